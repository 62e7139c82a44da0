import type { Answer } from '@oja/contract/client';
import { type NigerianState, nigerianStates } from '@oja/domain/people/nigerian-states';
import { countOf } from '@oja/domain/text/count';

/** A state that has stores, and how many. */
export type StoreState = Answer<'storeStates'>['items'][number];

/** The state that an address names, in any case; undefined for what is none. */
export function readState(query: URLSearchParams): NigerianState | undefined {
  const wanted = query.get('state')?.toLowerCase();
  return nigerianStates.find((state) => state.toLowerCase() === wanted);
}

/** 'Lagos, 12 stores' */
export const storesOf = (state: string, stores: number): string => `${state}, ${countOf(stores, 'store', 'stores')}`;

/** '35 stores in 16 states and the Federal Capital Territory', which is no state. */
export function storesInAll(items: readonly StoreState[]): string {
  const stores = items.reduce((sum, item) => sum + item.stores, 0);
  const states = items.filter(({ state }) => state !== 'Federal Capital Territory').length;
  const places = [
    ...(states > 0 ? [countOf(states, 'state', 'states')] : []),
    ...(states < items.length ? ['the Federal Capital Territory'] : []),
  ];
  return [countOf(stores, 'store', 'stores'), ...(places.length ? [places.join(' and ')] : [])].join(' in ');
}
