import { expect, it } from 'vitest';
import { loweredWords } from './lowered-words.ts';

it.each([
  [3, 'stock', 'Radio: only 3 left'],
  [0, 'stock', 'Radio: sold out, not added'],
  [3, 'worth', 'Radio: only 3, because a cart can be worth at most ₦100,000,000,000.00'],
  [0, 'worth', 'Radio: not added, because a cart can be worth at most ₦100,000,000,000.00'],
] as const)('a line lowered to %d by the %s says: %s', (quantity, boundBy, words) => {
  expect(loweredWords({ name: 'Radio', quantity, boundBy })).toBe(words);
});
