import sharp, { type OverlayOptions } from 'sharp';
import type { Look } from '../data/types.ts';
import { type Backdrop, backdropSvg, groundLine } from './backdrop.ts';
import type { View } from './names.ts';
import { between, type Cutout, cutOut } from './object.ts';
import { type Pool, shadowLayer } from './shadow.ts';

/** Everything that makes one product picture; two equal shots give equal pictures. */
export type Shot = {
  readonly view: View;
  readonly backdrop: Backdrop;
  readonly hero: Look;
  /** At most two, smaller, in front of the hero at its sides. */
  readonly companions: readonly Look[];
};

type Standing = { readonly cutout: Cutout; readonly x: number; readonly base: number };

/** Sizes are parts of the canvas: big enough to fill a card of 160 pixels, with air above. */
const heroBox = { front: [0.66, 0.63], turned: [0.64, 0.63], close: [1.12, 1.06], boxed: [0.36, 0.36] } as const;

/** Takes the picture: `size` × `size` pixels, opaque PNG. */
export async function takeShot(shot: Shot, size: number): Promise<Buffer> {
  const { backdrop, view } = shot;
  const close = view === 'close';
  const base = close ? 1.06 : groundLine[backdrop.podium];
  const standing = await arrange(shot, size, base);
  const contact: Pool[] = [];
  const ambient: Pool[] = [];
  const lean = backdrop.light === 'left' ? 0.03 : -0.03;
  for (const { cutout, x, base: foot } of close ? [] : standing) {
    const center = x - cutout.width / 2 + cutout.foot.center;
    const half = Math.max(cutout.foot.half, cutout.width * 0.16);
    contact.push({
      x: center,
      y: foot - size * 0.004,
      rx: half * 1.04,
      ry: size * 0.016,
      opacity: 0.62,
      blur: size * 0.008,
    });
    ambient.push({
      x: center + size * lean,
      y: foot + size * 0.004,
      rx: Math.max(half * 1.25, cutout.width * 0.42),
      ry: size * 0.04,
      opacity: 0.34,
      blur: size * 0.026,
    });
  }
  const layers: OverlayOptions[] = [];
  if (!close)
    layers.push({ input: await shadowLayer(size, size, ambient) }, { input: await shadowLayer(size, size, contact) });
  for (const thing of standing) layers.push(await layerOf(thing, size));
  const studio = close ? { ...backdrop, podium: 'none' as const } : backdrop;
  return sharp(Buffer.from(backdropSvg(studio, size)))
    .flatten()
    .composite(layers)
    .png(between)
    .toBuffer();
}

/** Back to front. */
async function arrange({ view, backdrop, hero, companions }: Shot, size: number, base: number): Promise<Standing[]> {
  const [width, height] = heroBox[view];
  // Away from the light is +1: there the small things stand, and the big one makes room.
  const away = backdrop.light === 'left' ? 1 : -1;
  if (view === 'boxed') {
    const box = await cutOut({ object: companions[0]?.object ?? 'package' }, size * 0.56, size * 0.52);
    const cutout = await cutOut(hero, size * width, size * height);
    return [
      { cutout: box, x: size * (0.5 - away * 0.12), base: size * base },
      { cutout, x: size * (0.5 + away * 0.22), base: size * (base + 0.036) },
    ];
  }
  const crowd = view === 'close' ? [] : companions.slice(0, 2);
  const shrink = crowd.length === 0 ? 1 : 0.92;
  const center = 0.5 - (crowd.length === 1 ? away * 0.1 : 0);
  const cutout = await cutOut(hero, size * width * shrink, size * height * shrink, view === 'turned');
  const standing: Standing[] = [{ cutout, x: size * center, base: size * base }];
  for (const [index, look] of crowd.entries()) {
    const beside = await cutOut(look, size * 0.31, size * 0.3);
    const reach = Math.min(0.34, (cutout.width / 2 + beside.width * 0.32) / size);
    const x = size * (center + (index === 0 ? away : -away) * reach);
    standing.push({ cutout: beside, x, base: size * (base + 0.034) });
  }
  return standing;
}

/** A layer may hang over the edge of the canvas, which sharp refuses: cut it there. */
async function layerOf({ cutout, x, base }: Standing, size: number): Promise<OverlayOptions> {
  const left = Math.round(x - cutout.width / 2);
  const top = Math.round(base - cutout.height);
  const cut = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const width = Math.min(cutout.width - cut.left, size - Math.max(0, left));
  const height = Math.min(cutout.height - cut.top, size - Math.max(0, top));
  const input = await sharp(cutout.png)
    .extract({ ...cut, width, height })
    .png(between)
    .toBuffer();
  return { input, left: Math.max(0, left), top: Math.max(0, top) };
}
