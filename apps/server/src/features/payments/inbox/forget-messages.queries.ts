import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { isNotListed } from './inbox.queries.ts';

/** How long the bytes of a webhook may be looked into after they were applied. */
export const lookedIntoFor = sql`interval '30 days'`;

const batch = 1000;

/** Of a message `m` about a refund: something was told or known of the payment's refunds since not so long ago. */
const isStillTold = sql`(
  exists (select from payment_inbox i where i.reference = m.reference and i.dedupe like 'refund.%'
    and (i.applied_at is null or i.applied_at >= now() - ${lookedIntoFor}))
  or exists (select from refunds r where r.reference = m.reference and r.updated_at >= now() - ${lookedIntoFor})
  or exists (select from orphan_payments o where o.reference = m.reference and o.resolved_at is null))`;

/**
 * Reduces webhooks that were applied long ago, or that are about a deleted account, to their digest and reference: their
 * bytes name the payer. Safe at any time; in steps, so that no statement holds many rows for long. What is told of a
 * payment's refunds is kept while somebody has to look into one of them: until then it is a claim on that payment. And it
 * is forgotten together, long after the last of it: else a refund of which only a part was forgotten would be taken for what
 * a later message tells of an equal one.
 */
export async function forgetMessages(db: Db, stopping: AbortSignal): Promise<void> {
  for (const which of [
    sql`applied_at < now() - ${lookedIntoFor} and not (m.dedupe like 'refund.%' and ${isStillTold})`,
    aboutBuyers(sql`select id from users where deleted_at is not null`),
  ]) {
    // What another process is at it reduces itself.
    while (!stopping.aborted && (await reduce(db, which, sql`limit ${batch} for update skip locked`)) === batch);
  }
}

/** The same for one account, in the transaction that deletes it. */
export async function forgetMessagesAbout(tx: Tx, userId: string): Promise<void> {
  await reduce(tx, aboutBuyers(sql`select ${userId}::uuid`), sql`for update`);
}

function aboutBuyers(ids: RawBuilder<unknown>) {
  return sql`reference in (
    select p.reference from payments p join checkouts c on c.id = p.checkout_id where c.buyer_id in (${ids}))`;
}

/** @returns how many were reduced */
async function reduce(db: Db, which: RawBuilder<unknown>, locking: RawBuilder<unknown>): Promise<number> {
  const { numAffectedRows } = await sql`
    update payment_inbox set digest = sha256(raw), raw = null
    where raw is not null and id in (
      select id from payment_inbox m where raw is not null and applied_at is not null and ${which}
        and not (dedupe like 'refund.%' and exists (
          select from payment_inbox i where i.reference = m.reference and (${isNotListed})))
      order by id ${locking})
  `.execute(db);
  return Number(numAffectedRows);
}
