import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { newId } from '../../../platform/ids.ts';

/** Of a message `i`: nobody who saw it has closed the matter of this kind about its payment since it came for the last time. */
const isNotLookedInto = (kind: string) => sql`not exists (
  select from matters m where m.kind = ${sql.lit(kind)} and m.subject = 'payment:' || i.reference
    and m.closed_at >= i.applied_at and i.id = any(m.messages))`;

/**
 * Of a message `i`: it tells of a refund that the provider's list did not have in time, and nobody has looked into that
 * since.
 */
export const isNotListed = sql<boolean>`i.outcome = 'not_listed' and ${isNotLookedInto('refund_not_listed')}`;

/** Of a message `i`: it tells of a payment that the provider did not confirm, and nobody has looked into that since. */
export const isUnconfirmed = sql<boolean>`i.outcome = 'unconfirmed' and ${isNotLookedInto('payment_unconfirmed')}`;

/**
 * Keeps a message exactly as it came. One that was received before is not kept twice; but what tells of a refund and comes
 * once more after it was applied waits anew, because the provider's messages about an equal refund are the same to the letter.
 * @param about the payment that it claims to be about
 */
export async function insertMessage(
  db: Db,
  { dedupe, reference: about }: { dedupe: string; reference: string | null },
  raw: Buffer,
): Promise<void> {
  await sql`
    insert into payment_inbox as i (id, provider, dedupe, reference, raw)
    values (${newId()}, 'paystack', ${dedupe}, ${about}, ${raw})
    on conflict (dedupe) do update set times = i.times + 1, raw = excluded.raw, digest = null,
      received_at = excluded.received_at, available_at = excluded.available_at, attempts = 0, applied_at = null,
      outcome = case when i.outcome = 'listed' then i.outcome end
    where i.dedupe like 'refund.%' and i.dedupe not like 'refund.failed:%' and i.applied_at is not null
      and (${isNotListed}) is not true
  `.execute(db);
}

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

/** What the list has shown as failed stays so, however often it is told of. */
export async function markApplied(db: Db, id: string, outcome: string): Promise<void> {
  await db
    .updateTable('payment_inbox')
    .set({ applied_at: sql`now()`, outcome: sql`coalesce(outcome, ${outcome})` })
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
