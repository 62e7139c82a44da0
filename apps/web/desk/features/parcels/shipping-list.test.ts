import { expect, it } from 'vitest';
import { faultsOf, fieldName, shippedOf } from './shipping-list.ts';

it.each([
  ['DHL', 'Tracking number'],
  ['Own rider', "Rider's phone"],
  ['Buyer collects', null],
])('%s is asked for: %s', (courier, name) => {
  expect(fieldName(courier)).toBe(name);
});

it('names what is wrong by parcel, and sends each what its courier needs', () => {
  const list = { courier: ' DHL ', fields: { a: ' 1234-5678 ', b: '?', other: 'x' } };
  const faults = faultsOf(list, ['a', 'b', 'c']);
  expect(faults.a).toBeUndefined();
  expect(faults.b).toMatch(/^A tracking number has 4 to 40/);
  expect(faults.c).toMatch(/^Enter the tracking number/);
  expect(shippedOf(list, ['a'])).toEqual({
    kind: 'shipSeveral',
    courier: 'DHL',
    parcels: [{ orderId: 'a', trackingNumber: '1234-5678', riderPhone: '' }],
  });
  expect(shippedOf({ courier: 'Own rider', fields: { a: '0803 555 0142' } }, ['a']).parcels).toEqual([
    { orderId: 'a', trackingNumber: '', riderPhone: '0803 555 0142' },
  ]);
});
