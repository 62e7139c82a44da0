import type { Buyer } from './buyer.ts';

/** The provider's page, and the order that it is for. */
export interface PaymentPage {
  url: string;
  reference: string;
  orderId: string;
}

/** Test cards: one that pays at once, and one that is always declined. */
const cards = {
  good: { number: '4084084084084081', cvv: '408' },
  declined: { number: '4084080000005408', cvv: '001' },
};

/** Milliseconds a buyer waits for the provider's page. */
const patience = 10_000;

/** Enters a card on the provider's page, and writes down what its answer promised. */
export async function payOnPage(buyer: Buyer, page: PaymentPage, card: keyof typeof cards = 'good'): Promise<void> {
  const { history, tally } = buyer;
  const outcome = await submit(page, card);
  tally.count('card payments', card === 'declined' && outcome === 'refused' ? 'declined' : outcome);
  history.write({ buyer: buyer.id, kind: 'card_payment', id: page.reference, outcome });
}

/** Acknowledged once the browser is sent back to the shop. */
async function submit({ url, reference }: PaymentPage, card: keyof typeof cards) {
  try {
    const answer = await fetch(`${url}/card`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...cards[card], expiry: '12/40' }).toString(),
      signal: AbortSignal.timeout(patience),
    });
    await answer.body?.cancel();
    if (answer.status >= 500) return 'unknown';
    const goesTo = answer.headers.get('location') ?? '';
    return answer.status === 303 && goesTo.includes(`reference=${reference}`) ? 'acknowledged' : 'refused';
  } catch {
    return 'unknown';
  }
}
