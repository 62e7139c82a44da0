import type { ProductQuery } from '@oja/contract/catalogue';
import type { Db } from '../database/pool.ts';
import { readCards, readHome } from '../features/catalogue/catalogue.questions.ts';
import { listProducts } from '../features/catalogue/listing/list-products.ts';
import { listProductReviews } from '../features/catalogue/product/list-reviews.ts';
import { isProduct } from '../features/catalogue/product/product-page.queries.ts';
import { findProductVersions } from '../features/catalogue/product/product-versions.queries.ts';
import { showProduct } from '../features/catalogue/product/show-product.ts';
import { searchCatalogue } from '../features/catalogue/search/search-catalogue.ts';
import { suggest } from '../features/catalogue/search/suggest.ts';
import { findSuggestionCards } from '../features/catalogue/search/suggestion-cards.queries.ts';
import { showStore } from '../features/catalogue/stores/show-store.ts';
import type { SynonymsFile } from '../features/finding/finding.questions.ts';
import { findProducts } from '../web/sitemap/sitemap.queries.ts';

/** A calabash of the store 'kano-house' with a discount, a brand, a tag and words that nothing else has, and a mat beside it. */
interface Asked {
  db: Db;
  synonyms: SynonymsFile;
  ids: { calabash: string; mat: string; seller: string };
}

type Shown = readonly { id: string }[];

const isFound = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    (error: { code?: string }) => {
      if (error.code !== 'product_not_found') throw error;
      return false;
    },
  );

/**
 * Whether the calabash is there, for each place that shows products.
 * @param read what the test has by then
 */
export function placesOf(read: () => Asked) {
  const isIn = (items: Shown) => items.some(({ id }) => id === read().ids.calabash);
  const listed = async (query: ProductQuery) => isIn((await listProducts(read().db, query)).items);
  const searched = async (q: string) => isIn((await searchCatalogue(read().db, read().synonyms, { q })).products.items);
  const suggested = async (q: string) => isIn((await suggest(read().db, read().synonyms, q)).items);
  const calabash = () => read().ids.calabash;
  const places: Record<string, () => Promise<boolean>> = {
    'its page': () => isFound(showProduct(read().db, calabash())),
    'the version of its page': async () => (await findProductVersions(read().db, [calabash()])).has(calabash()),
    'its reviews': () => isFound(listProductReviews(read().db, calabash(), {})),
    'what is asked before it becomes a favourite': () => isProduct(read().db, calabash()),
    'goods like another': async () => {
      const { db, ids } = read();
      return isIn((await showProduct(db, ids.mat)).related);
    },
    'cards by id': async () => isIn(await readCards(read().db, [read().ids.mat, calabash()])),
    'the sitemap': async () => isIn(await findProducts(read().db, { offset: 0, limit: 100 })),
    'all products': () => listed({}),
    'its category': () => listed({ category: 'fashion', sort: 'price-low' }),
    'its subcategory': () => listed({ category: 'fashion', subcategory: 'home' }),
    'its store, as a list': () => listed({ seller: read().ids.seller }),
    'a part of its name': () => listed({ q: 'alabas' }),
    'flash sales': () => listed({ collection: 'flash-sales' }),
    trending: () => listed({ collection: 'trending' }),
    'new arrivals': () => listed({ collection: 'new-arrivals' }),
    'what is chosen by its brand': () => listed({ brands: 'Kwarya' }),
    'a search for its name': () => searched('calabash'),
    'a search for its tag': () => searched('heirloom'),
    'a search for a word of its description': () => searched('groundnut'),
    'a search for letters inside of it': () => searched('roundnu'),
    'a search for its SKU': () => searched('gourd-7'),
    'suggestions by its name': () => suggested('calab'),
    'suggestions by its SKU': () => suggested('gourd-7'),
    'a row of the search box that was found a moment before': async () =>
      isIn(await findSuggestionCards(read().db, [calabash()])),
    'flash sales of Home': async () => isIn((await readHome(read().db)).flashSales),
    'what is trending, on Home': async () => isIn((await readHome(read().db)).trending),
    'fashion on Home': async () => isIn((await readHome(read().db)).fashion),
    'what is new, on Home': async () => isIn((await readHome(read().db)).newArrivals),
    'the page of its store': async () =>
      isIn((await showStore(read().db, 'kano-house')).goods.groups.flatMap(({ items }) => items)),
  };
  return { isIn, listed, places };
}

/** The same shop for whoever asks: the two products, their store and their category. */
export const calabash = {
  name: 'Carved Calabash',
  description: 'Polished with groundnut oil.',
  brand_name: 'Kwarya',
  sku: 'GOURD-77',
  tags: ['heirloom'],
  colors: ['Ochre'],
  discount_price: 125_000,
  units_sold_recently: 5,
};
