import type { Facets } from '@oja/contract/filters';
import { MOST_COUNTED } from '@oja/domain/goods/filters';
import { toggleTag } from '@oja/domain/goods/listing';
import type { FilterChip } from './chosen-filters.ts';
import { discountWords, ratingWords } from './filter-words.ts';
import type { Filters } from './filters-state.ts';

export interface PromotedFilter extends FilterChip {
  on: boolean;
}

/** The filters that most shoppers want, one press away: only those that are chosen, or that would leave some and not all. */
export function promotedFilters(filters: Filters, facets: Facets | undefined, total = 0): PromotedFilter[] {
  if (!facets) return [];
  const { rating, discount, inStock, brands } = filters;
  const countOf = (values: Facets['ratings'], step: number) => {
    const known = values.find(({ value }) => value === String(step));
    return known ? known.count : 0;
  };
  const offers: (PromotedFilter & { count: number | null })[] = [
    { key: 'stock:in', words: 'In stock', on: inStock, change: { inStock: !inStock }, count: facets.inStock },
    {
      key: 'discount:1',
      words: discountWords(1),
      on: discount === 1,
      change: { discount: discount === 1 ? undefined : 1 },
      count: countOf(facets.discounts, 1),
    },
    {
      key: 'rating:4',
      words: ratingWords(4),
      on: rating === 4,
      change: { rating: rating === 4 ? undefined : 4 },
      count: countOf(facets.ratings, 4),
    },
    ...facets.brands.slice(0, 2).map(({ value, name, count }) => ({
      key: `brands:${value}`,
      words: name,
      on: brands.includes(value),
      change: { brands: toggleTag(brands, value) },
      count,
    })),
  ];
  return offers
    .filter(({ on, count }) => on || count === null || (count > 0 && (count < total || total > MOST_COUNTED)))
    .map(({ count: _, ...offer }) => offer);
}
