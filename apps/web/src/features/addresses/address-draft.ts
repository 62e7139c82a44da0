import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { type Country, countries, DEFAULT_COUNTRY } from '@oja/domain/people/country';
import { nigerianStates, typicalPostalCode } from '@oja/domain/people/nigerian-states';

/** What the shop knows of whoever begins an address. */
export interface KnownBuyer {
  name?: string;
  email: string;
  phone?: string;
}

/** An address that nobody has typed anything into yet, but for what is known of the buyer: the last word is the last name. */
export function emptyAddress({ name = '', email, phone = '' }: KnownBuyer): ShippingInfo {
  const words = name.trim().split(/\s+/);
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: words.slice(1).at(-1) ?? '',
    email,
    phone,
    address: '',
    city: '',
    state: '',
    zipCode: '',
    country: DEFAULT_COUNTRY,
  };
}

/** Choosing a Nigerian state fills in its usual zip code, unless another was typed. */
export function withState(draft: ShippingInfo, state: string): ShippingInfo {
  const usual = draft.country === 'Nigeria' ? typicalPostalCode(state) : undefined;
  const isOurs = draft.zipCode.trim() === '' || draft.zipCode === typicalPostalCode(draft.state);
  return { ...draft, state, zipCode: isOurs ? (usual ?? '') : draft.zipCode };
}

/** Another country has other states; what was filled in for the old one goes. */
export function withCountry(draft: ShippingInfo, country: Country): ShippingInfo {
  const knows = country !== 'Nigeria' || (nigerianStates as string[]).includes(draft.state);
  return { ...withState(draft, knows && draft.country !== 'Nigeria' ? draft.state : ''), country };
}

/** A saved address, or whatever was stored, as the fields of the form; undefined unless it has them all. */
export function readShippingInfo(value: unknown): ShippingInfo | undefined {
  const given = (value ?? {}) as Record<string, unknown>;
  const draft = emptyAddress({ email: '' });
  for (const field of Object.keys(draft) as (keyof ShippingInfo)[]) {
    const text = given[field];
    if (typeof text !== 'string') return undefined;
    Object.assign(draft, { [field]: text });
  }
  return countries.includes(draft.country) ? draft : undefined;
}
