import { postOrphan } from '@oja/domain/money/ledger';
import { kobo } from '@oja/domain/money/money';
import { audit } from '../../../books/audit.ts';
import { addToLedger } from '../../../books/ledger.ts';
import type { Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import type { ProviderPayment } from '../../../platform/payments/payment-provider.ts';
import { insertOrphan } from './orphans.queries.ts';

type NeededDeps = Pick<Deps, 'db' | 'payments'>;

/**
 * Parks money under a reference that we do not know: a person looks at it, nothing is done about it by itself. It counts
 * in the books only once the provider has confirmed it. False if the provider gave no answer: try again.
 */
export async function recordOrphan(
  { db, payments }: NeededDeps,
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
