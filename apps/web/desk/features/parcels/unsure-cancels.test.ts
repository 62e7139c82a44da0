import { expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { type AskedCancel, keepUnsure, mayBeDone, unsureCancel } from './unsure-cancels.ts';

const failure = (status: number, code: ApiError['code']) =>
  new ApiError('No.', { code, status, requestId: null, details: {}, retryAfter: null });

it.each([
  ['an answer that is lost', failure(0, 'network')],
  ['a fault of the shop', failure(500, 'internal_error')],
  ['a shop that is too slow', failure(504, 'internal_error')],
  ['the same under way', failure(409, 'request_in_progress')],
  ['what nobody foresaw', new Error('Not JSON')],
])('%s leaves open whether it was cancelled', (_, error) => {
  expect(mayBeDone(error, false)).toBe(true);
});

it('a refusal is an answer: nothing was cancelled', () => {
  const refusal = failure(409, 'value_moved');
  expect([mayBeDone(refusal, false), mayBeDone(refusal, true)]).toEqual([false, false]);
});

it.each([
  [401, 'not_signed_in'],
  [429, 'rate_limited'],
  [409, 'refunds_changing'],
])('a try that is refused with %i %s says nothing of the one before', (status, code) => {
  const refusal = failure(status, code as ApiError['code']);
  expect([mayBeDone(refusal, true), mayBeDone(refusal, false)]).toEqual([true, false]);
});

it('is kept for its own line until it is known', () => {
  const at = { seller: 'store-a', orderId: 'order-1', line: 1 };
  const asked = { key: 'k', quantity: 1 } as AskedCancel;
  keepUnsure(at, asked);
  expect(unsureCancel(at)).toBe(asked);
  expect(unsureCancel({ ...at, line: 2 })).toBeUndefined();
  expect(unsureCancel({ ...at, seller: 'store-b' })).toBeUndefined();
  keepUnsure(at, undefined);
  expect(unsureCancel(at)).toBeUndefined();
});
