import { ApiError } from '../../../src/lib/api.ts';

/** Why nothing was cancelled: the shop's own words, unless there is no line to it. */
export function cancelFailure(error: Error): string {
  if (error instanceof ApiError && error.code !== 'network') return error.message;
  return 'You need a connection for this. Nothing was cancelled.';
}

const ofTheCount = ['not_enough_free', 'too_many_units', 'stock_item_not_found'];

/** Whether it was refused for the count of what is really there. */
export const isOfTheCount = (error: Error | null): error is ApiError =>
  error instanceof ApiError && ofTheCount.includes(error.code);
