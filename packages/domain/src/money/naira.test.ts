import { expect, it } from 'vitest';
import { kobo } from './money.ts';
import { formatAmount } from './naira.ts';

it.each([
  [1_250_000, 'NGN', '₦12,500.00'],
  [-100, 'NGN', '-₦1.00'],
  [1250, 'USD', 'USD 12.50'],
  [-5, 'USD', '-USD 0.05'],
  [123_456_789, 'GHS', 'GHS 1,234,567.89'],
])('%s of %s is %s', (amount, currency, shown) => {
  expect(formatAmount(kobo(amount), currency)).toBe(shown);
});
