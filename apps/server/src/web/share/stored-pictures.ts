import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { keyOfFile } from '../../features/pictures/picture-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { folderOf } from '../media.ts';

/** The bytes of a stored picture; null: it is not there any more. */
type ReadPicture = () => Promise<Buffer | null>;

/** The widest file of each picture of the shop, wherever it lies. */
export class StoredPictures {
  readonly #folders: readonly string[];
  readonly #storage: Storage;

  constructor(folders: readonly string[], storage: Storage) {
    this.#folders = folders;
    this.#storage = storage;
  }

  /** undefined for a picture that the shop has not. */
  async find(key: string): Promise<ReadPicture | undefined> {
    for (const width of [1280, 640]) {
      const name = `${key}-${width}.webp`;
      const folder = await folderOf(this.#folders, name);
      if (folder !== undefined) return () => readFile(path.join(folder, name));
    }
    // Whatever a store sent in has a file of this width.
    const least = `${key}-640.webp`;
    if (keyOfFile(least) === null || (await this.#storage.putAt(least)) === null) return undefined;
    return async () => (await this.#storage.read(`${key}-1280.webp`)) ?? this.#storage.read(least);
  }
}
