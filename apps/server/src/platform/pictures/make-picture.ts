import {
  bannerWidths,
  dominantColor,
  encodeLarge,
  encodePicture,
  LARGE,
  type Limits,
  pictureLimits,
  pictureWidths,
} from './encode-picture.ts';
import type { Making } from './made-picture.ts';
import { type PictureKind, readPhotograph } from './read-photograph.ts';

/** The widths of its files, and how many bytes they may have. */
const filesOf: Record<PictureKind, [readonly number[], Limits]> = {
  square: [pictureWidths, pictureLimits],
  banner: [bannerWidths, {}],
};

/** The picture of that kind that these bytes show. */
export async function makePicture(bytes: Buffer, kind: PictureKind): Promise<Making> {
  const photograph = await readPhotograph(bytes, kind);
  if (typeof photograph === 'string') return { kind: photograph };
  const { width, height, master } = photograph;
  const renditions = await encodePicture(master, ...filesOf[kind]);
  const isLarge = kind === 'square' && Math.min(width, height) >= LARGE;
  if (isLarge) renditions.push(await encodeLarge(master));
  return {
    kind: 'made',
    width,
    height,
    color: await dominantColor(master),
    widest: isLarge ? LARGE : null,
    renditions,
  };
}
