import { type Country, countries } from '../people/country.ts';
import { isEmailAddress } from '../people/email.ts';
import { isPhoneNumber } from '../people/phone.ts';

/** Where an order goes. */
export interface ShippingInfo {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
  country: Country;
}

export type ShippingField = keyof ShippingInfo;

export const invalidAddress = 'Please fill all required fields with valid information, including a valid email.';

const requiredFields: readonly ShippingField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'state',
  'zipCode',
];

/** The fields that are blank or wrong, in the order of the form; none: the address can be used. */
export function invalidFields(info: ShippingInfo): ShippingField[] {
  const isKnown = countries.includes(info.country);
  return [
    ...requiredFields.filter(
      (field) =>
        info[field].trim() === '' ||
        (field === 'email' && !isEmailAddress(info.email)) ||
        (field === 'phone' && isKnown && !isPhoneNumber(info.phone, info.country)),
    ),
    ...(isKnown ? [] : (['country'] as const)),
  ];
}

/** The address as it is stored: every field without outer blanks. */
export function trimmedAddress(info: ShippingInfo): ShippingInfo {
  return {
    firstName: info.firstName.trim(),
    lastName: info.lastName.trim(),
    email: info.email.trim(),
    phone: info.phone.trim(),
    address: info.address.trim(),
    city: info.city.trim(),
    state: info.state.trim(),
    zipCode: info.zipCode.trim(),
    country: info.country,
  };
}
