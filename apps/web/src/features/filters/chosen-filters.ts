import type { Facets } from '@oja/contract/filters';
import { valueKinds } from '@oja/domain/goods/filters';
import { discountWords, ratingWords, valueWords } from './filter-words.ts';
import type { Filters } from './filters-state.ts';
import { priceWords } from './price-words.ts';

/** One filter as a chip. */
export interface FilterChip {
  /** The same for the same filter, wherever it is offered. */
  key: string;
  words: string;
  /** What pressing it changes. */
  change: Partial<Filters>;
}

/** Each filter that is chosen, and how to be without it. */
export function chosenFilters(filters: Filters, facets: Facets | undefined): FilterChip[] {
  const { rating, discount, inStock, min, max } = filters;
  const values = valueKinds.flatMap((kind) =>
    filters[kind].map((value) => ({
      key: `${kind}:${value}`,
      words: kind === 'sizes' ? `Size ${valueWords(kind, value, facets)}` : valueWords(kind, value, facets),
      change: { [kind]: filters[kind].filter((other) => other !== value) },
    })),
  );
  const price = priceWords(min, max);
  return [
    ...values,
    ...(price ? [{ key: 'price', words: price, change: { min: undefined, max: undefined } }] : []),
    ...(rating ? [{ key: `rating:${rating}`, words: ratingWords(rating), change: { rating: undefined } }] : []),
    ...(discount
      ? [{ key: `discount:${discount}`, words: discountWords(discount), change: { discount: undefined } }]
      : []),
    ...(inStock ? [{ key: 'stock:in', words: 'In stock', change: { inStock: false } }] : []),
  ];
}
