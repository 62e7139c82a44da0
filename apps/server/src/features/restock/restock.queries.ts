import { RESTOCK_DAYS, RESTOCK_MAX } from '@oja/domain/people/restock';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

/** How long an address is left alone after it was asked about a variant, and by how many mails it is asked in that time. */
const askAgainAfter = sql`interval '1 day'`;
/** How long its answer is waited for. */
const answerWithin = sql`interval '2 days'`;
const MOST_ASKED = 3;

/** What of a product an account waits for, and whether it can be told. */
export async function findRequests(
  db: Db | Tx,
  userId: string,
  productId: string,
): Promise<{ items: { color: string; size: string }[]; reachable: boolean }> {
  const { rows } = await sql<{ items: { color: string; size: string }[]; reachable: boolean }>`
    select u.email_verified as reachable, coalesce((
      select jsonb_agg(jsonb_build_object('color', v.color, 'size', v.size) order by v.position)
      from product_variants v join restock_requests r on r.variant_id = v.id
      where v.product_id = ${productId} and r.user_id = u.id and r.told_at is null), '[]') as items
    from users u where u.id = ${userId}
  `.execute(db);
  return rows[0] ?? { items: [], reachable: false };
}

/** For how many variants an account waits, but for this one. */
export async function countOthers(tx: Tx, userId: string, variantId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from restock_requests
    where user_id = ${userId} and variant_id <> ${variantId} and told_at is null
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

interface Asked {
  id: string;
  variantId: string;
  token: string;
}

/**
 * Lets an account wait: one that waits already keeps its place, one that was told stands at the end again. What its own address
 * waits for without the account is the same wish.
 */
export async function askForAccount(tx: Tx, userId: string, { id, variantId, token }: Asked): Promise<void> {
  await sql`
    delete from restock_requests where variant_id = ${variantId}
      and email = (select email from users where id = ${userId} and email_verified)
  `.execute(tx);
  await sql`
    insert into restock_requests as r (id, variant_id, user_id, token) values (${id}, ${variantId}, ${userId}, ${token})
    on conflict (user_id, variant_id) where user_id is not null
    do update set told_at = null, created_at = now() where r.told_at is not null
  `.execute(tx);
}

/**
 * Lets an address wait, once it has confirmed that. Answers the token for the mail that asks it; undefined if it waits
 * already, was asked just now, or has been asked or waits for too much.
 */
export async function askForAddress(
  tx: Tx,
  email: string,
  { id, variantId, token }: Asked,
): Promise<string | undefined> {
  // One address at a time: what is counted must stay true.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`restock ${email}`}, 0))`.execute(tx);
  const { rows } = await sql<{ token: string }>`
    insert into restock_requests as r (id, variant_id, email, token)
    select ${id}, ${variantId}, ${email}, ${token}
    where (select count(*) from restock_requests where email = ${email} and told_at is null) < ${RESTOCK_MAX}
      and (select count(*) from restock_requests where email = ${email} and asked_at > now() - ${askAgainAfter}) < ${MOST_ASKED}
      and not exists (
        select from restock_requests own join users u on u.id = own.user_id
        where own.variant_id = ${variantId} and own.told_at is null and u.email = ${email} and u.email_verified)
    on conflict (email, variant_id) where email is not null
    do update set asked_at = now(), confirmed_at = null, told_at = null,
      created_at = case when r.told_at is null then r.created_at else now() end
      where (r.confirmed_at is null or r.told_at is not null) and r.asked_at <= now() - ${askAgainAfter}
    returning token
  `.execute(tx);
  return rows[0]?.token;
}

/** True if the link is of an address that waits from now on, or did already. */
export async function confirmRequest(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    update restock_requests set confirmed_at = coalesce(confirmed_at, now())
    where token = ${token} and email is not null and told_at is null returning id
  `.execute(db);
  return rows.length > 0;
}

/** True if there was something to end. */
export async function endRequest(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`delete from restock_requests where token = ${token} returning id`.execute(db);
  return rows.length > 0;
}

export async function dropRequest(
  db: Db,
  userId: string,
  { productId, color, size }: { productId: string; color: string; size: string },
): Promise<void> {
  await sql`
    delete from restock_requests r using product_variants v
    where v.id = r.variant_id and r.user_id = ${userId} and r.told_at is null
      and v.product_id = ${productId} and v.color = ${color} and v.size = ${size}
  `.execute(db);
}

/** Deletes what an account waits for, and its address, if it is proven to be theirs. */
export async function forgetRestockRequests(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`
    delete from restock_requests where user_id = ${userId}
      or (email = ${email} and exists (select from users where id = ${userId} and email_verified))
  `.execute(tx);
}

/** A statement has five seconds. */
const MOST_FORGOTTEN = 1000;

/** Who has asked too long ago, who has not confirmed it, and whoever waits for what no seller offers any more. */
const forgotten = [
  sql`select id from restock_requests where created_at < now() - make_interval(days => ${RESTOCK_DAYS})`,
  sql`select id from restock_requests
    where email is not null and confirmed_at is null and asked_at < now() - ${answerWithin}`,
  sql`select r.id from restock_requests r join product_variants v on v.id = r.variant_id
    join products p on p.id = v.product_id where p.status = 'archived'`,
];

/** Deletes what is too old, and what is about products that no seller offers any more. Safe in several processes. */
export async function forgetOldRequests(db: Db, stopping: AbortSignal): Promise<void> {
  for (const ids of forgotten) {
    let left = true;
    while (left && !stopping.aborted) {
      const { numAffectedRows = 0n } = await sql`
        delete from restock_requests where id in (
          select id from restock_requests where id in (${ids}) limit ${MOST_FORGOTTEN} for update skip locked)
      `.execute(db);
      left = numAffectedRows === BigInt(MOST_FORGOTTEN);
    }
  }
}
