import type { Category } from '@oja/contract/catalogue';
import type { SearchQuery, SearchResults, Suggestion } from '@oja/contract/search';
import { type MatchRank, matchCategory, matchSuggestion, rankMatches, searchForm } from '@oja/domain/goods/search';
import { kobo } from '@oja/domain/money/money';
import type { Db } from '../../../database/pool.ts';
import { productCardView, sellerCardView } from '../catalogue.views.ts';
import { findCategories } from '../categories.queries.ts';
import {
  highestMatchingPrice,
  searchProducts,
  searchStores,
  suggestProducts,
  suggestStores,
} from './search.queries.ts';

const MOST_RESULTS = 50;
const MOST_SUGGESTIONS = 5;

/**
 * Everything in the catalogue that matches, at most 50 a group and the true number of each. A blank text matches nothing.
 * Sort and prices are the products' alone.
 */
export async function searchCatalogue(db: Db, query: SearchQuery): Promise<SearchResults> {
  const wanted = query.q.trim();
  if (searchForm(wanted) === '') return nothing;
  const [products, categories, stores] = await Promise.all([
    searchedProducts(db, wanted, query),
    matchingCategories(db, (category) => matchCategory(category, wanted)),
    searchStores(db, wanted, MOST_RESULTS),
  ]);
  return {
    products,
    categories: { count: categories.length, items: categories.slice(0, MOST_RESULTS) },
    stores: { count: stores[0]?.count ?? 0, items: stores.map(sellerCardView) },
  };
}

const nothing: SearchResults = {
  products: { count: 0, highestPrice: kobo(0), items: [] },
  categories: { count: 0, items: [] },
  stores: { count: 0, items: [] },
};

async function searchedProducts(db: Db, wanted: string, { sort = 'relevance', ...prices }: SearchQuery) {
  const found = await searchProducts(db, { wanted, sort, prices, most: MOST_RESULTS });
  return {
    count: found[0]?.count ?? 0,
    highestPrice: found[0]?.highest_price ?? (await highestMatchingPrice(db, wanted)),
    items: found.map(productCardView),
  };
}

/** At most five products, then five categories, then five stores. */
export async function suggest(db: Db, text: string): Promise<{ items: Suggestion[] }> {
  const wanted = text.trim();
  if (searchForm(wanted) === '') return { items: [] };
  const [products, categories, stores] = await Promise.all([
    suggestProducts(db, wanted, MOST_SUGGESTIONS),
    matchingCategories(db, (category) => matchSuggestion(category.name, wanted)),
    suggestStores(db, wanted, MOST_SUGGESTIONS),
  ]);
  return {
    items: [
      ...products.map(({ id, name, image }) => ({
        id,
        name,
        type: 'product' as const,
        slug: null,
        image: image ?? null,
      })),
      ...categories
        .slice(0, MOST_SUGGESTIONS)
        .map(({ id, name, slug, image }) => ({ id, name, type: 'category' as const, slug, image })),
      ...stores.map((store) => ({
        id: store.id,
        name: store.store_name,
        type: 'store' as const,
        slug: store.slug,
        image: store.store_logo,
      })),
    ],
  };
}

/** There are a dozen or two, and all of them are needed to show one: so they are matched here. */
async function matchingCategories(db: Db, rank: (category: Category) => MatchRank | undefined): Promise<Category[]> {
  return rankMatches(await findCategories(db), rank, (category) => category.name);
}
