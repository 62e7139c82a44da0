import { standingOf } from '@oja/domain/dispute';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { ProviderDispute } from '../../platform/payments/payment-provider.ts';

interface DisputeNews {
  /** The message that tells of it. */
  inboxId: string;
  event: string;
  reference: string;
  dispute: ProviderDispute;
}

/**
 * Keeps what the provider says about a dispute: it is answered on the provider's pages. Messages may come in any order;
 * a dispute that is resolved stays so. Money moves only by what the provider's own records say afterwards. A message that
 * is tried again is recorded once: it must not bring back what later ones have changed.
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
    await upsertDispute(tx, reference, dispute, event === 'charge.dispute.resolve' && isDecided(dispute));
    await audit(tx, {
      actor: 'provider',
      action: `dispute.${event.replace('charge.dispute.', '')}`,
      subject,
      details: { inboxId, reference, status, amount, reason, dueAt, resolution },
    });
  });
}

/** One that was written down before it could be told to be another system's ends here, too. */
export async function isKnownDispute(db: Db, id: string): Promise<boolean> {
  const { rows } = await sql`select from disputes where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Keeps what the provider's list says of a dispute. True if nobody has told of it. The payment, or orphan, must be locked. */
export async function noteDispute(tx: Tx, reference: string, dispute: ProviderDispute): Promise<boolean> {
  const resolved = dispute.status === 'resolved' && isDecided(dispute);
  const { rows } = await sql<{ resolved: boolean }>`
    select resolved_at is not null as resolved from disputes where id = ${dispute.id}
  `.execute(tx);
  const [known] = rows;
  if (known && (known.resolved || !resolved)) return false;
  await upsertDispute(tx, reference, dispute, resolved);
  const { id, status, amount, reason, dueAt, resolution } = dispute;
  await audit(tx, {
    actor: 'provider',
    action: resolved ? 'dispute.resolve' : 'dispute.create',
    subject: `dispute:${id}`,
    details: { reference, status, amount, reason, dueAt, resolution },
  });
  return true;
}

/** Over, and for whom: one that ended with a word we do not know is open to us, and for a person to look at. */
function isDecided({ resolution }: ProviderDispute): boolean {
  return standingOf({ status: 'resolved', resolution }) !== 'open';
}

/** Whether this message was recorded before. It is locked, so that two processes do not both find that it was not. */
async function isRecorded(tx: Tx, subject: string, inboxId: string): Promise<boolean> {
  await sql`select from payment_inbox where id = ${inboxId} for update`.execute(tx);
  const { rows } = await sql`
    select from audit_log where subject = ${subject} and details ->> 'inboxId' = ${inboxId}
  `.execute(tx);
  return rows.length > 0;
}

async function upsertDispute(
  tx: Tx,
  reference: string,
  { id, status, amount, currency, reason, dueAt, resolution }: ProviderDispute,
  resolved: boolean,
): Promise<void> {
  await sql`
    insert into disputes (id, reference, status, amount, currency, reason, due_at, resolution, resolved_at)
    values (${id}, ${reference}, ${status}, ${amount}, ${currency}, ${reason}, ${dueAt}, ${resolution},
      case when ${resolved}::boolean then now() end)
    on conflict (id) do update set status = excluded.status, amount = coalesce(excluded.amount, disputes.amount),
      currency = coalesce(excluded.currency, disputes.currency),
      reason = coalesce(nullif(excluded.reason, ''), disputes.reason),
      due_at = coalesce(excluded.due_at, disputes.due_at), resolution = coalesce(excluded.resolution, disputes.resolution),
      resolved_at = excluded.resolved_at, updated_at = now()
    where disputes.resolved_at is null
  `.execute(tx);
}
