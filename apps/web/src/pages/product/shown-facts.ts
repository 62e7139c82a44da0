import type { ProductFacts } from '../../features/products/product-facts.ts';
import type { ChoiceMade } from './use-choice.ts';

/** What the buy box shows of a product. */
export interface ShownFacts extends ProductFacts {
  /** Other sizes cost more. */
  from: boolean | undefined;
}

/** Of what is chosen; while its size is not, the lowest price and all that is left of the product. */
export function shownFacts(facts: ProductFacts, { variant, from, asksForSize }: ChoiceMade): ShownFacts {
  if (!facts.variants) return { ...facts, from };
  const { price, discountPrice, stock } = { ...facts, discountPrice: undefined, ...(variant ?? notOffered) };
  return { ...facts, price, discountPrice, stock: asksForSize ? facts.stock : stock, from };
}

/** What two choices come to that the seller does not offer together. */
const notOffered = { stock: 0 };
