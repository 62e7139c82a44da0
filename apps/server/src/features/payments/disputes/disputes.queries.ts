import type { Kobo } from '@oja/domain/money/money';
import { type DisputeFacts, decidedByOperator } from '@oja/domain/payments/dispute';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { ProviderDispute } from '../../../platform/payments/payment-provider.ts';

/** Of a dispute: it ended for the shop. */
export const isWon = sql<boolean>`coalesce(resolution, '') in ('declined', ${sql.lit(decidedByOperator.won)})`;

export interface KnownDispute {
  id: string;
  reference: string;
  status: string;
  amount: Kobo | null;
  resolution: string | null;
  isOver: boolean;
}

const known = sql`id, reference, status, amount, resolution, resolved_at is not null as "isOver"`;

export async function findDispute(db: Db, id: string): Promise<KnownDispute | undefined> {
  const { rows } = await sql<KnownDispute>`select ${known} from disputes where id = ${id}`.execute(db);
  return rows[0];
}

/** Which payment it is about. */
export async function findDisputedReference(db: Db, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ reference: string }>`select reference from disputes where id = ${id}`.execute(db);
  return rows[0]?.reference;
}

/** A dispute, locked after its payment or orphan, as by whoever gives their money back. */
export async function lockDispute(tx: Tx, id: string): Promise<KnownDispute | undefined> {
  const reference = await findDisputedReference(tx, id);
  if (reference !== undefined) await lockPaymentOrOrphan(tx, reference);
  const { rows } = await sql<KnownDispute>`
    select ${known} from disputes where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

/** Whatever it is that the dispute is about: whoever gives its money back sees the dispute, or comes before it. */
export async function lockPaymentOrOrphan(tx: Tx, reference: string): Promise<void> {
  await sql`select from payments where reference = ${reference} for update`.execute(tx);
  await sql`select from orphan_payments where reference = ${reference} for update`.execute(tx);
}

/** It must be locked. */
export async function resolveDispute(tx: Tx, id: string, resolution: string): Promise<void> {
  await sql`
    update disputes set resolution = ${resolution}, resolved_at = clock_timestamp(), updated_at = now() where id = ${id}
  `.execute(tx);
}

/** Whether this message was recorded before. It is locked, so that two processes do not both find that it was not. */
export async function isRecorded(tx: Tx, subject: string, inboxId: string): Promise<boolean> {
  await sql`select from payment_inbox where id = ${inboxId} for update`.execute(tx);
  const { rows } = await sql`
    select from audit_log where subject = ${subject} and details ->> 'inboxId' = ${inboxId}
  `.execute(tx);
  return rows.length > 0;
}

/** How it stands here by that; undefined if it was over. A message that comes after the end does not undo it. */
export async function upsertDispute(
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

/** Lost disputes whose money stands in what an orphan has returned, or that took nothing of a payment. */
export async function markCounted(tx: Tx, disputes: readonly string[]): Promise<void> {
  await sql`update disputes set counted = true where id = any(${disputes}::text[]) and not counted`.execute(tx);
}

/** What the disputes of a payment took is asked about anew, but for what a refund is known to be. */
export async function markUncounted(tx: Tx, reference: string): Promise<void> {
  await sql`
    update disputes d set counted = false
    where reference = ${reference} and counted and not exists (select from refunds r where r.dispute_id = d.id)
  `.execute(tx);
}
