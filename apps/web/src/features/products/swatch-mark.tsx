import { tintClass } from '../../lib/theme/tint.ts';
import { swatchOf } from './swatch.ts';

/** How a colour looks, beside its name where it is chosen; nothing where the name does not tell. */
export function SwatchMark({ name }: { name: string }) {
  const color = swatchOf(name);
  if (!color) return null;
  return (
    <span
      aria-hidden="true"
      className={`tint size-5 shrink-0 rounded-full ring-1 ring-line-strong ${tintClass(color)}`}
    />
  );
}
