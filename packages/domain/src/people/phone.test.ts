import { describe, expect, it } from 'vitest';
import { countries } from './country.ts';
import { dialled, invalidPhone, isPhoneNumber } from './phone.ts';

const wholeNumber = 'Enter a whole phone number, such as 0803 555 0142 or +234 803 555 0142.';

describe('a phone number', () => {
  it.each([
    '08035550142',
    '0803 555 0142',
    ' 0803-555-0142 ',
    '+2348035550142',
    '+234 803 555 0142',
    '+234 (803) 555.0142',
    '+234 (0)803.555 0142',
    '+234 0803 555 0142',
    '234 803 555 0142',
    '234-803 555 0142',
    '803 555 0142',
    '(0803) 555.0142',
  ])('may be written %j', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  it.each([
    '',
    '0800',
    '080355501423',
    '0803 555 014',
    '0123456789',
    '2012345678',
    '+8035550142',
    '00803 555 0142',
    '+44 20 7946 0000',
    '+0803 555 0142',
    '+803 555 0142',
    '1803 555 0142',
    '603 555 0142',
    '+234 803 555 01423',
    '+234 1803 555 0142',
    '803 555 01423',
    '+234',
  ])('is not %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it.each([
    '0803 555 0142 / 0805 111 2233',
    '08035550142, 08051112233',
    '0803 555 0142 or 234 805 111 2233',
    '0803 555 0142 AND 0805 111 2233',
  ])('is one, and not %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
    expect(invalidPhone('Nigeria', text)).toBe('One number, please.');
  });

  it.each(['0803 555 0142 / landlord', 'Shop and home', '0803 555, 0142'])(
    'is asked for whole where one had %j',
    (text) => {
      expect(invalidPhone('Nigeria', text)).toBe(wholeNumber);
    },
  );

  it.each(['0803 555 0142', '+234 (0)803 555 0142', '234 803 555 0142', '803 555 0142'])(
    'is dialled from %j',
    (text) => {
      expect(dialled(text)).toBe('+2348035550142');
    },
  );

  it.each(['call 08035550142', '0803 555 0142 ext 3', '0803_555_0142', '٠٨٠٣٥٥٥٠١٤٢', '+234++8035550142'])(
    'has no other characters: %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
    },
  );

  it('is of the country it goes to', () => {
    expect(isPhoneNumber('+233 24 123 4567', 'Ghana')).toBe(true);
    expect(isPhoneNumber('+233 24 123 4567')).toBe(false);
    expect(isPhoneNumber('0803 555 0142', 'Kenya')).toBe(false);
  });

  it.each([
    ['Ghana', '+233 2 24 123 4567'],
    ['Ghana', '+233 24 123 45678'],
    ['Ghana', '24 123 4567'],
    ['Kenya', '+254 1 712 345 678'],
    ['Kenya', '+254 712 345 6789'],
    ['Kenya', '712 345 678'],
    ['South Africa', '+27 1 71 234 5678'],
    ['South Africa', '+27 71 234 56789'],
    ['South Africa', '71 234 5678'],
  ] as const)('is in %s not %j', (country, text) => {
    expect(dialled(text, country)).toBeNull();
  });

  it.each([
    ['Ghana', '024 123 4567', '+233241234567'],
    ['Kenya', '254 712 345 678', '+254712345678'],
    ['South Africa', '+27 (0)71 234 5678', '+27712345678'],
  ] as const)('is dialled in %s from %j', (country, text, number) => {
    expect(dialled(text, country)).toBe(number);
  });

  it('is Nigerian where nobody names a country', () => {
    expect(invalidPhone()).toBe(wholeNumber);
  });

  it.each(countries)('has an example that is one, in %s', (country) => {
    const [home = '', abroad = ''] = /such as (.*)\.$/.exec(invalidPhone(country))?.[1]?.split(' or ') ?? [];
    expect([isPhoneNumber(home, country), isPhoneNumber(abroad, country)]).toEqual([true, true]);
  });
});
