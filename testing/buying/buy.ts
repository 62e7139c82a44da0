import type { OrderDraft } from '@oja/contract/checkout';
import type { Visitor } from '../people/visitor.ts';
import { draftFor } from './order-draft.ts';

export async function fillCart(buyer: Visitor, ...items: { product: { id: string }; quantity?: number }[]) {
  for (const { product, quantity = 1 } of items) {
    await buyer.call('addToCart', {
      body: { productId: product.id, selectedColor: '', selectedSize: '', quantity },
    });
  }
}

/** The checkout page's click on 'Pay': the payment page of the buyer's cart. */
export async function openPayment(buyer: Visitor, given: Partial<OrderDraft> = {}) {
  const draft = await draftFor(buyer, given);
  const { data } = await buyer.call('initializePayment', { body: draft });
  return { draft, orderId: draft.orderId, url: data.authorization_url, reference: data.reference };
}

/** The buyer pays on the provider's page with the card that always succeeds; the answer sends the browser back. */
export async function payOnPage(url: string): Promise<Response> {
  const answer = await fetch(`${url}/card`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ number: '4084084084084081', expiry: '12/40', cvv: '408' }).toString(),
  });
  if (answer.status !== 303) throw new Error(`The payment page answered ${answer.status}.`);
  return answer;
}

export function orderByCredit(buyer: Pick<Visitor, 'call'>, draft: OrderDraft) {
  return buyer.call('placeCreditOrder', { body: { ...draft, method: 'credit' } });
}
