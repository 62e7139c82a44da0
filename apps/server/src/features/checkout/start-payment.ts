import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { PaymentProvider } from '../../platform/payments/payment-provider.ts';
import { releaseHold } from '../holds/holds.steps.ts';
import { findShares } from '../payments/payments.questions.ts';
import { finishCall, markInitFailed, markInitialized, markSent } from '../payments/payments.steps.ts';

/** Where the buyer pays. */
export interface PaymentPage {
  authorizationUrl: string;
  reference: string;
}

/**
 * Asks the provider for the payment page of an attempt. After a definite no the hold is given back; after an unknown
 * outcome it is kept, and the next try of the same order makes a new attempt.
 * @param opened what else is written with the page @throws Refusal without a page
 */
export async function startPayment(
  { config, db }: Pick<Deps, 'config' | 'db'>,
  provider: PaymentProvider,
  { checkoutId, reference, email }: { checkoutId: string; reference: string; email: string },
  opened: (tx: Tx, page: PaymentPage) => Promise<void>,
): Promise<PaymentPage> {
  const sent = await inTransaction(db, (tx) => markSent(tx, reference));
  if (!sent) throw refusal('checkout_in_progress', {}, 2);
  const outcome = await provider.initialize({
    reference,
    checkoutId,
    email,
    amount: sent.amount,
    currency: sent.currency,
    callbackUrl: `${config.publicUrl}/`,
    cancelUrl: `${config.publicUrl}/#/cart`,
    shares: await findShares(db, reference),
  });
  if (outcome.kind === 'success') {
    const { authorizationUrl } = outcome.value;
    await inTransaction(db, async (tx) => {
      await finishCall(tx, sent.callId, authorizationUrl === null ? 'no_authorization_url' : 'success', 200);
      if (authorizationUrl === null) return;
      await markInitialized(tx, reference, authorizationUrl);
      await opened(tx, { authorizationUrl, reference });
    });
    if (authorizationUrl === null) throw refusal('no_authorization_url');
    return { authorizationUrl, reference };
  }
  const status = outcome.kind === 'refused' ? outcome.status : null;
  await inTransaction(db, async (tx) => {
    if (outcome.kind !== 'unknown') {
      // Locks the checkout, which everybody does before its payments.
      await releaseHold(tx, checkoutId, 'init_failed');
      await markInitFailed(tx, reference);
    }
    await finishCall(tx, sent.callId, outcome.kind, status);
  });
  const message = 'message' in outcome ? outcome.message : null;
  throw message === null ? refusal('payment_init_failed_silently') : refusal('payment_init_failed', { message });
}
