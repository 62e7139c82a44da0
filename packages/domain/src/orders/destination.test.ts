import { expect, it } from 'vitest';
import type { ShippingInfo } from './checkout.ts';
import { addressLines, changedAddressWords, destinationLine } from './destination.ts';

const marina: ShippingInfo = {
  firstName: 'Ada',
  lastName: 'Obi',
  email: 'ada@oja.example',
  phone: '08012345678',
  address: '12 Marina Road',
  city: 'Lagos',
  state: 'Lagos',
  zipCode: '100001',
  country: 'Nigeria',
};
const kano: ShippingInfo = { ...marina, address: '3 Emir Road', city: 'Nassarawa', state: 'Kano', zipCode: '700211' };

it('an address is a name and a place, and says a city called like its state once', () => {
  expect(addressLines(marina)).toEqual({ name: 'Ada Obi', place: '12 Marina Road, Lagos 100001, Nigeria' });
  expect(destinationLine(kano)).toBe('Ada Obi, 3 Emir Road, Nassarawa, Kano 700211, Nigeria');
});

it('who paid on the older page hears where the order goes, and what the newer one asked for', () => {
  const words = changedAddressWords(marina, kano);
  expect(words).toContain(
    'This order goes to Ada Obi, 12 Marina Road, Lagos 100001, Nigeria. You gave another address later',
  );
  expect(words).toContain('address later, Ada Obi, 3 Emir Road, Nassarawa, Kano 700211, Nigeria, but paid');
});
