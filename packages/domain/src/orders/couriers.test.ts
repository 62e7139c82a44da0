import { expect, it } from 'vitest';
import { courierNamed, couriers, trackingPage } from './couriers.ts';

it('a courier is found by its name in any capitals, and one that nobody listed needs a tracking number', () => {
  expect(courierNamed(' own RIDER ')).toEqual({ name: 'Own rider', needs: 'rider phone' });
  expect(courierNamed('Buyer collects').needs).toBe('nothing');
  expect(courierNamed(' Mama Put Express ')).toEqual({ name: 'Mama Put Express', needs: 'tracking number' });
  expect(courierNamed('')).toEqual({ name: '', needs: 'tracking number' });
  expect(new Set(couriers.map(({ name }) => name)).size).toBe(couriers.length);
});

it('a known courier gives the buyer a page about the number, which is written as it belongs into an address [PARCEL-27]', () => {
  expect(trackingPage('dhl', 'A/1 2')).toBe('https://www.dhl.com/ng-en/home/tracking.html?tracking-id=A%2F1%202');
  expect(trackingPage('NIPOST', 'EE123')).toBeNull();
  expect(trackingPage('DHL', null)).toBeNull();
  expect(trackingPage(null, 'A1')).toBeNull();
});
