import { access } from 'node:fs/promises';
import path from 'node:path';
import { isFileName } from '../platform/storage/file-name.ts';
import { mediaFolder } from '../platform/storage/open-storage.ts';
import type { Config } from '../settings/config.ts';

/**
 * Folders of this machine with pictures: what stores sent in where the storage is one, what was put there by hand, and in demo
 * mode what comes with the shop.
 */
export function mediaFolders(config: Pick<Config, 'dataDir' | 'demo'>): string[] {
  const uploads = mediaFolder(config);
  return config.demo ? [uploads, path.join(import.meta.dirname, '../../../../demo/pictures/files')] : [uploads];
}

/** The folder that has this picture, by its name below `/media/`; undefined if none has. */
export async function folderOf(folders: readonly string[], name: string): Promise<string | undefined> {
  if (!isFileName(name)) return undefined;
  for (const folder of folders) {
    const found = await access(path.join(folder, name)).then(
      () => true,
      () => false,
    );
    if (found) return folder;
  }
  return undefined;
}

/** Asks whether the shop has a picture of its own, by its key. */
export function pictureFinder(config: Pick<Config, 'dataDir' | 'demo'>): (key: string) => Promise<boolean> {
  const folders = mediaFolders(config);
  return async (key) => (await folderOf(folders, `${key}-640.webp`)) !== undefined;
}
