import type { ProductQuery } from '@oja/contract/catalogue';
import { canChoose } from '@oja/domain/goods/chosen';
import { leastDiscounts, leastRatings, type ValueKind, valueKinds } from '@oja/domain/goods/filters';
import { type Kobo, toKobo, toNaira } from '@oja/domain/money/money';
import { plainLetters } from '@oja/domain/text/plain-letters';
import { slugOf } from '@oja/domain/text/slug';

/** What a shopper has narrowed a list by: values as facets have them. */
export interface Filters extends Record<ValueKind, readonly string[]> {
  rating: (typeof leastRatings)[number] | undefined;
  discount: (typeof leastDiscounts)[number] | undefined;
  inStock: boolean;
  /** Of what is paid. Undefined: from 0, or up to the highest price. */
  min: Kobo | undefined;
  max: Kobo | undefined;
}

export const noFilters: Filters = {
  categories: [],
  brands: [],
  colors: [],
  sizes: [],
  states: [],
  tags: [],
  rating: undefined,
  discount: undefined,
  inStock: false,
  min: undefined,
  max: undefined,
};

/** Reads the query of an address; what makes no sense there counts as not chosen. */
export function parseFilters(query: URLSearchParams): Filters {
  const values = Object.fromEntries(valueKinds.map((kind) => [kind, valuesOf(kind, query.get(kind))]));
  return {
    ...(values as Record<ValueKind, string[]>),
    rating: leastRatings.find((step) => String(step) === query.get('rating')),
    discount: leastDiscounts.find((step) => String(step) === query.get('discount')),
    inStock: query.get('stock') === 'in',
    min: amountOf(query.get('min')),
    max: amountOf(query.get('max')),
  };
}

/** The query of the address for what is chosen; what is not is not in it. */
export function filterParams(filters: Filters): Record<string, string> {
  const { rating, discount, inStock, min, max } = filters;
  return {
    ...listsOf(filters),
    ...(rating && { rating: String(rating) }),
    ...(discount && { discount: String(discount) }),
    ...(inStock && { stock: 'in' }),
    ...(min !== undefined && { min: String(toNaira(min)) }),
    ...(max !== undefined && { max: String(toNaira(max)) }),
  };
}

/** The same for the API. */
export function filterQuery(filters: Filters): ProductQuery {
  const { rating, discount, inStock, min, max } = filters;
  return {
    ...listsOf(filters),
    ...(rating && { rating }),
    ...(discount && { discount }),
    ...(inStock && { inStock }),
    ...(min !== undefined && { minPrice: min }),
    ...(max !== undefined && { maxPrice: max }),
  };
}

/** How many filters narrow the list; the price range is one. */
export function countFilters(filters: Filters): number {
  const { rating, discount, inStock, min, max } = filters;
  const values = valueKinds.reduce((sum, kind) => sum + filters[kind].length, 0);
  const single = [rating, discount, inStock, min !== undefined || max !== undefined];
  return values + single.filter(Boolean).length;
}

/** Naira as people write them, '12,500' too. Undefined for anything that is not an amount from 0 up. */
export function amountOf(text: string | null): Kobo | undefined {
  const digits = text?.replace(/[₦,\s]/g, '');
  if (!digits || !/^\d{1,12}(\.\d{1,2})?$/.test(digits)) return undefined;
  return toKobo(Number(digits));
}

function listsOf(filters: Filters): Partial<Record<ValueKind, string>> {
  return Object.fromEntries(
    valueKinds.flatMap((kind) => (filters[kind].length > 0 ? [[kind, filters[kind].join(',')]] : [])),
  );
}

/** As much of a choice as the shop takes, in the facets' own form, without what no name holds. */
function valuesOf(kind: ValueKind, text: string | null): string[] {
  const chosen: string[] = [];
  for (const name of text?.split(',') ?? []) {
    const value = kind === 'categories' ? slugOf(name) : plainLetters(name).replace(/\s+/g, ' ').trim();
    const isNew = value !== '' && !/\p{Cc}/u.test(name) && !chosen.includes(value);
    if (isNew && canChoose([...chosen, value])) chosen.push(value);
  }
  return chosen;
}
