import { shownVariant } from '@oja/domain/goods/variants';
import { useState } from 'react';
import type { ProductFacts } from '../../features/products/product-facts.ts';
import { navigate, placeState } from '../../lib/routing/hash-location.ts';
import { pathOf } from '../../lib/routing/paths.ts';

/**
 * What is chosen of a product. Until somebody chooses, it is the first variant that can be bought.
 * @param facts undefined until anything is known of it
 * @param asked the colour in the address: what Back returns to, and what a link leads to
 */
export function useChoice(id: string, facts: ProductFacts | undefined, asked: string | undefined) {
  const [size, setSize] = useState<string>();
  const color = asked !== undefined && facts?.colors.includes(asked) ? asked : undefined;
  const variant = facts?.variants && shownVariant(facts.variants, { color, size });
  return {
    color,
    size,
    variant,
    selectedColor: variant?.color ?? color ?? facts?.colors[0] ?? '',
    selectedSize: variant?.size ?? size ?? facts?.sizes[0] ?? '',
    setColor: (chosen: string) =>
      navigate(pathOf('product', { id }, { color: chosen }), { replace: true, state: placeState() }),
    setSize,
  };
}

export type ChoiceMade = ReturnType<typeof useChoice>;
