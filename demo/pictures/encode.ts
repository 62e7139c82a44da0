import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  dominantColor,
  encodePicture,
  type Limits,
  type Rendition,
} from '../../apps/server/src/platform/pictures/encode-picture.ts';

export const filesFolder = new URL('files/', import.meta.url);
/** 480 is small enough to travel inside the first page. */
export const bannerWidths = [160, 320, 480, 640, 1280] as const;
export const storeWidths = [160, 320, 640, 1280] as const;
export const bannerLimits: Limits = { 480: 5 * 1024, 640: 9 * 1024 };

type Encoded = { readonly key: string; readonly color: string };

/** Writes `master` as AVIF and WebP at each width, and `others`, under a name that ends in the hash of what it shows. */
export async function writePicture(
  slug: string,
  master: Buffer,
  widths: readonly number[],
  limits: Limits,
  others: readonly Rendition[] = [],
): Promise<Encoded> {
  const files = [...(await encodePicture(master, widths, limits)), ...others];
  const key = `${slug}.${contentHash(files.map(({ bytes }) => bytes))}`;
  await mkdir(filesFolder, { recursive: true });
  for (const { width, format, bytes } of files) {
    await writeFile(new URL(`${key}-${width}.${format}`, filesFolder), bytes);
  }
  return { key, color: await dominantColor(master) };
}

function contentHash(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
