import { ApiError } from '../../../src/lib/api.ts';

/** Why the account is what it was: the shop's own words, unless there is no line to it. */
export function accountFailure(error: Error): string {
  if (!(error instanceof ApiError) || error.code === 'network') return 'You need a connection for this.';
  if (error.code === 'too_many_requests')
    return 'Too many account numbers were looked up. Please try again in an hour.';
  if (error.code === 'too_many_sign_ins') return 'Too many tries with a wrong password. Please wait a few minutes.';
  return error.message;
}
