import { access, readdir } from 'node:fs/promises';
import path from 'node:path';
import { isFileName } from '../platform/storage/file-name.ts';
import { mediaFolder } from '../platform/storage/open-storage.ts';
import type { Config } from '../settings/config.ts';

const demoPictures = path.join(import.meta.dirname, '../../../../demo/pictures/files');

/**
 * Folders of this machine with pictures: what stores sent in where the storage is one, what was put there by hand, and in demo
 * mode what comes with the shop.
 */
export function mediaFolders(config: Pick<Config, 'dataDir' | 'demo'>): string[] {
  const uploads = mediaFolder(config);
  return config.demo ? [uploads, demoPictures] : [uploads];
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

/** `name.hash-width.ending`, as the demo calls its files: what shows the same has the same name without the hash. */
const withHash = /^([a-z0-9-]+)\.[0-9a-f]{8}(-\d+\.(?:avif|webp))$/;

/**
 * Finds what a picture of the demo is called since it was taken anew: a shop that was opened before knows it by its old name.
 * Undefined where there is none, and outside demo mode.
 */
export function retakenFinder({ demo }: Pick<Config, 'demo'>): (name: string) => Promise<string | undefined> {
  let reading: Promise<Map<string, string>> | undefined;
  return async (name) => {
    const [, shown, size] = withHash.exec(name) ?? [];
    if (!demo || shown === undefined || size === undefined) return undefined;
    reading ??= namesOfDemo().catch((error) => {
      reading = undefined;
      throw error;
    });
    const present = (await reading).get(shown + size);
    // It may have been taken away meanwhile.
    return present === name ? undefined : present;
  };
}

/** The files of the demo by their names without the hash. */
async function namesOfDemo(): Promise<Map<string, string>> {
  const files = await readdir(demoPictures);
  return new Map(files.map((file) => [file.replace(withHash, '$1$2'), file]));
}

/** Asks whether the shop has a picture of its own, by its key. */
export function pictureFinder(config: Pick<Config, 'dataDir' | 'demo'>): (key: string) => Promise<boolean> {
  const folders = mediaFolders(config);
  return async (key) => (await folderOf(folders, `${key}-640.webp`)) !== undefined;
}
