import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { Session } from '../../http/session.ts';

/** A session ends when nobody used it for this long … */
const idle = (remembered: RawBuilder<unknown>) =>
  sql`case when ${remembered} then interval '14 days' else interval '12 hours' end`;
/** … and at the latest after this long. */
const absolute = sql`case when remembered then interval '30 days' else interval '24 hours' end`;
/** Writing at every request would cost more than it tells. */
const touchEvery = sql`interval '5 minutes'`;

export interface SessionRow extends Session {
  /** Its use should be noted: `touchSession`. */
  touchDue: boolean;
}

/** Makes an account; false when its address has one. */
export async function insertUser(
  tx: Tx,
  user: { id: string; name: string; email: string },
  { verified }: { verified: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('users')
    .values({ ...user, email_verified: verified })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** The live session of a token, by the database's clock. Runs at every request of a signed-in shopper. */
export async function findSession(db: Db, digest: string): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select s.id, s.user_id as "userId", u.name, u.email, u.role, s.updated_at < now() - ${touchEvery} as "touchDue"
    from sessions s join users u on u.id = s.user_id
    where s.token = ${digest} and s.expires_at > now() and u.deleted_at is null
  `.execute(db);
  return rows[0] ?? null;
}

/** Notes that a session is in use, which puts its end off, but never beyond its absolute lifetime. */
export async function touchSession(db: Db, id: string): Promise<void> {
  await sql`
    update sessions set updated_at = now(), expires_at = least(now() + ${idle(sql`remembered`)}, created_at + ${absolute})
    where id = ${id} and updated_at < now() - ${touchEvery}
  `.execute(db);
}

/** Whether the store that an account owns has opened stays so until the transaction ends, in the order in which its members lock it. */
export async function lockOwnStore(tx: Tx, userId: string): Promise<void> {
  await sql`
    select from seller_members where seller_id in (select id from sellers where owner_id = ${userId}) for update
  `.execute(tx);
  await sql`select from sellers where owner_id = ${userId} for update`.execute(tx);
}

export interface MeRow {
  id: string;
  name: string;
  email: string;
  created_at: Date;
  role: 'buyer' | 'operator';
  is_seller: boolean;
  cart_lines: number;
}

const me: RawBuilder<MeRow> = sql`
  u.id, u.name, u.email, u.created_at, u.role,
  exists (select from seller_members where user_id = u.id) as is_seller,
  (select count(*) from cart_lines where user_id = u.id) as cart_lines`;

export async function findMe(db: Db, userId: string): Promise<MeRow | null> {
  const { rows } = await sql<MeRow>`select ${me} from users u where u.id = ${userId}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Begins a session, with its lifetime by the database's clock, and ends the one that the browser had before; null when the
 * account is gone. Its user must be locked.
 */
export async function insertSession(
  tx: Tx,
  session: {
    id: string;
    userId: string;
    digest: string;
    remembered: boolean;
    before: string | null;
    ipAddress: string;
    userAgent: string;
  },
): Promise<MeRow | null> {
  const remembered = sql`${session.remembered}::boolean`;
  const { rows } = await sql<MeRow>`
    with ended as (delete from sessions where token = ${session.before}),
    begun as (
      insert into sessions (id, user_id, token, remembered, expires_at, ip_address, user_agent)
      select ${session.id}::uuid, id, ${session.digest}, ${remembered}, now() + ${idle(remembered)},
        ${session.ipAddress}, ${session.userAgent}
      from users where id = ${session.userId} and deleted_at is null
      returning user_id
    )
    select ${me} from begun join users u on u.id = begun.user_id
  `.execute(tx);
  return rows[0] ?? null;
}

export async function deleteSession(db: Db, digest: string): Promise<void> {
  await db.deleteFrom('sessions').where('token', '=', digest).execute();
}

/** Deletes what has expired and is never looked at again. */
export async function deleteExpired(db: Db): Promise<void> {
  await sql`delete from sessions where expires_at <= now()`.execute(db);
  await sql`delete from provider_attempts where expires_at <= now()`.execute(db);
  await sql`delete from provider_links where expires_at <= now()`.execute(db);
  await sql`delete from mailed_tokens where expires_at <= now()`.execute(db);
}

/**
 * What changes an account locks its user before any other row of it: in one order, nobody waits for each other. False when
 * the account is gone, which may have happened while the lock was waited for: nothing may be written for it any more.
 */
export async function lockUser(tx: Tx, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and deleted_at is null for no key update
  `.execute(tx);
  return rows.length > 0;
}
