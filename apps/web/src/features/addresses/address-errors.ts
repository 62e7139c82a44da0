import { invalidFields, type ShippingField, type ShippingInfo } from '@oja/domain/orders/checkout';
import { invalidPhone } from '@oja/domain/people/phone';

const texts: Record<Exclude<ShippingField, 'phone'>, string> = {
  firstName: 'Enter the first name',
  lastName: 'Enter the last name',
  email: 'Enter a valid email address',
  address: 'Enter the street address',
  city: 'Enter the city',
  state: 'Choose the state',
  zipCode: 'Enter the zip code',
  country: 'Choose the country',
};

export type AddressErrors = Partial<Record<ShippingField, string | undefined>>;

/** What stands under each wrong field. */
export function addressErrors(info: ShippingInfo): AddressErrors {
  return Object.fromEntries(
    invalidFields(info).map((field) => [
      field,
      field === 'phone' ? invalidPhone(info.country, info.phone) : texts[field],
    ]),
  );
}

/** In the order in which the form shows them. */
export const fieldOrder: readonly ShippingField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'country',
  'address',
  'city',
  'state',
  'zipCode',
];

export const firstWrongField = (errors: AddressErrors) => fieldOrder.find((field) => errors[field]);
