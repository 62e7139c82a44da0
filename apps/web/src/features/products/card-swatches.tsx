import type { Swatch } from '@oja/contract/catalogue';
import { tintClass } from '../../lib/theme/tint.ts';
import { Picture } from '../../ui/goods/picture.tsx';
import { swatchOf } from './swatch.ts';

interface CardSwatchesProps {
  /** Of the product. */
  name: string;
  swatches: readonly Swatch[];
  chosen: string | undefined;
  /** Hears of the colour under the mouse, and that there is none any more. */
  onPointAt: (color: string | undefined) => void;
  onChoose: (color: string) => void;
}

/** The colours of a product on its card. */
export function CardSwatches({ name, swatches, chosen, onPointAt, onChoose }: CardSwatchesProps) {
  return (
    <fieldset className="card-swatches" onPointerLeave={() => onPointAt(undefined)}>
      <legend className="sr-only">Colours of {name}</legend>
      {swatches.map((swatch) => (
        <button
          key={swatch.color}
          type="button"
          title={swatch.color}
          aria-label={swatch.color}
          aria-pressed={swatch.color === chosen}
          className="card-swatch"
          // A finger does not point before it presses.
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onPointAt(swatch.color)}
          onClick={() => onChoose(swatch.color)}
        >
          <Dot {...swatch} />
        </button>
      ))}
    </fieldset>
  );
}

/** A print, and a colour whose name does not tell it, is seen in the middle of its picture, near enough to be no thing. */
function Dot({ color, image }: Swatch) {
  const known = swatchOf(color);
  return known ? (
    <span aria-hidden="true" className={`card-swatch-dot tint ${tintClass(known)}`} />
  ) : (
    <Picture
      picture={image}
      sizes="32px"
      widths={[160]}
      decorative
      className="card-swatch-dot"
      imageClassName="scale-500"
    />
  );
}
