import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { type AskedCancel, keepUnsure, mayBeDone, unsureCancel, unsureCancels } from './unsure-cancels.ts';

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

describe('a cancellation that is left open', () => {
  const who = { user: 'ada', seller: 'cloth' };
  const of = { orderId: 'order-1', orderNumber: 'ORD-1', line: 1, name: 'Gele' };
  const look = { left: 2, goods: 100, tax: 0, shipping: 0, amount: 100, to: 'card', endsParcel: false };
  const asked = { key: 'k', at: 1000, quantity: 1, reason: 'not_there', words: '', look } as unknown as AskedCancel;
  let kept: Map<string, string>;

  beforeEach(() => {
    kept = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    });
  });
  afterEach(() => {
    keepUnsure(who, of, undefined);
    vi.unstubAllGlobals();
  });

  it('is kept for its own line until it is known', () => {
    keepUnsure(who, of, asked);
    expect(unsureCancel(who, of, 1000)).toEqual(asked);
    expect(unsureCancel(who, { ...of, line: 2 }, 1000)).toBeUndefined();
    expect(unsureCancel({ ...who, seller: 'shoes' }, of, 1000)).toBeUndefined();
    expect(unsureCancel({ ...who, user: 'bola' }, of, 1000)).toBeUndefined();
    keepUnsure(who, of, undefined);
    expect(unsureCancel(who, of, 1000)).toBeUndefined();
    expect(kept.size).toBe(0);
  });

  it('is there after a reload, and told by the names of order and goods', async () => {
    keepUnsure(who, of, asked);
    vi.resetModules();
    const reloaded = await import('./unsure-cancels.ts');
    expect(reloaded.unsureCancels(who, 1000)).toEqual([{ ...of, asked }]);
  });

  it('is not lost in a visit where the phone keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepUnsure(who, of, asked);
    expect(unsureCancel(who, of, 1000)).toEqual(asked);
  });

  it('is not sent again after a day: the shop forgets its key', () => {
    keepUnsure(who, of, asked);
    const aDay = 24 * 3_600_000;
    expect(unsureCancel(who, of, 1000 + aDay - 1)).toEqual(asked);
    expect(unsureCancel(who, of, 1000 + aDay)).toBeUndefined();
  });

  it.each(['{', 'null', '{"order-1.1": 7}', '{"order-1.1": {"asked": {"key": "k"}}}'])(
    'is none where %s lies',
    (text) => {
      kept.set('oja.desk.cancels.ada.cloth', text);
      expect(unsureCancels(who, 1000)).toEqual([]);
    },
  );
});
