import type { ComponentType } from 'react';
import { pageOfPath } from '../lib/first-request.ts';
import { lazyPart } from '../lib/lazy-part.ts';
import { type PathName, paths } from '../lib/paths.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { pages } from './pages.ts';

/** Fetches a page's component, with all chunks that it is in at once. */
export function loadPage(name: Exclude<PathName, 'home'>): Promise<ComponentType> {
  window.oja?.preloadChunks(pageOfPath(paths[name]));
  return pages[name].load();
}

const chunks = new Map<PathName, ComponentType>();

/**
 * A page's component, which may have to wait for its chunk. Home is no chunk of its own: every document holds its markup,
 * and what it is made of every other page needs as well.
 */
export function pageComponent(name: PathName): ComponentType {
  if (name === 'home') return HomePage;
  const known = chunks.get(name);
  if (known) return known;
  const page = lazyPart(() => loadPage(name), true);
  chunks.set(name, page);
  return page;
}
