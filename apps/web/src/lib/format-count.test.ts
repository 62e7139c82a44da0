import { expect, it } from 'vitest';
import { formatCount } from './format-count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1_234_567, '1,234,567'],
])('%i is written %s', (count, text) => {
  expect(formatCount(count)).toBe(text);
});
