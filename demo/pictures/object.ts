import sharp, { type CreateRaw, type OutputInfo } from 'sharp';
import type { Look } from '../data/types.ts';
import { clothTile } from './cloth.ts';
import { isDrawing, objectSvg } from './object-svg.ts';

/** For pictures that are read again at once: hardly packed, because packing costs more than the rest. */
export const between = { compressionLevel: 1 } as const;

/** A thing cut out of its surroundings, trimmed to its own edges, with where its foot touches the ground. */
export type Cutout = {
  readonly png: Buffer;
  readonly width: number;
  readonly height: number;
  /** Centre and half width of what stands on the ground, in pixels from the left edge. */
  readonly foot: { readonly center: number; readonly half: number };
};

// Narrower and sheared, as a thing looks from a few steps to the side.
const fromTheSide: [number, number, number, number] = [0.86, 0, 0.05, 1];

/** Draws `look` so that it fits into `width` × `height` pixels, facing us or seen from the side. */
export async function cutOut(look: Look, width: number, height: number, side = false): Promise<Cutout> {
  const size = Math.round(Math.max(width, height) * 1.15);
  const drawn = await sharp(Buffer.from(objectSvg(look, size)))
    .png(between)
    .toBuffer();
  const png = await recolour(await dress(drawn, look, size), look);
  let image = sharp(png);
  if (look.mirrored) image = image.flop();
  if (side) {
    const facing = await image.png(between).toBuffer();
    image = sharp(facing).flop(!look.written).affine(fromTheSide, { background: '#0000' });
  }
  const trimmed = await sharp(await image.png(between).toBuffer())
    .trim({ threshold: 1 })
    .png(between)
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize(Math.round(width), Math.round(height), { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    png: await sharp(data, { raw: sizeOf(info) })
      .png(between)
      .toBuffer(),
    width: info.width,
    height: info.height,
    foot: footOf(data, info.width, info.height),
  };
}

/** Red, green and blue, 0 to 255. */
export type Color = readonly [number, number, number];

/** Mean colour of what can be seen of the object: a backdrop must differ from it. */
export async function meanColor(look: Look): Promise<Color> {
  const { png } = await cutOut(look, 64, 64);
  const { data } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const sum = [0, 0, 0];
  let weight = 0;
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3] ?? 0;
    weight += alpha;
    for (const channel of [0, 1, 2]) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0) * alpha;
  }
  return sum.map((value) => value / Math.max(1, weight)) as unknown as Color;
}

async function dress(png: Buffer, look: Look, size: number): Promise<Buffer> {
  const drawing = isDrawing(look.object);
  if (look.cloth) return dye(png, Buffer.from(clothTile(look.cloth, size)), drawing ? drawingShading : iconShading);
  return look.tint && !drawing ? dye(png, plain(look.tint, size), paintShading) : png;
}

type Shading = { readonly brightness: number; readonly contrast: number };

// Icons are coloured and darken a cloth too much; drawings for cloth are near white and would show no fold.
const iconShading: Shading = { brightness: 1.42, contrast: 1 };
const drawingShading: Shading = { brightness: 1.1, contrast: 1.55 };
const paintShading: Shading = { brightness: 1.12, contrast: 1.1 };

/** Lays a pattern over the object's own light and shade; its outline stays. */
async function dye(object: Buffer, pattern: Buffer, shading: Shading): Promise<Buffer> {
  const { data, info } = await sharp(object)
    .ensureAlpha()
    .modulate({ saturation: 0.0001, brightness: shading.brightness })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alpha = await sharp(data, { raw: sizeOf(info) })
    .extractChannel(3)
    .png(between)
    .toBuffer();
  const shade = await sharp(data, { raw: sizeOf(info) })
    .removeAlpha()
    .linear(shading.contrast, 255 * (1 - shading.contrast))
    .png(between)
    .toBuffer();
  const cloth = await sharp(pattern)
    .removeAlpha()
    .composite([{ input: shade, blend: 'multiply' }])
    .png(between)
    .toBuffer();
  return sharp(cloth).joinChannel(alpha).png(between).toBuffer();
}

async function recolour(png: Buffer, { hue = 0, saturation = 1, brightness = 1 }: Look): Promise<Buffer> {
  if (!hue && saturation === 1 && brightness === 1) return png;
  return sharp(png).modulate({ hue, saturation, brightness }).png(between).toBuffer();
}

function plain(color: string, size: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="100%" height="100%" fill="${color}"/></svg>`,
  );
}

/** Not `info` itself: it may call pixels premultiplied that are not, and that ruins their colours. */
function sizeOf({ width, height, channels }: OutputInfo): CreateRaw {
  return { width, height, channels };
}

function footOf(rgba: Buffer, width: number, height: number): Cutout['foot'] {
  const from = Math.floor(height * 0.93);
  let left = width;
  let right = 0;
  for (let y = from; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) < 100) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
    }
  }
  return left > right
    ? { center: width / 2, half: width / 3 }
    : { center: (left + right) / 2, half: (right - left) / 2 };
}
