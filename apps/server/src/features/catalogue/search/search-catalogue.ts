import type { SearchQuery, SearchResults } from '@oja/contract/search';
import { matchCategory, searchForm } from '@oja/domain/goods/search';
import type { Db } from '../../../database/pool.ts';
import { ShownRows } from '../../../http/prepared/shown-rows.ts';
import { readText, type SynonymsFile, searchProducts } from '../../finding/finding.questions.ts';
import { productCardView, sellerCardView } from '../catalogue.views.ts';
import { choiceOf } from '../listing/choice-of.ts';
import { facetsView } from '../listing/facets.views.ts';
import { findListedLines } from '../listing/listed-cards.queries.ts';
import { matchingCategories } from './matching-categories.ts';
import { nothingFound } from './nothing-found.ts';
import { searchStores } from './search-stores.ts';

const MOST_RESULTS = 50;

/**
 * Everything in the catalogue that a text finds, at most 50 a group with the number of all. A blank text finds nothing.
 * Sort and filters are the products' alone.
 */
export async function searchCatalogue(
  db: Db,
  synonyms: SynonymsFile,
  query: SearchQuery,
  shown: ShownRows = new ShownRows(),
): Promise<SearchResults> {
  const { q, sort = 'relevance', exact, ...filters } = query;
  if (searchForm(q) === '') return nothingFound;
  const { terms, rest, min, max } = await readText(db, q, { synonyms, exact });
  const prices = { ...(min !== undefined && { minPrice: min }), ...(max !== undefined && { maxPrice: max }) };
  const text = terms?.corrected ? terms.text : rest;
  const [products, categories, stores] = await Promise.all([
    terms &&
      findSearched(
        db,
        { terms, run: rest, choice: choiceOf({ ...prices, ...filters }), byFit: sort === 'relevance' },
        sort,
      ),
    matchingCategories(db, (category) => matchCategory(category, text)),
    searchStores(db, text, terms?.words ?? [], MOST_RESULTS),
  ]);
  shown.note('product', products?.items ?? []);
  shown.note('seller', stores.items);
  return {
    understood: {
      text,
      corrected: terms?.corrected ?? false,
      ...prices,
      lacking: products?.lacking ?? [],
      colors: terms?.colors ?? [],
      storesFirst: stores.first,
    },
    products: products?.found ?? nothingFound.products,
    categories: { count: categories.length, items: categories.slice(0, MOST_RESULTS) },
    stores: { count: stores.count, items: stores.items.map(sellerCardView) },
  };
}

async function findSearched(
  db: Db,
  asked: Parameters<typeof searchProducts>[1],
  sort: NonNullable<SearchQuery['sort']>,
) {
  const { scope, counts, lacking } = await searchProducts(db, asked);
  const items = await findListedLines(db, scope, asked.choice, { sort, limit: MOST_RESULTS });
  return {
    lacking,
    items,
    found: {
      count: counts.total,
      items: items.map(productCardView),
      mentions: items.filter(({ mentions }) => mentions).length,
      facets: facetsView(counts),
    },
  };
}
