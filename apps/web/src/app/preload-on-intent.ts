import type { QueryClient } from '@tanstack/react-query';
import { read } from '../lib/api.ts';
import { asksToSaveData } from '../lib/data-saver.ts';
import { rawPlace, splitPlace } from '../lib/routing/hash-place.ts';
import { matchPath } from '../lib/routing/paths.ts';
import { fetchPage } from './page-component.ts';

/**
 * Fetches the chunk of the page that a link leads to as soon as the pointer, the finger or the focus is on it, and what the
 * checkout asks: the lines of the cart go on there.
 */
export function preloadOnIntent(queryClient: QueryClient): void {
  const onIntent = (event: Event) => preload(event, queryClient);
  for (const type of ['pointerover', 'focusin']) addEventListener(type, onIntent, { passive: true });
}

function preload({ target }: Event, queryClient: QueryClient): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href^="#/"]');
  const name = link && matchPath(splitPlace(rawPlace(link.hash)).path)?.name;
  if (!name || name === 'home' || asksToSaveData()) return;
  // Going there will say it if it fails again.
  fetchPage(name).catch(() => {});
  if (name === 'checkout') void queryClient.prefetchQuery(read('checkout', {}));
}
