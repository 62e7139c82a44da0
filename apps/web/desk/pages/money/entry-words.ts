import type { StatementEntry } from '@oja/contract/desks/desk-money';

const words: Record<StatementEntry['kind'], string> = {
  sale: 'Sold',
  sent: 'Sent to your bank with the payment',
  refund: 'Refund to the buyer',
  cancelled: 'Pieces that you did not send',
  undone: 'Refund that did not go back after all',
  other: 'Correction',
};

/** 'Ankara, 6 yds ×2', or what else the entry is about. */
export function entryWords({ kind, order }: StatementEntry): string {
  if (kind !== 'sale' || !order) return words[kind];
  return order.units > 1 ? `${order.firstName}, ${order.units} pieces` : order.firstName;
}
