import { type CartLine, mergeLines } from '@oja/domain/cart/cart';
import type { QuantityBound } from '@oja/domain/cart/cart-worth';
import { shelfOf } from '@oja/domain/cart/shared-stock';
import type { Kobo } from '@oja/domain/money/money';
import type { LineItem, WantedRow } from './cart.queries.ts';

/** A line in the form the rules of the cart take. */
export interface RuledLine extends CartLine {
  selectedColor: string;
  selectedSize: string;
  name: string;
  price: Kobo;
}

/**
 * Pending items merged into lines, as far as they can be bought: what is no longer sold, or not like that, is left out and
 * counted, and quantities are lowered to the stock and to what a cart can be worth.
 * @param offers what is known of each pending item
 */
export function mergePending(
  lines: readonly RuledLine[],
  pending: readonly LineItem[],
  offers: readonly Pick<WantedRow, 'product' | 'variant'>[],
): { lines: RuledLine[]; lowered: { name: string; quantity: number; boundBy: QuantityBound }[]; leftOut: number } {
  const available = new Map<string, number>();
  const buyable = pending.flatMap((item, index): RuledLine[] => {
    const { product, variant } = offers[index] ?? {};
    if (!product || !variant) return [];
    const { stockItemId, effectivePrice: price } = variant;
    available.set(stockItemId, Math.max(0, variant.available));
    return [{ ...item, stockItemId, sellerId: product.sellerId, name: product.name, price }];
  });
  const merged = mergeLines(
    lines,
    buyable,
    (line) => available.get(shelfOf(line) ?? '') ?? 0,
    ({ price }) => price,
  );
  return {
    lines: merged.lines,
    lowered: merged.lowered.map(({ line, quantity, boundBy }) => ({ name: line.name, quantity, boundBy })),
    leftOut: pending.length - buyable.length,
  };
}
