import { type CourierNeeds, courierNamed, couriers } from '@oja/domain/orders/couriers';
import { type AskedShipping, decideParcelMove, type ShippingFault } from '@oja/domain/orders/parcel-move';
import { invalidPhone } from '@oja/domain/people/phone';

/** What a form of shipping holds, as it was typed. */
export type ShippingDraft = AskedShipping;
export type ShippingField = keyof ShippingDraft;

export const emptyDraft: ShippingDraft = { courier: '', trackingNumber: '', riderPhone: '' };

const faults: Record<ShippingFault, { field: ShippingField; words: string }> = {
  tracking_number_needed: { field: 'trackingNumber', words: 'Enter the tracking number of the parcel.' },
  tracking_number_invalid: {
    field: 'trackingNumber',
    words: 'A tracking number has 4 to 40 letters, digits, hyphens and slashes.',
  },
  rider_phone_needed: { field: 'riderPhone', words: 'Enter the phone number of the rider.' },
  rider_phone_invalid: { field: 'riderPhone', words: invalidPhone() },
};

const notShipped = { status: 'approved', trackingNumber: null, courier: null, riderPhone: null } as const;

/** What is wrong with a draft, by the rules that the shop will judge it by; null where nothing is. */
export function faultOf(draft: ShippingDraft): { field: ShippingField; words: string } | null {
  const decided = decideParcelMove(notShipped, { status: 'shipped', ...usedOf(draft) });
  return decided.kind === 'refuse' && decided.reason !== 'cannot_move' ? faults[decided.reason] : null;
}

/** What a courier of this name needs. */
export const needsOf = (courier: string): CourierNeeds => courierNamed(courier).needs;

/** Without what such a courier has no field for, which may have been typed for another one. */
export function usedOf({ courier, trackingNumber, riderPhone }: ShippingDraft): ShippingDraft {
  const needs = needsOf(courier);
  return {
    courier: courier.trim(),
    trackingNumber: needs === 'nothing' ? '' : trackingNumber.trim(),
    riderPhone: needs === 'rider phone' ? riderPhone.trim() : '',
  };
}

/** The listed couriers, the one used last first. A name that is not listed stands before them. */
export function offeredCouriers(lastUsed: string): string[] {
  const names = couriers.map(({ name }) => name);
  return lastUsed ? [lastUsed, ...names.filter((name) => name !== lastUsed)] : names;
}
