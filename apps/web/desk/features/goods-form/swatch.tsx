import { tintClass } from '../../../src/lib/theme/tint.ts';
import { lookOf } from './palette.ts';

/** How a colour of the palette looks; nothing for one that was typed. */
export function Swatch({ color }: { color: string }) {
  const look = lookOf(color);
  return look ? <span aria-hidden="true" className={`swatch tint ${tintClass(look)}`} /> : null;
}
