import { readDeliveryArea } from '@oja/domain/orders/delivery-area';
import { describe, expect, it } from 'vitest';
import { emptyAddress, readShippingInfo, withCountry, withState } from './address-draft.ts';
import { addressErrors, fieldOrder, firstWrongField } from './address-errors.ts';
import { withinArea } from './within-area.ts';

const full = {
  ...emptyAddress({ email: 'ada@oja.ng' }),
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '08031234567',
  address: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos',
  zipCode: '100001',
};

describe('the address form', () => {
  it('starts in Nigeria [CHK-10]', () => {
    expect(emptyAddress({ email: 'a@b.c' }).country).toBe('Nigeria');
  });

  it('begins with what is known of the buyer: the last word of the name is the last name', () => {
    const begun = (name: string) => emptyAddress({ name, email: 'a@b.c', phone: '0803 555 0142' });
    expect(begun(' Ngozi  Ada Eze ')).toMatchObject({
      firstName: 'Ngozi Ada',
      lastName: 'Eze',
      phone: '0803 555 0142',
    });
    expect(begun('Ngozi')).toMatchObject({ firstName: 'Ngozi', lastName: '' });
  });

  it('says what a phone number looks like where the parcel goes', () => {
    expect(addressErrors({ ...full, phone: '0800' }).phone).toContain('0803 555 0142');
    expect(addressErrors({ ...full, country: 'Ghana' }).phone).toContain('+233');
  });

  it('fills in the usual zip code of a state, and follows the state', () => {
    const lagos = withState(emptyAddress({ email: '' }), 'Lagos');
    expect(lagos.zipCode).toBe('100001');
    expect(withState(lagos, 'Kano').zipCode).toBe('700001');
  });

  it('leaves a zip code that was typed', () => {
    expect(withState({ ...full, zipCode: '101233' }, 'Kano').zipCode).toBe('101233');
  });

  it('drops state and filled-in zip code with the country', () => {
    const ghana = withCountry(full, 'Ghana');
    expect(ghana).toMatchObject({ country: 'Ghana', state: '', zipCode: '' });
    expect(withCountry({ ...full, zipCode: '101233' }, 'Kenya').zipCode).toBe('101233');
    expect(withCountry({ ...ghana, state: 'Volta' }, 'Kenya').state).toBe('Volta');
    expect(withCountry({ ...ghana, state: 'Volta' }, 'Nigeria').state).toBe('');
  });

  it('names every field that is blank or wrong, and the first of them [CHK-14, CHK-15]', () => {
    expect(addressErrors(full)).toEqual({});
    const errors = addressErrors({ ...full, phone: ' ', email: 'ada@' });
    expect(Object.keys(errors).sort()).toEqual(['email', 'phone']);
    expect(firstWrongField(errors)).toBe('email');
    expect(firstWrongField(addressErrors(emptyAddress({ email: '' })))).toBe('firstName');
    expect([...fieldOrder].sort()).toEqual(Object.keys(full).sort());
  });

  it('keeps to where the shop delivers, and leaves to be chosen what it does not offer [LINK-04]', () => {
    const near = readDeliveryArea('Nigeria: Ogun, Oyo; Ghana');
    expect(withinArea({ ...full, state: 'Oyo' }, near)).toEqual({ ...full, state: 'Oyo' });
    expect(withinArea(full, near)).toEqual({ ...full, state: '', zipCode: '' });
    expect(withinArea({ ...full, country: 'Kenya', state: 'Nairobi' }, near)).toMatchObject({
      country: 'Nigeria',
      state: '',
    });
    expect(withinArea(full, readDeliveryArea('Ghana'))).toMatchObject({ country: 'Ghana', state: '', zipCode: '' });
    expect(withinArea(full, readDeliveryArea('Nigeria; Ghana'))).toEqual(full);
  });

  it('is read back only when it is whole', () => {
    expect(readShippingInfo({ ...full, id: 'x', isDefault: true })).toEqual(full);
    for (const broken of [null, 3, {}, { ...full, city: 1 }, { ...full, country: 'Atlantis' }])
      expect(readShippingInfo(broken)).toBeUndefined();
  });
});
