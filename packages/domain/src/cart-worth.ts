import { type Kobo, kobo, multiplyKobo } from './money.ts';
import type { PricedLine } from './pricing.ts';

/**
 * What the goods in a cart can be worth: ₦100 billion. So far below 2^53 kobo that even a hundred such lines, taxed at
 * the highest rate, can be summed.
 */
export const MAX_CART_WORTH = kobo(10_000_000_000_000);

/** How many units of this price a cart can hold beside other goods. @param others what those are worth, in kobo */
export function unitsThatFit(price: Kobo, others = 0): number {
  if (price === 0) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, Math.floor((MAX_CART_WORTH - others) / price));
}

/** Whether no order can be made of these lines: a price may have risen since they were put into the cart. */
export function isTooValuable(lines: readonly PricedLine[]): boolean {
  return lines.reduce((worth, { price, quantity }) => worth + price * quantity, 0) > MAX_CART_WORTH;
}

/** The lines with as many of their units as a cart can hold, so that a cart that is too valuable can still be shown. */
export function shownLines<Line extends PricedLine>(lines: readonly Line[]): Line[] {
  return lines.flatMap((line) => {
    const quantity = Math.min(line.quantity, unitsThatFit(line.price));
    return quantity < 1 ? [] : [{ ...line, quantity }];
  });
}

/** What a cart shows as the price of a line. */
export function shownLinePrice({ price, quantity }: PricedLine): Kobo {
  return multiplyKobo(price, Math.min(quantity, unitsThatFit(price)));
}
