import { discountPercent, effectivePrice, type Priced } from './discount.ts';
import { type Kobo, kobo } from './money.ts';
import { compareNames, compareText } from './plain-letters.ts';

export type ProductSort = 'popularity' | 'newest' | 'price-low' | 'price-high' | 'rating' | 'discount' | 'name';
export type SellerSort = 'sales' | 'rating' | 'reviews' | 'newest' | 'name';
export type ListingPage =
  | 'trending'
  | 'fashion'
  | 'electronics'
  | 'new-arrivals'
  | 'flash-sales'
  | 'store'
  | 'category';

export interface Sorts<Sort extends string> {
  options: readonly Sort[];
  default: Sort;
}

const withoutPopularity: Sorts<ProductSort> = {
  options: ['newest', 'price-low', 'price-high', 'discount', 'name'],
  default: 'newest',
};

export const pageSorts: Record<ListingPage, Sorts<ProductSort>> = {
  trending: { options: ['popularity', ...withoutPopularity.options], default: 'popularity' },
  fashion: withoutPopularity,
  electronics: withoutPopularity,
  'new-arrivals': withoutPopularity,
  'flash-sales': { options: ['discount', 'price-low', 'price-high', 'newest', 'name'], default: 'discount' },
  store: { options: ['newest', 'price-low', 'price-high', 'name'], default: 'newest' },
  category: {
    options: ['newest', 'popularity', 'price-low', 'price-high', 'rating', 'discount', 'name'],
    default: 'newest',
  },
};

/** Relevance is how well a product matches the text. */
export type SearchSort = ProductSort | 'relevance';

export const searchSorts: Sorts<SearchSort> = {
  options: ['relevance', 'popularity', 'price-low', 'price-high', 'rating', 'newest'],
  default: 'relevance',
};

export const sellerSorts: Sorts<SellerSort> = {
  options: ['sales', 'rating', 'reviews', 'newest', 'name'],
  default: 'sales',
};

/** What sorting reads of a product. Times are ISO 8601 in UTC of one precision, so their text order is their order. */
export interface ListedProduct extends Priced {
  id: string;
  name: string;
  createdAt: string;
  rating: { average: number; count: number };
  /** Units sold in the last 30 days; only 'popularity' asks. */
  unitsSoldRecently?: number;
}

type Compare<T> = (a: T, b: T) => number;

const newest: Compare<{ id: string; createdAt?: string }> = (a, b) =>
  compareText(b.createdAt ?? '', a.createdAt ?? '') || compareText(b.id, a.id);

/** Every order ends in newest, then id: no two lists of the same products differ. */
const productOrders: Record<ProductSort, Compare<ListedProduct>> = {
  newest,
  popularity: (a, b) =>
    (b.unitsSoldRecently ?? 0) - (a.unitsSoldRecently ?? 0) || b.rating.count - a.rating.count || newest(a, b),
  'price-low': (a, b) => effectivePrice(a) - effectivePrice(b) || newest(a, b),
  'price-high': (a, b) => effectivePrice(b) - effectivePrice(a) || newest(a, b),
  rating: (a, b) => b.rating.average - a.rating.average || b.rating.count - a.rating.count || newest(a, b),
  discount: (a, b) => discountPercent(b) - discountPercent(a) || newest(a, b),
  name: (a, b) => compareNames(a.name, b.name) || newest(a, b),
};

export function sortProducts<P extends ListedProduct>(products: readonly P[], sort: ProductSort): P[] {
  return [...products].sort(productOrders[sort]);
}

/** Both ends belong to the range. */
export interface PriceRange {
  min: Kobo;
  max: Kobo;
}

/** 0 to ₦100,000 until the products are known, then 0 to the highest `price` among them. */
export function defaultPriceRange(highestPrice?: Kobo): PriceRange {
  return { min: kobo(0), max: highestPrice ?? kobo(10_000_000) };
}

/** Selects a tag, or deselects it if it was. */
export function toggleTag(selected: readonly string[], tag: string): string[] {
  return selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag];
}
