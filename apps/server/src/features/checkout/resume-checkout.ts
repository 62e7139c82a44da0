import { pageSeconds } from '@oja/domain/payments/payment';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { claimKey, type KeyedRequest, keepAnswer } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import { newReference } from '../../platform/ids.ts';
import { type CheckoutRow, isBoughtSince } from '../holds/holds.questions.ts';
import { lockCheckout } from '../holds/holds.steps.ts';
import { findLatestAttempt, insertFurtherAttempt } from '../payments/payments.steps.ts';
import type { AskedOrder } from './order-draft.ts';
import type { PaymentPage } from './start-payment.ts';

/**
 * The same order id once more: the page that is open for it, or the attempt to go on with. What happened to an attempt
 * whose call to the provider was cut off nobody knows, but nobody has its page either, and a page that was open too long
 * is dead: a new attempt takes its place.
 */
export async function resumeCheckout(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  asked: AskedOrder,
  checkout: CheckoutRow,
  keyed: KeyedRequest | null,
): Promise<{ page: PaymentPage } | { attempt: string }> {
  // Somebody else's id is refused in the same words: nothing is told about it.
  if (checkout.buyer_id !== asked.buyerId || checkout.request_hash !== asked.hash) throw refusal('checkout_conflict');
  return inTransaction(db, async (tx) => {
    if (keyed) await claimKey(tx, keyed);
    const locked = await lockCheckout(tx, asked.id);
    const attempt = await findLatestAttempt(tx, asked.id, pageSeconds(config.holdSeconds));
    if (!attempt || locked?.state !== 'held' || locked.expired) throw refusal('checkout_closed');
    // By an older page: what is paid now would go back.
    if (await isBoughtSince(tx, asked.id)) throw refusal('checkout_closed');
    const { reference, state, authorization_url: authorizationUrl, pageIsOpen, calling } = attempt;
    if (authorizationUrl !== null && pageIsOpen) {
      const page = { authorizationUrl, reference };
      await keepAnswer(tx, keyed, page);
      return { page };
    }
    if (calling) throw refusal('checkout_in_progress', {}, 2);
    if (state === 'created') return { attempt: reference };
    const next = newReference();
    await insertFurtherAttempt(tx, reference, next);
    return { attempt: next };
  });
}
