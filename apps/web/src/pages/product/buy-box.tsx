import { clampQuantity } from '@oja/domain/cart/quantity';
import { stockLeftWords } from '@oja/domain/cart/stock';
import { type Choice, isSoldOut } from '@oja/domain/goods/variants';
import { effectivePrice } from '@oja/domain/money/discount';
import { formatNaira } from '@oja/domain/money/naira';
import { useEffect, useRef, useState } from 'react';
import { AddToCartButton } from '../../features/cart/add-to-cart-button.tsx';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { SwatchMark } from '../../features/products/swatch-mark.tsx';
import { SoldOutOffer } from '../../features/restock/sold-out.tsx';
import { SizeGuideLink } from '../../features/sizes/size-guide-link.tsx';
import { Button } from '../../ui/button.tsx';
import { scrollMotion } from '../../ui/carousel/scroll-motion.ts';
import { ChoicePills } from '../../ui/forms/choice-pills.tsx';
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx';
import { useOnScreen } from '../../ui/use-on-screen.ts';
import { BuyBar } from './buy-bar.tsx';
import { BuyNowButton } from './buy-now-button.tsx';
import type { DeliveryBlockProps } from './delivery-block.tsx';
import { PriceBlock } from './price-block.tsx';
import { shownFacts } from './shown-facts.ts';
import type { ChoiceMade } from './use-choice.ts';
import { useSizeQuestion } from './use-size-question.ts';

interface BuyBoxProps extends Pick<DeliveryBlockProps, 'facts' | 'arrival' | 'returns'> {
  choice: ChoiceMade;
}

/**
 * Of a phone's window, what its bars cover: of the button half of its height above, and all of it below. They grow with the
 * size of its text.
 */
function coveredByBars(): string {
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return `${-5 * rem}px 0px ${-6.5 * rem}px`;
}

/**
 * What the chosen variant costs, which one that is, how many, and the buttons; while those are out of sight on a small
 * screen, a bar at its bottom has the first of them.
 */
export function BuyBox({ facts, choice, arrival, returns }: BuyBoxProps) {
  const [wanted, setWanted] = useState(1);
  const [bars] = useState(coveredByBars);
  const action = useRef<HTMLDivElement>(null);
  const offer = useRef<HTMLDivElement>(null);
  const question = useSizeQuestion(choice.asksForSize);

  const { id, colors, sizes, variants } = facts;
  const { color, size, variant, selectedColor, selectedSize } = choice;
  const shown = shownFacts(facts, choice);
  const { stock } = shown;
  const isGone = (wish: Choice) => variants !== undefined && isSoldOut(variants, wish);
  const quantity = clampQuantity(wanted, stock);
  const item = { productId: id, selectedColor, selectedSize, quantity };
  const isBuyable = stock > 0 && !facts.isPartial;
  const isGoneNow = variant?.stock === 0;
  const onScreen = useOnScreen(isGoneNow ? offer : action, bars);
  const adding = { item, away: facts.away, ask: question.ask, disabled: !isBuyable };

  // Who asked to be told pressed a button that is gone: the one to buy with takes the focus.
  const add = useRef<HTMLButtonElement>(null);
  const [isBack, setBack] = useState(false);
  useEffect(() => {
    if (!isBack || !isBuyable) return;
    setBack(false);
    if (document.activeElement === document.body) add.current?.focus();
  }, [isBack, isBuyable]);

  return (
    <>
      <PriceBlock facts={shown} quantity={Math.max(1, quantity)} arrival={arrival} returns={returns} />
      <p role="status" className="sr-only">
        {question.words ?? ((color ?? size) !== undefined && choiceWords(choice, shown))}
      </p>
      <div className="grid gap-5">
        {colors.length > 0 && (
          <ChoicePills
            legend="Colour"
            options={colors}
            value={selectedColor}
            onChange={choice.setColor}
            markOf={(name) => <SwatchMark name={name} />}
            isSoldOut={(name) => isGone({ color: name, size })}
          />
        )}
        {sizes.length > 0 && (
          <div ref={question.ref} className="relative min-w-0">
            <ChoicePills
              legend="Size"
              options={sizes}
              value={selectedSize}
              error={question.words}
              onChange={choice.setSize}
              isSoldOut={(name) => isGone({ color, size: name })}
            />
            <SizeGuideLink category={facts.category} subcategory={facts.subcategory} sizes={sizes} />
          </div>
        )}
        {isGoneNow && (
          <div ref={offer}>
            <SoldOutOffer
              wish={{ id, color: selectedColor, size: selectedSize }}
              ask={question.ask}
              onBack={() => setBack(true)}
            />
          </div>
        )}
        <div className="grid gap-3">
          <div ref={action} className="flex flex-wrap items-center gap-4">
            <QuantityStepper
              label="Quantity"
              value={quantity}
              max={stock}
              disabled={stock === 0}
              onChange={setWanted}
            />
            <div className="grow">
              <AddToCartButton
                {...adding}
                ref={add}
                variant={isGoneNow ? 'secondary' : 'primary'}
                className="min-h-12 text-base"
              />
            </div>
          </div>
          {stock > 0 && <BuyNowButton {...adding} />}
        </div>
        {!onScreen && (
          <BuyBar facts={shown} chosen={[selectedColor, selectedSize].filter(Boolean).join(' · ')}>
            {isGoneNow ? (
              <Button wide onClick={() => leadTo(offer.current)}>
                Tell me when it is back
              </Button>
            ) : (
              <AddToCartButton {...adding} />
            )}
          </BuyBar>
        )}
      </div>
    </>
  );
}

/** Where it is asked who wants to be told, with the focus in the first thing to fill in or to press. */
function leadTo(offer: HTMLElement | null) {
  offer?.scrollIntoView({ behavior: scrollMotion(), block: 'center' });
  offer?.querySelector<HTMLElement>('input, button')?.focus({ preventScroll: true });
}

/** 'Blue · M: ₦2,500.00, Only 5 left' */
function choiceWords({ selectedColor, selectedSize }: ChoiceMade, shown: ProductFacts): string {
  const chosen = [selectedColor, selectedSize].filter(Boolean).join(' · ');
  return `${chosen}: ${shown.from ? 'from ' : ''}${formatNaira(effectivePrice(shown))}, ${stockLeftWords(shown.stock)}`;
}
