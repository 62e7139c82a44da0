import { ApiError } from '../../../lib/api.ts';

/** Whether the request itself is not taken, today or ever: sent again it would keep its sender from signing in. */
export function isHopeless(error: unknown): boolean {
  return error instanceof ApiError && [400, 413, 422].includes(error.status);
}
