import { addOverlayEntry, leaveOverlayEntries, overlayEntries } from '../../lib/routing/overlay-entries.ts';

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

/** From now on Back closes it; answers what ends that, when it is closed, however that comes. */
export function openOverPage(close: () => void): () => void {
  open.push(close);
  addEventListener('popstate', onReturn);
  addEventListener('click', onClick);
  // All at once when one thing closes and another opens: then nothing is to be done.
  queueMicrotask(settle);
  return () => {
    if (open.includes(close)) open.splice(open.indexOf(close), 1);
    queueMicrotask(settle);
  };
}
