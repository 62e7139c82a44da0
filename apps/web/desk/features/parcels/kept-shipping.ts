import { readStored, writeStored } from '../../../src/lib/storage.ts';

/** What was typed to ship several parcels, by parcel. */
export interface ShippingList {
  courier: string;
  /** The number or phone of each, as its courier needs it. */
  fields: Record<string, string>;
}

const listKey = (sellerId: string) => `oja.desk.shipping.${sellerId}`;
const courierKey = (sellerId: string) => `oja.desk.courier.${sellerId}`;

/** The courier that this store used last on this phone; '' for none. */
export const lastCourier = (sellerId: string): string => readStored(courierKey(sellerId)) ?? '';

export const keepCourier = (sellerId: string, courier: string): void =>
  writeStored(courierKey(sellerId), courier || null);

/** As it was typed before a refusal, a reload or a day. */
export function keptList(sellerId: string): ShippingList {
  const none = { courier: lastCourier(sellerId), fields: {} };
  try {
    const kept: unknown = JSON.parse(readStored(listKey(sellerId)) ?? 'null');
    return isList(kept) ? kept : none;
  } catch {
    return none;
  }
}

/** @param list null forgets it */
export function keepList(sellerId: string, list: ShippingList | null): void {
  writeStored(listKey(sellerId), list && JSON.stringify(list));
}

function isList(kept: unknown): kept is ShippingList {
  if (kept === null || typeof kept !== 'object') return false;
  const { courier, fields } = kept as Partial<ShippingList>;
  if (typeof courier !== 'string' || fields === null || typeof fields !== 'object') return false;
  return Object.values(fields).every((text) => typeof text === 'string');
}
