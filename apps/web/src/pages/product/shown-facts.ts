import type { ProductFacts } from '../../features/products/product-facts.ts';
import type { ChoiceMade } from './use-choice.ts';

/**
 * What the buy box shows of a product: what is chosen; while its size is not, the lowest price and the most units that one
 * variant has; before the variants are known, what the card says.
 */
export function shownFacts(
  facts: ProductFacts,
  { variant, openSize }: Pick<ChoiceMade, 'variant' | 'openSize'>,
): ProductFacts {
  if (!facts.variants) return facts;
  const { price, discountPrice, stock } = { ...facts, discountPrice: undefined, ...(variant ?? notOffered) };
  return { ...facts, price, discountPrice, stock: openSize?.stock ?? stock, from: openSize?.from };
}

/** What two choices come to that the seller does not offer together. */
const notOffered = { stock: 0 };
