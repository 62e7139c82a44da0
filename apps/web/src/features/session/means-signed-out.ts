import { ApiError } from '../../lib/api.ts';

/** Refusals of somebody who is not signed in, or not any more. */
const signedOut = ['not_signed_in', 'cart_needs_sign_in', 'order_needs_sign_in'];

export const meansSignedOut = (error: unknown): error is ApiError =>
  error instanceof ApiError && signedOut.includes(error.code);
