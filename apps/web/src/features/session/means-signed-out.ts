import type { SignInRefusal } from '@oja/contract/client';
import { ApiError } from '../../lib/api.ts';

/** Refusals of somebody who is not signed in, or not any more. Whoever writes a review is told on its form. */
const signedOut: readonly string[] = [
  'not_signed_in',
  'cart_needs_sign_in',
  'order_needs_sign_in',
] satisfies SignInRefusal[];

export const meansSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && signedOut.includes(error.code);
