/** Pixels of a side: what the shop asks at least, and what its largest rendition needs. */
export const LEAST_SIDE = 640;
const MOST_SIDE = 1280;

/** The browser does not know what this is. */
export class UnreadablePicture extends Error {}

export interface MadePicture {
  blob: Blob;
  /** Pixels of the square that was cut out of the photograph. */
  side: number;
}

/** The middle of a photograph as a square, upright and small enough for a bad line. One at a time: decoded, each takes a hundred times its bytes. */
export async function makePicture(file: Blob): Promise<MadePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePicture('Not a picture that this browser can read.', { cause });
  });
  try {
    const side = Math.min(bitmap.width, bitmap.height);
    return { side, blob: await drawn(bitmap, side) };
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, side: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.min(side, MOST_SIDE);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture('No room to draw in.');
  // What is cut out already stands on white, as paper is.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
  context.drawImage(bitmap, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp', 0.82);
  // Safari answers with a PNG where it is asked for what it cannot write.
  const blob = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg', 0.85);
  canvas.width = canvas.height = 0;
  if (!blob) throw new UnreadablePicture('Nothing could be drawn.');
  return blob;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
