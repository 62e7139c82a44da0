import { dominantColor, encodePicture, pictureLimits, pictureWidths } from './encode-picture.ts';
import type { Making } from './made-picture.ts';
import { readPhotograph } from './read-photograph.ts';

/** The picture of goods that these bytes show. */
export async function makePicture(bytes: Buffer): Promise<Making> {
  const photograph = await readPhotograph(bytes);
  if (typeof photograph === 'string') return { kind: photograph };
  const { width, height, master } = photograph;
  const renditions = await encodePicture(master, pictureWidths, pictureLimits);
  return { kind: 'made', width, height, color: await dominantColor(master), renditions };
}
