import { expect, it } from 'vitest';
import { mapSize } from './nigeria.ts';
import { placesOfZones, storesByZone } from './zones.ts';

it('counts the stores of the states of a zone together, and names no zone without any', () => {
  const states = [
    { state: 'Lagos', stores: 6 },
    { state: 'Kano', stores: 2 },
    { state: 'Federal Capital Territory', stores: 1 },
    { state: 'Oyo', stores: 3 },
  ] as const;
  expect(storesByZone(states)).toEqual([
    { zone: 'North Central', stores: 1 },
    { zone: 'North West', stores: 2 },
    { zone: 'South West', stores: 9 },
  ]);
  expect(storesByZone([])).toEqual([]);
});

it('stands within the drawing, no zone upon another', () => {
  const places = Object.entries(placesOfZones);
  for (const [zone, { x, y }] of places) {
    expect(x > 0 && x < mapSize.width && y > 0 && y < mapSize.height, zone).toBe(true);
    for (const [other, there] of places)
      if (other !== zone) expect(Math.hypot(x - there.x, y - there.y), `${zone}, ${other}`).toBeGreaterThan(110);
  }
});
