import type { Cart } from '@oja/contract/cart';
import type { OrderDraft } from '@oja/contract/checkout';
import { toNaira } from '@oja/domain/money/money';
import { type ShippingInfo, trimmedAddress } from '@oja/domain/orders/checkout';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';

/**
 * The order as the payment calls take it: the total in kobo, prices in naira. Both are only what the buyer saw; the shop
 * charges by its own records. Lines whose product is gone are left out: the shop tells of them by itself.
 */
export function orderDraftOf(cart: Cart, shipping: ShippingInfo, buyerId: string): Omit<OrderDraft, 'orderId'> {
  const shippingInfo = trimmedAddress(shipping);
  return {
    email: shippingInfo.email,
    amount: cart.quote.total,
    buyerId,
    shippingInfo,
    items: cart.lines.flatMap(({ productId, sellerId, price, quantity, name, discontinued }) =>
      discontinued || sellerId === null ? [] : [{ productId, sellerId, price: toNaira(price), quantity, name }],
    ),
  };
}

/** Equal for orders that the shop takes for the same. */
export function orderKey(draft: Omit<OrderDraft, 'orderId'>, method: PaymentMethod | null): string {
  return JSON.stringify([method, draft]);
}

/**
 * The id under which an order is sent: the one it had, so that a repeat is known for one; a fresh one for anything else.
 * @param newId makes a fresh id
 */
export function orderIdFor(kept: { id: string; key: string } | null, key: string, newId: () => string) {
  return kept?.key === key ? kept : { id: newId(), key };
}
