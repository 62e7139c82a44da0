import type { ComponentType } from 'react';
import { lazyPart } from '../../src/lib/lazy-part.ts';
import { type DeskPageName, deskPages } from './pages.ts';
import { matchDeskPath } from './paths.ts';
import { placeIn } from './place-in.ts';

/** Fetches the module of a page, by its file. */
const modules = import.meta.glob<Record<string, ComponentType>>('../pages/*/*-page.tsx');

async function loadPage(name: DeskPageName): Promise<ComponentType> {
  const { folder } = deskPages[name];
  window.oja?.preloadChunks(folder);
  const module = await modules[`../pages/${folder}/${folder}-page.tsx`]?.();
  return Object.values(module ?? {})[0] as ComponentType;
}

/** Fetches the page that an address means, if it means one. */
export async function loadPageOf(pathname: string): Promise<void> {
  const match = matchDeskPath(placeIn(pathname).path);
  if (match) await loadPage(match.name);
}

const components = new Map<DeskPageName, ComponentType>();

/** A page's component, which may have to wait for its file. */
export function pageComponent(name: DeskPageName): ComponentType {
  const known = components.get(name);
  if (known) return known;
  const page = lazyPart(() => loadPage(name), true);
  components.set(name, page);
  return page;
}
