import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { encodePicture, type Limits, type Rendition } from '../../apps/server/src/platform/pictures/encode-picture.ts';

export const filesFolder = new URL('files/', import.meta.url);
/** Of a banner: 272 travels inside the first page, and both show what is composed for a phone; the wider ones have their own. */
export const uprightWidths = [272, 512] as const;
export const bannerWidths = [640, 1280] as const;
export const storeWidths = [160, 320, 640, 1280] as const;
export const bannerLimits: Limits = { 272: 4.5 * 1024, 512: 7 * 1024, 640: 12 * 1024, 1280: 32 * 1024 };

/** What a picture is made of at some of its widths, in pixels. */
type Master = { readonly png: Buffer; readonly widths: readonly number[] };

/**
 * Writes a picture as AVIF and WebP at each width, and `others`, under a name that ends in the hash of what it shows.
 * @returns its key, the name up to the width
 */
export async function writePicture(
  slug: string,
  masters: readonly Master[],
  limits: Limits,
  { isCutOut = false, others = [] }: { readonly isCutOut?: boolean; readonly others?: readonly Rendition[] } = {},
): Promise<string> {
  const files: Rendition[] = [...others];
  for (const { png, widths } of masters) files.push(...(await encodePicture(png, widths, limits, isCutOut)));
  const key = `${slug}.${contentHash(files.map(({ bytes }) => bytes))}`;
  await mkdir(filesFolder, { recursive: true });
  for (const { width, format, bytes } of files) {
    await writeFile(new URL(`${key}-${width}.${format}`, filesFolder), bytes);
  }
  return key;
}

function contentHash(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
