import type { Cart, CartItem, PendingQuote, QuotedLine } from '@oja/contract/cart';
import type { Order } from '@oja/contract/checkout';

type Item = Pick<Order['items'][number], 'id' | 'name' | 'quantity' | 'selectedColor' | 'selectedSize'>;
type Quoted = { lines: Pick<QuotedLine, 'productId' | 'selectedColor' | 'selectedSize' | 'discontinued'>[] } & Pick<
  PendingQuote,
  'lowered'
>;
type Filled = { lines: Choice[] } & Pick<Cart, 'lowered'>;

/** What became of an order's goods in the cart. */
export interface AgainOutcome {
  /** Lines of the order that are in the cart. */
  there: number;
  /** What is not, and why; '' where all is. */
  words: string;
  /** Lines of which the cart could not take all. */
  lowered: Cart['lowered'];
}

/** A line of an order as the cart takes it; also what the store did not send then. */
export const cartItem = ({ id, selectedColor, selectedSize, quantity }: Item): CartItem => ({
  productId: id,
  selectedColor,
  selectedSize,
  quantity,
});

type Choice = Omit<CartItem, 'quantity'>;

/** The line of the same variant. */
export const lineOf = <Line extends Choice>(lines: readonly Line[], item: Choice): Line | undefined =>
  lines.find(
    (line) =>
      line.productId === item.productId &&
      line.selectedColor === item.selectedColor &&
      line.selectedSize === item.selectedSize,
  );

/** Whether some of it can be bought now. A store that is on holiday sells again, but not today. */
export const isForSale = ({ lines }: Pick<Quoted, 'lines'>, item: Choice): boolean =>
  lineOf(lines, item)?.discontinued === false;

/**
 * @param quote the order's goods as the shop offers them now
 * @param cart with what of them was put into it, and of which it could not take all, be it that it was full
 */
export function againOutcome(items: readonly Item[], quote: Quoted, cart: Filled): AgainOutcome {
  const told = items.map((item) => ({ item, line: lineOf(cart.lines, cartItem(item)) }));
  const without = told.flatMap(({ item, line }) => (line && isForSale(quote, cartItem(item)) ? [] : [item]));
  const there = items.length - without.length;
  const named = (why: string) => without.filter((item) => whyNot(item, quote) === why).map(choiceWords);
  const sentences = reasons.flatMap((why) => {
    const names = named(why);
    return names.length > 0 ? [`${why}: ${names.join(', ')}.`] : [];
  });
  return {
    there,
    words: sentences.length > 0 ? [`${there} of ${items.length} are in your cart.`, ...sentences].join(' ') : '',
    // What is not in the cart at all is told by its reason.
    lowered: cart.lowered.filter(({ name }) => !without.some((item) => item.name === name)),
  };
}

/** 'Radio (Red, XL)': the same product can be there in another colour. */
function choiceWords({ name, selectedColor, selectedSize }: Item): string {
  const choice = [selectedColor, selectedSize].filter(Boolean).join(', ');
  return choice ? `${name} (${choice})` : name;
}

const reasons = ['No longer sold', 'Sold out', 'On holiday', 'No room for'] as const;

function whyNot(item: Item, quote: Quoted): (typeof reasons)[number] {
  const line = lineOf(quote.lines, cartItem(item));
  if (line) return line.discontinued ? 'On holiday' : 'No room for';
  // The shop tells of what is sold out by its name alone.
  const isSoldOut = quote.lowered.some(({ name, quantity }) => quantity === 0 && name === item.name);
  return isSoldOut ? 'Sold out' : 'No longer sold';
}
