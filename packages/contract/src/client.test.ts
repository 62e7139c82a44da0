import { expect, expectTypeOf, it } from 'vitest';
import { ApiError, type CommonFailure, isFailureOf, type OwnRefusal, type SignInRefusal } from './client.ts';

it('what fails is told by its endpoint: its own codes, that of its access, and what can befall any call', () => {
  const facts = { status: 409, requestId: null, details: {}, retryAfter: null };
  const error: unknown = new ApiError<'register'>('Registration failed.', { ...facts, code: 'registration_failed' });
  if (!isFailureOf<'register'>(error)) throw new Error('No failure of a call.');
  expect(error.code).toBe('registration_failed');
  expectTypeOf(error.code).toEqualTypeOf<'registration_failed' | 'password_too_short' | CommonFailure>();
  expectTypeOf<OwnRefusal<'order'>>().toEqualTypeOf<'not_signed_in' | 'order_not_found'>();
  expectTypeOf<SignInRefusal>().toEqualTypeOf<
    'not_signed_in' | 'cart_needs_sign_in' | 'order_needs_sign_in' | 'review_needs_sign_in'
  >();
  // @ts-expect-error: registering says nothing of carts
  expect(error.code === 'cart_full').toBe(false);
});

it('what no call threw is no failure of one', () => {
  expect(isFailureOf(new Error('Something else.'))).toBe(false);
});
