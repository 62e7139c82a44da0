import type { CartLine } from '@oja/contract/cart';
import type { OrderDraft } from '@oja/contract/checkout';
import { toNaira } from '@oja/domain/money/money';
import { newId } from '../../apps/server/src/platform/ids.ts';
import type { Visitor } from '../people/visitor.ts';
import { shippingInfo } from './address.ts';

/** What a draft is made of: a cart as the API answers it, or as much of one. Amounts in kobo. */
export interface PricedCart {
  quote: { total: number };
  lines: Pick<CartLine, 'productId' | 'sellerId' | 'price' | 'quantity' | 'name'>[];
}

/** What the checkout page sends for a cart. */
export function draftOf(cart: PricedCart, given: Partial<OrderDraft> = {}): OrderDraft {
  return {
    email: shippingInfo.email,
    amount: cart.quote.total,
    orderId: newId(),
    buyerId: null,
    shippingInfo,
    items: cart.lines.map(({ productId, sellerId, price, quantity, name }) => ({
      productId,
      sellerId: sellerId ?? newId(),
      price: toNaira(price),
      quantity,
      name,
    })),
    ...given,
  };
}

export async function draftFor(buyer: Pick<Visitor, 'call'>, given: Partial<OrderDraft> = {}): Promise<OrderDraft> {
  return draftOf(await buyer.call('cart', {}), given);
}
