import { useSyncExternalStore } from 'react';
import { leaveOverlayEntries, overlayEntries } from '../../src/lib/routing/overlay-entries.ts';

/** The place at the desk is the path of the address; its query is free for what a page is narrowed by. */

const listeners = new Set<() => void>();
let toldPath = location.pathname;

/** What had the focus when the last page was left; undefined until the visit has gone anywhere. */
export let focusAtLeaving: Element | null | undefined;

/** Whether the present place was come back to: then it opens where it was left. */
export let cameBack = false;

function tell(): void {
  if (location.pathname !== toldPath) focusAtLeaving = document.activeElement;
  toldPath = location.pathname;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const usePathname = (): string => useSyncExternalStore(subscribe, () => location.pathname);

/** The query of the address, decoded: `useSearch().get('tab')`. */
export const useSearch = (): URLSearchParams =>
  new URLSearchParams(useSyncExternalStore(subscribe, () => location.search));

interface NavigateOptions {
  replace?: boolean;
}

/**
 * Goes to a page of the desk.
 * @param to an address as `deskPath` makes it; with `?…` alone the page stays and only its query changes
 */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const go = () => {
    cameBack = false;
    history[replace ? 'replaceState' : 'pushState'](null, '', to || location.pathname);
    tell();
  };
  // What lies over the page has an entry of its own, which must not stay below the new one.
  if (overlayEntries() > 0) leaveOverlayEntries(0, go);
  else go();
}

/** Lets plain links to the desk lead there without a new document. */
export function followLinks(): void {
  addEventListener('popstate', () => {
    cameBack = true;
    tell();
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    const elsewhere = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (!link || elsewhere || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = link;
    if (origin !== location.origin || !/^\/desk\/./.test(pathname) || hash) return;
    event.preventDefault();
    navigate(pathname + search);
  });
}
