import { placeLine } from '../people/place.ts';
import type { ShippingInfo } from './checkout.ts';

/** Days after its delivery for which a store sees whom a parcel went to. */
export const RECIPIENT_SHOWN_DAYS = 60;

/** Whom a parcel goes to, as it is written on it. */
interface Recipient {
  name: string;
  phone: string;
  lines: string[];
}

/** 'Chidi Okafor', '0803 555 0142', and '12 Allen Avenue', 'Ikeja, Lagos 100271', 'Nigeria'. */
export function recipientOf(info: Omit<ShippingInfo, 'email'>): Recipient {
  const { firstName, lastName, phone, address, city, state, zipCode, country } = info;
  const lines = [address, `${placeLine([city, state])} ${zipCode}`, country];
  return { name: `${firstName} ${lastName}`.trim(), phone, lines: lines.map((line) => line.trim()).filter(Boolean) };
}

/** What a store calls a buyer: 'Chidi O.', or 'A buyer' where nobody is to know who it was. */
export function buyerCalled({ firstName, lastName }: Pick<ShippingInfo, 'firstName' | 'lastName'>): string {
  const [initial = ''] = /\P{M}\p{M}*/u.exec(lastName.trim()) ?? [];
  const called = [firstName.trim(), initial && `${initial}.`].filter(Boolean).join(' ');
  return called || 'A buyer';
}
