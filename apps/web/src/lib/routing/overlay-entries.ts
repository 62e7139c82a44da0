import { entryState, setPlaceState, waitUntilClear } from './hash-location.ts';
import { rawPlace, splitPlace } from './hash-place.ts';

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

/** What was last chosen on the page below: its entry takes it over when it is reached again. */
let below: (() => void) | undefined;

addEventListener(
  'popstate',
  () => {
    if (overlayEntries() > 0) return;
    below?.();
    below = undefined;
  },
  // Before the page is drawn as it was.
  { capture: true },
);

/** Once there is something over the page, navigations must know; a change of the page's query leaves it where it is. */
waitUntilClear((go, replaces) => {
  const entries = overlayEntries();
  if (entries === 0) go();
  else if (replaces && splitPlace(replaces).path === splitPlace(rawPlace(location.hash)).path) {
    go();
    setPlaceState({ overlays: entries });
    below = go;
  } else leaveOverlayEntries(0, go);
});
