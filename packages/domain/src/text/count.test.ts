import { expect, it } from 'vitest';
import { countOf, formatCount } from './count.ts';

it.each([
  [0, '0', '0 products'],
  [1, '1', '1 product'],
  [999, '999', '999 products'],
  [1000, '1,000', '1,000 products'],
  [1_234_567, '1,234,567', '1,234,567 products'],
])('%i is written %s', (count, text, words) => {
  expect(formatCount(count)).toBe(text);
  expect(countOf(count, 'product', 'products')).toBe(words);
});
