import { expect, it } from 'vitest';
import { returnTerms } from './return-terms.ts';

it.each([
  [0, 'This store takes no returns.'],
  [1, 'Returns within 1 day of delivery.'],
  [30, 'Returns within 30 days of delivery.'],
])('a store with %i days promises: %s [STORE-06]', (days, words) => {
  expect(returnTerms(days)).toBe(words);
});
