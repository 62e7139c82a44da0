import { expect, it } from 'vitest';
import { amountOf } from './filters-state.ts';

it.each([
  ['12,500', 1_250_000],
  ['₦ 99.50', 9950],
  ['0', 0],
  ['', undefined],
  ['1.234', undefined],
  ['abc', undefined],
])('an amount typed as %j is %s kobo', (text, amount) => {
  expect(amountOf(text)).toBe(amount);
});
