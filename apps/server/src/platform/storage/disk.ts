import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { demandFileName, isFileName, isUnfinished } from './file-name.ts';
import type { Storage } from './storage.ts';

/** Files below a folder of this machine. */
export function openDisk(root: string): Storage {
  return {
    async put(name, bytes) {
      demandFileName(name);
      const file = path.join(root, name);
      const folder = path.dirname(file);
      const made = await mkdir(folder, { recursive: true });
      // Hidden: whoever asks for a file of the folder is never given one that is half there.
      const draft = path.join(folder, `.${randomUUID()}`);
      await writeThrough(draft, bytes);
      await rename(draft, file);
      await syncFolder(folder);
      if (made !== undefined) await syncFolders(folder, path.dirname(made));
    },
    putAt: async (name) => (await unlessMissing(stat(fileOf(root, name))))?.mtime ?? null,
    async read(name) {
      demandFileName(name);
      return unlessMissing(readFile(path.join(root, name)));
    },
    remove: async (name) => rm(fileOf(root, name), { force: true }),
    list: (folder) => list(root, folder),
    addressOf: () => null,
    // Whoever has the folder has the shop.
    claim: async (shopId) => shopId,
    check: async () => undefined,
    isAnswering: () => true,
  };
}

/** @throws Error for what neither is a file of a picture nor was to become one */
function fileOf(root: string, name: string): string {
  if (!isFileName(name) && !isUnfinished(name)) throw new Error(`${JSON.stringify(name)} is no file of a picture.`);
  return path.join(root, name);
}

async function* list(root: string, folder: string): AsyncGenerator<string[]> {
  const entries = (await unlessMissing(readdir(path.join(root, folder), { withFileTypes: true }))) ?? [];
  const all = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
  const files = all.filter((name) => isFileName(name) || isUnfinished(name));
  if (files.length > 0) yield files;
  for (const entry of entries) if (entry.isDirectory()) yield* list(root, `${folder}/${entry.name}`);
}

/** On the disk itself before it resolves. */
async function writeThrough(file: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A name is kept once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** From a new folder up to the one that was there. */
async function syncFolders(from: string, upTo: string): Promise<void> {
  for (let folder = from; folder !== upTo; folder = path.dirname(folder)) await syncFolder(path.dirname(folder));
}

async function unlessMissing<T>(pending: Promise<T>): Promise<T | null> {
  try {
    return await pending;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
