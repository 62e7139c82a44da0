import { type Kobo, kobo, multiplyKobo } from '../money/money.ts';
import { type BuyerRates, type PricedLine, type Quote, quote } from '../money/pricing.ts';

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

/** What keeps a quantity from growing: what is left of the product, or what a cart can be worth. */
export type QuantityBound = 'stock' | 'worth';

/** How many units of a product a cart can hold beside other goods, and what bounds them. @param others as above */
export function boundedUnits(stock: number, price: Kobo, others = 0): { units: number; boundBy: QuantityBound } {
  const fitting = unitsThatFit(price, others);
  return fitting < stock ? { units: fitting, boundBy: 'worth' } : { units: stock, boundBy: 'stock' };
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

/** A line of a cart beside what its product is just now. */
export interface KeptLine extends PricedLine {
  /** The product is not sold any more. */
  discontinued: boolean;
  /** Units that the line can have. */
  stock: number;
}

/** Nothing of it can be had: only the buyer can take it out of the cart, but nobody pays for it. */
export const isUnavailable = ({ discontinued, stock }: Omit<KeptLine, 'price'>): boolean => discontinued || stock < 1;

/** Whether a line stands in the way of the checkout: its product is gone, or there is less of it than wanted. */
export const cannotBeBought = ({ discontinued, quantity, stock }: Omit<KeptLine, 'price'>): boolean =>
  discontinued || quantity > stock;

/**
 * What a cart shows that it costs: here the shop, and the browser until the shop has answered. What cannot be had costs
 * nothing; a line that must be lowered counts as it stands. An order is priced by its own lines, all of them.
 */
export function cartQuote(lines: readonly KeptLine[], rates: BuyerRates): Quote {
  return quote(shownLines(lines.filter((line) => !isUnavailable(line))), rates);
}

/** What a cart shows as the price of a line. */
export function shownLinePrice({ price, quantity }: PricedLine): Kobo {
  return multiplyKobo(price, Math.min(quantity, unitsThatFit(price)));
}
