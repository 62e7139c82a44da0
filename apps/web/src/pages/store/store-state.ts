import { type ProductSort, pageSorts } from '@oja/domain/goods/listing';
import type { View } from '../../features/listing/listing-state.ts';
import { searchedText } from '../../lib/text/searched-text.ts';

export const storeTabs = ['products', 'reviews', 'about'] as const;
export type StoreTab = (typeof storeTabs)[number];

/** What a shopper has chosen on a store's page; it stands in the address. */
export interface StoreState {
  tab: StoreTab;
  /** Text that product names must hold. */
  q: string;
  sort: ProductSort;
  view: View;
  /** Name of the one category shown; '' for all. */
  category: string;
}

const sorts = pageSorts.store;

/** Reads the query of the address; what makes no sense there counts as not chosen. */
export function parseStore(query: URLSearchParams): StoreState {
  return {
    tab: storeTabs.find((tab) => tab === query.get('tab')) ?? 'products',
    q: searchedText(query),
    sort: sorts.options.find((option) => option === query.get('sort')) ?? sorts.default,
    view: query.get('view') === 'list' ? 'list' : 'grid',
    category: query.get('category') ?? '',
  };
}

/** The query of the address for a state; what is not chosen is not in it. */
export function storeParams({ tab, q, sort, view, category }: StoreState): Record<string, string> {
  return {
    ...(tab !== 'products' && { tab }),
    ...(q && { q }),
    ...(sort !== sorts.default && { sort }),
    ...(view === 'list' && { view }),
    ...(category && { category }),
  };
}
