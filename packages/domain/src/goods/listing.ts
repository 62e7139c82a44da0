import { type Kobo, kobo } from '../money/money.ts';

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
