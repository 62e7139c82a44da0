import { expect, it } from 'vitest';
import { ApiError } from '../../../lib/api.ts';
import { isHopeless } from './is-hopeless.ts';

const answer = (status: number) =>
  new ApiError('refused', { code: 'bad_request', status, requestId: null, details: {}, retryAfter: null });

it('gives up only what the shop takes neither today nor ever: unreadable, too large, not as it must be: F8', () => {
  const statuses = [0, 400, 401, 403, 404, 408, 409, 413, 422, 425, 429, 500, 502, 503, 504];
  expect(statuses.filter((status) => isHopeless(answer(status)))).toEqual([400, 413, 422]);
  expect(isHopeless(new TypeError('Failed to fetch'))).toBe(false);
});
