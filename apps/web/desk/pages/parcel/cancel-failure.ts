import { ApiError } from '../../../src/lib/api.ts';

/** Why nothing was cancelled: the shop's own words, unless there is no line to it. */
export function cancelFailure(error: Error): string {
  if (error instanceof ApiError && error.code !== 'network') return error.message;
  return 'You need a connection for this. Nothing was cancelled.';
}
