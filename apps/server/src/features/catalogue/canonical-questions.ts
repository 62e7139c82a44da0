import type { ProductQuery, StoreQuery } from '@oja/contract/catalogue';
import type { SearchQuery } from '@oja/contract/search';
import { pageSorts } from '@oja/domain/goods/listing';
import { searchForm } from '@oja/domain/goods/search';
import { kobo } from '@oja/domain/money/money';
import { slugOf } from '@oja/domain/text/slug';

/**
 * What is asked of the catalogue, in one form for all ways to say it: what makes no difference to the answer makes none
 * here, so that equal questions share one prepared answer. The answer is made of this form, and cannot be another's.
 */
export function canonicalListing(query: ProductQuery): ProductQuery {
  const { category, subcategory, seller, q = '', collection, cursor } = query;
  const wanted = canonicalText(q);
  const categories = entriesOf(query.categories)?.map((entry) => slugOf(entry) || noSlug);
  const tags = entriesOf(query.tags);
  return {
    sort: sortOf(query),
    limit: query.limit ?? 24,
    ...(category !== undefined && { category: slugOf(category) }),
    ...(subcategory !== undefined && { subcategory: slugOf(subcategory) }),
    ...(seller !== undefined && { seller: seller.toLowerCase() }),
    ...(wanted !== '' && { q: wanted }),
    ...(collection !== undefined && { collection }),
    ...(categories && { categories: canonicalList(categories) }),
    ...(tags && { tags: canonicalList(tags) }),
    ...canonicalPrices(query),
    ...(cursor !== undefined && { cursor }),
  };
}

export function canonicalSearch({ q, sort = 'relevance', ...prices }: SearchQuery): SearchQuery {
  return { q: canonicalText(q), sort, ...canonicalPrices(prices) };
}

export function canonicalGoods({ q = '', sort = pageSorts.store.default }: StoreQuery): StoreQuery {
  const wanted = canonicalText(q);
  return { sort, ...(wanted !== '' && { q: wanted }) };
}

/** Every price is at least 0. */
const canonicalPrices = ({ minPrice = kobo(0), maxPrice }: Pick<ProductQuery, 'minPrice' | 'maxPrice'>) => ({
  ...(minPrice > 0 && { minPrice }),
  ...(maxPrice !== undefined && { maxPrice }),
});

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

/** `'a, b'` → `['a', 'b']`; nothing for a list without entries. */
export function entriesOf(text: string | undefined): string[] | undefined {
  const entries = text
    ?.split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return entries?.length ? entries : undefined;
}

/** Has a slug as empty as that of an entry without letters, and is an entry nevertheless: nothing is filed under it. */
const noSlug = '-';

const canonicalList = (entries: string[]) => [...new Set(entries)].sort().join();
