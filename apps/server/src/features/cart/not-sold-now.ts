import { backOn } from '@oja/domain/stores/holiday';
import { shortDay } from '@oja/domain/text/short-day';
import { type Refusal, refusal } from '../../http/refusal.ts';
import type { Offer } from './cart.queries.ts';

/** What a buyer hears of what its store does not sell just now; undefined where the store is not the reason. */
export function notSoldNow({ product, stopped }: Omit<Offer, 'variant'>): Refusal | undefined {
  if (stopped?.because === 'store_not_selling') {
    return refusal('store_not_selling', { store: stopped.storeName, name: stopped.name });
  }
  if (product?.away) return storeOnHoliday(product.storeName ?? '', product.name, backOn(product.away));
  return undefined;
}

/** @param day on which the store sells again, as '2026-12-04' */
export const storeOnHoliday = (store: string, name: string, day: string): Refusal =>
  refusal('store_on_holiday', { store, name, day: shortDay(day) });
