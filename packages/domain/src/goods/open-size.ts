import { effectivePrice } from '../money/discount.ts';
import type { OfferedVariant } from './variants.ts';

/** What can be told of a product before its size is chosen: which of its variants costs least, and whether another costs more. */
export interface OpenSize<V extends OfferedVariant> {
  cheapest: V;
  from: boolean;
}

/**
 * Undefined where there is nothing to choose: at most one size of a colour can be bought.
 * @param color '' where there is no such choice
 */
export function openSizeOf<V extends OfferedVariant>(variants: readonly V[], color: string): OpenSize<V> | undefined {
  const [first, ...others] = variants.filter((variant) => variant.color === color && variant.stock > 0);
  if (!first || others.every(({ size }) => size === first.size)) return undefined;
  const cheapest = others.reduce(
    (least, other) => (effectivePrice(other) < effectivePrice(least) ? other : least),
    first,
  );
  return { cheapest, from: [first, ...others].some((other) => effectivePrice(other) > effectivePrice(cheapest)) };
}
