import sharp from 'sharp';
import { between } from './object.ts';

/** A soft ellipse on the ground. Lengths in pixels of a canvas of `width` × `height`; opacity 0 to 1. */
export type Pool = {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly opacity: number;
  readonly blur: number;
};

// Blurring is the dearest step and a shadow has no detail: a quarter of each side costs a sixteenth.
const SHRINK = 4;

/** All shadows of one softness as one transparent layer. */
export async function shadowLayer(width: number, height: number, pools: readonly Pool[]): Promise<Buffer> {
  const blur = Math.max(0.4, (pools[0]?.blur ?? 1) / SHRINK);
  const ellipses = pools.map(
    ({ x, y, rx, ry, opacity }) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1b0f1e" opacity="${opacity}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width / SHRINK}" height="${height / SHRINK}" viewBox="0 0 ${width} ${height}">${ellipses.join('')}</svg>`;
  const small = await sharp(Buffer.from(svg)).blur(blur).png(between).toBuffer();
  return sharp(small).resize(width, height, { kernel: 'cubic' }).png(between).toBuffer();
}
