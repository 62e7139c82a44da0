import type { SellerStatus } from '@oja/domain/orders/order-status';

/** What a store does with a parcel next. */
export type ParcelStep = 'accept' | 'pack' | 'ship' | 'deliver';

export interface Standing {
  status: SellerStatus;
  packedAt: string | null;
  cancelledAt: string | null;
}

/** The next step of a parcel; null where there is none left. */
export function nextStep({ status, packedAt, cancelledAt }: Standing): ParcelStep | null {
  if (cancelledAt !== null) return null;
  if (status === 'pending') return 'accept';
  if (status === 'approved') return packedAt === null ? 'pack' : 'ship';
  return status === 'shipped' ? 'deliver' : null;
}

/** As the buttons say it: an act, never how a parcel stands. */
export const stepNames: Record<ParcelStep, string> = {
  accept: 'Accept',
  pack: 'Mark packed',
  ship: 'Ship',
  deliver: 'Mark delivered',
};

/** What comes of a step for the buyer, said before it is taken. Packing is told to nobody. */
export const consequences: Record<ParcelStep, string> = {
  accept: 'The buyer is told that you have the goods.',
  pack: 'Only your store sees this.',
  ship: 'The buyer is told, with the number.',
  deliver: 'The buyer is told that it has arrived.',
};

export type ParcelState = 'new' | 'to-pack' | 'packed' | 'on-the-way' | 'delivered' | 'cancelled';

export const stateNames: Record<ParcelState, string> = {
  new: 'New',
  'to-pack': 'To pack',
  packed: 'Packed',
  'on-the-way': 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** Where a parcel stands, as its chip says it. */
export function stateOf({ status, packedAt, cancelledAt }: Standing): ParcelState {
  if (cancelledAt !== null) return 'cancelled';
  if (status === 'pending') return 'new';
  if (status === 'approved') return packedAt === null ? 'to-pack' : 'packed';
  return status === 'shipped' ? 'on-the-way' : 'delivered';
}
