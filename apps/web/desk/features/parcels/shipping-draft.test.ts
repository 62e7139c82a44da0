import { describe, expect, it } from 'vitest';
import { emptyDraft, faultOf, offeredCouriers, usedOf } from './shipping-draft.ts';

describe('what is wrong with a draft', () => {
  it.each([
    [{ courier: 'GIG Logistics', trackingNumber: 'GIG-0042' }, null],
    [{ courier: 'GIG Logistics' }, 'trackingNumber'],
    [{ courier: 'GIG Logistics', trackingNumber: 'a?!' }, 'trackingNumber'],
    [{ courier: 'Own rider', riderPhone: '0803 555 0142' }, null],
    [{ courier: 'Own rider' }, 'riderPhone'],
    [{ courier: 'Own rider', trackingNumber: 'PARK-77' }, 'riderPhone'],
    [{ courier: 'Waybill by bus', trackingNumber: 'PARK-77' }, 'riderPhone'],
    [{ courier: 'Own rider', riderPhone: '12' }, 'riderPhone'],
    [{ courier: 'Buyer collects' }, null],
    [{ courier: 'Sule and sons' }, 'trackingNumber'],
  ])('%j: %s', (given, field) => {
    expect(faultOf({ ...emptyDraft, ...given })?.field ?? null).toBe(field);
  });

  it('leaves out what was typed for a courier of another kind', () => {
    const typed = { courier: 'DHL', trackingNumber: ' 1234 5678 ', riderPhone: 'not a number' };
    expect(faultOf(typed)).toBeNull();
    expect(usedOf(typed)).toEqual({ courier: 'DHL', trackingNumber: '1234 5678', riderPhone: '' });
    expect(usedOf({ ...typed, courier: 'Buyer collects' })).toEqual({ ...emptyDraft, courier: 'Buyer collects' });
  });
});

it('offers the courier that was used last before the others, once', () => {
  expect(offeredCouriers('', []).slice(0, 2)).toEqual(['GIG Logistics', 'Own rider']);
  const offered = offeredCouriers('Kwik', []);
  expect(offered.slice(0, 2)).toEqual(['Kwik', 'GIG Logistics']);
  expect(offered.filter((name) => name === 'Kwik')).toHaveLength(1);
  expect(offeredCouriers('Sule and sons', [])[0]).toBe('Sule and sons');
});

it("offers the store's own couriers before all others [PARCEL-118]", () => {
  expect(offeredCouriers('', ['Peace Mass Transit', 'Waybill by bus']).slice(0, 3)).toEqual([
    'Peace Mass Transit',
    'Waybill by bus',
    'GIG Logistics',
  ]);
  const offered = offeredCouriers('Waybill by bus', ['Kwik', 'Waybill by bus']);
  expect(offered.slice(0, 3)).toEqual(['Waybill by bus', 'Kwik', 'GIG Logistics']);
  expect(new Set(offered).size).toBe(offered.length);
});

it('asks first who carries it, and rings no rider of a bus [PARCEL-119]', () => {
  expect(faultOf(emptyDraft)).toEqual({ field: 'courier', words: 'Who carries it?' });
  expect(faultOf({ ...emptyDraft, courier: 'Waybill by bus' })?.words).toBe(
    'Enter the phone number of the driver or the park.',
  );
  expect(faultOf({ ...emptyDraft, courier: 'Own rider' })?.words).toBe('Enter the phone number of the rider.');
  const two = { courier: 'Own rider', riderPhone: '0803 555 0142, 0805 111 2233' };
  expect(faultOf({ ...emptyDraft, ...two })?.words).toBe('One number, please.');
});
