import sharp, { type Sharp } from 'sharp';

/** One file of a picture. */
export interface Rendition {
  width: number;
  format: 'avif' | 'webp';
  bytes: Buffer;
}

/** Of goods and logos, which are square. */
export const pictureWidths = [160, 320, 640] as const;

/** Of goods whose photograph has so many pixels, for where a product's page has the room: one file, as AVIF. */
export const LARGE = 1280;

/** Of the banners of stores, which are twice as wide as high. */
export const bannerWidths = [320, 480, 640, 1280] as const;

/** Most bytes that an AVIF may have, by width; the quality gives way. Other widths have no limit. */
export type Limits = Readonly<Partial<Record<number, number>>>;
export const pictureLimits: Limits = { 320: 5.5 * 1024, 640: 12 * 1024 };
export const largeLimit = 48 * 1024;

/** WebP is for the few browsers without AVIF; it needs more bytes for the same picture. */
const WEBP_ROOM = 1.15;
const avif = { effort: 3, chromaSubsampling: '4:2:0' } as const;
/** Of what is cut out, which has the fewest bytes for what it shows: they go where the eye looks, so that a cloth keeps its print. */
const avifCutOut = { ...avif, effort: 6, tune: 'iq' } as const;
const webp = { effort: 4, smartSubsample: true, alphaQuality: 60 } as const;
/** What is shown so wide is looked at closely. */
const qualityOf = (width: number) => (width >= LARGE ? 54 : 44);
/** WebP says the same of its quality by a higher number. */
const WEBP_MORE = 8;

/**
 * `master` as AVIF and WebP at each width.
 * @param isCutOut keeps its transparency; of any other picture the pixels are taken as they are
 */
export async function encodePicture(
  master: Buffer,
  widths: readonly number[],
  limits: Limits,
  isCutOut = false,
): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const width of widths) {
    const image = await scaled(master, width, isCutOut);
    const limit = limits[width] ?? Number.POSITIVE_INFINITY;
    const inAvif = await within(limit, qualityOf(width), (quality) =>
      image().avif({ ...(isCutOut ? avifCutOut : avif), quality }),
    );
    const inWebp = await within(limit * WEBP_ROOM, qualityOf(width) + WEBP_MORE, (quality) =>
      image().webp({ ...webp, quality }),
    );
    renditions.push({ width, format: 'avif', bytes: inAvif }, { width, format: 'webp', bytes: inWebp });
  }
  return renditions;
}

/** `master`, a square of at least `LARGE` pixels, as large as goods are shown. */
export async function encodeLarge(master: Buffer): Promise<Rendition> {
  const image = await scaled(master, LARGE);
  const bytes = await within(largeLimit, qualityOf(LARGE), (quality) => image().avif({ ...avif, quality }));
  return { width: LARGE, format: 'avif', bytes };
}

/** Makes images of `master` at that width. */
async function scaled(master: Buffer, width: number, isCutOut = false): Promise<() => Sharp> {
  const resized = sharp(master).resize({ width, kernel: 'lanczos3' });
  const small = await (isCutOut ? resized : resized.removeAlpha()).raw().toBuffer({ resolveWithObject: true });
  // Not `small.info` itself: it says `premultiplied` of pixels that have no alpha, and that ruins their colours.
  const { width: across, height: down, channels } = small.info;
  return () => sharp(small.data, { raw: { width: across, height: down, channels } });
}

/** Encodes again at lower quality until the bytes fit; what still does not is busy enough to hide it. */
async function within(limit: number, from: number, encode: (quality: number) => Sharp): Promise<Buffer> {
  for (let quality = from; ; quality -= 6) {
    const bytes = await encode(quality).toBuffer();
    if (bytes.length <= limit || quality <= 24) return bytes;
  }
}

/** What fills the frame until the picture is there: #rrggbb. */
export async function dominantColor(master: Buffer): Promise<string> {
  const { dominant } = await sharp(await sharp(master).resize(64, 64, { fit: 'fill' }).png().toBuffer()).stats();
  const hex = (value: number) => value.toString(16).padStart(2, '0');
  return `#${hex(dominant.r)}${hex(dominant.g)}${hex(dominant.b)}`;
}
