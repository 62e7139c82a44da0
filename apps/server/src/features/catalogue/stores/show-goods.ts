import type { StoreGoods, StoreQuery } from '@oja/contract/catalogue';
import { pageSorts } from '@oja/domain/goods/listing';
import type { Db } from '../../../database/pool.ts';
import { productCardView } from '../catalogue.views.ts';
import { blankToNothing } from '../listing/list-products.ts';
import { listingCursor } from '../listing/listing-cursor.ts';
import { countGoods, findFirstOfEach } from './store-goods.queries.ts';

/** What fits here is shown as a whole: nobody should have to ask for the thirteenth of thirteen. */
const ON_ONE_PAGE = 48;
/** Of more, each category shows its first; the rest is paged like any listing, from the group's cursor on. */
const FIRST = 12;

/** What a store sells whose name holds the text, by category and in order, each with its true number. */
export async function showGoods(
  db: Db,
  sellerId: string,
  { q, sort = pageSorts.store.default }: StoreQuery,
): Promise<StoreGoods> {
  const scope = { sellerId, wanted: blankToNothing(q) };
  const categories = await countGoods(db, scope);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const most = total <= ON_ONE_PAGE ? ON_ONE_PAGE : FIRST;
  const cards = await findFirstOfEach(db, scope, categories, { sort, limit: most });
  return {
    total,
    groups: categories.map(({ id, name, slug, count }) => {
      const own = cards.filter(({ category_id }) => category_id === id);
      const last = count > own.length ? own.at(-1) : undefined;
      return {
        name,
        slug,
        count,
        items: own.map(productCardView),
        nextCursor: last ? listingCursor.write({ sort, after: last.id }) : null,
      };
    }),
  };
}
