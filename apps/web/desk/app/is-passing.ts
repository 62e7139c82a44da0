import { ApiError } from '../../src/lib/api.ts';

/** Nobody is signed in any more: the same request has an answer once somebody has signed in again. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** No answer, or none now: the same request later may have one. */
export const isPassing = (error: unknown): boolean =>
  isSignedOut(error) || (error instanceof ApiError && ([0, 408, 429].includes(error.status) || error.status >= 500));
