import { type ComponentType, lazy } from 'react';
import type { BuiltPath } from '../lib/paths.ts';
import { pages } from './pages.ts';

const loaded = new Map<BuiltPath, ComponentType>();
const waiting = new Map<BuiltPath, ComponentType>();

/** Makes a page known at once, without a chunk to wait for. */
export function provide(name: BuiltPath, page: ComponentType): void {
  loaded.set(name, page);
}

/** Fetches a page's chunk ahead of its use. */
export async function preload(name: BuiltPath): Promise<void> {
  provide(name, await pages[name].load());
}

/** The page itself if it is there, else a component that waits for its chunk. */
export function pageComponent(name: BuiltPath): ComponentType {
  const page = loaded.get(name) ?? waiting.get(name) ?? lazy(async () => ({ default: await pages[name].load() }));
  if (!loaded.has(name)) waiting.set(name, page);
  return page;
}
