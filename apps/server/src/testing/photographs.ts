import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Bytes = Uint8Array<ArrayBuffer>;
const own = (bytes: Buffer): Bytes => new Uint8Array(bytes);

/** A photograph of one colour, as a browser sends it. */
export async function photograph(background = '#c86432', side = 700, format: 'jpeg' | 'png' | 'webp' = 'jpeg') {
  return own(
    await sharp({ create: { width: side, height: side, channels: 3, background } })
      [format]()
      .toBuffer(),
  );
}

/** One that takes a second or two to be made into a picture: nothing of it is like anything else. */
export async function busyPhotograph(): Promise<Bytes> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 1200, channels: 3, background: '#000000', noise } as const;
  return own(await sharp({ create }).jpeg().toBuffer());
}

/** Red above blue, taken by a phone on its side that notes how it was held and where it was. */
export async function heldSideways(width: number, height: number): Promise<Bytes> {
  const blue = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  const image = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: await sharp(blue).png().toBuffer(), left: width / 2, top: 0 }])
    .withExif({ IFD0: { Make: 'Secret phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '6/1 31/1 28/1' } });
  return own(await image.withMetadata({ orientation: 6 }).jpeg().toBuffer());
}

/** One picture after another. */
export async function animated(frames: number): Promise<Bytes> {
  const each = await Promise.all(
    Array.from({ length: frames }, async (_, frame) => Buffer.from(await photograph(`hsl(${frame * 9}, 80%, 50%)`))),
  );
  return own(
    await sharp(each, { join: { animated: true } })
      .webp()
      .toBuffer(),
  );
}

interface Crafted {
  width: number;
  height: number;
  /** Grey, a byte each, row by row; absent: none at all. */
  pixels?: Buffer;
  /** A text that says more than it weighs. */
  text?: Buffer;
}

/** A PNG whose header says so, whatever follows. */
export function craftedPng({ width, height, pixels = Buffer.alloc(0), text }: Crafted): Bytes {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(8, 8);
  return own(
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
      chunk('IHDR', header),
      ...(text ? [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0', 'latin1'), deflateSync(text)]))] : []),
      chunk('IDAT', deflateSync(pixels)),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  );
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}

/** Black, as many rows of as many pixels: a byte of filter before each row. */
export const blackRows = (width: number, height: number): Buffer => Buffer.alloc((width + 1) * height);
