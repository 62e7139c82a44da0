import type { ProductQuery } from '@oja/contract/catalogue';
import type { ReviewQuery } from '@oja/contract/reviews';
import type { SearchQuery } from '@oja/contract/search';
import type { StoreQuery } from '@oja/contract/stores';
import { pageSorts } from '@oja/domain/goods/listing';
import { searchForm } from '@oja/domain/goods/search';
import { kobo } from '@oja/domain/money/money';
import { slugOf } from '@oja/domain/text/slug';
import { type FacetKind, facetForm } from '../finding/finding.questions.ts';
import { type choiceOf, entriesOf } from './listing/choice-of.ts';

/**
 * What is asked of the catalogue, in one form for all ways to say it: what makes no difference to the answer makes none
 * here, so that equal questions share one prepared answer. The answer is made of this form, and cannot be another's.
 */
export function canonicalListing(query: ProductQuery): ProductQuery {
  const { category, subcategory, seller, q = '', collection, cursor } = query;
  const wanted = canonicalText(q);
  return {
    sort: sortOf(query),
    limit: query.limit ?? 24,
    ...(category !== undefined && { category: slugOf(category) }),
    ...(subcategory !== undefined && { subcategory: slugOf(subcategory) }),
    ...(seller !== undefined && { seller: seller.toLowerCase() }),
    ...(wanted !== '' && { q: wanted }),
    ...(collection !== undefined && { collection }),
    ...canonicalFilters(query),
    ...(cursor !== undefined && { cursor }),
  };
}

export function canonicalSearch({ q, sort = 'relevance', exact = false, ...filters }: SearchQuery): SearchQuery {
  return { q: canonicalText(q), sort, ...(exact && { exact }), ...canonicalFilters(filters) };
}

export function canonicalGoods({ q = '', sort = pageSorts.store.default }: StoreQuery): StoreQuery {
  const wanted = canonicalText(q);
  return { sort, ...(wanted !== '' && { q: wanted }) };
}

/** Of one number of stars every order is the same. */
export function canonicalReviews({ sort = 'newest', stars, cursor }: ReviewQuery): ReviewQuery {
  return { ...(stars === undefined ? { sort } : { stars }), ...(cursor !== undefined && { cursor }) };
}

type Filters = Parameters<typeof choiceOf>[0];

const valueKinds = { brands: 'brand', colors: 'color', sizes: 'size', states: 'state', tags: 'tag' } as const;

/** Every price is at least 0; of values only their forms are compared. */
function canonicalFilters({ rating, discount, inStock, minPrice = kobo(0), maxPrice, ...filters }: Filters): Filters {
  const categories = entriesOf(filters.categories)?.map((entry) => slugOf(entry) || noSlug);
  const values: Filters = {};
  for (const [name, kind] of Object.entries(valueKinds) as [keyof typeof valueKinds, FacetKind][]) {
    const entries = entriesOf(filters[name])?.map((entry) => facetForm(kind, entry).slice(kind.length + 1));
    if (entries) values[name] = canonicalList(entries);
  }
  return {
    ...(categories && { categories: canonicalList(categories) }),
    ...values,
    ...(rating !== undefined && { rating }),
    ...(discount !== undefined && { discount }),
    ...(inStock && { inStock }),
    ...(minPrice > 0 && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

/**
 * Of letters that are plain, or plain but for their marks, the form that search compares; there the browser's rules and
 * the database's are sure to agree. Of others what they are, without outer blanks.
 */
export function canonicalText(text: string): string {
  if (searchForm(text) === '') return '';
  const letters = text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return /^[\x20-\x7e]*$/.test(letters) ? letters.toLowerCase().trim() : text.trim();
}

/** Each page's own sort unless another is asked for; relevance is about a text, so without one it means newest. */
export function sortOf({ sort, collection, q = '' }: ProductQuery) {
  if (sort === undefined) return collection ? pageSorts[collection].default : 'newest';
  return sort === 'relevance' && searchForm(q) === '' ? 'newest' : sort;
}

/** Has a slug as empty as that of an entry without letters, and is an entry nevertheless: nothing is filed under it. */
const noSlug = '-';

const canonicalList = (entries: string[]) => [...new Set(entries)].sort().join();

/** Ids in their order, each once. */
export const canonicalIds = (ids: string): string => [...new Set(ids.toLowerCase().split(','))].sort().join(',');
