import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** How long the bytes of a webhook may be looked into after they were applied. */
const lookedIntoFor = sql`interval '30 days'`;

/**
 * Reduces webhooks that were applied long ago, or that are about a deleted account, to their digest and reference: their
 * bytes name the payer. Safe at any time.
 */
export async function forgetMessages(db: Db): Promise<void> {
  await reduce(db, sql`applied_at < now() - ${lookedIntoFor}`);
  await reduce(db, aboutBuyers(sql`select id from users where deleted_at is not null`));
}

/** The same for one account, in the transaction that deletes it. */
export async function forgetMessagesAbout(db: Db, userId: string): Promise<void> {
  await reduce(db, aboutBuyers(sql`select ${userId}::uuid`));
}

function aboutBuyers(ids: RawBuilder<unknown>) {
  return sql`reference in (
    select p.reference from payments p join checkouts c on c.id = p.checkout_id where c.buyer_id in (${ids}))`;
}

async function reduce(db: Db, which: RawBuilder<unknown>): Promise<void> {
  await sql`
    update payment_inbox set digest = sha256(raw), raw = null
    where raw is not null and applied_at is not null and ${which}
  `.execute(db);
}
