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

export const whoCarries = 'Who carries it?';

const notShipped = { status: 'approved', trackingNumber: null, courier: null, riderPhone: null } as const;

/** What is wrong with a draft, by the rules that the shop will judge it by; null where nothing is. First of all somebody carries it. */
export function faultOf(draft: ShippingDraft): { field: ShippingField; words: string } | null {
  if (draft.courier.trim() === '') return { field: 'courier', words: whoCarries };
  const decided = decideParcelMove(notShipped, { status: 'shipped', ...usedOf(draft) });
  if (decided.kind !== 'refuse' || decided.reason === 'cannot_move') return null;
  const fault = faults[decided.reason];
  if (decided.reason === 'rider_phone_needed') return { ...fault, words: `Enter ${phoneOf(draft.courier).whose}.` };
  if (decided.reason !== 'rider_phone_invalid') return fault;
  return { ...fault, words: invalidPhone('Nigeria', draft.riderPhone) };
}

/** Whom a buyer rings about a parcel that no number follows: a bus has no rider. */
export const phoneOf = (courier: string): { label: string; whose: string } =>
  courierNamed(courier).name === 'Waybill by bus'
    ? { label: 'Phone of the driver or the park', whose: 'the phone number of the driver or the park' }
    : { label: "Rider's phone", whose: 'the phone number of the rider' };

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

/** The couriers that a store is offered: the one used last, its own, and then those that are listed, each once. */
export const offeredCouriers = (lastUsed: string, own: readonly string[]): string[] => [
  ...new Set([...(lastUsed ? [lastUsed] : []), ...own, ...couriers.map(({ name }) => name)]),
];
