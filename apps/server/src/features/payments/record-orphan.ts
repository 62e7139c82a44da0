import { postOrphan, postOrphanReturned } from '@oja/domain/ledger';
import { type Kobo, kobo, sumKobo } from '@oja/domain/money';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts';
import { findConfirmedOrphan, insertOrphan, recordReturned } from './orphans.queries.ts';
import type { Reviewed } from './review-refunds.ts';
import { addToLedger } from './settle.queries.ts';

type Means = Pick<Deps, 'db' | 'payments'>;

/**
 * Parks money under a reference that we do not know: a person looks at it, nothing is done about it by itself. It counts
 * in the books only once the provider has confirmed it. False if the provider gave no answer: try again.
 */
export async function recordOrphan(
  { db, payments }: Means,
  reference: string,
  inboxId: string | null,
): Promise<boolean> {
  const asked = await payments.provider?.verify(reference);
  if (asked && asked.kind !== 'success' && !(asked.kind === 'refused' && asked.notFound)) return false;
  const found = asked?.kind === 'success' && ['success', 'reversed'].includes(asked.value.status) ? asked.value : null;
  await inTransaction(db, async (tx) => {
    const written = await insertOrphan(tx, reference, inboxId, found);
    if (written.isNew) {
      await audit(tx, {
        actor: 'provider',
        action: 'orphan.found',
        subject: `orphan:${reference}`,
        details: { inboxId },
      });
    }
    if (written.isConfirmed && found) await book(tx, found);
  });
  return true;
}

async function book(tx: Tx, { reference, amount, fees, currency, transactionId }: ProviderPayment): Promise<void> {
  await audit(tx, {
    actor: 'provider',
    action: 'orphan.confirmed',
    subject: `orphan:${reference}`,
    details: { amount, fees, currency, transactionId },
  });
  await addToLedger(tx, postOrphan({ paid: amount, fees: fees ?? kobo(0) }), {
    kind: 'orphan',
    reference,
    orderId: null,
    currency,
  });
}

/** Looks at what the provider has sent back of an orphan, on whoever's word. */
export async function reviewOrphan(means: Means, reference: string): Promise<Reviewed> {
  const looked = await lookAtOrphan(means, reference);
  return looked === 'unavailable' ? looked : looked.news;
}

/**
 * The same before an operator says that it was sent from the bank account of the shop. @returns what is on its way back
 * at the provider @throws Refusal
 */
export async function askBeforeReturning(means: Means, reference: string): Promise<Kobo> {
  const looked = await lookAtOrphan(means, reference);
  if (looked === 'unavailable') throw refusal('provider_unavailable', {}, 5);
  return looked.underWay;
}

async function lookAtOrphan(
  { db, payments }: Means,
  reference: string,
): Promise<{ news: number; underWay: Kobo } | 'unavailable'> {
  const orphan = await findConfirmedOrphan(db, reference);
  if (!payments.provider || !orphan) return { news: 0, underWay: kobo(0) };
  const listed = await payments.provider.listRefunds(orphan.transactionId);
  if (listed.kind !== 'success') return 'unavailable';
  const sumOf = (wanted: (status: string) => boolean) =>
    sumKobo(listed.value.filter(({ status }) => wanted(status)).map(({ amount }) => amount));
  const returned = sumOf((status) => status === 'processed');
  const underWay = sumOf((status) => status !== 'processed' && status !== 'failed');
  const news = await inTransaction(db, async (tx) => {
    const news = await recordReturned(tx, reference, returned);
    if (news === 0) return 0;
    await audit(tx, {
      actor: 'provider',
      action: 'orphan.returned',
      subject: `orphan:${reference}`,
      details: { amount: news },
    });
    const { currency } = orphan;
    await addToLedger(tx, postOrphanReturned(news, 'provider_clearing'), {
      kind: 'orphan_returned',
      reference,
      orderId: null,
      currency,
    });
    return 1;
  });
  return { news, underWay };
}
