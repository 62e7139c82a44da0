import { createHash } from 'node:crypto';
import type { Rendition } from '../../platform/pictures/encode-picture.ts';
import type { MadePicture } from '../../platform/pictures/made-picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';

/** Folder of all that stores sent in. */
export const picturesFolder = 'p';
const named = /^(p\/[0-9a-f]{2}\/[0-9a-f]{24})-\d+\.(?:avif|webp)$/;

const hexOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** What came in, by its bytes. */
export const sourceDigestOf = hexOf;

/** The key of a picture: the same photograph has the same, whoever sends it. */
export function keyOf({ renditions }: MadePicture): string {
  const widest = renditions.reduce((wide, next) => (next.width > wide.width ? next : wide));
  const hex = hexOf(widest.bytes);
  return `${picturesFolder}/${hex.slice(0, 2)}/${hex.slice(0, 24)}`;
}

export const fileName = (key: string, { width, format }: Rendition): string => `${key}-${width}.${format}`;

/** The key of the picture that a file belongs to; null: of none, a crash left it unfinished. */
export const keyOfFile = (name: string): string | null => named.exec(name)?.[1] ?? null;

export async function putFiles(storage: Storage, key: string, { renditions }: MadePicture): Promise<void> {
  for (const rendition of renditions) await storage.put(fileName(key, rendition), rendition.bytes);
}

/** Puts those that are not there. */
export async function putMissingFiles(storage: Storage, key: string, { renditions }: MadePicture): Promise<void> {
  await Promise.all(
    renditions.map(async (rendition) => {
      const name = fileName(key, rendition);
      if ((await storage.putAt(name)) === null) await storage.put(name, rendition.bytes);
    }),
  );
}
