/** Pixels of a side: what the shop asks at least, and what its largest rendition needs. */
export const LEAST_SIDE = 640;
const MOST_SIDE = 1280;

/** The browser does not know what this is. */
export class UnreadablePicture extends Error {}

export interface MadePicture {
  blob: Blob;
  /** Pixels of the shorter side of what was cut out of the photograph. */
  side: number;
}

/** What is cut out of a photograph. */
export interface Cut {
  /** Its width to its height. */
  ratio: number;
  /** 1 is as large as it fits. */
  zoom: number;
  /** Where it lies, from 0 (left, top) to 1. */
  x: number;
  y: number;
}

const middleSquare: Cut = { ratio: 1, zoom: 1, x: 0.5, y: 0.5 };

/** The pixels of a photograph that a cut means. */
export function areaOf({ width, height }: { width: number; height: number }, { ratio, zoom, x, y }: Cut) {
  const cutWidth = Math.min(width, height * ratio) / zoom;
  const cutHeight = cutWidth / ratio;
  return { left: (width - cutWidth) * x, top: (height - cutHeight) * y, width: cutWidth, height: cutHeight };
}

/** A part of a photograph, its middle as a square unless said, upright and small enough for a bad line. One at a time: decoded, each takes a hundred times its bytes. */
export async function makePicture(file: Blob, cut: Cut = middleSquare): Promise<MadePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch((cause: unknown) => {
    throw new UnreadablePicture('Not a picture that this browser can read.', { cause });
  });
  try {
    const area = areaOf(bitmap, cut);
    return { side: Math.floor(Math.min(area.width, area.height) + 0.01), blob: await drawn(bitmap, area) };
  } finally {
    bitmap.close();
  }
}

async function drawn(bitmap: ImageBitmap, area: ReturnType<typeof areaOf>): Promise<Blob> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, MOST_SIDE / Math.max(area.width, area.height));
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new UnreadablePicture('No room to draw in.');
  // What is cut out already stands on white, as paper is.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, area.left, area.top, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const webp = await encoded(canvas, 'image/webp', 0.82);
  // Safari answers with a PNG where it is asked for what it cannot write.
  const blob = webp?.type === 'image/webp' ? webp : await encoded(canvas, 'image/jpeg', 0.85);
  canvas.width = canvas.height = 0;
  if (!blob) throw new UnreadablePicture('Nothing could be drawn.');
  return blob;
}

const encoded = (canvas: HTMLCanvasElement, type: string, quality: number) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
