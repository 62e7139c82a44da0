import { expect, it } from 'vitest';
import { searchedText } from './searched-text.ts';

it.each([
  ['q=ankara', 'ankara'],
  ['q=%20hp+laptop%20', 'hp laptop'],
  ['q=%00', ''],
  ['q=a%00b%0Ac%7F', 'a b c'],
  ['', ''],
])('%s asks for "%s" [SRCH-21]', (query, text) => {
  expect(searchedText(new URLSearchParams(query))).toBe(text);
});

it('is no longer than the shop takes, and ends in a whole character', () => {
  expect(searchedText(new URLSearchParams({ q: 'x'.repeat(300) }))).toHaveLength(200);
  expect(searchedText(new URLSearchParams({ q: `${'x'.repeat(199)}😀` }))).toBe('x'.repeat(199));
});
