import { expect, it } from 'vitest';
import { formatTotal, totalOf } from './total.ts';

it.each([
  [0, '0', '0 products'],
  [1, '1', '1 product'],
  [1000, '1,000', '1,000 products'],
  [1001, '1,000+', '1,000+ products'],
])('a list of %i has %s', (total, text, words) => {
  expect(formatTotal(total)).toBe(text);
  expect(totalOf(total, 'product', 'products')).toBe(words);
});
