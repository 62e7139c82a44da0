import { describe, expect, it } from 'vitest';
import type { Country } from '../people/country.ts';
import { invalidAddress, invalidFields, type ShippingInfo, trimmedAddress } from './checkout.ts';

const info: ShippingInfo = {
  firstName: 'Ngozi',
  lastName: 'Adéyẹmí',
  email: 'ngozi@example.ng',
  phone: '0803 000 0000',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
  zipCode: '100001',
  country: 'Nigeria',
};

describe('invalidFields', () => {
  it('finds none in a complete address [CHK-14]', () => {
    expect(invalidFields(info)).toEqual([]);
  });

  it.each(['firstName', 'lastName', 'email', 'phone', 'address', 'city', 'state', 'zipCode'] as const)(
    '%s may not be empty or blank [CHK-14]',
    (field) => {
      expect(invalidFields({ ...info, [field]: '' })).toEqual([field]);
      expect(invalidFields({ ...info, [field]: ' \t ' })).toEqual([field]);
    },
  );

  it('wants an email that looks like one, and a country on the list [CHK-09, CHK-15]', () => {
    expect(invalidFields({ ...info, email: 'ngozi@example' })).toEqual(['email']);
    expect(invalidFields({ ...info, country: 'Atlantis' as Country })).toEqual(['country']);
  });

  it('wants a phone number of the country that the order goes to [CHK-14]', () => {
    expect(invalidFields({ ...info, phone: '0800' })).toEqual(['phone']);
    expect(invalidFields({ ...info, country: 'Ghana' })).toEqual(['phone']);
    expect(invalidFields({ ...info, country: 'Ghana', phone: '+233 24 123 4567' })).toEqual([]);
  });

  it('names all of them in the order of the form', () => {
    expect(invalidFields({ ...info, zipCode: '', city: '', email: 'x' })).toEqual(['email', 'city', 'zipCode']);
  });
});

it('has one text for all of it [CHK-16]', () => {
  expect(invalidAddress).toBe('Please fill all required fields with valid information, including a valid email.');
});

it('stores an address without outer blanks [CHK-14]', () => {
  const spaced = Object.fromEntries(Object.entries(info).map(([field, value]) => [field, ` ${value} `]));
  expect(trimmedAddress({ ...info, ...spaced, country: 'Nigeria' })).toEqual(info);
});
