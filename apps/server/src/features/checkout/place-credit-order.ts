import type { OrderDraft } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { findCreditBalance, lowerCredit } from '../../books/store-credit.ts';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answerBefore, answerOnce, type KeyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import { newCreditTransactionId } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/accounts.steps.ts';
import { refuseElsewhere } from '../addresses/delivery.questions.ts';
import { readCart } from '../cart/cart.questions.ts';
import { findCheckout } from '../holds/holds.questions.ts';
import { holdStock, type NewCheckout } from '../holds/holds.steps.ts';
import { findPlacedOrder, type PlacedOrder } from '../orders/orders.questions.ts';
import { placeOrder } from '../orders/orders.steps.ts';
import { newPayment, paidByCredit } from '../payments/payments.steps.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { newCheckout } from './new-checkout.ts';
import { type AskedOrder, readOrderDraft } from './order-draft.ts';
import { priceOrder } from './priced-order.ts';
import { supersedeLiveHold } from './supersede-hold.ts';

/**
 * Places an order paid from the buyer's store credit: credit, stock and order change in one transaction, or nothing does.
 * A repeat answers the same order, by its order id or by its key; whichever says no decides. @throws Refusal
 */
export async function placeCreditOrder(
  deps: Deps,
  session: { userId: string },
  draft: OrderDraft,
  keyed: KeyedRequest | null = null,
): Promise<PlacedOrder> {
  const before = await answerBefore<PlacedOrder>(deps.db, keyed);
  if (before) return before;
  const asked = readOrderDraft(session, 'credit', draft);
  const repeated = await findRepeated(deps, asked);
  if (repeated) return repeated;
  try {
    return await place(deps, asked, keyed);
  } catch (error) {
    // The same request may have been carried out meanwhile; then that is the answer, whatever this one stumbled over.
    const done = await findRepeated(deps, asked);
    if (done) return done;
    throw error;
  }
}

async function place({ config, db }: Deps, asked: AskedOrder, keyed: KeyedRequest | null): Promise<PlacedOrder> {
  refuseElsewhere(config.deliversTo, asked.shippingInfo);
  const [cart, policy] = await Promise.all([readCart(db, asked.buyerId), readPricingPolicy(db)]);
  const order = priceOrder(asked, cart, policy);
  await supersedeLiveHold(db, asked);
  const checkout = newCheckout(asked, order, policy, config);
  return inTransaction(db, (tx) =>
    answerOnce(tx, keyed, async () => {
      const lowered = await lowerCredit(tx, asked.buyerId, order.quote.total);
      if (!lowered) {
        await lockAccount(tx, asked.buyerId);
        throw notEnoughCredit(await findCreditBalance(tx, asked.buyerId));
      }
      return placePaid(tx, checkout, lowered.orderMillisecond);
    }),
  );
}

/** Confirmed money of exactly the amount: what is held becomes the order at once. */
async function placePaid(tx: Tx, checkout: NewCheckout, orderMillisecond: number): Promise<PlacedOrder> {
  const { id, buyerId, quote, currency, policy, lines } = checkout;
  const reference = newCreditTransactionId();
  await holdStock(
    tx,
    checkout,
    newPayment({ reference, checkoutId: id, provider: 'credit', amount: quote.total, currency }),
  );
  return placeOrder(
    tx,
    {
      checkout: { id, buyerId, state: 'held' },
      quote,
      lines,
      orderMillisecond,
      commissionBasisPoints: policy.commissionBasisPoints,
      payment: { reference, currency },
    },
    { method: 'credit', buyerId },
    paidByCredit(reference, id, quote.total, currency),
  );
}

async function findRepeated({ db }: Deps, { id, buyerId, hash }: AskedOrder): Promise<PlacedOrder | undefined> {
  const checkout = await findCheckout(db, id);
  if (!checkout) return undefined;
  // Somebody else's id is refused in the same words: nothing is told about it.
  if (checkout.buyer_id !== buyerId || checkout.request_hash !== hash) throw refusal('checkout_conflict');
  return findPlacedOrder(db, id);
}

function notEnoughCredit(balance: Kobo) {
  return refusal('not_enough_credit', { amount: formatNaira(balance) });
}
