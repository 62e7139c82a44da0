import type { StoreSettings } from '@oja/contract/desks/desk-store-form';
import {
  type BusinessType,
  dispatchPromise,
  emptyStoreForm,
  type StoreField,
  type StoreForm,
} from '@oja/domain/stores/store-form';

/** What of a store is asked for together. */
export const storeParts = {
  name: ['storeName', 'businessType', 'businessName', 'cacNumber'],
  where: ['state', 'city', 'street', 'landmark', 'phone', 'showPhone'],
  sending: ['dispatchDays', 'returnDays', 'couriers'],
  face: ['description', 'instagram', 'facebook', 'twitter', 'website'],
} as const satisfies Record<string, readonly StoreField[]>;
export type StorePart = keyof typeof storeParts;
export const partNames = Object.keys(storeParts) as StorePart[];

export const partTitles: Record<StorePart, string> = {
  name: 'Name',
  where: 'Where you are',
  sending: 'How you send',
  face: 'Face and links',
};

/** What each field is called where it is told of without its label. */
export const fieldWords: Record<StoreField, string> = {
  storeName: 'Store name',
  businessType: 'Individual or business',
  businessName: 'Business name',
  cacNumber: 'CAC number',
  state: 'State',
  city: 'City',
  street: 'Street',
  landmark: 'Landmark',
  phone: 'Phone',
  showPhone: 'Show phone',
  dispatchDays: 'Goods leave within',
  returnDays: 'Returns',
  couriers: 'Couriers',
  description: 'Description',
  instagram: 'Instagram',
  facebook: 'Facebook',
  twitter: 'X',
  website: 'Website',
};

export const businessTypeNames: Record<BusinessType, string> = { individual: 'Individual', business: 'Business' };

const fields = Object.keys(emptyStoreForm) as StoreField[];

/** What is kept of these fields. */
export const formOf = (settings: StoreSettings): StoreForm => only(settings, fields) as StoreForm;

/** These fields alone, as far as there are any. */
export const only = <T extends object, F extends keyof T>(of: T, wanted: readonly F[]): Partial<Pick<T, F>> =>
  Object.fromEntries(wanted.filter((field) => field in of).map((field) => [field, of[field]])) as Partial<Pick<T, F>>;

/** Whether two values of a field are the same. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that somebody has typed otherwise than they are. */
export const differing = (typed: Partial<StoreForm>, from: StoreForm): StoreField[] =>
  fields.filter((field) => field in typed && !isSame(typed[field], from[field]));

/** 'Returns within 7 days' */
const returnWords = (days: number): string => (days === 0 ? 'No returns' : `Returns within ${days} days`);

/** What a field holds, in words. */
export function valueWords(form: StoreForm, field: StoreField): string {
  if (field === 'businessType') return businessTypeNames[form.businessType];
  if (field === 'showPhone') return form.showPhone ? 'Yes' : 'No';
  if (field === 'dispatchDays') return dispatchPromise(form.dispatchDays);
  if (field === 'returnDays') return returnWords(form.returnDays);
  if (field === 'couriers') return form.couriers.join(', ') || 'None';
  return form[field] || 'Nothing';
}

/** What a part holds, in a line. */
export function partWords(form: StoreForm, part: StorePart): string {
  const said: Record<StorePart, readonly string[]> = {
    name: [form.storeName, businessTypeNames[form.businessType]],
    where: [form.city, form.state, form.phone],
    sending: [dispatchPromise(form.dispatchDays), returnWords(form.returnDays)],
    face: [form.description],
  };
  return said[part].filter(Boolean).join(', ') || 'Nothing yet';
}
