import type { OverlayOptions } from 'sharp';
import { shareJpeg, sharePictureSize } from '../share-jpeg.ts';
import { drawable, drawWords, type Words } from './card-words.ts';
import type { ShareCard } from './share-card.ts';

/** Chat apps on a slow line give up on heavier ones. */
const mostBytes = 150 * 1000;

/** The shop's colours by day: see apps/web/src/styles/colours.css. */
const palm = '#0b5d3b';
const paper = '#fbf8f3';
const sun = '#f2b705';
const soft = '#ddefe4';

const { width, height } = sharePictureSize;
/** The goods stand in the square at the right, edge to edge. */
const goodsAt = width - height;
const margin = 56;
const column = goodsAt - margin - 40;
const gap = 6;
const half = (height - gap) / 2;

interface Tile {
  left: number;
  top: number;
  side: number;
}

const corners: readonly Tile[] = [
  { left: 0, top: 0, side: half },
  { left: half + gap, top: 0, side: half },
  { left: 0, top: half + gap, side: half },
  { left: half + gap, top: half + gap, side: half },
];
/** Goods are photographed square: whatever their number, none is cut. Two overlap, the second on top. */
const tilesOf: Record<number, readonly Tile[]> = {
  1: [{ left: 0, top: 0, side: height }],
  2: [
    { left: 36, top: 36, side: 330 },
    { left: 264, top: 264, side: 330 },
  ],
  3: corners.slice(0, 3),
  4: corners,
};

/**
 * Name and line on the shop's green at the left, what is sold at the right.
 * @param pictures the bytes of one to four
 */
export async function drawCard({ brand, name, line }: ShareCard, pictures: readonly Buffer[]): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const tiles = tilesOf[pictures.length] ?? corners;
  const ground = { left: goodsAt, top: 0, width: height, height, colour: pictures.length === 2 ? soft : paper };
  const layers = [filled(ground), ...(await words({ brand, name, line }))];
  for (const [at, { left, top, side }] of tiles.entries()) {
    const picture = await sharp(pictures[at])
      .resize(side, side, { fit: 'cover' })
      .flatten({ background: paper })
      .toBuffer();
    if (tiles.length === 2) {
      layers.push(
        filled({
          left: goodsAt + left - gap,
          top: top - gap,
          width: side + 2 * gap,
          height: side + 2 * gap,
          colour: paper,
        }),
      );
    }
    layers.push({ input: picture, left: goodsAt + left, top });
  }
  if (tiles.length === 3) layers.push(...(await signature(wordmarkOf(brand))));
  return shareJpeg(sharp({ create: { width, height, channels: 3, background: palm } }).composite(layers), mostBytes);
}

async function words({ brand, name, line }: Pick<ShareCard, 'brand' | 'name' | 'line'>): Promise<OverlayOptions[]> {
  const wordmark = wordmarkOf(brand);
  const mark = await drawWords(wordmark, { sizes: [44, 32, 24], colour: sun, width: column, height: 60 });
  const title = await drawWords(drawable(name) || wordmark, {
    sizes: [84, 72, 60, 50, 42],
    colour: paper,
    width: column,
    height: 300,
  });
  const below = drawable(line);
  const place = below && (await drawWords(below, { sizes: [32, 28], colour: soft, width: column, height: 120 }));
  const space = 32;
  const block = title.height + (place ? space + place.height : 0);
  // Centred in what the wordmark leaves.
  const top = Math.round(Math.max(margin + mark.height + space, (height - block) / 2));
  return [
    put(mark, margin, margin),
    put(title, margin, top),
    ...(place ? [put(place, margin, top + title.height + space)] : []),
  ];
}

/** Where a fourth picture would stand, the shop itself. */
async function signature(wordmark: string): Promise<OverlayOptions[]> {
  const cell = { left: goodsAt + half + gap, top: half + gap, width: half, height: half, colour: sun };
  const mark = await drawWords(wordmark, {
    sizes: [96, 64, 40, 28],
    colour: palm,
    width: half - 48,
    height: half - 48,
  });
  const left = Math.round(cell.left + (half - mark.width) / 2);
  return [filled(cell), put(mark, left, Math.round(cell.top + (half - mark.height) / 2))];
}

/** A shop's name of signs alone leaves its dot. */
const wordmarkOf = (brand: string): string => drawable(brand) || '•';

const put = ({ png }: Words, left: number, top: number): OverlayOptions => ({ input: png, left, top });

const filled = ({
  left,
  top,
  width,
  height,
  colour,
}: Omit<Tile, 'side'> & { width: number; height: number; colour: string }): OverlayOptions => ({
  input: { create: { width, height, channels: 3, background: colour } },
  left,
  top,
});
