import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@oja/contract/routes';
import type { Manifest, Plugin } from 'vite';
import { folderOf, type PageRow, pages } from '../src/lib/routing/pages.ts';

const name = 'virtual:boot-table';

/**
 * Gives the boot script, which is in every document, no more of the page table than it needs; the files that each page
 * needs beyond the entry, by the name of the page's folder: `{ product: ['/assets/product-x.js', …] }`; and fonts and
 * later styles. In development there are no files.
 *
 * @param client folder of the client build, which must have run before
 */
export function bootTable(client: string): Plugin {
  return {
    name: 'boot-table',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const builds = this.environment.name === 'boot' && this.environment.mode === 'build';
      const manifest = builds ? read(client) : {};
      return `export const bootPages = ${JSON.stringify(bootPages)};
export const bootRoutes = ${JSON.stringify(bootRoutes)};
export const chunksOfPages = ${JSON.stringify(chunksOf(manifest))};
export const fonts = ${JSON.stringify(fontsOf(manifest))};
export const laterStyles = ${JSON.stringify(builds ? laterStylesOf(client) : '')};`;
    },
  };
}

const bootPages = Object.values<PageRow>(pages).map((row) => ({
  path: row.path,
  folder: folderOf(row),
  skeleton: row.skeleton,
  first: row.first,
}));

const bootRoutes = Object.fromEntries(
  bootPages.flatMap(({ first }) => (first ? [[first.route, routes[first.route]]] : [])),
);

const fontsOf = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []));

/** No module imports them, so the manifest does not know them. */
function laterStylesOf(client: string): string {
  const file = readdirSync(join(client, 'assets')).find((name) => /^later-.*\.css$/.test(name));
  if (!file) throw new Error('The client build has no later styles.');
  return `/assets/${file}`;
}

const read = (client: string) => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

function chunksOf(manifest: Manifest): Record<string, string[]> {
  const entry = filesOf(manifest, 'index.html', new Set());
  const table: Record<string, string[]> = {};
  for (const key of Object.keys(manifest)) {
    const page = /^src\/pages\/([\w-]+)\/\1-page\.tsx$/.exec(key)?.[1];
    if (page) table[page] = [...filesOf(manifest, key, new Set())].filter((file) => !entry.has(file));
  }
  return table;
}

function filesOf(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}
