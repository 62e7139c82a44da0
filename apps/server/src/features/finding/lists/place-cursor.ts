import type { ProductSort } from '@oja/contract/catalogue';
import { cursorOf, microseconds, strangeCursor, uuid } from '../../../http/cursor.ts';
import { areTerms, type Behind, orderOf } from './orders.queries.ts';

const places = cursorOf({ sort: /[a-z-]+/, time: microseconds, id: uuid, terms: /\[.*\]/ });

/**
 * A cursor says by what values a page's last row stands in the order, so that the next page begins there, whatever became
 * of that row.
 * @param terms a JSON array of texts
 */
export const writePlace = (sort: ProductSort, { time, id, terms }: Record<'time' | 'id' | 'terms', string>): string =>
  places.write({ sort, time, id, terms });

/** @throws Refusal for what is not a cursor of this sort */
export function readPlace(text: string, sort: ProductSort): Behind {
  const { sort: own, terms: json, ...place } = places.read(text);
  const terms = readTerms(json);
  if (own !== sort || !terms || !areTerms(orderOf(sort), terms)) throw strangeCursor();
  return { ...place, terms };
}

function readTerms(json: string): string[] | undefined {
  try {
    const terms: unknown = JSON.parse(json);
    return Array.isArray(terms) && terms.every((term) => typeof term === 'string' && term.length <= 80)
      ? terms
      : undefined;
  } catch {
    return undefined;
  }
}
