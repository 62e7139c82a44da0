import { type CartLine, mergeLines } from '@oja/domain/cart/cart';
import type { QuantityBound } from '@oja/domain/cart/cart-worth';
import type { Kobo } from '@oja/domain/money/money';
import type { LineItem, ProductFacts } from './cart.queries.ts';

/** A line in the form the rules of the cart take. */
export interface RuledLine extends CartLine {
  selectedColor: string;
  selectedSize: string;
  name: string;
  price: Kobo;
}

/** Whether the product is sold in this colour and size; without a choice to make, '' is the only one. */
export function isOffered({ colors, sizes }: ProductFacts, { selectedColor, selectedSize }: LineItem): boolean {
  return isChoice(colors, selectedColor) && isChoice(sizes, selectedSize);
}

function isChoice(offered: readonly string[], chosen: string): boolean {
  return offered.length === 0 ? chosen === '' : offered.includes(chosen);
}

/**
 * Pending items merged into lines, as far as they can be bought: what is no longer sold, or not like that, is left out and
 * counted, and quantities are lowered to the stock and to what a cart can be worth.
 */
export function mergePending(
  lines: readonly RuledLine[],
  pending: readonly LineItem[],
  products: readonly ProductFacts[],
): { lines: RuledLine[]; lowered: { name: string; quantity: number; boundBy: QuantityBound }[]; leftOut: number } {
  const factsOf = new Map(products.map((product) => [product.id, product]));
  const buyable = pending.flatMap((item): RuledLine[] => {
    const product = factsOf.get(item.productId);
    if (!product || !isOffered(product, item)) return [];
    const { name, sellerId, effectivePrice } = product;
    return [{ ...item, sellerId, name, price: effectivePrice }];
  });
  const merged = mergeLines(
    lines,
    buyable,
    ({ productId }) => Math.max(0, factsOf.get(productId)?.available ?? 0),
    ({ price }) => price,
  );
  return {
    lines: merged.lines,
    lowered: merged.lowered.map(({ line, quantity, boundBy }) => ({ name: line.name, quantity, boundBy })),
    leftOut: pending.length - buyable.length,
  };
}
