import type { Cart, CartLine, QuotedLine } from '@oja/contract/cart';
import { boundedUnits, cartQuote } from '@oja/domain/cart/cart-worth';
import { clampQuantity } from '@oja/domain/cart/quantity';
import { availableBehind, sharesOfStock } from '@oja/domain/cart/shared-stock';

/** The cart as it will be with this quantity on one line; 0 removes the line. Shown until the shop has answered. */
export function withQuantity(cart: Cart, lineId: string, quantity: number): Cart {
  const before = cart.lines.find((line) => line.lineId === lineId);
  if (!before) return cart;
  // Like the shop, it never refuses to lower a line, however far the stock fell.
  const now = quantity < 1 ? 0 : clampQuantity(quantity, Math.max(before.stock, before.quantity));
  const changed = cart.lines.flatMap((line) => {
    if (line !== before) return [line];
    return now === 0 ? [] : [{ ...line, quantity: now }];
  });
  const shares = sharesOfStock(changed, (shelf) => availableBehind(cart.lines, shelf));
  const lines = changed.map((line, index) => bounded({ ...line, ...shares[index] }));
  return requoted({ ...cart, lines });
}

export function emptied(cart: Cart): Cart {
  return requoted({ ...cart, lines: [] });
}

/** The pending or removed lines as the shop takes them. */
export function itemOf({ productId, selectedColor, selectedSize, quantity }: QuotedLine) {
  return { productId, selectedColor, selectedSize, quantity };
}

/** The part of the stock that is a line's, as far as a cart can hold it. */
function bounded(line: CartLine): CartLine {
  const { units, boundBy } = boundedUnits(line.stock, line.price);
  return { ...line, stock: units, boundBy };
}

const requoted = (cart: Cart): Cart => ({ ...cart, quote: cartQuote(cart.lines, cart.rates) });
