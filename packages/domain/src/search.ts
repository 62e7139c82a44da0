import { compareNames, plainLetters } from './plain-letters.ts';

export interface SearchedProduct {
  name: string;
  description: string;
  category: string;
  sku: string;
  tags: readonly string[];
}

/** What a search compares: case, marks and outer blanks do not count. The database's twin is `search_form()`. */
export function searchForm(text: string): string {
  return plainLetters(text).trim();
}

/** How well something matches: the lower, the better. */
export type MatchRank = 'name starts' | 'name contains' | 'other field';

const rankOrder: Record<MatchRank, number> = { 'name starts': 0, 'name contains': 1, 'other field': 2 };

/** How a thing with this name and these other texts matches; undefined if not, and always for an empty query. */
export function matchRank(name: string, others: readonly string[], query: string): MatchRank | undefined {
  const wanted = searchForm(query);
  if (wanted === '') return undefined;
  const position = searchForm(name).indexOf(wanted);
  if (position >= 0) return position === 0 ? 'name starts' : 'name contains';
  return others.some((other) => searchForm(other).includes(wanted)) ? 'other field' : undefined;
}

export function matchProduct(product: SearchedProduct, query: string): MatchRank | undefined {
  return matchRank(product.name, [product.description, product.category, product.sku, ...product.tags], query);
}

export function matchCategory(category: { name: string; description: string }, query: string): MatchRank | undefined {
  return matchRank(category.name, [category.description], query);
}

export function matchStore(store: { storeName: string; description: string }, query: string): MatchRank | undefined {
  return matchRank(store.storeName, [store.description], query);
}

/** Suggestions are narrower than results: a product matches by name or SKU, a category and a store by name alone. */
export function matchSuggestion(name: string, query: string, sku?: string): MatchRank | undefined {
  return matchRank(name, sku === undefined ? [] : [sku], query);
}

/** Those that match, best first, equals by name. */
export function rankMatches<Item>(
  items: readonly Item[],
  rankOf: (item: Item) => MatchRank | undefined,
  nameOf: (item: Item) => string,
): Item[] {
  return items
    .flatMap((item) => {
      const rank = rankOf(item);
      return rank ? [{ item, rank: rankOrder[rank] }] : [];
    })
    .sort((a, b) => a.rank - b.rank || compareNames(nameOf(a.item), nameOf(b.item)))
    .map(({ item }) => item);
}
