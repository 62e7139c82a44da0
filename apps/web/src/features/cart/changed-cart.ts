import type { Cart, CartLine } from '@oja/contract/cart';
import { shownLines } from '@oja/domain/cart-worth';
import { kobo } from '@oja/domain/money';
import { type PricingPolicy, quote, specifiedPolicy } from '@oja/domain/pricing';
import { availableBehind, sharesOfStock } from '@oja/domain/shared-stock';
import { clampQuantity } from '@oja/domain/stock';

const BASIS_POINTS = 10_000;

/** The cart as it will be with this quantity on one line; 0 removes the line. Shown until the shop has answered. */
export function withQuantity(cart: Cart, lineId: string, quantity: number, freeShippingAbove: number): Cart {
  const before = cart.lines.find((line) => line.lineId === lineId);
  if (!before) return cart;
  // Like the shop, it never refuses to lower a line, however far the stock fell.
  const now = quantity < 1 ? 0 : clampQuantity(quantity, Math.max(before.stock, before.quantity));
  const changed = cart.lines.flatMap((line) => {
    if (line !== before) return [line];
    return now === 0 ? [] : [{ ...line, quantity: now }];
  });
  const shares = sharesOfStock(changed, (id) => availableBehind(cart.lines, id));
  const lines = changed.map((line, index) => ({ ...line, ...shares[index] }));
  return requoted({ ...cart, lines }, freeShippingAbove);
}

export function emptied(cart: Cart): Cart {
  return requoted({ ...cart, lines: [] }, 0);
}

/** The pending or removed lines as the shop takes them. */
export function itemOf({ id, selectedColor, selectedSize, quantity }: CartLine) {
  return { productId: id, selectedColor, selectedSize, quantity };
}

/** Whether a line stands in the way of the checkout: its product is gone, or there is less of it than wanted. */
export const cannotBeBought = ({ gone, quantity, stock }: CartLine): boolean => gone || quantity > stock;

function requoted(cart: Cart, freeShippingAbove: number): Cart {
  const priced = cart.lines.filter((line) => !line.gone);
  return { ...cart, quote: quote(shownLines(priced), policyBehind(cart, freeShippingAbove)) };
}

/** The browser is told no rates; what the last quote charged shows them as nearly as an estimate needs. */
function policyBehind({ quote: { subtotal, shipping, tax } }: Cart, freeShippingAbove: number): PricingPolicy {
  return {
    ...specifiedPolicy,
    freeShippingAboveKobo: kobo(freeShippingAbove),
    shippingKobo: shipping || specifiedPolicy.shippingKobo,
    taxBasisPoints: subtotal > 0 ? Math.round((tax * BASIS_POINTS) / subtotal) : specifiedPolicy.taxBasisPoints,
  };
}
