import { useEffect, useRef } from 'react';
import { addOverlayEntry, leaveOverlayEntries, overlayEntries } from '../lib/overlay-entries.ts';

/** What lies over the page now, from the lowest to the topmost: how to close each. */
const open: (() => void)[] = [];
/** Entries are being taken away because something was closed, not the other way round. */
let settling = false;

/** Lets the history have as many entries on top as there lie things over the page. */
function settle(): void {
  if (overlayEntries() > open.length) {
    settling = true;
    leaveOverlayEntries(open.length);
  }
  while (overlayEntries() < open.length) addOverlayEntry();
}

function onReturn(): void {
  if (!settling) for (const close of open.splice(overlayEntries()).reverse()) close();
  settling = false;
  settle();
}

/** A link of the app leads from the page itself, so that Back then leads to that, and not to what lay over it. */
function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a');
  const elsewhere = event.button > 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (open.length === 0 || !link || link.target || elsewhere || event.defaultPrevented) return;
  const [document, place] = link.href.split('#');
  if (place === undefined || document !== location.href.split('#')[0]) return;
  event.preventDefault();
  leaveOverlayEntries(0, () => location.assign(link.href));
}

/**
 * Back closes what lies over the page in place of leaving the page. Closed otherwise, its entry of the history goes too.
 * Where the system's own Back already closes a dialog, it is closed otherwise.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const closing = useRef(close);
  useEffect(() => {
    closing.current = close;
  });
  useEffect(() => {
    if (!isOpen) return;
    const own = () => closing.current();
    open.push(own);
    addEventListener('popstate', onReturn);
    addEventListener('click', onClick);
    // All at once when one thing closes and another opens: then nothing is to be done.
    queueMicrotask(settle);
    return () => {
      if (open.includes(own)) open.splice(open.indexOf(own), 1);
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
