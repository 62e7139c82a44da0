/**
 * Draws the shop's sign, the Ọ with its dot, as the icons of apps/web: for tabs, for home screens, and for home screens
 * that cut icons to a shape of their own.
 *
 * Run `npm run icons` after changing the drawing; the results are committed.
 */
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const target = new URL('../apps/web/public/', import.meta.url);

/** In a field of 32 by 32: the dot stands clear of the ring, and both of the edge. */
const sign =
  '<circle cx="16" cy="13.5" r="6.6" fill="none" stroke="#FBF8F3" stroke-width="3.6"/><circle cx="16" cy="26" r="2.3" fill="#F2B705"/>';

/**
 * @param corner radius of the field's corners, of 32
 * @param scale of the sign about the middle of the field: a launcher may cut away all but the inner circle of 80 %
 */
function drawing({ corner, scale }: { corner: number; scale: number }): string {
  const at = 16 - 16 * scale;
  const drawn = scale === 1 ? sign : `<g transform="translate(${at} ${at}) scale(${scale})">${sign}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Ọjà</title><rect width="32" height="32" rx="${corner}" fill="#0B5D3B"/>${drawn}</svg>\n`;
}

const rounded = drawing({ corner: 9, scale: 1 });
const whole = drawing({ corner: 0, scale: 0.8 });
const pictures = [
  { file: 'icon-192.png', side: 192, of: rounded },
  { file: 'icon-512.png', side: 512, of: rounded },
  { file: 'icon-maskable-512.png', side: 512, of: whole },
  { file: 'apple-touch-icon.png', side: 180, of: whole },
];

await writeFile(new URL('icon.svg', target), rounded);
for (const { file, side, of } of pictures) {
  const svg = Buffer.from(of);
  // Drawn at its own size: an icon that is drawn small and blown up is soft.
  const png = await sharp(svg, { density: (72 * side) / 32 })
    .resize(side)
    .png({ palette: true, colours: 64 })
    .toBuffer();
  await writeFile(new URL(file, target), png);
  console.log(`${file} ${png.length} bytes`);
}
