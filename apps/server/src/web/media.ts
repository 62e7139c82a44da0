import { access } from 'node:fs/promises';
import path from 'node:path';
import { mediaFolder } from '../platform/storage/storage.ts';
import type { Config } from '../settings/config.ts';

/** Where pictures lie: those that were uploaded, and in demo mode those that come with the shop. */
export function mediaFolders(config: Pick<Config, 'dataDir' | 'demo'>): string[] {
  const uploads = mediaFolder(config);
  return config.demo ? [uploads, path.join(import.meta.dirname, '../../../../demo/pictures/files')] : [uploads];
}

/** `name.hash-width.ending` and nothing else: never two dots in a row, so no way out of the folder. */
const pictureFile = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+(?:\.[a-z0-9-]+)?\.(?:avif|webp|jpg)$/;

/** The folder that has this picture, by its name below `/media/`; undefined if none has. */
export async function folderOf(folders: readonly string[], name: string): Promise<string | undefined> {
  if (!pictureFile.test(name)) return undefined;
  for (const folder of folders) {
    const found = await access(path.join(folder, name)).then(
      () => true,
      () => false,
    );
    if (found) return folder;
  }
  return undefined;
}

/** Asks whether the shop has a picture, by its key. */
export function pictureFinder(config: Pick<Config, 'dataDir' | 'demo'>): (key: string) => Promise<boolean> {
  const folders = mediaFolders(config);
  return async (key) => (await folderOf(folders, `${key}-640.webp`)) !== undefined;
}
