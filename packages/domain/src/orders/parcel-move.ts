import { isPhoneNumber } from '../people/phone.ts';
import { courierNamed } from './couriers.ts';
import { canMove, type SellerStatus } from './order-status.ts';

/** How a parcel travels. */
export interface Shipping {
  trackingNumber: string | null;
  /** Who carries it: 'GIG Logistics'. */
  courier: string | null;
  /** Whom to call about it, where no number says where it is. */
  riderPhone: string | null;
}

export interface ParcelState extends Shipping {
  status: SellerStatus;
}

/** Letters that the name of a courier may have. */
export const COURIER_MAX = 60;

/** What is written of the way of a parcel; '' where nothing is given. */
export interface AskedShipping {
  trackingNumber: string;
  courier: string;
  riderPhone: string;
}

export interface AskedMove extends AskedShipping {
  status: SellerStatus;
}

export type ShippingFault =
  | 'tracking_number_needed'
  | 'tracking_number_invalid'
  | 'rider_phone_needed'
  | 'rider_phone_invalid';

export type ParcelMove =
  | { kind: 'move'; to: ParcelState }
  /** It is there already: the same request again. */
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'cannot_move' | ShippingFault };

/**
 * What becomes of a parcel when its seller asks for a status: one step forward. It is shipped with what its courier needs: a
 * tracking number, or the phone of the rider, or nothing where the buyer collects it.
 */
export function decideParcelMove(parcel: ParcelState, asked: AskedMove): ParcelMove {
  const way = shippingOf(asked);
  if (asked.status === parcel.status && addsNothing(parcel, way)) return { kind: 'stay' };
  if (!canMove(parcel.status, asked.status)) return { kind: 'refuse', reason: 'cannot_move' };
  if (asked.status !== 'shipped') return { kind: 'move', to: { ...parcel, status: asked.status } };
  const fault = faultOf(way);
  return fault ? { kind: 'refuse', reason: fault } : { kind: 'move', to: { status: 'shipped', ...way } };
}

export type ShippingCorrection =
  | { kind: 'change'; to: Shipping }
  | { kind: 'stay' }
  | { kind: 'refuse'; reason: 'not_on_its_way' | ShippingFault };

/** What becomes of a parcel that is on its way when its seller writes anew how it travels. */
export function decideCorrection(parcel: ParcelState, asked: AskedShipping): ShippingCorrection {
  const way = shippingOf(asked);
  const { trackingNumber, courier, riderPhone } = way;
  const isSame =
    trackingNumber === parcel.trackingNumber && courier === parcel.courier && riderPhone === parcel.riderPhone;
  if (parcel.status !== 'shipped') return { kind: 'refuse', reason: 'not_on_its_way' };
  if (isSame) return { kind: 'stay' };
  const fault = faultOf(way);
  return fault ? { kind: 'refuse', reason: fault } : { kind: 'change', to: way };
}

/** As it is kept: names of couriers as they are listed, numbers without blanks, and nothing that such a courier has no use for. */
function shippingOf({ trackingNumber, courier, riderPhone }: AskedShipping): Shipping {
  const { name, needs } = courierNamed(courier);
  return {
    courier: name || null,
    trackingNumber: needs === 'nothing' ? null : trackingNumber.replaceAll(/\s/g, '') || null,
    riderPhone: (needs === 'rider phone' && riderPhone.trim()) || null,
  };
}

/** Whether it says nothing that is not known of the parcel. */
function addsNothing(parcel: Shipping, asked: Shipping): boolean {
  const known = (['trackingNumber', 'courier', 'riderPhone'] as const).map((part) => [asked[part], parcel[part]]);
  return known.every(([wanted, is]) => wanted === null || wanted === is);
}

const wellFormed = /^[A-Za-z\d/-]{4,40}$/;

function faultOf({ trackingNumber, courier, riderPhone }: Shipping): ShippingFault | undefined {
  if (trackingNumber !== null && !wellFormed.test(trackingNumber)) return 'tracking_number_invalid';
  if (riderPhone !== null && !isPhoneNumber(riderPhone)) return 'rider_phone_invalid';
  const { needs } = courierNamed(courier ?? '');
  if (needs === 'tracking number' && trackingNumber === null) return 'tracking_number_needed';
  // A number that a rider or a bus park gives says nothing to anybody: it is kept beside the phone, and not in its place.
  if (needs === 'rider phone' && riderPhone === null) return 'rider_phone_needed';
  return undefined;
}
