import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import { audit } from '../../platform/audit/audit.ts';
import type { Log } from './log.ts';
import type { DisputeMessage } from './webhook-message.ts';

/**
 * Keeps what the provider says about a dispute: it is answered on the provider's pages. Messages may come in any order;
 * a dispute that is resolved stays so. Money moves only by what the provider's own records say afterwards.
 */
export async function recordDispute(
  db: Db,
  event: string,
  reference: string,
  dispute: DisputeMessage,
  log: Log,
): Promise<void> {
  const { id, status, amount, reason, dueAt, resolution } = dispute;
  await inTransaction(db, async (tx) => {
    await upsertDispute(tx, event, reference, dispute);
    const kind = event.replace('charge.dispute.', '');
    await audit(tx, {
      actor: 'provider',
      action: `dispute.${kind}`,
      subject: `dispute:${id}`,
      details: { reference, status, amount, reason, dueAt, resolution },
    });
  });
  log.warn({ reference, dispute: id, status }, 'a payment is contested by the bank of its buyer');
}

async function upsertDispute(
  tx: Tx,
  event: string,
  reference: string,
  { id, status, amount, currency, reason, dueAt, resolution }: DisputeMessage,
): Promise<void> {
  const resolved = event === 'charge.dispute.resolve';
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
