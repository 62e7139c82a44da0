import type { Arrival } from '@oja/contract/arrival';
import { arrivals } from '@oja/domain/orders/arrival';
import { statesOf } from '@oja/domain/orders/delivery-area';
import { nigerianStates } from '@oja/domain/people/nigerian-states';
import { neighboursOf } from '@oja/domain/people/nigerian-zones';
import type { Config } from '../../../settings/config.ts';
import { placeOf } from '../catalogue.views.ts';
import type { Away } from '../stores/away.queries.ts';

interface SendingStore {
  business_address: unknown;
  dispatch_days: number;
  away: Away | null;
}

/** When its goods arrive that are ordered now; undefined where nobody can say: of a store, or in a shop, outside Nigeria. */
export function arrivalView(
  store: SendingStore,
  { travelDays, deliversTo }: Pick<Config, 'travelDays' | 'deliversTo'>,
  now: Date,
): Arrival | undefined {
  const { state } = placeOf(store.business_address);
  const neighbours = state === null ? undefined : neighboursOf(state);
  if (state === null || !neighbours || !deliversTo.some(({ country }) => country === 'Nigeria')) return undefined;
  const reached = statesOf(deliversTo, 'Nigeria') ?? [];
  return {
    state,
    days: store.dispatch_days,
    neighbours,
    ...arrivals(now, store.dispatch_days, travelDays, store.away),
    ...(reached.length < nigerianStates.length && { deliversTo: [...reached] }),
  };
}
