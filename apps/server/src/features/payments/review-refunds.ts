import type { Kobo } from '@oja/domain/money';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { audit } from '../../platform/audit/audit.ts';
import { newId } from '../../platform/ids.ts';
import type { ProviderRefund } from '../../platform/payments/payment-provider.ts';
import type { Log } from './log.ts';
import { insertOrderRefund, leftToRefund, type OrderRefund } from './order-refund.queries.ts';
import { recordRefund } from './record-refund.ts';
import { isPassing, nextRefundStep, refundNote } from './refund-step.ts';
import {
  adoptRefund,
  findPaidPayment,
  findRefundsOf,
  markReversed,
  nameReversal,
  type OwnRefund,
  type PaidPayment,
} from './review-refunds.queries.ts';
import { lockPayment } from './settle.queries.ts';
import { tellSellersOfRefund } from './tell-sellers.ts';

type Means = Pick<Deps, 'config' | 'db' | 'payments'>;

/** 'unavailable': the provider gave no answer. Otherwise how many things were news. */
export type Reviewed = number | 'unavailable';

/**
 * Compares the refunds of a payment at the provider with ours, and takes over what is news there: whatever the order in
 * which messages came, and whoever made the refund.
 */
export async function reviewRefunds(means: Means, reference: string, log: Log): Promise<Reviewed> {
  const { provider } = means.payments;
  const payment = await findPaidPayment(means.db, reference);
  if (!provider || !payment) return 0;
  const listed = await provider.listRefunds(payment.transactionId);
  if (listed.kind === 'refused' && !isPassing(listed.status)) {
    log.error({ reference, status: listed.status }, 'the provider refuses to list the refunds of a payment');
    return 0;
  }
  if (listed.kind !== 'success') return 'unavailable';
  return inTransaction(means.db, async (tx) => {
    await lockPayment(tx, reference);
    const ours = await findRefundsOf(tx, reference);
    let news = 0;
    for (const refund of ours) news += Number(await takeOver(tx, payment, refund, listed.value));
    for (const refund of madeByOthers(ours, listed.value)) {
      news += Number(await takeOverForeign(tx, means, payment, ours, refund, log));
    }
    const processed = listed.value.filter(({ status }) => status === 'processed');
    if (processed.reduce((sum, { amount }) => sum + amount, 0) >= payment.amount) await markReversed(tx, reference);
    return news;
  });
}

/** Asks the provider what a settled payment is now, and takes over what went back since. */
export async function reviewPayment(means: Means, reference: string, log: Log): Promise<Reviewed> {
  const payment = await findPaidPayment(means.db, reference);
  if (!means.payments.provider || !payment) return 0;
  const found = await means.payments.provider.verify(reference);
  if (found.kind === 'refused') return isPassing(found.status) ? 'unavailable' : 0;
  if (found.kind !== 'success') return 'unavailable';
  const reversed = found.value.status === 'reversed';
  return reversed ? recordReversal(means, reference, log) : reviewRefunds(means, reference, log);
}

/**
 * The provider says that a payment was reversed. What its refunds do not account for was taken back by the buyer's bank.
 */
export async function recordReversal(means: Means, reference: string, log: Log): Promise<Reviewed> {
  const news = await reviewRefunds(means, reference, log);
  const payment = await findPaidPayment(means.db, reference);
  if (news === 'unavailable' || !payment) return news;
  return inTransaction(means.db, async (tx) => {
    await lockPayment(tx, reference);
    const isNews = await markReversed(tx, reference);
    const left = await leftToRefund(tx, reference);
    if (isNews) {
      await audit(tx, {
        actor: 'provider',
        action: 'payment.reversed',
        subject: `payment:${reference}`,
        details: { unaccounted: left },
      });
    }
    if (left <= 0 || payment.disposition === 'refund') return news + Number(isNews);
    await insertGone(tx, means, payment, { amount: left, reason: 'reversed', providerRefundId: null });
    log.warn({ reference, amount: left }, 'a payment was taken back by the bank of its buyer');
    return news + 1;
  });
}

async function takeOver(tx: Tx, payment: PaidPayment, refund: OwnRefund, listed: readonly ProviderRefund[]) {
  if (refund.state === 'processed') return false;
  const { reference, currency } = payment;
  const { id, amount } = refund;
  const step = nextRefundStep({ ...refund, missingFor: null }, listed);
  return step.kind === 'adopt' && recordRefund(tx, { id, reference, amount, currency }, step.state, step.id);
}

/** Refunds that have gone out and that we know nothing of. Those under way are looked at again when they are done. */
function madeByOthers(ours: readonly OwnRefund[], listed: readonly ProviderRefund[]): ProviderRefund[] {
  const numbers = new Set(ours.map(({ providerRefundId }) => providerRefundId));
  const notes = new Set<string | null>(ours.map(({ id }) => refundNote(id)));
  return listed.filter(
    ({ id, status, merchantNote }) => status === 'processed' && !numbers.has(id) && !notes.has(merchantNote),
  );
}

async function takeOverForeign(
  tx: Tx,
  means: Means,
  payment: PaidPayment,
  ours: readonly OwnRefund[],
  { id: providerRefundId, amount }: ProviderRefund,
  log: Log,
): Promise<boolean> {
  const { reference, currency } = payment;
  const owed = ours.filter(
    (refund) => refund.amount === amount && refund.method === 'provider' && refund.providerRefundId === null,
  );
  for (const { id } of owed) {
    // One that an equal refund there has just paid, or that is being sent, cannot be this one.
    if (!(await adoptRefund(tx, id, providerRefundId))) continue;
    return recordRefund(tx, { id, reference, amount, currency }, 'processed', providerRefundId);
  }
  if (await nameReversal(tx, reference, amount, providerRefundId)) return false;
  if (payment.disposition === 'order' && amount <= (await leftToRefund(tx, reference))) {
    await insertGone(tx, means, payment, { amount, reason: 'at_provider', providerRefundId });
    log.warn({ reference, amount, providerRefundId }, 'a refund was made on the pages of the provider');
    return true;
  }
  log.error({ reference, amount, providerRefundId }, 'a refund at the provider that fits nothing of ours');
  return false;
}

/** Money of an order that has left already, whoever sent it. The order stands, and its sellers hear of it. */
async function insertGone(
  tx: Tx,
  { config }: Means,
  payment: PaidPayment,
  gone: Pick<OrderRefund, 'reason' | 'providerRefundId'> & { amount: Kobo },
): Promise<void> {
  const { reference, currency, checkoutId: orderId } = payment;
  const refund = { ...gone, id: newId(), reference, requestedBy: 'provider', note: '', method: 'provider' as const };
  await insertOrderRefund(tx, orderId, { ...refund, state: 'pending' }, 'buyer_refund_due');
  await audit(tx, {
    actor: 'provider',
    action: 'refund.found_at_provider',
    subject: `refund:${refund.id}`,
    details: { reference, orderId, ...gone },
  });
  await recordRefund(tx, { ...refund, currency }, 'processed', gone.providerRefundId);
  await tellSellersOfRefund(tx, config, orderId, refund);
}
