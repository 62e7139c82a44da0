import { expect, it } from 'vitest';
import { courierNamed, couriers, trackingPage } from './couriers.ts';

it('a courier is found by its name in any capitals, and one that nobody listed needs a tracking number', () => {
  expect(courierNamed(' own RIDER ')).toEqual({ name: 'Own rider', needs: 'rider phone' });
  expect(courierNamed('Buyer collects').needs).toBe('nothing');
  expect(courierNamed(' Mama Put Express ')).toEqual({ name: 'Mama Put Express', needs: 'tracking number' });
  expect(courierNamed('')).toEqual({ name: '', needs: 'tracking number' });
  expect(new Set(couriers.map(({ name }) => name)).size).toBe(couriers.length);
});

it('a seller is offered who carries parcels, each with what must be known of it [PARCEL-25]', () => {
  expect(couriers.map(({ name, needs }) => [name, needs])).toEqual([
    ['GIG Logistics', 'tracking number'],
    ['Own rider', 'rider phone'],
    ['Waybill by bus', 'rider phone'],
    ['ABC Transport', 'tracking number'],
    ['Kwik', 'tracking number'],
    ['Sendbox', 'tracking number'],
    ['NIPOST', 'tracking number'],
    ['DHL', 'tracking number'],
    ['FedEx', 'tracking number'],
    ['UPS', 'tracking number'],
    ['Buyer collects', 'nothing'],
  ]);
});

it.each([
  ['GIG Logistics', 'https://giglogistics.com/track?waybill=A1'],
  ['Sendbox', 'https://www.sendbox.co/tracking?code=A1'],
  ['FedEx', 'https://www.fedex.com/fedextrack/?trknbr=A1'],
  ['UPS', 'https://www.ups.com/track?tracknum=A1'],
])('a parcel that %s carries is followed at %s', (courier, page) => {
  expect(trackingPage(courier, 'A1')).toBe(page);
});

it('a known courier gives the buyer a page about the number, which is written as it belongs into an address [PARCEL-27]', () => {
  expect(trackingPage('dhl', 'A/1 2')).toBe('https://www.dhl.com/ng-en/home/tracking.html?tracking-id=A%2F1%202');
  expect(trackingPage('NIPOST', 'EE123')).toBeNull();
  expect(trackingPage('DHL', null)).toBeNull();
  expect(trackingPage(null, 'A1')).toBeNull();
});
