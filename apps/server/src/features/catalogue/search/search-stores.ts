import { searchForm } from '@oja/domain/goods/search';
import type { Db } from '../../../database/pool.ts';
import { placeOf } from '../catalogue.views.ts';
import { findStores } from './stores.queries.ts';

type StoreRow = Awaited<ReturnType<typeof findStores>>[number];

interface FoundStores {
  count: number;
  items: StoreRow[];
  /** Whether the text is the name of a place or of the first store, so that it asks for stores before goods. */
  first: boolean;
}

/** Stores by name, by what they say of themselves, and by their place: each word may stand anywhere. */
export async function searchStores(db: Db, text: string, words: readonly string[], most: number): Promise<FoundStores> {
  // A text without words is looked for as it is.
  const items = await findStores(db, { text, parts: words.length > 0 ? words : [text], most });
  const form = searchForm(text);
  const isNamed = ({ store_name }: StoreRow) => `${searchForm(store_name)} `.startsWith(`${form} `) && /\s/.test(form);
  const isThere = ({ business_address }: StoreRow) => {
    const { city, state } = placeOf(business_address);
    return [city, state].some((place) => place !== null && searchForm(place) === form);
  };
  const [best] = items;
  return { count: best?.count ?? 0, items, first: best !== undefined && (isNamed(best) || isThere(best)) };
}
