import sharp from 'sharp';
import { LARGE } from './encode-picture.ts';
import { LEAST_PIXELS } from './made-picture.ts';

/** What a picture is made for: goods and logos, or the banner of a store. */
export type PictureKind = 'square' | 'banner';

/** A photograph that could be read. */
export interface Photograph {
  /** Pixels of what came in, upright. */
  width: number;
  height: number;
  /** Its middle in the shape of its kind, upright, in sRGB, without anything that the camera noted. */
  master: Buffer;
}

const mostPixels = 40e6;
/** How many times as wide as high each kind is, the fewest pixels of its height, and the most that its files gain from. */
const shapes: Record<PictureKind, { across: number; least: number; most: number }> = {
  square: { across: 1, least: LEAST_PIXELS, most: LARGE },
  banner: { across: 2, least: LEAST_PIXELS, most: 640 },
};

/** How each kind begins. A name or a header that says what it is, says nothing. */
const beginnings = {
  jpeg: (bytes: Buffer) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes: Buffer) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

/** Shuts off every reader of the library but those of bytes of the three kinds. For the whole process. */
export function readOnlyPhotographs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
  });
}

/** Of what moves, the first picture. */
export async function readPhotograph(
  bytes: Buffer,
  kind: PictureKind,
): Promise<Photograph | 'too_small' | 'unreadable'> {
  const begins = Object.entries(beginnings).find(([, begin]) => begin(bytes))?.[0];
  if (begins === undefined) return 'unreadable';
  try {
    const image = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true, pages: 1 });
    const { format, autoOrient } = await image.metadata();
    if (format !== begins) return 'unreadable';
    const { width, height } = autoOrient;
    const { across, least, most } = shapes[kind];
    const high = Math.min(Math.floor(width / across), height, most);
    if (high < least) return 'too_small';
    const master = await image
      .autoOrient()
      .resize(high * across, high, { fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      // It is read again at once: packing it would cost more than the rest.
      .png({ compressionLevel: 1 })
      .toBuffer();
    return { width, height, master };
  } catch {
    return 'unreadable';
  }
}
