import { entryState, waitUntilClear } from './hash-location.ts';

/**
 * What lies over a page has an entry of the history of its own, so that Back closes it (`ui/overlays/back-closes.ts`). Such an
 * entry has the page's address and its state, and says how many of its kind there are up to it.
 */

/** How many entries, counted from this one downwards, belong to what lies over the page. */
export const overlayEntries = (): number => Number(entryState().overlays ?? 0);

export function addOverlayEntry(): void {
  history.pushState({ ...entryState(), overlays: overlayEntries() + 1 }, '');
}

let leaving = false;
let next: (() => void) | undefined;

/**
 * Goes back until that many are left, which the browser does a moment later.
 * @param then a navigation: it waits, or it would be undone; of several the first counts, which ends the page of the others
 */
export function leaveOverlayEntries(left: number, then?: () => void): void {
  next ??= then;
  if (leaving) return;
  leaving = true;
  addEventListener('popstate', arrive, { once: true });
  history.go(left - overlayEntries());
}

function arrive(): void {
  leaving = false;
  const go = next;
  next = undefined;
  go?.();
}

/** Once there is something over the page, navigations must know. */
waitUntilClear((go) => (overlayEntries() > 0 ? leaveOverlayEntries(0, go) : go()));
