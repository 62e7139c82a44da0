import { expect, it } from 'vitest';
import { choiceWords } from './choice-words.ts';

it.each([
  [[], [], ''],
  [['red', 'blue'], [], 'red · blue'],
  [['red', 'blue'], ['42', '43', '44', '45'], 'red · blue · 42–45'],
  [[], ['6', '8', '10'], '6–10'],
  [[], ['42', '43'], '42 · 43'],
  [[], ['42', '43', '45'], '42 · 43 · 45'],
  [[], ['44', '43', '42'], '44 · 43 · 42'],
  [[], ['S', 'M', 'L'], 'S · M · L'],
])('%j in %j: %s', (colors, sizes, words) => {
  expect(choiceWords({ colors, sizes })).toBe(words);
});
