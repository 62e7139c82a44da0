import { useEffect, useRef, useState } from 'react';
import { placeState, setPlaceState } from '../../lib/routing/hash-location.ts';

/** Where the reader of a list was: pixels from the top, and how many products there were. */
interface Spot {
  top: number;
  shown: number;
}

interface List {
  shown: number;
  /** The first page is there. */
  ready: boolean;
  /** Fetches the next page; undefined at the end, and where that failed. */
  more?: (() => void) | undefined;
  busy?: boolean;
}

/** Milliseconds without scrolling after which a place counts. */
const REST = 200;
const meant = ['wheel', 'touchmove', 'keydown'] as const;

/**
 * Back, Forward and a reload lead to the very spot, any number of pages down: the entry of the history knows it. Pages that
 * are not there any more are fetched again first, unless the reader begins to move meanwhile.
 */
export function useKeptSpot({ shown, ready, more, busy = false }: List): void {
  const [spot, setSpot] = useState(keptSpot);
  const latest = useRef({ shown, more });
  latest.current = { shown, more };

  useEffect(() => {
    if (!spot || !ready || busy) return;
    const { more: fetchMore } = latest.current;
    if (shown < spot.shown && fetchMore) return fetchMore();
    goTo(spot.top);
    setSpot(undefined);
  }, [spot, ready, busy, shown]);

  useEffect(() => {
    if (spot) {
      const giveUp = () => setSpot(undefined);
      for (const kind of meant) addEventListener(kind, giveUp, { passive: true, once: true });
      return () => {
        for (const kind of meant) removeEventListener(kind, giveUp);
      };
    }
    const path = pathNow();
    const save = () => {
      // Another page's entry is none of ours.
      if (pathNow() === path) setPlaceState({ spot: { top: scrollY, shown: latest.current.shown } });
    };
    let timer = 0;
    const atRest = () => {
      clearTimeout(timer);
      timer = window.setTimeout(save, REST);
    };
    addEventListener('scroll', atRest, { passive: true });
    addEventListener('click', save, { capture: true });
    addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', atRest);
      removeEventListener('click', save, { capture: true });
      removeEventListener('pagehide', save);
    };
  }, [spot]);
}

const pathNow = () => location.hash.split('?')[0];

function keptSpot(): Spot | undefined {
  const { spot } = placeState();
  if (typeof spot !== 'object' || spot === null) return undefined;
  const { top, shown } = spot as Partial<Spot>;
  return typeof top === 'number' && top > 0 && typeof shown === 'number' ? { top, shown } : undefined;
}

/** Goes there anew for some frames: the browser may scroll by its own memory in between. */
function goTo(top: number, frames = 3): void {
  scrollTo(0, top);
  if (frames > 0) requestAnimationFrame(() => goTo(top, frames - 1));
}
