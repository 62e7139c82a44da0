import type { ProductSort, ProductTab } from '@oja/contract/desks/desk-products';

/** Drafts are no products yet, and have a list of their own; so have those that wait for the operator. */
export type DraftTab = 'drafts' | 'in-review';
export type GoodsTab = ProductTab | DraftTab;

export const isOfDrafts = (tab: GoodsTab): tab is DraftTab => tab === 'drafts' || tab === 'in-review';

export const goodsTabs = [
  { tab: 'on-sale', name: 'On sale' },
  { tab: 'drafts', name: 'Drafts' },
  { tab: 'in-review', name: 'In review' },
  { tab: 'paused', name: 'Paused' },
  { tab: 'sold-out', name: 'Sold out' },
  { tab: 'archived', name: 'Archived' },
  { tab: 'taken-down', name: 'Taken down' },
] as const satisfies readonly { tab: GoodsTab; name: string }[];

export const sortNames: Record<ProductSort, string> = {
  newest: 'Newest first',
  name: 'By name',
  'price-low': 'Lowest price first',
  'price-high': 'Highest price first',
  'stock-low': 'Fewest left first',
  sold: 'Most sold first',
};

/** Not the contract's own list: its file would bring every schema of the desk along. */
export const sorts = Object.keys(sortNames) as ProductSort[];

export const onlyNames = {
  low: 'Few left',
  discounted: 'At a sale price',
  'without-picture': 'Without picture',
  'not-sold': 'Not sold in 30 days',
} as const;
export type Only = keyof typeof onlyNames;

/** What a list of products says of itself in its address; '' for what it is not narrowed by. */
export interface ProductPlace {
  tab: GoodsTab;
  q: string;
  sort: ProductSort;
  only: Only | '';
  /** The id of a category. */
  category: string;
}

/** Letters that a search may have. */
const MOST_LETTERS = 100;
const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** @param mayDraft who may not write products has no drafts to look at */
export function productPlaceOf(query: URLSearchParams, mayDraft: boolean): ProductPlace {
  const tab = goodsTabs.find((each) => each.tab === query.get('tab'))?.tab ?? 'on-sale';
  const only = query.get('only') ?? '';
  const category = query.get('category') ?? '';
  return {
    tab: isOfDrafts(tab) && !mayDraft ? 'on-sale' : tab,
    q: (query.get('q') ?? '').trim().slice(0, MOST_LETTERS),
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    only: Object.hasOwn(onlyNames, only) ? (only as Only) : '',
    category: isId(category) ? category : '',
  };
}

/** '?tab=paused&q=ankara'; '' for what is shown without it. */
export function productQuery(place: ProductPlace): string {
  const query = new URLSearchParams(Object.entries(place).filter(([, value]) => value !== ''));
  if (place.tab === 'on-sale') query.delete('tab');
  if (place.sort === 'newest') query.delete('sort');
  return query.size ? `?${query}` : '';
}

/** Whether less is shown than the tab has. Drafts are searched and have no filters. */
export const isNarrowed = ({ tab, q, only, category }: ProductPlace): boolean =>
  q !== '' || (!isOfDrafts(tab) && (only !== '' || category !== ''));
