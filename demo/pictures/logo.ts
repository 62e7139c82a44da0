import type { DemoSeller } from '../data/types.ts';
import { pick } from '../seeded.ts';
import { patternNames, wallPattern } from './patterns.ts';

/** A seller's mark: a patterned disc round a figure of rings and petals that is drawn from the name. An SVG of 768 pixels. */
export function drawLogo({ key, colors }: DemoSeller): string {
  const [ground, figure] = colors;
  const petals = pick([5, 6, 7, 8, 10, 12], 'petals', key);
  const shape = pick(petalShapes, 'petal', key);
  const flower = Array.from(
    { length: petals },
    (_, at) => `<g transform="rotate(${(at * 360) / petals} 500 500)">${shape}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="768" viewBox="0 0 1000 1000"><defs>
    <radialGradient id="light" cx=".34" cy=".26" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".42"/><stop offset=".6" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></radialGradient>
    ${wallPattern(pick(patternNames, 'logo', key), 200, figure, 45)}</defs>
    <rect width="1000" height="1000" fill="${ground}"/><rect width="1000" height="1000" fill="url(#wall)" opacity=".16"/>
    <circle cx="500" cy="500" r="392" fill="${darker(ground)}"/><circle cx="500" cy="500" r="372" fill="none" stroke="${figure}" stroke-width="14"/>
    <circle cx="500" cy="500" r="346" fill="none" stroke="${figure}" stroke-width="6" stroke-dasharray="4 22" stroke-linecap="round"/>
    <g fill="${figure}">${flower.join('')}<circle cx="500" cy="500" r="96"/></g>
    <circle cx="500" cy="500" r="62" fill="${ground}"/><circle cx="500" cy="500" r="26" fill="${figure}"/>
    <rect width="1000" height="1000" fill="url(#light)"/></svg>`;
}

/** One petal pointing up from the centre of 1000 × 1000. */
const petalShapes = [
  '<path d="M500 180c52 62 60 150 0 220-60-70-52-158 0-220z"/>',
  '<circle cx="500" cy="282" r="64"/>',
  '<path d="M500 190l58 104-58 104-58-104z"/>',
  '<path d="M462 380c-40-110-10-190 38-190s78 80 38 190z"/>',
  '<path d="M450 210h100l-22 180h-56z"/>',
] as const;

/** A sixth of the way to black. @param color #rrggbb */
function darker(color: string): string {
  const value = (at: number) => Math.round(Number.parseInt(color.slice(at, at + 2), 16) * 0.84);
  return `#${[1, 3, 5].map((at) => value(at).toString(16).padStart(2, '0')).join('')}`;
}
