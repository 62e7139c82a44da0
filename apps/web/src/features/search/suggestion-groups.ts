import type { Answer } from '@oja/contract/client';
import type { SuggestedText, Suggestion } from '@oja/contract/search';

/** A line of the list: something of the shop, or a text to search for. */
export type SuggestionLine =
  | { kind: 'item'; item: Suggestion }
  | { kind: 'text'; text: string; of: SuggestedText['kind'] | 'own' | 'all' };

export interface SuggestionGroup {
  /** '' for the last line, which stands by itself. */
  title: string;
  /** Position of its first line among all. */
  first: number;
  lines: SuggestionLine[];
}

const kinds = { product: 'Products', category: 'Categories', store: 'Stores' } as const;
const MOST_ITEMS = 5;
/** More of them would push the products off a phone's screen. */
const MOST_TEXTS = 4;

/** For a text that is typed: texts to search for, then products, categories and stores, at most five of each, then the text itself. */
export function groupSuggestions({ texts, items }: Answer<'suggestions'>, typed: string): SuggestionGroup[] {
  const others = texts.filter(({ text }) => text.toLowerCase() !== typed.toLowerCase()).slice(0, MOST_TEXTS);
  return numbered([
    { title: 'Searches', lines: others.map(({ text, kind }) => ({ kind: 'text', text, of: kind })) },
    ...Object.entries(kinds).map(([type, title]) => ({
      title,
      lines: items
        .filter((item) => item.type === type)
        .slice(0, MOST_ITEMS)
        .map((item): SuggestionLine => ({ kind: 'item', item })),
    })),
    { title: '', lines: [{ kind: 'text', text: typed, of: 'all' }] },
  ]);
}

/** For an empty box: what the reader searched for last, and what many do. */
export function groupSearches(own: readonly string[], popular: readonly SuggestedText[]): SuggestionGroup[] {
  return numbered([
    { title: 'Your last searches', lines: own.map((text) => ({ kind: 'text', text, of: 'own' })) },
    {
      title: 'Popular searches',
      lines: popular.map(({ text }): SuggestionLine => ({ kind: 'text', text, of: 'searched' })),
    },
  ]);
}

/** Groups with their lines counted through; one without any is left out. */
function numbered(groups: Omit<SuggestionGroup, 'first'>[]): SuggestionGroup[] {
  let first = 0;
  return groups.flatMap((group) => {
    const numberedGroup = { ...group, first };
    first += group.lines.length;
    return group.lines.length > 0 ? [numberedGroup] : [];
  });
}

/** Up and down through a list, around its ends and past the field itself (-1). */
export function stepThrough(at: number, count: number, step: 1 | -1): number {
  return ((at + 1 + step + count + 1) % (count + 1)) - 1;
}
