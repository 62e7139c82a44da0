import type { OrderDraft } from '@oja/contract/checkout';
import type { Kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answerBefore, answerOnce, type KeyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import { newCreditTransactionId } from '../../platform/ids.ts';
import { lockAccount } from '../accounts/accounts.questions.ts';
import { refuseElsewhere } from '../addresses/delivery.questions.ts';
import { readCart } from '../cart/cart.questions.ts';
import { findPlacedOrder, type PlacedOrder, settleCredit } from '../payments/payments.questions.ts';
import { readPricingPolicy } from '../pricing/pricing.questions.ts';
import { findCheckout, findCreditBalance, lowerCredit } from './checkout.queries.ts';
import { holdStock, supersedeLiveHold } from './hold-stock.ts';
import { newCheckout } from './new-checkout.ts';
import { type AskedOrder, readOrderDraft } from './order-draft.ts';
import { priceOrder } from './priced-order.ts';

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
  const payment = { reference: newCreditTransactionId(), provider: 'credit' as const };
  const checkout = newCheckout(asked, order, policy, { payment, holdSeconds: config.holdSeconds });
  return inTransaction(db, (tx) =>
    answerOnce(tx, keyed, async () => {
      const lowered = await lowerCredit(tx, asked.buyerId, order.quote.total);
      if (!lowered) {
        await lockAccount(tx, asked.buyerId);
        throw notEnoughCredit(await findCreditBalance(tx, asked.buyerId));
      }
      await holdStock(tx, checkout);
      return settleCredit(tx, checkout, lowered.orderMillisecond);
    }),
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
