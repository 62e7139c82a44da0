import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

export const filesFolder = new URL('files/', import.meta.url);
export const pictureWidths = [160, 320, 640] as const;
/** 480 is small enough to travel inside the first page. */
export const bannerWidths = [160, 320, 480, 640, 1280] as const;

/** Most bytes that an AVIF may have, by width; the quality gives way. Other widths have no limit. */
export type Limits = Readonly<Partial<Record<number, number>>>;
export const pictureLimits: Limits = { 320: 6 * 1024, 640: 14 * 1024 };
export const bannerLimits: Limits = { 480: 5 * 1024, 640: 9 * 1024 };

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
    const image = () => sharp(small.data, { raw: small.info });
    files.push({ suffix: `-${width}.avif`, bytes: await avifWithin(image, limits[width]) });
    files.push({
      suffix: `-${width}.webp`,
      bytes: await image().webp({ quality: 54, effort: 4, smartSubsample: true }).toBuffer(),
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

async function avifWithin(image: () => Sharp, limit = Number.POSITIVE_INFINITY): Promise<Buffer> {
  for (let quality = 44; ; quality -= 5) {
    const bytes = await image().avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer();
    if (bytes.length <= limit || quality <= 20) return bytes;
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
