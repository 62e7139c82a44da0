import type { DeskStore } from '@oja/contract/desks/desk-store';

/** What an address of the desk means to an account. */
export interface DeskPlace {
  /** Null: none of its stores, whether there is such a one or not. */
  store: DeskStore | null;
  /** Whether its page is Today. */
  isToday: boolean;
  /** Whether it is where a store is opened. */
  isOpening: boolean;
}

/**
 * Reads an address: `/desk` is the desk of the store that was used last, or of the first; `/desk/{slug}/…` that of this one;
 * `/desk/open` is no store's.
 * @param path of the address, as it stands in the request
 * @param last slug of the store used last, as the browser has it
 */
export function deskPlace(path: string, stores: readonly DeskStore[], last: string | undefined): DeskPlace {
  const [slug, ...rest] = path.split('/').slice(2).filter(Boolean);
  const named = (wanted: string | undefined) => stores.find((store) => store.slug === wanted) ?? null;
  if (slug === undefined) return { store: named(last) ?? stores[0] ?? null, isToday: true, isOpening: false };
  return { store: named(decoded(slug)), isToday: rest.length === 0, isOpening: slug === 'open' && rest.length === 0 };
}

/** Undefined for what stands for no letters. */
function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
