import { ApiError } from '../../lib/api.ts';

/** What to tell after a failed sign-in: the shop's own words, unless the shop could not be reached at all. */
export function signInFailure(error: Error): string {
  if (error instanceof ApiError && error.code !== 'network') return error.message;
  return 'The shop did not answer. Please check your internet connection and try again.';
}

/** The same for changes to the account, where it is known whose password is asked for. */
export function callFailure(error: Error): string {
  if (error instanceof ApiError && error.code === 'too_many_sign_ins') {
    return 'Too many tries with a wrong password. Please wait a few minutes.';
  }
  return signInFailure(error);
}
