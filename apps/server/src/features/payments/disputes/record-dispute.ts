import {
  type DisputeFacts,
  decidedByOperator,
  type Standing,
  standingBeside,
  standingOf,
} from '@oja/domain/money/dispute';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { type Actor, audit } from '../../../books/audit.ts';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';

interface DisputeNews {
  /** The message that tells of it. */
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
export async function recordDispute(db: Db, news: DisputeNews): Promise<void> {
  const { inboxId, event, reference, dispute } = news;
  const { id, status, amount, reason, dueAt, resolution } = dispute;
  const subject = `dispute:${id}` as const;
  await inTransaction(db, async (tx) => {
    // Whoever gives the payment back meanwhile sees the dispute, or comes before it.
    await sql`select from payments where reference = ${reference} for update`.execute(tx);
    await sql`select from orphan_payments where reference = ${reference} for update`.execute(tx);
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

/** One that was written down before it could be told to be another system's ends here, too. */
export async function isKnownDispute(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from disputes where id = ${id}`.execute(db);
  return rows.length > 0;
}

/**
 * Keeps what the provider's list says of a dispute. True if nobody has told of it. The payment, or orphan, must be locked.
 * An end in a word that we do not know is kept, too: a person can decide it only then.
 */
export async function noteDispute(tx: Tx, reference: string, dispute: ProviderDispute): Promise<boolean> {
  const hasEnded = dispute.status === 'resolved';
  const { rows } = await sql<DisputeFacts & { isOver: boolean }>`
    select status, resolution, resolved_at is not null as "isOver" from disputes where id = ${dispute.id}
  `.execute(tx);
  const [known] = rows;
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

export interface KnownDispute {
  id: string;
  reference: string;
  status: string;
  amount: Kobo | null;
  resolution: string | null;
  isOver: boolean;
}

/** Which payment it is about. */
export async function findDisputedReference(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`select reference from disputes where id = ${id}`.execute(db);
  return rows[0]?.reference;
}

/** A dispute, locked after its payment or orphan, as by whoever gives their money back. */
export async function lockDispute(tx: Tx, id: string): Promise<KnownDispute | undefined> {
  const reference = await findDisputedReference(tx, id);
  await sql`select from payments where reference = ${reference ?? null} for update`.execute(tx);
  await sql`select from orphan_payments where reference = ${reference ?? null} for update`.execute(tx);
  const { rows } = await sql<KnownDispute>`
    select id, reference, status, amount, resolution, resolved_at is not null as "isOver"
    from disputes where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** An operator has found out how a dispute ended, which must be locked. What the provider says of it later is no news. */
export async function endDispute(
  tx: Tx,
  { id, reference, status, amount, resolution: said }: KnownDispute,
  outcome: 'won' | 'lost',
  { by, note }: { by: Actor; note: string },
): Promise<void> {
  const resolution = decidedByOperator[outcome];
  await sql`
    update disputes set resolution = ${resolution}, resolved_at = clock_timestamp(), updated_at = now() where id = ${id}
  `.execute(tx);
  const details = { reference, status, amount, resolution, said, note };
  await audit(tx, { actor: by, action: 'dispute.resolve', subject: `dispute:${id}`, details });
}

/** How a dispute stands that the provider tells of: by its own word, or by an operator's. */
export async function standingHere(tx: Tx, dispute: ProviderDispute): Promise<Standing> {
  const { rows } = await sql<{ resolution: string | null }>`
    select resolution from disputes where id = ${dispute.id} and resolved_at is not null
  `.execute(tx);
  return standingBeside(dispute, rows[0]?.resolution ?? null);
}

/** Of a dispute: it ended for the shop. */
export const isWon = sql<boolean>`coalesce(resolution, '') in ('declined', ${sql.lit(decidedByOperator.won)})`;

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

/** Whether this message was recorded before. It is locked, so that two processes do not both find that it was not. */
async function isRecorded(tx: Tx, subject: string, inboxId: string): Promise<boolean> {
  await sql`select from payment_inbox where id = ${inboxId} for update`.execute(tx);
  const { rows } = await sql`
    select from audit_log where subject = ${subject} and details ->> 'inboxId' = ${inboxId}
  `.execute(tx);
  return rows.length > 0;
}

/** How it stands here by that; undefined if it was over. A message that comes after the end does not undo it. */
async function upsertDispute(
  tx: Tx,
  reference: string,
  { id, status, amount, currency, reason, dueAt, resolution }: ProviderDispute,
  resolved: boolean,
): Promise<DisputeFacts | undefined> {
  const isLate = sql`disputes.status = 'resolved' and excluded.status <> 'resolved' and excluded.resolved_at is null`;
  const { rows } = await sql<DisputeFacts>`
    insert into disputes (id, reference, status, amount, currency, reason, due_at, resolution, resolved_at)
    values (${id}, ${reference}, ${status}, ${amount}, ${currency}, ${reason}, ${dueAt}, ${resolution},
      case when ${resolved}::boolean then now() end)
    on conflict (id) do update set status = case when ${isLate} then disputes.status else excluded.status end,
      amount = coalesce(excluded.amount, disputes.amount),
      currency = coalesce(excluded.currency, disputes.currency),
      reason = coalesce(nullif(excluded.reason, ''), disputes.reason),
      due_at = coalesce(excluded.due_at, disputes.due_at),
      resolution = case when ${isLate} then disputes.resolution else coalesce(excluded.resolution, disputes.resolution) end,
      resolved_at = excluded.resolved_at, updated_at = now()
    where disputes.resolved_at is null
    returning status, resolution
  `.execute(tx);
  return rows[0];
}
