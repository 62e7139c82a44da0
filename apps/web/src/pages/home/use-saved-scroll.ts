import { useEffect, useLayoutEffect } from 'react';
import { placeState, setPlaceState } from '../../lib/routing/hash-location.ts';
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
    if (placeState().seen) goTo(readStored(KEY, tabStorage));
    setPlaceState({ seen: true });
  }, [ready]);

  useLayoutEffect(() => {
    const save = () => writeStored(KEY, whereNow(), tabStorage);
    addEventListener('pagehide', save);
    return () => {
      // Before the page is taken out of the document, which would scroll it.
      save();
      removeEventListener('pagehide', save);
    };
  }, []);
}

const sections = () => [...document.querySelectorAll('#main section')];

/**
 * '4 120': 120 pixels into the fourth section. Not pixels of the page alone, because a section that was not near the
 * screen yet has a guessed height only (`.band`); '0 80' is above them all.
 */
function whereNow(): string {
  const tops = sections().map((section) => section.getBoundingClientRect().top);
  const count = tops.filter((top) => top <= 0).length;
  return `${count} ${Math.round(count > 0 ? -(tops[count - 1] ?? 0) : scrollY)}`;
}

/** Goes there anew for some frames, in which the sections around it get their true heights. */
function goTo(place: string | null, frames = 3): void {
  const [count = 0, pixels = 0] = (place ?? '').split(' ').map(Number);
  const section = sections()[count - 1];
  const top = (section ? section.getBoundingClientRect().top + scrollY : 0) + pixels;
  if (!(top > 0)) return;
  scrollTo(0, top);
  if (frames > 0) requestAnimationFrame(() => goTo(place, frames - 1));
}
