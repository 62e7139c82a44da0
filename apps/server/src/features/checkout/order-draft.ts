import { createHash } from 'node:crypto';
import type { OrderDraft } from '@oja/contract/checkout';
import { type Kobo, kobo, toKobo } from '@oja/domain/money/money';
import { invalidFields, type ShippingInfo, trimmedAddress } from '@oja/domain/orders/checkout';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { isEmailAddress } from '@oja/domain/people/email';
import { refusal } from '../../http/refusal.ts';

/** What a buyer asks for, read and checked as far as that goes without looking at the cart. */
export interface AskedOrder {
  /** Made by the browser: the id of the checkout, and of the order if it comes to one. */
  id: string;
  buyerId: string;
  method: PaymentMethod;
  email: string;
  shippingInfo: ShippingInfo;
  /** The total the buyer saw. */
  amount: Kobo;
  items: { productId: string; quantity: number; price: Kobo }[];
  /** Equal for equal requests only. */
  hash: string;
}

/** @throws Refusal for an order that could not be placed whatever lies in the cart */
export function readOrderDraft(session: { userId: string }, method: PaymentMethod, draft: OrderDraft): AskedOrder {
  if (session.userId === '') throw refusal('order_needs_user_id');
  if (draft.buyerId !== null && draft.buyerId !== session.userId) throw refusal('buyer_mismatch');
  if (invalidFields(draft.shippingInfo).length > 0 || !isEmailAddress(draft.email)) throw refusal('invalid_address');
  if (draft.amount <= 0) throw refusal('nothing_to_pay');
  const asked = {
    id: draft.orderId,
    buyerId: session.userId,
    method,
    email: draft.email.trim(),
    shippingInfo: trimmedAddress(draft.shippingInfo),
    amount: kobo(draft.amount),
    items: draft.items
      .map(({ productId, quantity, price }, index) => ({ productId, quantity, price: readPrice(price, index) }))
      .sort((a, b) => a.productId.localeCompare(b.productId)),
  };
  return { ...asked, hash: createHash('sha256').update(JSON.stringify(asked)).digest('hex') };
}

function readPrice(naira: number, index: number): Kobo {
  try {
    return toKobo(naira);
  } catch {
    throw refusal('bad_request', { reason: `body/items/${index}/price must be naira with at most two decimals.` });
  }
}
