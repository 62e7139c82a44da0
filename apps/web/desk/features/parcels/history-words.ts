import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { SellerStatus } from '@oja/domain/orders/order-status';

export interface PastStep {
  /** ISO */
  at: string;
  words: string;
  notes: string;
}

const words: Record<SellerStatus, string> = {
  pending: 'Ordered',
  approved: 'Accepted',
  shipped: 'On the way',
  delivered: 'Delivered',
};

/** What has happened to a parcel, the oldest first: ordered, and packed where it is, are told by their times alone. */
export function pastSteps({
  placedAt,
  packedAt,
  history,
}: Pick<DeskParcel, 'placedAt' | 'packedAt' | 'history'>): PastStep[] {
  const told = history
    .filter(({ status }) => status !== 'pending')
    .map(({ at, status, corrects, notes }) => ({
      at,
      words: corrects ? 'Its way was written anew' : words[status],
      notes,
    }));
  const packed = packedAt === null ? [] : [{ at: packedAt, words: 'Packed', notes: '' }];
  return [{ at: placedAt, words: words.pending, notes: '' }, ...told, ...packed].sort(
    (a, b) => Date.parse(a.at) - Date.parse(b.at),
  );
}
