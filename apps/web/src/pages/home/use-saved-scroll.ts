import { useEffect, useLayoutEffect } from 'react';
import { placeState, setPlaceState } from '../../lib/hash-location.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

const KEY = 'oja.home.scroll';
const tabStorage = () => sessionStorage;

/**
 * Keeps where the shopper was on Home, and goes there again when they come back or reload; an arrival by a link starts
 * at the top. The two are told apart by a mark on the history entry, which only an entry that was left carries.
 * @param ready the content is there, so that the page has its height
 */
export function useSavedScroll(ready: boolean): void {
  useEffect(() => {
    if (!ready) return;
    const saved = Number(readStored(KEY, tabStorage));
    if (placeState().seen && saved > 0) scrollTo(0, saved);
    setPlaceState({ seen: true });
  }, [ready]);

  useLayoutEffect(() => {
    const save = () => writeStored(KEY, String(Math.round(scrollY)), tabStorage);
    addEventListener('pagehide', save);
    return () => {
      // Before the page is taken out of the document, which would scroll it.
      save();
      removeEventListener('pagehide', save);
    };
  }, []);
}
