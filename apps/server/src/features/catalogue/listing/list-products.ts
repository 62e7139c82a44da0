import type { ProductListing, ProductQuery } from '@oja/contract/catalogue';
import { searchForm } from '@oja/domain/goods/search';
import { slugOf } from '@oja/domain/text/slug';
import type { Db } from '../../../database/pool.ts';
import { pageOf } from '../../../http/cursor.ts';
import { ShownRows } from '../../../http/prepared/shown-rows.ts';
import { refusal } from '../../../http/refusal.ts';
import { countList, readPlace, type Scope, scopeLexeme, writePlace } from '../../finding/finding.questions.ts';
import { sortOf } from '../canonical-questions.ts';
import { productCardView } from '../catalogue.views.ts';
import { findCategory } from '../categories.queries.ts';
import { choiceOf } from './choice-of.ts';
import { facetsView } from './facets.views.ts';
import { findListedLines } from './listed-cards.queries.ts';

/** Of what a name holds, at most so many are listed: the best ranked. */
export const MOST_NAMED = 3000;

/** One page of a listing. */
export async function listProducts(
  db: Db,
  query: ProductQuery,
  shown: ShownRows = new ShownRows(),
): Promise<ProductListing> {
  const { limit = 24, seller: sellerId, collection } = query;
  const sort = sortOf(query);
  const behind = query.cursor === undefined ? undefined : readPlace(query.cursor, sort);
  const { title, slugs, ...place } = await placeOf(db, query);
  const text = blankToNothing(query.q);
  const scope: Scope = {
    ...place,
    sellerId,
    collection,
    ...(text !== undefined && {
      candidates: {
        by: 'name',
        run: text,
        among: scopeLexeme({ ...slugs, ...(sellerId !== undefined && { seller: sellerId }) }),
        most: MOST_NAMED,
      },
    }),
  };
  const choice = choiceOf(query);
  // One more than the page, to know whether there is another.
  const [cards, counts] = await Promise.all([
    findListedLines(db, scope, choice, { sort, behind, limit: limit + 1 }),
    countList(db, scope, choice),
  ]);
  const { page, nextCursor } = pageOf(cards, limit, ({ id, time, terms }) => writePlace(sort, { id, time, terms }));
  shown.note('product', page);
  return { title, items: page.map(productCardView), total: counts.total, facets: facetsView(counts), nextCursor };
}

async function placeOf(db: Db, { category, subcategory }: ProductQuery) {
  if (category === undefined) {
    if (subcategory !== undefined) throw refusal('bad_request', { reason: 'subcategory needs a category.' });
    return { title: '', slugs: {} };
  }
  const slugs = { category: slugOf(category), ...(subcategory !== undefined && { subcategory: slugOf(subcategory) }) };
  const found = await findCategory(db, slugs.category, slugs.subcategory);
  if (!found) throw refusal('category_not_found');
  if (subcategory === undefined) return { title: found.name, slugs, categoryId: found.id };
  if (found.subcategory_id === null || found.subcategory_name === null) throw refusal('category_not_found');
  return { title: found.subcategory_name, slugs, categoryId: found.id, subcategoryId: found.subcategory_id };
}

/** A text of blanks and marks alone asks for nothing. */
export function blankToNothing(text: string | undefined): string | undefined {
  return text === undefined || searchForm(text) === '' ? undefined : text.trim();
}
