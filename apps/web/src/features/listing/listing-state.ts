import type { ProductQuery } from '@oja/contract/catalogue';
import type { ProductSort, Sorts } from '@oja/domain/goods/listing';
import { type Filters, filterParams, filterQuery, parseFilters } from '../filters/filters-state.ts';

export type View = 'grid' | 'list';

/** What may help when the filters let nothing through. */
export const FILTERS_HINT = 'Try adjusting your filters or come back later.';

/** What a shopper has chosen for a list. It stands in the address, so that going back and reloading keep it. */
export interface ListingState<Sort extends string = ProductSort> extends Filters {
  sort: Sort;
  view: View;
}

/** Reads the query of an address; what makes no sense there counts as not chosen. */
export function parseListing<Sort extends string>(query: URLSearchParams, sorts: Sorts<Sort>): ListingState<Sort> {
  const sort = sorts.options.find((option) => option === query.get('sort'));
  return {
    ...parseFilters(query),
    sort: sort ?? sorts.default,
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
    ...filterParams(state),
    ...(state.view === 'list' && { view: 'list' }),
  };
}

/** The query of the API for a state. `scope` is what the page lists before anything is chosen. */
export function listingQuery(scope: ProductQuery, state: ListingState, sorts: Sorts<ProductSort>): ProductQuery {
  return {
    ...scope,
    ...filterQuery(state),
    ...(state.sort !== sorts.default && { sort: state.sort }),
  };
}
