import path from 'node:path';
import sharp from 'sharp';

export interface Shot {
  caption: string;
  png: Buffer;
}

/** How a sheet is laid out: tiles of this size, so many beside and below each other. */
export interface Layout {
  width: number;
  height: number;
  columns: number;
  rows: number;
}

const gap = 16;
const captionHeight = 28;

/** Writes the shots, each with its caption, as numbered sheets; returns their number. */
export async function writeSheets(
  folder: string,
  name: string,
  shots: readonly Shot[],
  layout: Layout,
): Promise<number> {
  const onOne = layout.columns * layout.rows;
  const sheets = Math.ceil(shots.length / onOne);
  for (let sheet = 0; sheet < sheets; sheet++) {
    const file = path.join(folder, `${name}-${sheet + 1}.png`);
    await writeSheet(file, shots.slice(sheet * onOne, (sheet + 1) * onOne), layout);
  }
  return sheets;
}

async function writeSheet(file: string, shots: readonly Shot[], { width, height, columns }: Layout): Promise<void> {
  const rows = Math.ceil(shots.length / columns);
  const tiles = await Promise.all(
    shots.map(async ({ caption, png }, at) => {
      const left = gap + (at % columns) * (width + gap);
      const top = gap + Math.floor(at / columns) * (height + captionHeight + gap);
      const picture = await sharp(png).resize(width, height, { fit: 'cover', position: 'top' }).png().toBuffer();
      return [
        { input: wordsOf(caption, width), left, top },
        { input: picture, left, top: top + captionHeight },
      ];
    }),
  );
  const size = {
    width: gap + columns * (width + gap),
    height: gap + rows * (height + captionHeight + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#6b7280' } })
    .composite(tiles.flat())
    .png()
    .toFile(file);
}

function wordsOf(caption: string, width: number): Buffer {
  const text = caption.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${captionHeight}"><text x="0" y="18" font-family="sans-serif" font-size="15" fill="#fff">${text}</text></svg>`,
  );
}
