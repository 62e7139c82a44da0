import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

export const filesFolder = new URL('files/', import.meta.url);
export const pictureWidths = [160, 320, 640] as const;
/** 480 is small enough to travel inside the first page. */
export const bannerWidths = [160, 320, 480, 640, 1280] as const;
export const storeWidths = [160, 320, 640, 1280] as const;

/** Most bytes that an AVIF may have, by width; the quality gives way. Other widths have no limit. */
export type Limits = Readonly<Partial<Record<number, number>>>;
export const pictureLimits: Limits = { 320: 5.5 * 1024, 640: 12 * 1024 };
export const bannerLimits: Limits = { 480: 5 * 1024, 640: 9 * 1024 };

/** WebP is for the few browsers without AVIF; it needs more bytes for the same picture. */
const WEBP_ROOM = 1.15;
const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const;
const webp = { effort: 4, smartSubsample: true } as const;

export type Encoded = { readonly key: string; readonly color: string };

/** Writes `master` as AVIF and WebP at each width under a name that ends in the hash of what it shows. */
export async function encodePicture(
  slug: string,
  master: Buffer,
  widths: readonly number[],
  limits: Limits,
): Promise<Encoded> {
  const files: { suffix: string; bytes: Buffer }[] = [];
  for (const width of widths) {
    const small = await sharp(master)
      .resize({ width, kernel: 'lanczos3' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Not `small.info` itself: it says `premultiplied` of pixels that have no alpha, and that ruins their colours.
    const { width: across, height: down, channels } = small.info;
    const image = () => sharp(small.data, { raw: { width: across, height: down, channels } });
    const limit = limits[width] ?? Number.POSITIVE_INFINITY;
    files.push({
      suffix: `-${width}.avif`,
      bytes: await within(limit, 44, (quality) => image().avif({ ...avif, quality })),
    });
    files.push({
      suffix: `-${width}.webp`,
      bytes: await within(limit * WEBP_ROOM, 52, (quality) => image().webp({ ...webp, quality })),
    });
  }
  const key = `${slug}.${contentHash(files.map(({ bytes }) => bytes))}`;
  await mkdir(filesFolder, { recursive: true });
  for (const { suffix, bytes } of files) await writeFile(new URL(`${key}${suffix}`, filesFolder), bytes);
  return { key, color: await dominantColor(master) };
}

/** Writes a link preview of at most 300 KB as one JPEG. */
export async function encodeSocial(slug: string, master: Buffer): Promise<Encoded> {
  const bytes = await sharp(master).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
  const key = `${slug}.${contentHash([bytes])}`;
  await mkdir(filesFolder, { recursive: true });
  await writeFile(new URL(`${key}-1200.jpg`, filesFolder), bytes);
  return { key, color: await dominantColor(master) };
}

/** Encodes again at lower quality until the bytes fit; what still does not is busy enough to hide it. */
async function within(limit: number, from: number, encode: (quality: number) => Sharp): Promise<Buffer> {
  for (let quality = from; ; quality -= 6) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= limit || quality <= 24) return bytes;
  }
}

/** What fills the frame until the picture is there: #rrggbb. */
async function dominantColor(master: Buffer): Promise<string> {
  const { dominant } = await sharp(await sharp(master).resize(64, 64, { fit: 'fill' }).png().toBuffer()).stats();
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}

function contentHash(parts: readonly Buffer[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 8);
}
