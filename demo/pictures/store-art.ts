import sharp from 'sharp';
import type { DemoSeller } from '../data/types.ts';
import { pick } from '../seeded.ts';
import { mix } from './backdrop.ts';
import { BANNER_WIDTH } from './banner.ts';
import { between } from './object.ts';
import { patternNames, wallPattern } from './patterns.ts';

const STORE_BANNER_HEIGHT = 400;

/** A seller's mark: a patterned disc round a figure of rings and petals that is drawn from the name. Opaque PNG. */
export async function drawLogo({ key, colors }: DemoSeller, size: number): Promise<Buffer> {
  const [ground, figure] = colors;
  const petals = pick([5, 6, 7, 8, 10, 12], 'petals', key);
  const shape = pick(petalShapes, 'petal', key);
  const flower = Array.from(
    { length: petals },
    (_, at) => `<g transform="rotate(${(at * 360) / petals} 500 500)">${shape}</g>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 1000 1000"><defs>
    <radialGradient id="light" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>
    ${wallPattern(pick(patternNames, 'logo', key), 200, figure, 45)}</defs>
    <rect width="1000" height="1000" fill="${ground}"/><rect width="1000" height="1000" fill="url(#wall)" opacity=".16"/>
    <circle cx="500" cy="500" r="392" fill="${mix(ground, '#000000', 0.16)}"/><circle cx="500" cy="500" r="372" fill="none" stroke="${figure}" stroke-width="14"/>
    <circle cx="500" cy="500" r="346" fill="none" stroke="${figure}" stroke-width="6" stroke-dasharray="4 22" stroke-linecap="round"/>
    <g fill="${figure}">${flower.join('')}<circle cx="500" cy="500" r="96"/></g>
    <circle cx="500" cy="500" r="62" fill="${ground}"/><circle cx="500" cy="500" r="26" fill="${figure}"/>
    <rect width="1000" height="1000" fill="url(#light)"/></svg>`;
  return sharp(Buffer.from(svg)).flatten().png(between).toBuffer();
}

/** The band over a store's page, `BANNER_WIDTH` × 400: the seller's colours and cloth, calm in the middle. Opaque PNG. */
export async function drawStoreBanner({ key, colors }: DemoSeller): Promise<Buffer> {
  const [ground, figure] = colors;
  const tilt = pick([0, 45], 'tilt', key);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER_WIDTH}" height="${STORE_BANNER_HEIGHT}"><defs>
    <linearGradient id="sky" x2="1" y2="1"><stop stop-color="${mix(ground, '#ffffff', 0.16)}"/><stop offset="1" stop-color="${mix(ground, '#000000', 0.25)}"/></linearGradient>
    <radialGradient id="calm" cx=".5" cy=".5" r=".62"><stop offset=".1" stop-color="${ground}" stop-opacity=".75"/><stop offset="1" stop-color="${ground}" stop-opacity="0"/></radialGradient>
    ${wallPattern(pick(patternNames, 'store', key), 150, figure, tilt)}</defs>
    <rect width="100%" height="100%" fill="url(#sky)"/><rect width="100%" height="100%" fill="url(#wall)" opacity=".34"/><rect width="100%" height="100%" fill="url(#calm)"/>
    <g fill="none" stroke="${figure}" stroke-width="26" opacity=".5"><circle cx="60" cy="400" r="170"/><circle cx="60" cy="400" r="105"/><circle cx="1225" cy="10" r="190"/><circle cx="1225" cy="10" r="118"/></g></svg>`;
  return sharp(Buffer.from(svg)).flatten().png(between).toBuffer();
}

/** One petal pointing up from the centre of 1000 × 1000. */
const petalShapes = [
  '<path d="M500 180c52 62 60 150 0 220-60-70-52-158 0-220z"/>',
  '<circle cx="500" cy="282" r="64"/>',
  '<path d="M500 190l58 104-58 104-58-104z"/>',
  '<path d="M462 380c-40-110-10-190 38-190s78 80 38 190z"/>',
  '<path d="M450 210h100l-22 180h-56z"/>',
] as const;
