import type { ProductListing, ProductQuery } from '@oja/contract/catalogue';
import { searchForm } from '@oja/domain/goods/search';
import { slugOf } from '@oja/domain/text/slug';
import type { Db } from '../../../database/pool.ts';
import { pageOf, strangeCursor } from '../../../http/cursor.ts';
import { refusal } from '../../../http/refusal.ts';
import { entriesOf, sortOf } from '../canonical-questions.ts';
import { isProduct } from '../catalogue.questions.ts';
import { productCardView } from '../catalogue.views.ts';
import { findCategory } from '../categories.queries.ts';
import { findCards, findFacets, type ListingFilter, type ListingScope } from './listing.queries.ts';
import { listingCursor, readCursor } from './listing-cursor.ts';

/** One page of a listing. */
export async function listProducts(db: Db, query: ProductQuery): Promise<ProductListing> {
  const { limit = 24 } = query;
  const sort = sortOf(query);
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const { title, ...place } = await placeOf(db, query);
  const scope: ListingScope = {
    ...place,
    sellerId: query.seller,
    wanted: blankToNothing(query.q),
    collection: query.collection,
  };
  const filter: ListingFilter = {
    categorySlugs: entriesOf(query.categories)?.map(slugOf),
    tags: entriesOf(query.tags),
    minPrice: query.minPrice,
    maxPrice: query.maxPrice,
  };
  // One more than the page, to know whether there is another.
  const [cards, facets] = await Promise.all([
    findCards(db, scope, filter, { sort, cursor, limit: limit + 1 }),
    findFacets(db, scope, filter),
  ]);
  if (cursor && cards.length === 0 && !(await isProduct(db, cursor.after))) throw strangeCursor();
  const { page, nextCursor } = pageOf(cards, limit, ({ id }) => listingCursor.write({ sort, after: id }));
  return {
    title,
    items: page.map(productCardView),
    total: facets.total,
    facets: { highestPrice: facets.highest_price, tags: facets.tags, categories: facets.categories },
    nextCursor,
  };
}

async function placeOf(db: Db, { category, subcategory }: ProductQuery) {
  if (category === undefined) {
    if (subcategory !== undefined) throw refusal('bad_request', { reason: 'subcategory needs a category.' });
    return { title: '' };
  }
  const found = await findCategory(db, slugOf(category), subcategory === undefined ? undefined : slugOf(subcategory));
  if (!found) throw refusal('category_not_found');
  if (subcategory === undefined) return { title: found.name, categoryId: found.id };
  if (found.subcategory_id === null || found.subcategory_name === null) throw refusal('category_not_found');
  return { title: found.subcategory_name, categoryId: found.id, subcategoryId: found.subcategory_id };
}

/** A text of blanks and marks alone asks for nothing. */
export function blankToNothing(text: string | undefined): string | undefined {
  return text === undefined || searchForm(text) === '' ? undefined : text.trim();
}
