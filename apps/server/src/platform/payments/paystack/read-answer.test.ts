import { describe, expect, it } from 'vitest';
import {
  readAuthorizationUrl,
  readData,
  readJson,
  readMessage,
  readPayment,
  readRefund,
  readRefundOfAny,
  readRefunds,
} from './read-answer.ts';

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

it('a payment is read with all that it says', () => {
  const read = { status: 'success', reference: 'oja-1', currency: 'NGN', transactionId: '1', amount: 275_000 };
  const customer = { email: 'ada@oja.example' };
  const all = { ...payment, requested_amount: 270_000, fees: '5000', customer, channel: 'card' };
  const unsaid = { requestedAmount: null, fees: null, payerEmail: null, channel: null };
  expect(readPayment(all)).toEqual({
    ...read,
    requestedAmount: 270_000,
    fees: 5000,
    payerEmail: 'ada@oja.example',
    channel: 'card',
  });
  expect(readPayment(payment)).toEqual({ ...read, ...unsaid });
  expect(readPayment({ ...payment, customer: 'ada', channel: '' })).toEqual({ ...read, ...unsaid });
  expect(readPayment({ ...payment, channel: 'x'.repeat(255) })?.channel).toBe('x'.repeat(254));
});

it.each(['status', 'reference', 'currency'])('a payment without a %s is none', (field) => {
  expect(readPayment({ ...payment, [field]: null })).toBeNull();
});

it('refunds are read with all that they say', () => {
  const read = { id: '7', status: 'pending', amount: 1000, merchantNote: 'refund:x', disputeId: null };
  expect(readRefund(refund)).toEqual(read);
  expect(readRefund({ ...refund, merchant_note: 7 })).toEqual({ ...read, merchantNote: null });
  expect(readRefunds([refund, { ...refund, id: 8 }])).toEqual([read, { ...read, id: '8' }]);
  expect(readRefund({ ...refund, status: null })).toBeNull();
});

it.each([null, undefined, 'text', 7, [], [payment]])('%j is no payment, refund or list of refunds', (data) => {
  expect(readPayment(data)).toBeNull();
  expect(readRefund(data)).toBeNull();
  expect(readRefundOfAny(data)).toBeNull();
  expect(readRefunds([refund, data])).toBeNull();
});

it.each([null, undefined, {}, 'text'])('%j is no list of refunds', (data) => {
  expect(readRefunds(data)).toBeNull();
});

it.each([
  ['{"status":true}', { status: true }],
  ['[]', null],
  ['null', null],
  ['"text"', null],
  ['{', null],
])('the answer %s is %j', (text, read) => {
  expect(readJson(text)).toEqual(read);
});

it.each([
  [{ message: '  Invalid key ' }, 'Invalid key'],
  [{ message: 'x'.repeat(301) }, 'x'.repeat(300)],
  [{ message: '  ' }, null],
  [{ message: 7 }, null],
  [{}, null],
  [null, null],
])('the reason in %j is %j', (answer, reason) => {
  expect(readMessage(answer)).toBe(reason);
});

it.each([
  [{ status: true, data: 1 }, 1],
  [{ data: 1 }, 1],
  [{ status: false, data: 1 }, undefined],
  [{ status: 'false', data: 1 }, undefined],
  [null, undefined],
])('the data of %j are %j', (answer, data) => {
  expect(readData(answer)).toBe(data);
});

it.each([
  ['https://pay.example/x', true],
  ['https://user@pay.example/x', false],
  ['https://:secret@pay.example/x', false],
  ['http://pay.example/x', false],
  ['https://pay.example.evil/x', false],
])('the page %s may be shown: %j', (authorization_url, allowed) => {
  const origins = ['https://other.example', 'https://pay.example'];
  expect(readAuthorizationUrl({ authorization_url }, origins)).toBe(allowed ? authorization_url : null);
});

it.each([null, undefined, 'https://pay.example/x', [], { authorization_url: 'pay.example' }])(
  '%j has no page',
  (data) => {
    expect(readAuthorizationUrl(data, ['https://pay.example'])).toBeNull();
  },
);
