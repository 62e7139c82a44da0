import { openSizeOf } from '@oja/domain/goods/open-size';
import { shownVariant } from '@oja/domain/goods/variants';
import { useState } from 'react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { navigate, placeState } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';

/**
 * What is chosen of a product. Until somebody chooses, it is the colour of the first variant that can be bought; and the size
 * where there is one alone. Several are a question, sold out or not.
 * @param facts undefined until anything is known of it
 * @param asked what the address says: the colour, which Back returns to, and, where a link leads to it, the size to begin with
 */
export function useChoice(
  id: string,
  facts: ProductFacts | undefined,
  asked: { color: string | undefined; size: string | undefined },
) {
  const [chosen, setSize] = useState(asked.size);
  const size = chosen !== undefined && facts?.sizes.includes(chosen) ? chosen : undefined;
  const color = asked.color !== undefined && facts?.colors.includes(asked.color) ? asked.color : undefined;
  const variant = facts?.variants && shownVariant(facts.variants, { color, size });
  const selectedColor = variant?.color ?? color ?? facts?.colors[0] ?? '';
  const openSize = size === undefined && facts?.variants ? openSizeOf(facts.variants, selectedColor) : undefined;
  // A card names one size, and does not know whether there are others.
  const asksForSize = openSize !== undefined || (size === undefined && !facts?.variants && !!facts?.sizes.length);
  return {
    color,
    size,
    variant: openSize?.cheapest ?? variant,
    /** What is known before a size is chosen; undefined where one is, and where there is nothing to choose. */
    openSize,
    asksForSize,
    selectedColor,
    /** '' where there is no such choice, or it is not made yet. */
    selectedSize: asksForSize ? '' : (variant?.size ?? size ?? facts?.sizes[0] ?? ''),
    setColor: (chosen: string) =>
      navigate(pathOf('product', { id }, { color: chosen }), { replace: true, state: placeState() }),
    setSize,
  };
}

export type ChoiceMade = ReturnType<typeof useChoice>;
