import type { Suggestion } from '@oja/contract/search';

const titles = { product: 'Products', category: 'Categories', store: 'Stores' } as const;
const MOST = 5;

export interface SuggestionGroup {
  title: string;
  /** Position of its first item among all. */
  first: number;
  items: Suggestion[];
}

/** Suggestions by kind, products first, at most five of each; a kind without any is left out. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  let first = 0;
  return (Object.keys(titles) as Suggestion['type'][]).flatMap((type) => {
    const items = suggestions.filter((suggestion) => suggestion.type === type).slice(0, MOST);
    const group = { title: titles[type], first, items };
    first += items.length;
    return items.length > 0 ? [group] : [];
  });
}

/** Up and down through a list, around its ends and past the field itself (-1). */
export function stepThrough(at: number, count: number, step: 1 | -1): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}
