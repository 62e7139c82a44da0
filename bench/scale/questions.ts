import { pageSorts, sellerSorts } from '@oja/domain/goods/listing';
import { writePlace } from '../../apps/server/src/features/finding/finding.questions.ts';
import type { Asked } from './asker.ts';
import type { HalfWay, StockOfQuestions } from './stock-of-questions.ts';

/** One kind of question, and ways to ask it: no two have the same answer, so that none is prepared by another. */
export interface Question {
  name: string;
  ways: readonly Asked[];
}

/** Whoever is signed in, by cookie. */
interface SignedIn {
  buyer: string;
  operator: string;
}

const address = (path: string, query: Record<string, string | number> = {}): Asked => {
  const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return { path: asked.size > 0 ? `${path}?${asked}` : path };
};
const listing = (query: Record<string, string | number>) => address('/api/products', query);

/** Answers of 24 goods, a few more and a few less: as many questions with one plan. */
const lengths = [24, 23, 25, 22, 26, 21, 27, 20, 28, 19, 29, 18, 30, 17, 31, 16];
const times = (count: number, asked: Asked): Asked[] => Array.from({ length: count }, () => asked);

/** A colour, a discount, and what is there. */
const threeFilters = ['Black', 'White', 'Blue', 'Red', 'Green', 'Grey', 'Brown', 'Gold', 'Pink', 'Purple'].flatMap(
  (colors) => [10, 25, 50].map((discount) => ({ colors, discount, inStock: 'true' })),
);
/** From and to any price, in kobo. */
const priceRanges = Array.from({ length: 120 }, (_, n) => ({
  minPrice: 100_000 + n * 12_345,
  maxPrice: 300_000 + n * 67_890,
}));

/** What visitors ask of the catalogue. */
export function catalogueQuestions(stock: StockOfQuestions): Question[] {
  const { categories, subcategories, products, stores, largestStore, words, brands } = stock;
  const inCategories = (query: Record<string, string>): Asked[] =>
    lengths.flatMap((limit) => categories.map(({ slug }) => listing({ category: slug, ...query, limit })));
  const halfWay = (sort: HalfWay): Asked[] =>
    lengths.flatMap((limit) =>
      categories.map(({ slug, middle }) =>
        listing({ category: slug, sort, limit, cursor: writePlace(sort, { ...middle, terms: middle[sort] }) }),
      ),
    );
  const long = Array.from({ length: 80 }, (_, n) => 12 + n);
  const inEachCategory = (queries: readonly Record<string, string | number>[]): Asked[] =>
    queries.flatMap((query, n) => {
      const category = categories[n % categories.length];
      return category ? [listing({ category: category.slug, ...query })] : [];
    });
  const searches = (texts: readonly string[], chosen: Record<string, string | number> = {}) =>
    texts.map((q) => address('/api/search', { q, ...chosen }));
  const suggestions = (texts: readonly string[], letters: number) => {
    const begun = new Set(texts.filter((text) => text.length >= letters).map((text) => text.slice(0, letters)));
    return Array.from(begun, (q) => address('/api/suggestions', { q }));
  };
  return [
    { name: 'home', ways: times(40, address('/api/home')) },
    { name: 'categories', ways: times(40, address('/api/categories')) },
    ...pageSorts.category.options.map((sort) => ({ name: `category, ${sort}`, ways: inCategories({ sort }) })),
    ...(['newest', 'popularity', 'price-low', 'name'] as const).map((sort) => ({
      name: `category, ${sort}, half way`,
      ways: halfWay(sort),
    })),
    {
      name: 'subcategory, newest',
      ways: lengths.flatMap((limit) =>
        subcategories.map(({ category, slug }) => listing({ category, subcategory: slug, limit })),
      ),
    },
    { name: 'all, newest', ways: long.map((limit) => listing({ limit })) },
    { name: 'all, popularity', ways: long.map((limit) => listing({ sort: 'popularity', limit })) },
    { name: 'all, a common brand', ways: brands.common.map((brand) => listing({ brands: brand })) },
    { name: 'all, a rare brand', ways: brands.rare.map((brand) => listing({ brands: brand })) },
    { name: 'category, a rare brand', ways: inEachCategory(brands.rare.map((brand) => ({ brands: brand }))) },
    {
      name: 'category, three filters',
      ways: inEachCategory(lengths.flatMap((limit) => threeFilters.map((chosen) => ({ ...chosen, limit })))),
    },
    { name: 'category, prices', ways: inEachCategory(priceRanges) },
    { name: 'trending', ways: long.map((limit) => listing({ collection: 'trending', limit })) },
    { name: 'flash sales', ways: long.map((limit) => listing({ collection: 'flash-sales', limit })) },
    { name: 'search, common word', ways: searches(words.common) },
    { name: 'search, two words', ways: searches(words.pairs) },
    { name: 'search, rare word', ways: searches(words.rare) },
    { name: 'search, misspelt', ways: searches(words.misspelt) },
    { name: 'search, three filters', ways: threeFilters.flatMap((chosen) => searches(words.common, chosen)) },
    {
      name: 'search, cheapest',
      ways: words.common.map((q) => address('/api/search', { q, sort: 'price-low' })),
    },
    ...[1, 3, 6].map((letters) => ({
      name: `suggestions, ${letters} letters`,
      ways: suggestions([...words.common, ...words.rare.map((word) => word.toLowerCase())], letters),
    })),
    { name: 'product', ways: products.map((id) => address(`/api/products/${id}`)) },
    { name: 'reviews of a product', ways: products.map((id) => address(`/api/products/${id}/reviews`)) },
    { name: 'store', ways: stores.map(({ slug }) => address(`/api/stores/${slug}`)) },
    {
      name: 'the largest store',
      ways: pageSorts.store.options.map((sort) => address(`/api/stores/${largestStore.slug}`, { sort })),
    },
    { name: 'the largest store, newest', ways: long.map((limit) => listing({ seller: largestStore.id, limit })) },
    { name: 'reviews of a store', ways: stores.map(({ slug }) => address(`/api/stores/${slug}/reviews`)) },
    { name: 'all stores', ways: sellerSorts.options.map((sort) => address('/api/sellers', { sort })) },
  ];
}

/** What people ask about their own things; none of it is prepared. */
export function ownQuestions({ orderNumbers }: StockOfQuestions, { buyer, operator }: SignedIn): Question[] {
  const own = (path: string): Asked[] => times(200, { path, cookie: buyer });
  return [
    { name: 'me', ways: own('/api/me') },
    { name: 'cart', ways: own('/api/cart') },
    { name: 'orders', ways: own('/api/orders') },
    { name: 'my reviews', ways: own('/api/account/reviews') },
    { name: 'favourites', ways: own('/api/favourites/products') },
    { name: 'operator: matters', ways: times(60, { path: '/api/operator/matters', cookie: operator }) },
    { name: 'operator: audit log', ways: times(60, { path: '/api/operator/audit', cookie: operator }) },
    {
      name: 'operator: an order',
      ways: orderNumbers.map((orderNumber) => ({
        ...address('/api/operator/order', { orderNumber }),
        cookie: operator,
      })),
    },
  ];
}
