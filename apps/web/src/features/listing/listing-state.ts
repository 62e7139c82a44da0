import type { ProductQuery } from '@oja/contract/catalogue';
import { canChoose } from '@oja/domain/goods/chosen';
import type { ProductSort, Sorts } from '@oja/domain/goods/listing';
import { type Kobo, toKobo, toNaira } from '@oja/domain/money/money';

export type View = 'grid' | 'list';

/** What may help when the filters let nothing through. */
export const FILTERS_HINT = 'Try adjusting your filters or come back later.';

/** What a shopper has chosen for a list. It stands in the address, so that going back and reloading keep it. */
export interface ListingState<Sort extends string = ProductSort> {
  sort: Sort;
  tags: readonly string[];
  categories: readonly string[];
  /** Undefined: from 0, or up to the highest price. */
  min: Kobo | undefined;
  max: Kobo | undefined;
  view: View;
}

/** Reads the query of an address; what makes no sense there counts as not chosen. */
export function parseListing<Sort extends string>(query: URLSearchParams, sorts: Sorts<Sort>): ListingState<Sort> {
  const sort = sorts.options.find((option) => option === query.get('sort'));
  return {
    sort: sort ?? sorts.default,
    tags: listOf(query.get('tags')),
    categories: listOf(query.get('categories')),
    min: amountOf(query.get('min')),
    max: amountOf(query.get('max')),
    view: query.get('view') === 'list' ? 'list' : 'grid',
  };
}

/** The query of the address for a state; what is not chosen is not in it. */
export function listingParams<Sort extends string>(
  state: ListingState<Sort>,
  sorts: Sorts<Sort>,
): Record<string, string> {
  return {
    ...(state.sort !== sorts.default && { sort: state.sort }),
    ...(state.tags.length > 0 && { tags: state.tags.join(',') }),
    ...(state.categories.length > 0 && { categories: state.categories.join(',') }),
    ...(state.min !== undefined && { min: String(toNaira(state.min)) }),
    ...(state.max !== undefined && { max: String(toNaira(state.max)) }),
    ...(state.view === 'list' && { view: 'list' }),
  };
}

/** The query of the API for a state. `scope` is what the page lists before anything is chosen. */
export function listingQuery(scope: ProductQuery, state: ListingState, sorts: Sorts<ProductSort>): ProductQuery {
  return {
    ...scope,
    ...(state.categories.length > 0 && { categories: state.categories.join(',') }),
    ...(state.tags.length > 0 && { tags: state.tags.join(',') }),
    ...(state.min !== undefined && { minPrice: state.min }),
    ...(state.max !== undefined && { maxPrice: state.max }),
    ...(state.sort !== sorts.default && { sort: state.sort }),
  };
}

/** How many filters narrow the list; the price range is one. */
export function countFilters({ tags, categories, min, max }: Omit<ListingState, 'sort'>): number {
  return tags.length + categories.length + (min === undefined && max === undefined ? 0 : 1);
}

/** As much of a choice as the shop takes, without what no name holds. */
function listOf(text: string | null): string[] {
  const chosen: string[] = [];
  for (const name of new Set(text?.split(','))) {
    if (name !== '' && !/\p{Cc}/u.test(name) && canChoose([...chosen, name])) chosen.push(name);
  }
  return chosen;
}

/** Naira as people write them, '12,500' too. Undefined for anything that is not an amount from 0 up. */
export function amountOf(text: string | null): Kobo | undefined {
  const digits = text?.replace(/[₦,\s]/g, '');
  if (!digits || !/^\d{1,12}(\.\d{1,2})?$/.test(digits)) return undefined;
  return toKobo(Number(digits));
}
