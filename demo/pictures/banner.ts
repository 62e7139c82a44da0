import sharp, { type OverlayOptions } from 'sharp';
import type { DemoBanner } from '../data/types.ts';
import { mix } from './backdrop.ts';
import { between, cutOut } from './object.ts';
import { wallPattern } from './patterns.ts';
import { type Pool, shadowLayer } from './shadow.ts';

export const BANNER_WIDTH = 1280;
export const BANNER_HEIGHT = 640;

/** Three stands on the right half; the left is left to the words. In pixels of the banner. */
const stands = [
  { x: 690, top: 520, rx: 118, box: 196 },
  { x: 925, top: 450, rx: 150, box: 350 },
  { x: 1145, top: 545, rx: 112, box: 205 },
] as const;

/** The picture of a banner, `BANNER_WIDTH` × `BANNER_HEIGHT`, opaque PNG, or cropped about its right half to another shape. */
export async function takeBanner(banner: DemoBanner): Promise<Buffer> {
  const layers: OverlayOptions[] = [];
  const contact: Pool[] = [];
  const ambient: Pool[] = [];
  for (const [index, look] of banner.objects.entries()) {
    const stand = stands[index];
    if (!stand) continue;
    const cutout = await cutOut(look, stand.box, stand.box * 1.08);
    const left = Math.round(stand.x - cutout.width / 2);
    const center = left + cutout.foot.center;
    contact.push({ x: center, y: stand.top, rx: cutout.foot.half * 1.04, ry: 11, opacity: 0.6, blur: 5 });
    ambient.push({
      x: center + 16,
      y: stand.top + 3,
      rx: Math.max(cutout.foot.half * 1.2, cutout.width * 0.4),
      ry: 22,
      opacity: 0.32,
      blur: 15,
    });
    layers.push({ input: cutout.png, left, top: stand.top - cutout.height });
  }
  const shadows = [
    { input: await shadowLayer(BANNER_WIDTH, BANNER_HEIGHT, ambient) },
    { input: await shadowLayer(BANNER_WIDTH, BANNER_HEIGHT, contact) },
  ];
  return sharp(Buffer.from(studioSvg(banner.backgroundColor)))
    .flatten()
    .composite([...shadows, ...layers])
    .png(between)
    .toBuffer();
}

function studioSvg(color: string): string {
  const dark = mix(color, '#3a1d08', 0.3);
  const floor = mix(color, '#3a1d08', 0.14);
  const pale = mix(color, '#ffffff', 0.55);
  const drums = stands.map(({ x, top, rx }) => {
    const ry = rx * 0.19;
    return `<path d="M${x - rx} ${top}V640H${x + rx}V${top}z" fill="url(#side)"/><ellipse cx="${x}" cy="${top}" rx="${rx}" ry="${ry}" fill="url(#top)"/>
      <ellipse cx="${x}" cy="${top}" rx="${rx - 2}" ry="${ry - 2}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="3"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${BANNER_WIDTH}" height="${BANNER_HEIGHT}"><defs>
    <radialGradient id="key" gradientUnits="userSpaceOnUse" cx="940" cy="120" r="560"><stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <linearGradient id="top" x2="1" y2=".4"><stop stop-color="${pale}"/><stop offset="1" stop-color="${floor}"/></linearGradient>
    <linearGradient id="side"><stop stop-color="${pale}"/><stop offset=".35" stop-color="${color}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    ${wallPattern('rings', 72, mix(color, '#3a1d08', 0.75), 45)}</defs>
    <rect width="1280" height="640" fill="${color}"/><rect width="1280" height="640" fill="url(#key)"/>
    <g fill="#fff" opacity=".3"><path d="M660 640V330a265 265 0 0 1 530 0v310z"/></g><g fill="url(#wall)" opacity=".16"><path d="M660 640V330a265 265 0 0 1 530 0v310z"/></g>
    ${drums.join('')}</svg>`;
}

/** The same art as a link preview of 1200 × 630: JPEG, because every chat app reads it. */
export async function takeSocialPicture(banner: DemoBanner): Promise<Buffer> {
  return sharp(await takeBanner(banner))
    .resize(1200, 630, { fit: 'cover', position: 'right' })
    .png(between)
    .toBuffer();
}
