import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@oja/contract/routes';
import type { Manifest, Plugin } from 'vite';
import { type PageRow, pages } from '../src/lib/routing/pages.ts';

const name = 'virtual:boot-table';

/**
 * Gives the boot script, which is in every document, no more of the page table than it needs; the files that each page
 * needs beyond the entry, by the name of the page's folder; and fonts and later styles. In development there are no files.
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
      const manifest = builds ? readManifest(client) : {};
      return `export const bootPages = ${JSON.stringify(bootPages)};
export const bootRoutes = ${JSON.stringify(bootRoutes)};
export const chunks = ${JSON.stringify(chunksOf(manifest, shop))};
export const fonts = ${JSON.stringify(fontsOf(manifest))};
export const laterStyles = ${JSON.stringify(builds ? laterStylesOf(client) : '')};`;
    },
  };
}

const bootPages = Object.values<PageRow>(pages).map((row) => ({
  path: row.path,
  folder: row.folder,
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

/** Reads what a build says of its files. */
export const readManifest = (client: string) =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

/** What is told apart of an app in its manifest: its document, its pages by folder, and where its files are served. */
export interface BuiltApp {
  document: string;
  page: RegExp;
  folder: string;
}
const shop: BuiltApp = { document: 'index.html', page: /^src\/pages\/([\w-]+)\/\1-page\.tsx$/, folder: '/assets/' };

/**
 * Names of files, and of each page the letters of its own, of which '0' is the first name's. Written out page by page they
 * would make every document larger.
 */
export function chunksOf(manifest: Manifest, app: BuiltApp): { names: string; ofPages: Record<string, string> } {
  const entry = filesOf(manifest, app.document, new Set());
  const names: string[] = [];
  const ofPages: Record<string, string> = {};
  for (const key of Object.keys(manifest)) {
    const page = app.page.exec(key)?.[1];
    if (!page) continue;
    const files = [...filesOf(manifest, key, new Set())].filter((file) => !entry.has(file)).map(nameOf(app));
    names.push(...files.filter((file) => !names.includes(file)));
    ofPages[page] = String.fromCharCode(...files.map((file) => firstLetter + names.indexOf(file)));
  }
  return { names: names.join(), ofPages };
}

const firstLetter = '0'.charCodeAt(0);

/** 'product-page-x' of '/assets/product-page-x.js'. */
const nameOf =
  ({ folder }: BuiltApp) =>
  (file: string): string =>
    file.slice(folder.length, -'.js'.length);

function filesOf(manifest: Manifest, key: string, found: Set<string>): Set<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(`/${chunk.file}`)) return found;
  found.add(`/${chunk.file}`);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}
