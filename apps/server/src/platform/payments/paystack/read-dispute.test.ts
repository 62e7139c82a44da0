import { expect, it } from 'vitest';
import { readDispute, readDisputeOfAny, readDisputes } from './read-dispute.ts';

const given = {
  id: 358950,
  status: 'awaiting-merchant-feedback',
  refund_amount: 5000,
  currency: 'NGN',
  category: 'fraud',
  due_at: '2026-05-04T08:00:00.000Z',
  resolution: 'merchant-accepted',
  transaction: { id: 5991760, amount: 20_000, currency: 'GHS' },
};
const read = {
  id: '358950',
  status: 'awaiting-merchant-feedback',
  amount: 5000,
  currency: 'NGN',
  reason: 'fraud',
  dueAt: '2026-05-04T08:00:00.000Z',
  resolution: 'merchant-accepted',
};

it('a dispute is read with all that it says', () => {
  expect(readDispute(given)).toEqual(read);
  expect(readDisputeOfAny(given)).toEqual({ ...read, transactionId: '5991760' });
  expect(readDisputes([given, { ...given, id: 'D-2' }])).toEqual([read, { ...read, id: 'D-2' }]);
});

it('what it does not say is taken from its payment, or is not known', () => {
  const { refund_amount: _amount, currency: _currency, ...ofPayment } = given;
  expect(readDispute(ofPayment)).toMatchObject({ amount: 20_000, currency: 'GHS' });
  expect(readDispute({ id: 1 })).toEqual({
    id: '1',
    status: 'unknown',
    amount: null,
    currency: null,
    reason: '',
    dueAt: null,
    resolution: null,
  });
});

it.each([
  [{ due_at: null, dueAt: '2026-05-04T09:00:00+01:00' }, '2026-05-04T08:00:00.000Z'],
  [{ due_at: 'soon' }, null],
  [{ due_at: null }, null],
])('the date in %j is %j', (dates, dueAt) => {
  expect(readDispute({ ...given, ...dates })?.dueAt).toBe(dueAt);
});

it.each([
  [0, 0],
  ['5000', 5000],
  [-1, null],
  [1.5, null],
  ['', null],
  ['all', null],
])('the amount %j is %j: nothing is not all of it', (refund_amount, amount) => {
  expect(readDispute({ ...given, refund_amount })?.amount).toBe(amount);
});

it('a text of more than a hundred characters names nothing', () => {
  const long = 'x'.repeat(100);
  expect(readDispute({ ...given, id: long })?.id).toBe(long);
  expect(readDispute({ ...given, id: `${long}x` })).toBeNull();
});

it.each([null, undefined, 'text', 7, {}, { id: true }, { id: {} }])('%j is no dispute', (entry) => {
  expect(readDispute(entry)).toBeNull();
  expect(readDisputeOfAny(entry)).toBeNull();
  expect(readDisputeOfAny({ ...given, id: null })).toBeNull();
  expect(readDisputes([given, entry])).toBeNull();
});

it.each([null, 'text', {}, undefined])('%j is no list of disputes', (data) => {
  expect(readDisputes(data)).toBeNull();
});

it.each([undefined, null, {}, { id: null }])('of the payment %j nobody can say which it is', (transaction) => {
  expect(readDisputeOfAny({ ...given, transaction })).toBeNull();
});
