import { expect, it } from 'vitest';
import { movedWords } from './moved-words.ts';

it.each([
  [15, -2, 'Now 15, because 2 were sold or counted out meanwhile.'],
  [1015, -1, 'Now 1,015, because 1 was sold or counted out meanwhile.'],
  [25, 3, 'Now 25, because 3 were added meanwhile.'],
])('%i after %i: %s [GOODS-69]', (stock, moved, words) => {
  expect(movedWords(stock, moved)).toBe(words);
});
