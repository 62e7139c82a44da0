import type { Away } from '@oja/contract/away';
import { backOn, isAway } from '@oja/domain/stores/holiday';
import { shortDay } from '@oja/domain/text/short-day';

/** When a store is back, from the first to the last day of its holiday in Lagos; '' while it sells. */
export const awayWords = (away: Away, now: Date): string =>
  isAway(away, now) ? `Back on ${shortDay(backOn(away))}` : '';
