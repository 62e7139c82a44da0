import { clampQuantity } from '@oja/domain/cart/quantity';
import { stockLeftWords } from '@oja/domain/cart/stock';
import { type Choice, isSoldOut } from '@oja/domain/goods/variants';
import { effectivePrice } from '@oja/domain/money/discount';
import { formatNaira } from '@oja/domain/money/naira';
import { useRef, useState } from 'react';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import { swatchOf } from '../../features/products/swatch.ts';
import { tintClass } from '../../lib/theme/tint.ts';
import { ChoicePills } from '../../ui/forms/choice-pills.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { useOnScreen } from '../../ui/use-on-screen.ts';
import { BuyBar } from './buy-bar.tsx';
import type { DeliveryBlockProps } from './delivery-block.tsx';
import { PriceBlock } from './price-block.tsx';
import type { ChoiceMade } from './use-choice.ts';

interface BuyBoxProps extends Pick<DeliveryBlockProps, 'facts' | 'arrival'> {
  choice: ChoiceMade;
}

/**
 * What the chosen variant costs, which one that is, how many, and the button; once that has left a small screen, a bar at
 * its bottom has it too.
 */
export function BuyBox({ facts, choice, arrival }: BuyBoxProps) {
  const [wanted, setWanted] = useState(1);
  const action = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(action);

  const { id, colors, sizes, variants } = facts;
  const { color, size, variant, selectedColor, selectedSize } = choice;
  const shown = variants ? { ...facts, ...(variant ?? notOffered), discountPrice: variant?.discountPrice } : facts;
  const { stock } = shown;
  const isGone = (wish: Choice) => variants !== undefined && isSoldOut(variants, wish);
  const quantity = clampQuantity(wanted, stock);
  const item = { productId: id, selectedColor, selectedSize, quantity };
  const isBuyable = stock > 0 && !facts.isPartial;

  return (
    <>
      <PriceBlock facts={shown} quantity={Math.max(1, quantity)} arrival={arrival} />
      <p role="status" className="sr-only">
        {(color ?? size) !== undefined &&
          `${[selectedColor, selectedSize].filter(Boolean).join(' · ')}: ${formatNaira(effectivePrice(shown))}, ${stockLeftWords(stock)}`}
      </p>
      <div className="grid gap-5">
        {colors.length > 0 && (
          <ChoicePills
            legend="Colour"
            options={colors}
            value={selectedColor}
            onChange={choice.setColor}
            markOf={(name) => <Swatch name={name} />}
            isSoldOut={(name) => isGone({ color: name, size })}
          />
        )}
        {sizes.length > 0 && (
          <ChoicePills
            legend="Size"
            options={sizes}
            value={selectedSize}
            onChange={choice.setSize}
            isSoldOut={(name) => isGone({ color, size: name })}
          />
        )}
        <div ref={action} className="flex items-center gap-4">
          <QuantityStepper label="Quantity" value={quantity} max={stock} disabled={stock === 0} onChange={setWanted} />
          <div className="min-w-0 flex-1">
            <AddToCartButton item={item} away={facts.away} disabled={!isBuyable} className="min-h-12 text-base" />
          </div>
        </div>
        {!onScreen && isBuyable && <BuyBar facts={shown} item={item} />}
      </div>
    </>
  );
}

/** What two choices come to that the seller does not offer together. */
const notOffered = { stock: 0 };

function Swatch({ name }: { name: string }) {
  const color = swatchOf(name);
  if (!color) return null;
  return (
    <span
      aria-hidden="true"
      className={`tint size-5 shrink-0 rounded-full ring-1 ring-line-strong ${tintClass(color)}`}
    />
  );
}
