import type { Cart, CartLine } from '@oja/contract/cart';
import { cannotBeBought, isTooValuable } from '@oja/domain/cart/cart-worth';
import { unitsByProduct } from '@oja/domain/cart/stock';
import { formatNaira } from '@oja/domain/money/naira';
import { type BuyerRates, type Quote, quote as quoteOf } from '@oja/domain/money/pricing';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { cartTooValuable, storeOnHoliday } from '../cart/cart.questions.ts';
import type { CheckoutLine } from '../holds/holds.questions.ts';
import type { AskedOrder } from './order-draft.ts';

/** What is held and charged: the server's own lines and prices. */
export interface PricedOrder {
  lines: (CheckoutLine & { cartLineId: string })[];
  quote: Quote;
}

/** Kobo by which the browser's arithmetic may be off. */
const tolerance = 1;

/**
 * Prices an order from the buyer's cart, at the rates that are written down with it: those of the cart's own quote may have
 * been read a moment before they changed. @throws Refusal if that is not what the buyer saw, or cannot be sold
 */
export function priceOrder(asked: AskedOrder, cart: Cart, rates: BuyerRates): PricedOrder {
  if (cart.lines.length === 0) throw refusal('cart_empty');
  const lines = cart.lines.map(checkoutLine);
  if (!sameGoods(asked, lines)) throw refusal('cart_changed');
  if (isTooValuable(lines)) throw cartTooValuable();
  // Not what the cart shows, which leaves out what is sold out: whether all of it can be had, only the hold can say.
  const quote = quoteOf(lines, rates);
  if (quote.total <= 0) throw refusal('nothing_to_pay');
  if (!samePrices(asked, lines) || Math.abs(asked.amount - quote.total) > tolerance) {
    throw shortage(cart) ?? refusal('price_changed', { total: formatNaira(quote.total) });
  }
  return { lines, quote };
}

/** What to tell a buyer whose amount leaves out a line that is sold out. */
function shortage({ lines }: Cart): Refusal | undefined {
  const short = lines.find(cannotBeBought);
  return short && refusal('not_enough_stock', { name: short.name, n: short.stock + short.inOtherVariants });
}

function checkoutLine(line: CartLine, index: number): PricedOrder['lines'][number] {
  if (line.discontinued) throw goneFrom(line);
  // No product lies in the database without its seller; if one did, nobody could be paid for it.
  if (line.sellerId === null) throw refusal('product_data_missing', { name: line.name });
  // The product is there, and not offered in this colour or size any more.
  if (line.stockItemId === null) throw refusal('not_enough_stock', { name: line.name, n: 0 });
  const { lineId, productId, stockItemId, name, price, quantity, images, sellerId, selectedColor, selectedSize } = line;
  return {
    cartLineId: lineId,
    line: index,
    productId,
    stockItemId,
    sellerId,
    name,
    price,
    quantity,
    picture: images[0] ?? null,
    selectedColor,
    selectedSize,
  };
}

function goneFrom({ because, backOn = '', name, storeName }: CartLine): Refusal {
  const store = storeName ?? '';
  if (because === 'store_on_holiday') return storeOnHoliday(store, name, backOn);
  return because === 'store_not_selling' ? refusal(because, { store, name }) : refusal('product_gone', { name });
}

/** Variants of one product may come as one item or as several: the units of each product count. */
function sameGoods({ items }: AskedOrder, lines: readonly CheckoutLine[]): boolean {
  const asked = unitsByProduct(items);
  const inCart = unitsByProduct(lines);
  return asked.size === inCart.size && [...inCart].every(([productId, units]) => asked.get(productId) === units);
}

/** One product may lie in the cart at several prices, and the asked items name no variant: so many units at each price. */
function samePrices({ items }: AskedOrder, lines: readonly CheckoutLine[]): boolean {
  return [...unitsByProduct(lines).keys()].every((productId) => {
    const asked = byPrice(items, productId);
    return byPrice(lines, productId).every(({ price, quantity }) => {
      let left = quantity;
      while (left > 0) {
        const [cheapest] = asked;
        if (!cheapest || Math.abs(cheapest.price - price) > tolerance) return false;
        const taken = Math.min(left, cheapest.quantity);
        cheapest.quantity -= taken;
        left -= taken;
        if (cheapest.quantity === 0) asked.shift();
      }
      return true;
    });
  });
}

/** Units of a product, the cheapest first. */
function byPrice(items: readonly { productId: string; price: number; quantity: number }[], productId: string) {
  return items
    .filter((item) => item.productId === productId)
    .map(({ price, quantity }) => ({ price, quantity }))
    .sort((a, b) => a.price - b.price);
}
