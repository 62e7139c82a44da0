import type { OrderDraft } from '@oja/contract/checkout';
import { sellerShares } from '@oja/domain/money/pricing';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answerBefore, claimKey, dropKey, type KeyedRequest, keepAnswer } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import { newReference } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { refuseElsewhere } from '../addresses/delivery.questions.ts';
import { readCart } from '../cart/cart.questions.ts';
import { findCheckout } from '../holds/holds.questions.ts';
import { holdStock } from '../holds/holds.steps.ts';
import { insertSplits, newPayment } from '../payments/payments.steps.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { newCheckout } from './new-checkout.ts';
import { type AskedOrder, readOrderDraft } from './order-draft.ts';
import { priceOrder } from './priced-order.ts';
import { resumeCheckout } from './resume-checkout.ts';
import { type PaymentPage, startPayment } from './start-payment.ts';
import { supersedeLiveHold } from './supersede-hold.ts';

/**
 * Holds the cart and opens a payment page for it. A repeat of the same request answers the same page, or carries on
 * where the first one was cut off. @throws Refusal
 */
export async function placeCardOrder(
  deps: Deps,
  session: { userId: string },
  draft: OrderDraft,
  keyed: KeyedRequest | null = null,
): Promise<PaymentPage> {
  const { provider } = deps.payments;
  if (!provider) throw refusal('card_payment_unavailable');
  // The key tells a twin and a changed request; whether the page may be given again, the order id decides.
  await answerBefore(deps.db, keyed);
  const asked = readOrderDraft(session, 'card', draft);
  const next = (await resume(deps, asked, keyed)) ?? (await holdOrResume(deps, asked, keyed));
  if ('page' in next) return next.page;
  const attempt = { reference: next.attempt, checkoutId: asked.id, email: asked.email };
  try {
    return await startPayment(deps, provider, attempt, (tx, page) => keepAnswer(tx, keyed, page));
  } catch (error) {
    await dropKey(deps.db, keyed).catch(() => undefined);
    throw error;
  }
}

async function resume(deps: Deps, asked: AskedOrder, keyed: KeyedRequest | null) {
  const checkout = await findCheckout(deps.db, asked.id);
  return checkout && resumeCheckout(deps, asked, checkout, keyed);
}

async function holdOrResume(deps: Deps, asked: AskedOrder, keyed: KeyedRequest | null) {
  try {
    return await hold(deps, asked, keyed);
  } catch (error) {
    // The same request may have been accepted meanwhile; then this one goes on from there, whatever it stumbled over.
    const next = await resume(deps, asked, keyed);
    if (next) return next;
    throw error;
  }
}

/** In one transaction: the checkout with its stock, and a payment attempt with the sellers' shares. */
async function hold(
  { config, db }: Deps,
  asked: AskedOrder,
  keyed: KeyedRequest | null,
): Promise<{ page: PaymentPage } | { attempt: string }> {
  refuseElsewhere(config.deliversTo, asked.shippingInfo);
  const [cart, policy] = await Promise.all([readCart(db, asked.buyerId), readPricingPolicy(db)]);
  const order = priceOrder(asked, cart, policy);
  await supersedeLiveHold(db, asked);
  const checkout = newCheckout(asked, order, policy, config);
  const { total: amount } = order.quote;
  const reference = newReference();
  const payment = {
    reference,
    checkoutId: asked.id,
    provider: 'paystack',
    amount,
    currency: checkout.currency,
  } as const;
  return inTransaction(db, async (tx) => {
    const page = keyed && (await claimKey<PaymentPage>(tx, keyed));
    if (page) return { page };
    await lockAccount(tx, asked.buyerId);
    await holdStock(tx, checkout, newPayment(payment));
    await insertSplits(tx, reference, sellerShares(order.lines, policy));
    return { attempt: reference };
  });
}
