import { canMove, type SellerStatus } from './order-status.ts';

export interface ParcelState {
  status: SellerStatus;
  trackingNumber: string | null;
}

export interface AskedMove {
  status: SellerStatus;
  /** '' where none is given. */
  trackingNumber: string;
}

export type ParcelMove =
  | { kind: 'move'; to: ParcelState }
  /** It is there already: the same request again. */
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'cannot_move' | 'tracking_number_needed' };

/** What becomes of a parcel when its seller asks for a status: one step forward, shipped only with a tracking number. */
export function decideParcelMove(parcel: ParcelState, asked: AskedMove): ParcelMove {
  const trackingNumber = asked.trackingNumber.trim();
  const sameNumber = trackingNumber === '' || trackingNumber === parcel.trackingNumber;
  if (asked.status === parcel.status && sameNumber) return { kind: 'stay' };
  if (!canMove(parcel.status, asked.status)) return { kind: 'refuse', reason: 'cannot_move' };
  if (asked.status !== 'shipped') return { kind: 'move', to: { ...parcel, status: asked.status } };
  if (trackingNumber === '') return { kind: 'refuse', reason: 'tracking_number_needed' };
  return { kind: 'move', to: { status: 'shipped', trackingNumber } };
}
