import { describe, expect, it } from 'vitest';
import { countries } from './country.ts';
import { dialled, invalidPhone, isPhoneNumber } from './phone.ts';

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
  ])('is not %j', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it.each(['0803 555 0142 / 0805 111 2233', '08035550142, 08051112233', '0803 555 0142 or 234 805 111 2233'])(
    'is one, and not %j',
    (text) => {
      expect(isPhoneNumber(text)).toBe(false);
      expect(invalidPhone('Nigeria', text)).toBe('One number, please.');
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

  it.each(countries)('has an example that is one, in %s', (country) => {
    const [home = '', abroad = ''] = /such as (.*)\.$/.exec(invalidPhone(country))?.[1]?.split(' or ') ?? [];
    expect([isPhoneNumber(home, country), isPhoneNumber(abroad, country)]).toEqual([true, true]);
  });
});
