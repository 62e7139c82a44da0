import {
  type DisputeFacts,
  decidedByOperator,
  type Standing,
  standingBeside,
  standingOf,
} from '@oja/domain/payments/dispute';
import { type Actor, audit } from '../../../books/audit.ts';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';
import {
  findDispute,
  isRecorded,
  type KnownDispute,
  lockPaymentOrOrphan,
  resolveDispute,
  upsertDispute,
} from './disputes.queries.ts';

interface DisputeMessage {
  /** Where it is kept. */
  inboxId: string;
  event: string;
  reference: string;
  dispute: ProviderDispute;
}

/**
 * Keeps what the provider says about a dispute: it is answered on the provider's pages. Messages may come in any order;
 * a dispute that is resolved stays so, whatever word it ended with. Money moves only by what the provider's own records
 * say afterwards. A message that is tried again is recorded once: it must not bring back what later ones have changed.
 */
export async function recordDispute(db: Db, message: DisputeMessage): Promise<void> {
  const { inboxId, event, reference, dispute } = message;
  const { id, status, amount, reason, dueAt, resolution } = dispute;
  const subject = `dispute:${id}` as const;
  await inTransaction(db, async (tx) => {
    // Whoever gives the payment back meanwhile sees the dispute, or comes before it.
    await lockPaymentOrOrphan(tx, reference);
    if (await isRecorded(tx, subject, inboxId)) return;
    const kept = await upsertDispute(tx, reference, dispute, event === 'charge.dispute.resolve' && isDecided(dispute));
    const isLate = kept !== undefined && kept.status !== status;
    await audit(tx, {
      actor: 'provider',
      action: `dispute.${event.replace('charge.dispute.', '')}`,
      subject,
      details: {
        inboxId,
        reference,
        status,
        amount,
        reason,
        dueAt,
        resolution,
        ...(isLate && { ...kept, said: status }),
      },
    });
  });
}

/**
 * Keeps what the provider's list says of a dispute. True if nobody has told of it. The payment, or orphan, must be locked.
 * An end in a word that we do not know is kept, too: a person can decide it only then.
 */
export async function noteDispute(tx: Tx, reference: string, dispute: ProviderDispute): Promise<boolean> {
  const hasEnded = dispute.status === 'resolved';
  const known = await findDispute(tx, dispute.id);
  if (known && (known.isOver || !hasEnded || isSameEnd(dispute, known))) return false;
  const resolved = hasEnded && isDecided(dispute);
  await upsertDispute(tx, reference, dispute, resolved);
  const { id, status, amount, reason, dueAt, resolution } = dispute;
  await audit(tx, {
    actor: 'provider',
    action: resolved || known ? 'dispute.resolve' : 'dispute.create',
    subject: `dispute:${id}`,
    details: { reference, status, amount, reason, dueAt, resolution },
  });
  return true;
}

/** An operator has found out how a dispute ended, which must be locked. What the provider says of it later is no news. */
export async function endDispute(
  tx: Tx,
  { id, reference, status, amount, resolution: said }: KnownDispute,
  outcome: 'won' | 'lost',
  { by, note }: { by: Actor; note: string },
): Promise<void> {
  const resolution = decidedByOperator[outcome];
  await resolveDispute(tx, id, resolution);
  const details = { reference, status, amount, resolution, said, note };
  await audit(tx, { actor: by, action: 'dispute.resolve', subject: `dispute:${id}`, details });
}

/** How a dispute stands that the provider tells of: by its own word, or by an operator's. */
export async function standingHere(tx: Tx, dispute: ProviderDispute): Promise<Standing> {
  const known = await findDispute(tx, dispute.id);
  return standingBeside(dispute, known?.isOver ? known.resolution : null);
}

/** Over, and for whom: one that ended with a word we do not know is open to us, and for a person to look at. */
function isDecided({ resolution }: ProviderDispute): boolean {
  return standingOf({ status: 'resolved', resolution }) !== 'open';
}

/** Whether it stands here, not over, as it ended there: in a word that we do not know. */
function isSameEnd(dispute: ProviderDispute, known: DisputeFacts): boolean {
  return (
    !isDecided(dispute) && known.status === 'resolved' && known.resolution === (dispute.resolution ?? known.resolution)
  );
}
