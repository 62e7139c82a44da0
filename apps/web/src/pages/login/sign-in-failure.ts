import { ApiError } from '../../lib/api.ts';

/** What to tell after a failed sign-in: the shop's own words, unless the shop could not be reached at all. */
export function signInFailure(error: Error): string {
  if (error instanceof ApiError && error.code !== 'network') return error.message;
  return 'The shop did not answer. Please check your internet connection and try again.';
}
