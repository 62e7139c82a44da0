/**
 * Keeps the focused control on the screen when something above it grows: a page or a part of it that comes late. Browsers
 * hold still what stands at the top of the window, which can be just what grows.
 */
export function keepFocusInView(): void {
  let scrolled = scrollY;
  /** Where in the document the control stands; nowhere from when a key has used it, which may move it for good reason. */
  let place = placeOf(document.activeElement ?? document.body);

  addEventListener('scroll', () => (scrolled = scrollY), { passive: true });
  addEventListener('focusin', ({ target }) => (place = placeOf(target as Element)));
  addEventListener('click', ({ detail }) => {
    const isByKey = detail === 0;
    if (isByKey) place = Number.NaN;
  });
  new ResizeObserver(() => {
    const focused = document.querySelector(':focus-visible');
    if (!focused || Number.isNaN(place)) return;
    const now = placeOf(focused);
    const wasSeen = place > scrolled && place < scrolled + innerHeight;
    if (wasSeen && now !== place) focused.scrollIntoView({ block: 'nearest' });
    place = now;
  }).observe(document.body);
}

const placeOf = (element: Element): number => element.getBoundingClientRect().top + scrollY;
