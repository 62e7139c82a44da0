import { asksToSaveData } from '../lib/data-saver.ts';
import { rawPlace, splitPlace } from '../lib/routing/hash-place.ts';
import { matchPath } from '../lib/routing/paths.ts';
import { fetchPage } from './page-component.ts';

/** Fetches the chunk of the page that a link leads to as soon as the pointer, the finger or the focus is on it. */
export function preloadOnIntent(): void {
  for (const type of ['pointerover', 'focusin']) addEventListener(type, preload, { passive: true });
}

function preload({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
  const name = link && matchPath(splitPlace(rawPlace(link.hash)).path)?.name;
  if (!name || name === 'home' || asksToSaveData()) return;
  // Going there will say it if it fails again.
  fetchPage(name).catch(() => {});
}
