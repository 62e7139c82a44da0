import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { folderOf } from '../lib/routing/folder-of.ts';
import { type PathName, pages } from '../lib/routing/pages.ts';
import { HomePage } from '../pages/home/home-page.tsx';

/** Fetches the module of a page, by its file. */
const modules = import.meta.glob<Record<string, ComponentType>>(['../pages/*/*-page.tsx', '!../pages/home/*']);

/** Fetches a page's component, with all chunks that it is in at once. */
export async function loadPage(name: PathName): Promise<ComponentType> {
  const folder = folderOf(pages[name]);
  window.oja?.preloadChunks(folder);
  const module = await modules[`../pages/${folder}/${folder}-page.tsx`]?.();
  return Object.values(module ?? {})[0] as ComponentType;
}

const components = new Map<PathName, ComponentType>([['home', HomePage]]);

/**
 * A page's component, which may have to wait for its chunk. Home is no chunk of its own: every document holds its markup,
 * and what it is made of every other page needs as well.
 */
export function pageComponent(name: PathName): ComponentType {
  const known = components.get(name);
  if (known) return known;
  const page = lazyPart(() => loadPage(name), true);
  components.set(name, page);
  return page;
}
