import { canMove, type SellerStatus } from './order-status.ts';

export interface ParcelState {
  status: SellerStatus;
  trackingNumber: string | null;
  /** Who carries it: 'GIG Logistics'. */
  courier: string | null;
}

/** Letters that the name of a courier may have. */
export const COURIER_MAX = 60;

export interface AskedMove {
  status: SellerStatus;
  /** '' where none is given. */
  trackingNumber: string;
  /** '' where none is given. */
  courier: string;
}

export type ParcelMove =
  | { kind: 'move'; to: ParcelState }
  /** It is there already: the same request again. */
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'cannot_move' | 'tracking_number_needed' };

/** What becomes of a parcel when its seller asks for a status: one step forward, shipped only with a tracking number; it may name the courier, too. */
export function decideParcelMove(parcel: ParcelState, asked: AskedMove): ParcelMove {
  const trackingNumber = asked.trackingNumber.trim();
  const courier = asked.courier.trim();
  const isSame =
    (trackingNumber === '' || trackingNumber === parcel.trackingNumber) &&
    (courier === '' || courier === parcel.courier);
  if (asked.status === parcel.status && isSame) return { kind: 'stay' };
  if (!canMove(parcel.status, asked.status)) return { kind: 'refuse', reason: 'cannot_move' };
  if (asked.status !== 'shipped') return { kind: 'move', to: { ...parcel, status: asked.status } };
  if (trackingNumber === '') return { kind: 'refuse', reason: 'tracking_number_needed' };
  return { kind: 'move', to: { status: 'shipped', trackingNumber, courier: courier || null } };
}
