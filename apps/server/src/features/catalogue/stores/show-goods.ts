import type { StoreGoods, StoreQuery } from '@oja/contract/stores';
import { pageSorts } from '@oja/domain/goods/listing';
import type { Db } from '../../../database/pool.ts';
import { countCategories, countList, type Scope, scopeLexeme, writePlace } from '../../finding/finding.questions.ts';
import { productCardView } from '../catalogue.views.ts';
import { blankToNothing, MOST_NAMED } from '../listing/list-products.ts';
import { findFirstOfEach } from './store-goods.queries.ts';

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
  const text = blankToNothing(q);
  const scope: Scope = {
    sellerId,
    ...(text !== undefined && {
      candidates: { by: 'name', run: text, among: scopeLexeme({ seller: sellerId }), most: MOST_NAMED },
    }),
  };
  const counts = await countList(db, scope, { facets: {} });
  const categories = counts.complete ? counts.categories : await countCategories(db, scope);
  const largestFirst = categories.toSorted((a, b) => b.count - a.count);
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const limit = total <= ON_ONE_PAGE ? ON_ONE_PAGE : FIRST;
  const slugs = categories.map(({ slug }) => slug);
  const cards = await findFirstOfEach(db, scope, slugs, { sort, limit });
  return {
    total,
    groups: largestFirst.map(({ name, slug, count }) => {
      const own = cards.filter((card) => card.slug === slug);
      const last = count > own.length ? own.at(-1) : undefined;
      return { name, slug, count, items: own.map(productCardView), nextCursor: last ? writePlace(sort, last) : null };
    }),
  };
}
