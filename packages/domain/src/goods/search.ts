import { compareNames, plainLetters } from '../text/plain-letters.ts';

/** What a search compares: case, marks and outer blanks do not count. The database's twin is `search_form()`. */
export function searchForm(text: string): string {
  return plainLetters(text).trim();
}

/** How well something matches: the lower, the better. */
export type MatchRank = 'name starts' | 'word starts' | 'field word starts' | 'name contains' | 'other field';

const rankOrder: Record<MatchRank, number> = {
  'name starts': 0,
  'word starts': 1,
  'field word starts': 2,
  'name contains': 3,
  'other field': 4,
};

/**
 * How a thing with this name and these other texts matches; undefined if not, and always for an empty query. Among the
 * names that contain it, a word that starts with it comes first; then those whose other texts have such a word, so that
 * `phone` finds smartphones, which stand under 'Phones', before saxophones.
 */
export function matchRank(name: string, others: readonly string[], query: string): MatchRank | undefined {
  const wanted = searchForm(query);
  if (wanted === '') return undefined;
  const form = searchForm(name);
  if (form.startsWith(wanted)) return 'name starts';
  const forms = others.map(searchForm);
  if (!form.includes(wanted)) return forms.some((other) => other.includes(wanted)) ? 'other field' : undefined;
  if (hasWordThatStarts(form, wanted)) return 'word starts';
  return forms.some((other) => hasWordThatStarts(other, wanted)) ? 'field word starts' : 'name contains';
}

const inWord = /[\p{L}\p{N}]$/u;

function hasWordThatStarts(form: string, wanted: string): boolean {
  for (let at = form.indexOf(wanted); at >= 0; at = form.indexOf(wanted, at + 1)) {
    if (!inWord.test(form.slice(0, at))) return true;
  }
  return false;
}

export function matchCategory(category: { name: string; description: string }, query: string): MatchRank | undefined {
  return matchRank(category.name, [category.description], query);
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
