import { describe, expect, it } from 'vitest';
import { readPayment, readRefund, readRefundOfAny, readRefunds } from './read-answer.ts';

const payment = { id: 1, status: 'success', reference: 'oja-1', amount: 275_000, currency: 'NGN' };
const refund = { id: 7, status: 'pending', amount: 1000, merchant_note: 'refund:x' };

describe('the number of a payment or a refund', () => {
  it.each([
    [1, '1'],
    [0, '0'],
    ['1', '1'],
    // Beyond what a number can hold, and all of it there.
    ['18446744073709551615', '18446744073709551615'],
  ])('%j is %s', (id, read) => {
    expect(readPayment({ ...payment, id })?.transactionId).toBe(read);
    expect(readRefund({ ...refund, id })?.id).toBe(read);
    expect(readRefundOfAny({ ...refund, transaction: id })?.transactionId).toBe(read);
    expect(readRefundOfAny({ ...refund, transaction: { id } })?.transactionId).toBe(read);
  });

  it.each([2 ** 53, -1, 1.5, '', 'one', '-1', '1.5', '1e3', ' 1', '1'.repeat(21), true, null, undefined, {}, [1]])(
    '%j is none, and nothing is read',
    (id) => {
      expect(readPayment({ ...payment, id })).toBeNull();
      expect(readRefund({ ...refund, id })).toBeNull();
      expect(readRefundOfAny({ ...refund, transaction: id })).toBeNull();
      expect(readRefunds([refund, { ...refund, id }])).toBeNull();
    },
  );
});

it.each([
  [7, '7'],
  ['7', '7'],
  [{ id: 7 }, '7'],
  [null, null],
  [undefined, null],
  [{}, null],
  ['none', null],
])('the dispute %j of a refund is %j', (dispute, read) => {
  expect(readRefund({ ...refund, dispute })?.disputeId).toBe(read);
});

describe('an amount', () => {
  it.each([
    [0, 0],
    ['275000', 275_000],
    [Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
  ])('%j is %i kobo', (amount, kobo) => {
    expect(readPayment({ ...payment, amount })?.amount).toBe(kobo);
    expect(readRefund({ ...refund, amount })?.amount).toBe(kobo);
  });

  it.each([2 ** 53, -1, 0.5, '', '-1', '1.5', '1'.repeat(16), 'all', null, {}])('%j is none', (amount) => {
    expect(readPayment({ ...payment, amount })).toBeNull();
    expect(readRefund({ ...refund, amount })).toBeNull();
  });
});
