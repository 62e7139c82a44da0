import { emptyForm } from '@oja/domain/goods/product-form';
import { expect, it } from 'vitest';
import { ApiError } from '../../../src/lib/api.ts';
import { mayBegin } from './may-begin.ts';

const failure = (status: number, code: ApiError['code']) =>
  new ApiError('No.', { code, status, requestId: null, details: {}, retryAfter: null });
const unknown = failure(404, 'product_not_found');
const noAnswer = [failure(0, 'network'), failure(500, 'internal_error')];
const kept = (version: number, editVersion: number) => ({ form: emptyForm, version, editVersion, at: 1 });

it('begins what the shop does not have where it was begun here, or lies on the phone', () => {
  expect(mayBegin(unknown, true, null)).toBe(true);
  expect(mayBegin(unknown, false, kept(2, 0))).toBe(true);
  expect(mayBegin(unknown, false, null)).toBe(false);
});

it('without an answer, opens what lies on the phone only where the shop had nothing of it', () => {
  for (const error of noAnswer) {
    expect(mayBegin(error, true, kept(0, 0))).toBe(true);
    // A draft, or a product: to begin it anew would be to forget the pictures and the prices that the shop has of it.
    expect(mayBegin(error, true, kept(1, 0))).toBe(false);
    expect(mayBegin(error, false, kept(0, 3))).toBe(false);
    expect(mayBegin(error, true, null)).toBe(false);
  }
});

it('does not begin while the shop is asked, or has it', () => {
  expect(mayBegin(null, true, kept(0, 0))).toBe(false);
});
