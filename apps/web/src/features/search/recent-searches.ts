import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'oja.searches';
const MOST = 10;

/** What was searched for in this browser, the latest first. It is told to nobody. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((text) => typeof text === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(text: string): void {
  keep([text, ...without(text)]);
}

export function forgetSearch(text: string): void {
  keep(without(text));
}

export function forgetSearches(): void {
  keep([]);
}

/** The same words in another case are the same search. */
const without = (text: string) => recentSearches().filter((other) => other.toLowerCase() !== text.toLowerCase());

const keep = (texts: string[]) => writeStored(KEY, texts.length > 0 ? JSON.stringify(texts.slice(0, MOST)) : null);
