import type { Manifest, Plugin } from 'vite';
import { deskPages } from '../desk/app/pages.ts';
import { type BuiltApp, chunksOf, readManifest } from './boot-table.ts';

const name = 'virtual:desk-boot-table';

/** Where what the desk is made of is served. */
const folder = '/assets/desk/';
const desk: BuiltApp = { document: 'desk.html', page: /^desk\/pages\/([\w-]+)\/\1-page\.tsx$/, folder };

/**
 * Gives the boot script of the sellers' desk what it fetches before the app is there: the files of each page and what
 * it is made of, by its path, and the styles. In development there are no files.
 *
 * @param built folder of the desk's build, which must have run before
 */
export function deskBootTable(built: string): Plugin {
  return {
    name: 'desk-boot-table',
    resolveId: (id) => (id === name ? `\0${name}` : null),
    load(id) {
      if (id !== `\0${name}`) return null;
      const builds = this.environment.name === 'deskBoot' && this.environment.mode === 'build';
      const manifest = builds ? readManifest(built) : {};
      return `export const bootPages = ${JSON.stringify(Object.values(deskPages).map(({ path, folder, shape }) => ({ path, folder, shape })))};
export const chunks = ${JSON.stringify(chunksOf(manifest, desk))};
export const styles = ${JSON.stringify(stylesOf(manifest))};`;
    },
  };
}

const stylesOf = (manifest: Manifest): string[] => manifest[desk.document]?.css?.map((file) => `/${file}`) ?? [];
