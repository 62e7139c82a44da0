import { effectivePrice } from '../money/discount.ts';
import { isSoldOut, type OfferedVariant } from './variants.ts';

/** What can be told of a product before its size is chosen. */
export interface OpenSize<V extends OfferedVariant> {
  /** The variant that costs least. */
  cheapest: V;
  /** Another costs more. */
  from: boolean;
  /** The most units that one variant has: as many can be bought of a size. */
  stock: number;
}

/**
 * Of the sizes of a colour that can be bought, or of all where none can. Undefined where there is nothing to choose: one at most.
 * @param color '' where there is no such choice
 */
export function openSizeOf<V extends OfferedVariant>(variants: readonly V[], color: string): OpenSize<V> | undefined {
  const ofColor = variants.filter((variant) => variant.color === color);
  const [first, ...others] = isSoldOut(ofColor, {}) ? ofColor : ofColor.filter(({ stock }) => stock > 0);
  if (!first || others.every(({ size }) => size === first.size)) return undefined;
  const cheapest = others.reduce(
    (least, other) => (effectivePrice(other) < effectivePrice(least) ? other : least),
    first,
  );
  return {
    cheapest,
    from: [first, ...others].some((other) => effectivePrice(other) > effectivePrice(cheapest)),
    stock: Math.max(first.stock, ...others.map(({ stock }) => stock)),
  };
}
