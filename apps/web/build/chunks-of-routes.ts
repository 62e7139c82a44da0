import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

const name = 'virtual:chunks-of-routes';

/**
 * Gives the boot script the files that each page needs beyond the entry, by the name of the page's folder:
 * `{ product: ['/assets/product-x.js', …] }`. In development there are no chunks and the table is empty.
 *
 * @param client folder of the client build, which must have run before
 */
export function chunksOfRoutes(client: string): Plugin {
  return {
    name: 'chunks-of-routes',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const manifest = this.environment.name === 'boot' && this.environment.mode === 'build' ? read(client) : {};
      return `export const chunksOfRoutes = ${JSON.stringify(tableOf(manifest))};
export const fonts = ${JSON.stringify(fontsOf(manifest))};`;
    },
  };
}

const fontsOf = (manifest: Manifest): string[] =>
  Object.values(manifest).flatMap(({ file }) => (file.endsWith('.woff2') ? [`/${file}`] : []));

const read = (client: string) => JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8')) as Manifest;

function tableOf(manifest: Manifest): Record<string, string[]> {
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
