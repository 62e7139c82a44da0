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

export interface ListedSeller {
  id: string;
  storeName: string;
  totalSales: number;
  averageRating: number;
  totalReviews: number;
  createdAt?: string;
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

const byRating: Compare<ListedSeller> = (a, b) => b.averageRating - a.averageRating || b.totalReviews - a.totalReviews;

const sellerOrders: Record<SellerSort, Compare<ListedSeller>> = {
  sales: (a, b) => b.totalSales - a.totalSales || byRating(a, b) || newest(a, b),
  rating: (a, b) => byRating(a, b) || newest(a, b),
  reviews: (a, b) => b.totalReviews - a.totalReviews || b.averageRating - a.averageRating || newest(a, b),
  newest,
  name: (a, b) => compareNames(a.storeName, b.storeName) || newest(a, b),
};

export function sortProducts<P extends ListedProduct>(products: readonly P[], sort: ProductSort): P[] {
  return [...products].sort(productOrders[sort]);
}

export function sortSellers<S extends ListedSeller>(sellers: readonly S[], sort: SellerSort): S[] {
  return [...sellers].sort(sellerOrders[sort]);
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

/** What the panel has chosen. An empty list of tags or categories lets everything through. */
export interface ListingFilter {
  priceRange: PriceRange;
  tags: readonly string[];
  categories: readonly string[];
}

/** The range is compared with `price`, not with the discounted one; of the tags any one suffices. */
export function passesFilter(
  product: Pick<Priced, 'price'> & { tags?: readonly string[]; category: string },
  { priceRange, tags, categories }: ListingFilter,
): boolean {
  return (
    product.price >= priceRange.min &&
    product.price <= priceRange.max &&
    (tags.length === 0 || tags.some((tag) => product.tags?.includes(tag))) &&
    (categories.length === 0 || categories.includes(product.category))
  );
}

export function hasBusinessType<T extends string>(seller: { businessType: T }, chosen: T | undefined): boolean {
  return chosen === undefined || seller.businessType === chosen;
}

/** Selects a tag, or deselects it if it was. */
export function toggleTag(selected: readonly string[], tag: string): string[] {
  return selected.includes(tag) ? selected.filter((other) => other !== tag) : [...selected, tag];
}

/** 'Clear all': nothing selected, the page's own sort, prices from 0 to the highest. */
export function clearedListing(page: ListingPage, highestPrice: Kobo): ListingFilter & { sort: ProductSort } {
  return { priceRange: defaultPriceRange(highestPrice), tags: [], categories: [], sort: pageSorts[page].default };
}
