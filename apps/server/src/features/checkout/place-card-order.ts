import type { OrderDraft } from '@oja/contract/checkout';
import { sellerShares } from '@oja/domain/pricing';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { newReference } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/accounts.questions.ts';
import { readCart } from '../cart/cart.questions.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findCheckout, insertSplits } from './checkout.queries.ts';
import { holdStock, supersedeLiveHold } from './hold-stock.ts';
import { newCheckout } from './new-checkout.ts';
import { type AskedOrder, readOrderDraft } from './order-draft.ts';
import { priceOrder } from './priced-order.ts';
import { resumeCheckout } from './resume-checkout.ts';
import { type PaymentPage, startPayment } from './start-payment.ts';

/**
 * Holds the cart and opens a payment page for it. A repeat of the same request answers the same page, or carries on
 * where the first one was cut off. @throws Refusal
 */
export async function placeCardOrder(deps: Deps, session: { userId: string }, draft: OrderDraft): Promise<PaymentPage> {
  const { provider } = deps.payments;
  if (!provider) throw refusal('card_payment_unavailable');
  const asked = readOrderDraft(session, 'card', draft);
  const next = (await resume(deps, asked)) ?? (await holdOrResume(deps, asked));
  if ('page' in next) return next.page;
  return startPayment(deps, provider, { reference: next.attempt, checkoutId: asked.id, email: asked.email });
}

async function resume({ db }: Deps, asked: AskedOrder) {
  const checkout = await findCheckout(db, asked.id);
  return checkout && resumeCheckout(db, asked, checkout);
}

async function holdOrResume(deps: Deps, asked: AskedOrder) {
  try {
    return await hold(deps, asked);
  } catch (error) {
    // The same request may have been accepted meanwhile; then this one goes on from there, whatever it stumbled over.
    const next = await resume(deps, asked);
    if (next) return next;
    throw error;
  }
}

/** In one transaction: the checkout with its stock, and a payment attempt with the sellers' shares. */
async function hold({ config, db }: Deps, asked: AskedOrder) {
  const [cart, policy] = await Promise.all([readCart(db, asked.buyerId), readPricingPolicy(db)]);
  const order = priceOrder(asked, cart);
  await supersedeLiveHold(db, asked);
  const payment = { reference: newReference(), provider: 'paystack' as const };
  const checkout = newCheckout(asked, order, policy, { payment, holdSeconds: config.holdSeconds });
  await inTransaction(db, async (tx) => {
    await lockAccount(tx, asked.buyerId);
    await holdStock(tx, checkout);
    await insertSplits(tx, payment.reference, sellerShares(order.lines, policy));
  });
  return { attempt: payment.reference };
}
