import { access, mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Turns } from '../../database/turns.ts';
import { keyOfFile } from '../../features/pictures/picture-files.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { folderOf } from '../media.ts';

export const sharePictureSize = { width: 1200, height: 630 } as const;

/** Chat apps drop the picture of a preview that is heavier. */
const mostBytes = 300 * 1000;

const prefix = '/share/';
export const sharePicturePath = (key: string): string => `${prefix}${key}.jpg`;

/** The bytes of a stored picture; null: it is not there any more. */
type ReadPicture = () => Promise<Buffer | null>;

/**
 * The pictures of link previews: JPEG, because chat apps read neither AVIF nor WebP, made from the stored picture when
 * first asked for and kept in the data folder. One is made at a time, and none of a picture that the shop has not.
 */
export class SharePictures {
  readonly #mediaFolders: readonly string[];
  readonly #storage: Storage;
  readonly folder: string;
  readonly #making = new Map<string, Promise<boolean>>();
  readonly #turns = new Turns(1);

  constructor(places: { mediaFolders: readonly string[]; storage: Storage; folder: string }) {
    this.#mediaFolders = places.mediaFolders;
    this.#storage = places.storage;
    this.folder = places.folder;
  }

  /** The file's name in `folder`; undefined for a picture that the shop has not. */
  async find(key: string): Promise<string | undefined> {
    const source = await this.#largest(key);
    if (source === undefined) return undefined;
    const name = `${key}.jpg`;
    const isMade = (await exists(path.join(this.folder, name))) || (await this.#makeOnce(name, source));
    return isMade ? name : undefined;
  }

  async #largest(key: string): Promise<ReadPicture | undefined> {
    for (const width of [1280, 640]) {
      const name = `${key}-${width}.webp`;
      const folder = await folderOf(this.#mediaFolders, name);
      if (folder !== undefined) return () => readFile(path.join(folder, name));
    }
    // Whatever a store sent in has a file of this width.
    const least = `${key}-640.webp`;
    if (keyOfFile(least) === null || (await this.#storage.putAt(least)) === null) return undefined;
    return async () => (await this.#storage.read(`${key}-1280.webp`)) ?? this.#storage.read(least);
  }

  #makeOnce(name: string, source: ReadPicture): Promise<boolean> {
    const pending =
      this.#making.get(name) ??
      this.#turns.take(() => this.#make(name, source)).finally(() => this.#making.delete(name));
    this.#making.set(name, pending);
    return pending;
  }

  async #make(name: string, source: ReadPicture): Promise<boolean> {
    const bytes = await source();
    if (bytes === null) return false;
    const target = path.join(this.folder, name);
    await mkdir(path.dirname(target), { recursive: true });
    // Whole or not at all, whoever else makes the same one.
    const draft = `${target}.${process.pid}`;
    await writeFile(draft, await drawSharePicture(bytes));
    await rename(draft, target);
    return true;
  }
}

/** The picture whole, on a blurred one of itself where its shape leaves room; a wide one fills the frame. */
export async function drawSharePicture(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = sharePictureSize;
  const size = await sharp(source).metadata();
  const frame = sharp(source).resize(width, height, { fit: 'cover' });
  const drawing =
    size.width / size.height > 1.5
      ? frame
      : frame.blur(40).composite([{ input: await sharp(source).resize({ height }).toBuffer() }]);
  const pixels = await drawing.flatten({ background: '#ffffff' }).png().toBuffer();
  for (const quality of [84, 70, 55, 40]) {
    const jpeg = await sharp(pixels).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= mostBytes) return jpeg;
  }
  return sharp(pixels).jpeg({ quality: 20, mozjpeg: true }).toBuffer();
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
