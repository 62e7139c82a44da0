import type { ComponentType } from 'react';
import { laterStyles, lazyPart } from '../lib/lazy-part.ts';
import { folderOf } from '../lib/routing/folder-of.ts';
import { type PathName, pages } from '../lib/routing/pages.ts';
import { HomePage } from '../pages/home/home-page.tsx';

/** Fetches the module of a page, by its file. */
const modules = import.meta.glob<Record<string, ComponentType>>(['../pages/*/*-page.tsx', '!../pages/home/*']);

/** Fetches a page's component, with all chunks that it is in at once. */
async function loadPage(name: PathName): Promise<ComponentType> {
  const folder = folderOf(pages[name]);
  window.oja?.preloadChunks(folder);
  const module = await modules[`../pages/${folder}/${folder}-page.tsx`]?.();
  return Object.values(module ?? {})[0] as ComponentType;
}

/** Home is no chunk of its own: every document holds its markup, and what it is made of every other page needs as well. */
const here = new Map<PathName, ComponentType>([['home', HomePage]]);
const coming = new Map<PathName, ComponentType>();

/** Fetches a page with its styles. Once it is here it is shown without the skeleton that React would hold for 300 ms. */
export async function fetchPage(name: PathName): Promise<void> {
  const [page] = await Promise.all([loadPage(name), laterStyles()]);
  here.set(name, page);
}

/** Whether nothing of a page has to be waited for. */
export const isPageHere = (name: PathName): boolean => here.has(name);

/** A page's component, which may have to wait for its chunk. */
export function pageComponent(name: PathName): ComponentType {
  const known = here.get(name) ?? coming.get(name);
  if (known) return known;
  const page = lazyPart(() => loadPage(name), true);
  coming.set(name, page);
  return page;
}
