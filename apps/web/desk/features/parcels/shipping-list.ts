import type { Act } from '../waiting/act.ts';
import type { ShippingList } from './kept-shipping.ts';
import { faultOf, needsOf, phoneOf, type ShippingDraft, usedOf } from './shipping-draft.ts';

/** What each parcel of a list is asked for; null where its courier needs nothing. */
export function fieldName(courier: string): string | null {
  const needs = needsOf(courier);
  if (needs === 'nothing') return null;
  return needs === 'rider phone' ? phoneOf(courier).label : 'Tracking number';
}

/** What one of a list is shipped with. */
function draftOf({ courier, fields }: ShippingList, id: string): ShippingDraft {
  const field = fields[id] ?? '';
  const isPhone = needsOf(courier) === 'rider phone';
  return usedOf({ courier, trackingNumber: isPhone ? '' : field, riderPhone: isPhone ? field : '' });
}

/** What is wrong with each, in words. */
export function faultsOf(list: ShippingList, ids: readonly string[]): Record<string, string | undefined> {
  return Object.fromEntries(ids.map((id) => [id, faultOf(draftOf(list, id))?.words]));
}

/** The act that ships them. */
export function shippedOf(list: ShippingList, ids: readonly string[]): Extract<Act, { kind: 'shipSeveral' }> {
  const parcels = ids.map((orderId) => {
    const { courier: _, ...way } = draftOf(list, orderId);
    return { orderId, ...way };
  });
  return { kind: 'shipSeveral', courier: list.courier.trim(), parcels };
}
