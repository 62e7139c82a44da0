import { useSyncExternalStore } from 'react';
import { rawPlace, splitPlace } from './hash-place.ts';

/**
 * The place in the app is what follows `#`: a path and, after `?`, its query. The part of the URL before `#` is left
 * alone; a payment provider writes its `reference` there. Plain `<a href="#/…">` links need nothing from here.
 */

/** What had the focus when the last place was left; undefined until the visit has gone anywhere. */
export let focusAtLeaving: Element | null | undefined;

const listeners = new Set<() => void>();
let toldPlace = '';
const tell = () => {
  // What closes over the page takes an entry of the history away, and the place stays the same.
  if (location.hash !== toldPlace) focusAtLeaving = document.activeElement;
  toldPlace = location.hash;
  for (const listener of listeners) listener();
};

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    toldPlace = location.hash;
    addEventListener('hashchange', tell);
    addEventListener('popstate', tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
  };
}

const currentPlace = () => rawPlace(location.hash);

/** Where the app stands now; on the server, always Home. */
export function usePlace(): { path: string; query: string } {
  return splitPlace(useSyncExternalStore(subscribe, currentPlace, () => '/'));
}

export function usePathname(): string {
  return useSyncExternalStore(
    subscribe,
    () => splitPlace(currentPlace()).path,
    () => '/',
  );
}

/** The query inside the hash, decoded: `useHashQuery().get('q')`. */
export function useHashQuery(): URLSearchParams {
  const query = useSyncExternalStore(
    subscribe,
    () => splitPlace(currentPlace()).query,
    () => '',
  );
  return new URLSearchParams(query);
}

interface NavigateOptions {
  /** Travels with this entry of the history, survives a reload, and is not in the address. */
  state?: Record<string, unknown> | undefined;
  replace?: boolean;
}

let whenClear = (go: () => void, _replaces: string | false) => go();

/** Has every navigation wait for what lies over the page (`overlay-entries.ts`), which is fetched when there first is any. */
export function waitUntilClear(wait: typeof whenClear): void {
  whenClear = wait;
}

/** @param to a path of the app, `/product/…`, as `pathOf` makes it */
export function navigate(to: string, { state, replace = false }: NavigateOptions = {}): void {
  whenClear(() => {
    history[replace ? 'replaceState' : 'pushState'](state ?? null, '', `${location.pathname}${location.search}#${to}`);
    tell();
  }, replace && to);
}

/** All that the history keeps with this entry. */
export function entryState(): Record<string, unknown> {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  return state && typeof state === 'object' ? (state as Record<string, unknown>) : {};
}

/** What `navigate` handed over to this place; read it as what it may be, the history belongs to the browser. */
export function placeState(): Record<string, unknown> {
  const { overlays, ...state } = entryState();
  return state;
}

/** Adds values to this place's state without going anywhere. */
export function setPlaceState(values: Record<string, unknown>): void {
  history.replaceState({ ...entryState(), ...values }, '');
}

/** Forgets single values of this place's state, so that a reload or a return does not show them again. */
export function dropPlaceState(...keys: string[]): void {
  const kept = Object.entries(entryState()).filter(([key]) => !keys.includes(key));
  history.replaceState(kept.length ? Object.fromEntries(kept) : null, '');
}
