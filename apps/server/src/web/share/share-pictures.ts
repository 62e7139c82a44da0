import type { MadeFiles } from './made-files.ts';
import { shareJpeg, sharePictureSize } from './share-jpeg.ts';
import type { StoredPictures } from './stored-pictures.ts';

/** Chat apps drop the picture of a preview that is heavier. */
const mostBytes = 300 * 1000;

const prefix = '/share/';
export const sharePicturePath = (key: string): string => `${prefix}${key}.jpg`;

/**
 * The pictures of link previews: JPEG, because chat apps read neither AVIF nor WebP, made from the stored picture when
 * first asked for and kept in the data folder; none of a picture that the shop has not.
 */
export class SharePictures {
  readonly #stored: StoredPictures;
  readonly #made: MadeFiles;

  constructor(stored: StoredPictures, made: MadeFiles) {
    this.#stored = stored;
    this.#made = made;
  }

  /**
   * As a JPEG; null for a picture that the shop has not.
   * @param onDraw called before it is drawn anew; what it throws is thrown on
   * @throws NoTurn
   */
  async find(key: string, onDraw: () => void): Promise<Buffer | null> {
    const read = await this.#stored.find(key);
    if (read === undefined) return null;
    return this.#made.bytes(
      `${key}.jpg`,
      () => {
        onDraw();
        return read();
      },
      drawSharePicture,
    );
  }
}

/** The picture whole, on a blurred one of itself where its shape leaves room; a wide one fills the frame. */
async function drawSharePicture(source: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const { width, height } = sharePictureSize;
  const size = await sharp(source).metadata();
  const frame = sharp(source).resize(width, height, { fit: 'cover' });
  const drawing =
    size.width / size.height > 1.5
      ? frame
      : frame.blur(40).composite([{ input: await sharp(source).resize({ height }).toBuffer() }]);
  return shareJpeg(drawing, mostBytes);
}
