import type { Kobo } from '../money/money.ts';
import { boundedUnits, type QuantityBound } from './cart-worth.ts';
import { clampQuantity } from './quantity.ts';
import { type Shelved, shelfOf } from './shared-stock.ts';

/** What makes two cart items the same line: a product as it was chosen. Without a colour or size the field is empty or missing. */
export interface ChosenProduct {
  productId: string;
  selectedColor?: string | undefined;
  selectedSize?: string | undefined;
  sellerId?: string | null | undefined;
}

export interface CartLine extends ChosenProduct, Shelved {
  quantity: number;
}

/** The code is the API's; `text` is what the caller raises. */
export const needsSeller = { code: 'cart_item_needs_seller', text: 'Item must have a seller ID' } as const;

export type AddedLine<Line> = { lines: Line[]; refusal?: never } | { lines?: never; refusal: typeof needsSeller };

/** A line whose quantity a merge had to lower; `quantity` 0: nothing was left for it, and so it was not taken over. */
export interface LoweredLine<Line> {
  line: Line;
  wanted: number;
  quantity: number;
  boundBy: QuantityBound;
}

export function sameVariant(a: ChosenProduct, b: ChosenProduct): boolean {
  return variantKey(a) === variantKey(b);
}

/** A string that two items share exactly when they belong in one line. */
export function variantKey({ productId, selectedColor, selectedSize, sellerId }: ChosenProduct): string {
  return JSON.stringify([productId, selectedColor ?? '', selectedSize ?? '', sellerId ?? '']);
}

/** Adds an item; an equal variant grows. Adding does not look at the stock: merging and ordering do. */
export function addLine<Line extends CartLine>(lines: readonly Line[], item: Line): AddedLine<Line> {
  if (!item.sellerId) return { refusal: needsSeller };
  const added = withoutUndefined(item);
  if (!lines.some((line) => sameVariant(line, added))) return { lines: [...lines, added] };
  return { lines: lines.map((line) => (sameVariant(line, added) ? grown(line, added) : line)) };
}

/**
 * Merges pending items into a cart. A line that grows keeps its place and takes the newer item's other fields (its
 * subaccount code among them). Lines that the merge touches are clamped to what the other lines leave of their stock
 * item, and all other lines of what a cart can be worth. Those lowered are reported: one that was in the cart keeps at
 * least 1, because only the buyer removes lines; a new one for which nothing is left is left out. Items without a seller
 * are left out too: they could never be ordered.
 * @param stockOf units of the line's stock item that can be bought now; 0 for one that no longer exists
 * @param priceOf what one unit costs; 0 for a product that no longer exists
 */
export function mergeLines<Line extends CartLine>(
  lines: readonly Line[],
  pending: readonly Line[],
  stockOf: (line: Line) => number,
  priceOf: (line: Line) => Kobo,
): { lines: Line[]; lowered: LoweredLine<Line>[] } {
  /** Units that each line has by now: of the cart first, so that no line takes what another had already. */
  const taken = new Map(lines.map((line) => [variantKey(line), unitsOf(line, line.quantity)]));
  const inCart = new Set(taken.keys());
  const touched = new Set<string>();
  let merged: Line[] = [...lines];
  for (const item of pending) {
    const added = addLine(merged, item);
    if (!added.lines) continue;
    merged = added.lines;
    touched.add(variantKey(item));
  }

  const lowered: LoweredLine<Line>[] = [];
  const clamped = merged.flatMap((line) => {
    const key = variantKey(line);
    if (!touched.has(key)) return [line];
    const wanted = line.quantity;
    const others = [...taken].flatMap(([other, units]) => (other === key ? [] : [units]));
    const sameShelf = others.filter(({ shelf }) => shelf !== null && shelf === shelfOf(line));
    const worth = others.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
    const stockLeft = stockOf(line) - sameShelf.reduce((sum, { quantity }) => sum + quantity, 0);
    const { units, boundBy } = boundedUnits(stockLeft, priceOf(line), worth);
    const quantity = units < 1 && !inCart.has(key) ? 0 : clampQuantity(wanted, units);
    taken.set(key, unitsOf(line, quantity));
    if (quantity < wanted) lowered.push({ line, wanted, quantity, boundBy });
    return quantity === 0 ? [] : [{ ...line, quantity }];
  });
  return { lines: clamped, lowered };

  function unitsOf(line: Line, quantity: number) {
    return { shelf: shelfOf(line), price: priceOf(line), quantity };
  }
}

/** The same item without its undefined fields, which stores keep in different ways. */
export function withoutUndefined<Item extends object>(item: Item): Item {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined)) as Item;
}

function grown<Line extends CartLine>(existing: Line, added: Line): Line {
  return { ...existing, ...added, quantity: existing.quantity + added.quantity };
}
