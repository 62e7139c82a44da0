import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { newId } from '../../../platform/ids.ts';

/**
 * Of a message `i`: nobody who saw it has closed the matter of this kind about its payment since it came for the last time.
 * When it was applied does not count: what came before the closing may be applied after it.
 */
const isNotLookedInto = (kind: string) => sql`not exists (
  select from matters m where m.kind = ${sql.lit(kind)} and m.subject = 'payment:' || i.reference
    and m.closed_at >= i.received_at and i.id = any(m.messages))`;

/**
 * Of a message `i`: it tells of a refund that the provider's list did not have in time, and nobody has looked into that
 * since.
 */
export const isNotListed = sql<boolean>`i.outcome = 'not_listed' and ${isNotLookedInto('refund_not_listed')}`;

/** Of a message `i`: somebody has looked in vain for the refund that it tells of. */
export const isInVain = sql<boolean>`(i.outcome is not distinct from 'not_listed' and not (${isNotListed}))`;

/** Of a message `i` about a refund: it waits to be applied, or for a person, and nobody has looked into it since it came. */
export const isWaiting = sql<boolean>`(i.applied_at is null or i.outcome = 'not_listed') and ${isNotLookedInto('refund_not_listed')}`;

/** Of a message `i`: it tells of a payment that the provider did not confirm, and nobody has looked into that since. */
export const isUnconfirmed = sql<boolean>`i.outcome = 'unconfirmed' and ${isNotLookedInto('payment_unconfirmed')}`;

/** Of a message `i`: nothing in it names the refund, so that of an equal one the same is told to the letter. */
const namesNoRefund = sql`i.dedupe like 'refund.%' and i.dedupe not like 'refund.failed:%' and i.dedupe ~ ':[0-9a-f]{64}:'`;

/**
 * Keeps a message exactly as it came. One that was received before is not kept twice; but what tells of a refund without
 * naming it may tell of an equal one when it comes once more: each delivery counts, and what was applied waits anew. The
 * matter of one that waits for a person stays open, whatever is closed of what was seen before. What it told before it was
 * forgotten, or looked into in vain, counts no more: it has come for the first time.
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
      dealt = case when ${isWaiting} then i.dealt else i.times end, received_at = clock_timestamp(), available_at = excluded.available_at, attempts = 0, applied_at = null,
      outcome = case when i.outcome = 'listed' or (${isNotListed}) then i.outcome end,
      first_received_at = case when i.raw is null or ${isInVain} then clock_timestamp() else i.first_received_at end
    where ${namesNoRefund}
  `.execute(db);
}

export interface InboxMessage {
  id: string;
  raw: Buffer;
  attempts: number;
  /** How often it came. */
  times: number;
  /** Seconds since it came for the last time. */
  age: number;
}

/** Takes messages that are due. Nobody else takes them for the next `lease` seconds. */
export async function claimMessages(db: Db, lease: number, most: number): Promise<InboxMessage[]> {
  const { rows } = await sql<InboxMessage>`
    update payment_inbox set attempts = attempts + 1, available_at = now() + make_interval(secs => ${lease})
    where id in (
      select id from payment_inbox where applied_at is null and available_at <= now()
      order by available_at limit ${most} for update skip locked)
    returning id, raw, attempts, times, extract(epoch from now() - received_at)::float8 as age
  `.execute(db);
  return rows;
}

/**
 * Takes a claimed message for another `lease` seconds, as its turn may come long after those claimed with it.
 * @returns whether it is still there to be applied
 */
export async function renewClaim(db: Db, { id, attempts, times }: InboxMessage, lease: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update payment_inbox set available_at = now() + make_interval(secs => ${lease})
    where id = ${id} and attempts = ${attempts} and times = ${times} and applied_at is null
  `.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** A message as it was looked at; one that came again meanwhile may tell of more, and is looked at once more. */
export type Looked = Pick<InboxMessage, 'id' | 'times'>;

/**
 * What the list has shown as failed stays so, however often it is told of. So does what somebody has looked into since it
 * came: that word holds until it comes again.
 */
export async function markApplied(db: Db, { id, times }: Looked, outcome: string): Promise<void> {
  await db
    .updateTable('payment_inbox as i')
    .set({
      applied_at: sql`now()`,
      outcome: sql`case when i.outcome = 'listed' or ${isInVain} then i.outcome else ${outcome} end`,
    })
    .where('id', '=', id)
    .where('times', '=', times)
    .where('applied_at', 'is', null)
    .execute();
}

/** Locks messages, in the order in which everybody locks several. */
export async function lockMessages(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`select from payment_inbox where id = any(${ids}::uuid[]) order by id for update`.execute(tx);
}

/**
 * The same of several at once, also of those that nobody has looked into. They must be locked. They count as applied only
 * now that their refund is written down: by that it is known which refund they told of once they are forgotten.
 */
export async function markKnown(tx: Tx, looked: readonly Looked[]): Promise<void> {
  await sql`
    update payment_inbox i set applied_at = clock_timestamp(), outcome = 'nothing_new'
    from unnest(${looked.map(({ id }) => id)}::uuid[], ${looked.map(({ times }) => times)}::integer[]) as seen (id, times)
    where i.id = seen.id and i.times = seen.times
  `.execute(tx);
}

/** The list has shown as failed what so many deliveries tell of; a message that came more often waits on. They must be locked. */
export async function markListed(tx: Tx, looked: readonly (Looked & { deliveries: number })[]): Promise<void> {
  const [ids, times] = [looked.map(({ id }) => id), looked.map((message) => message.times)];
  const deliveries = looked.map((message) => message.deliveries);
  await sql`
    update payment_inbox i set outcome = 'listed', dealt = least(i.dealt + seen.deliveries, i.times),
      applied_at = case when i.dealt + seen.deliveries >= i.times then coalesce(applied_at, now()) end
    from unnest(${ids}::uuid[], ${times}::integer[], ${deliveries}::integer[]) as seen (id, times, deliveries)
    where i.id = seen.id and i.times = seen.times
  `.execute(tx);
}

/** It is looked at again then, unless it came again meanwhile, or another has taken it. */
export async function postponeMessage(db: Db, { id, attempts, times }: InboxMessage, seconds: number): Promise<void> {
  await sql`
    update payment_inbox set available_at = now() + make_interval(secs => ${seconds})
    where id = ${id} and attempts = ${attempts} and times = ${times}
  `.execute(db);
}

/** Whether a message tells that this payment was made, and nobody knows yet whether to this shop. */
export async function isToldOf(db: Db, reference: string): Promise<boolean> {
  const { rows } = await sql`
    select from payment_inbox where reference = ${reference} and dedupe like 'charge.success:%' and applied_at is null limit 1
  `.execute(db);
  return rows.length > 0;
}
