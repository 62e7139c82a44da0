import { nigerianZones } from '@oja/domain/people/nigerian-zones';
import { placeOnMap } from './nigeria.ts';
import type { StoreState } from './store-states.ts';

type Zone = keyof typeof nigerianZones;

/** About the middle of each zone; those of the crowded south apart by a name. */
export const placesOfZones: Record<Zone, { x: number; y: number }> = {
  'North Central': placeOnMap([7.4, 9.3]),
  'North East': placeOnMap([11.7, 11.3]),
  'North West': placeOnMap([6.6, 12.3]),
  'South East': placeOnMap([8.5, 6.7]),
  'South South': placeOnMap([5.8, 5.5]),
  'South West': placeOnMap([4.1, 7.9]),
};

/** How many stores each zone has; those without any are left out. */
export function storesByZone(states: readonly StoreState[]): { zone: Zone; stores: number }[] {
  return (Object.keys(nigerianZones) as Zone[])
    .map((zone) => {
      const within: readonly string[] = nigerianZones[zone];
      const stores = states.reduce((sum, one) => sum + (within.includes(one.state) ? one.stores : 0), 0);
      return { zone, stores };
    })
    .filter(({ stores }) => stores > 0);
}
