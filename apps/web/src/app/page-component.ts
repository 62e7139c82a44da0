import type { ComponentType } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import type { BuiltPath } from '../lib/paths.ts';
import { HomePage } from '../pages/home/home-page.tsx';
import { pages } from './pages.ts';

const chunks = new Map<BuiltPath, ComponentType>();

/**
 * A page's component, which may have to wait for its chunk. Home is no chunk of its own: every document holds its markup,
 * and what it is made of every other page needs as well.
 */
export function pageComponent(name: BuiltPath): ComponentType {
  if (name === 'home') return HomePage;
  const known = chunks.get(name);
  if (known) return known;
  const page = lazyPart(pages[name].load);
  chunks.set(name, page);
  return page;
}
