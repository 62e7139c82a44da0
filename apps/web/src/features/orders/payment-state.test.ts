import type { Order } from '@oja/contract/checkout';
import { kobo } from '@oja/domain/money/money';
import { expect, it } from 'vitest';
import { isRefunded, paymentStates } from './payment-state.ts';

const order = (given: Partial<Order['paymentInfo']>) => ({
  paymentInfo: {
    method: 'card' as const,
    status: 'paid' as const,
    transactionId: 'oja-1',
    amount: kobo(550_000),
    refundedAmount: kobo(0),
    refundingAmount: kobo(0),
    ...given,
  },
});

it.each([
  [{}, ['Paid · Card']],
  [{ method: 'credit' as const }, ['Paid · Store credit']],
  [{ refundingAmount: kobo(550_000) }, ['Paid · Card', 'Refund of ₦5,500.00 under way']],
  [{ refundedAmount: kobo(50_000) }, ['Paid · Card', 'Refunded ₦500.00']],
  [
    { refundedAmount: kobo(50_000), refundingAmount: kobo(100) },
    ['Paid · Card', 'Refunded ₦500.00', 'Refund of ₦1.00 under way'],
  ],
  [{ refundedAmount: kobo(550_000) }, ['Refunded ₦5,500.00']],
  [{ status: 'refunded' as const }, ['Refunded ₦5,500.00']],
])('tells what became of the money: %j', (given, states) => {
  expect(paymentStates(order(given))).toEqual(states);
});

it.each([
  [{ refundedAmount: kobo(549_999) }, false],
  [{ refundingAmount: kobo(550_000) }, false],
  [{ refundedAmount: kobo(550_000) }, true],
  [{ status: 'refunded' as const }, true],
])('knows when all of it went back: %j', (given, refunded) => {
  expect(isRefunded(order(given))).toBe(refunded);
});
