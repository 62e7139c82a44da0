import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';

/**
 * Keeps a message exactly as it came. One that was received before is not kept twice.
 * @param about the payment that it claims to be about
 */
export async function insertMessage(
  db: Db,
  { dedupe, reference: about }: { dedupe: string; reference: string | null },
  raw: Buffer,
): Promise<void> {
  await db
    .insertInto('payment_inbox')
    .values({ id: newId(), provider: 'paystack', dedupe, reference: about, raw })
    .onConflict((conflict) => conflict.column('dedupe').doNothing())
    .execute();
}

/** Of a message `i`: nobody has closed the matter of this kind about its payment since it was applied. */
const isNotLookedInto = (kind: string) => sql`not exists (
  select from matters m where m.kind = ${sql.lit(kind)} and m.subject = 'payment:' || i.reference
    and m.closed_at >= i.applied_at)`;

/**
 * Of a message `i`: it tells of a refund that the provider's list did not have in time, and nobody has looked into that
 * since.
 */
export const isNotListed = sql<boolean>`i.outcome = 'not_listed' and ${isNotLookedInto('refund_not_listed')}`;

/** Of a message `i`: it tells of a payment that the provider did not confirm, and nobody has looked into that since. */
export const isUnconfirmed = sql<boolean>`i.outcome = 'unconfirmed' and ${isNotLookedInto('payment_unconfirmed')}`;

export interface InboxMessage {
  id: string;
  raw: Buffer;
  attempts: number;
  /** Seconds since it came. */
  age: number;
}

/** Takes messages that are due. Nobody else takes them for the next `lease` seconds. */
export async function claimMessages(db: Db, lease: number, most: number): Promise<InboxMessage[]> {
  const { rows } = await sql<InboxMessage>`
    update payment_inbox set attempts = attempts + 1, available_at = now() + make_interval(secs => ${lease})
    where id in (
      select id from payment_inbox where applied_at is null and available_at <= now()
      order by available_at limit ${most} for update skip locked)
    returning id, raw, attempts, extract(epoch from now() - received_at)::float8 as age
  `.execute(db);
  return rows;
}

export async function markApplied(db: Db, id: string, outcome: string): Promise<void> {
  await db
    .updateTable('payment_inbox')
    .set({ applied_at: sql`now()`, outcome })
    .where('id', '=', id)
    .where('applied_at', 'is', null)
    .execute();
}

/** The same of several at once, also of those that nobody has looked into. */
export async function markExplained(db: Db, ids: readonly string[], outcome: 'listed' | 'nothing_new'): Promise<void> {
  await sql`
    update payment_inbox set applied_at = coalesce(applied_at, now()), outcome = ${outcome} where id = any(${ids}::uuid[])
  `.execute(db);
}

export async function postponeMessage(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update payment_inbox set available_at = now() + make_interval(secs => ${seconds}) where id = ${id}
  `.execute(db);
}
