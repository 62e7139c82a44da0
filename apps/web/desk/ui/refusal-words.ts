import { ApiError } from '../../src/lib/api.ts';

/** Why something that is never kept for later could not be done. */
export function refusalWords(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.';
  return error.status === 0 ? 'You need a connection for this.' : error.message;
}
