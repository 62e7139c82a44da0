import { expect, it } from 'vitest';
import { countedWords } from './counted-words.ts';

it.each([
  [0, '0'],
  [10_000, '10,000'],
  [10_001, '10,000+'],
])('%i rows are written %s [DESK-40]', (count, text) => {
  expect(countedWords(count)).toBe(text);
});
