import type { StoreStatus } from '@oja/domain/stores/store-status';

/** Whether the store puts goods on sale. */
export const maySell = (status: StoreStatus): boolean => status === 'approved';

/** Why it does not, and what becomes of what was written. */
export function notOpenWords(status: StoreStatus): string {
  const why: Partial<Record<StoreStatus, string>> = {
    applied: 'Your store is not open yet: we are looking at it.',
    suspended: 'Your store is not in the shop at present.',
  };
  return `${why[status] ?? 'Your store is not open yet: finish its checklist on Today.'} This stays a draft until then.`;
}
