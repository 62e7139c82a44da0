import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { newId } from '../../../platform/ids.ts';

const credential = 'credential';

export interface StoredPassword {
  userId: string;
  hash: string;
}

/** The password of the account of an address; null without such an account, and for one without a password. */
export async function findPassword(db: Db, email: string): Promise<StoredPassword | null> {
  const { rows } = await sql<StoredPassword>`
    select u.id as "userId", a.password as hash from users u join accounts a on a.user_id = u.id
    where u.email = ${email} and u.deleted_at is null and a.provider_id = ${credential} and a.password is not null
  `.execute(db);
  return rows[0] ?? null;
}

/** Whether the account still has the password that was proven. Its user must be locked, so that the answer stays true. */
export async function hasPasswordHash(tx: Tx, userId: string, hash: string): Promise<boolean> {
  const { rows } = await sql`
    select from accounts a join users u on u.id = a.user_id and u.deleted_at is null
    where a.user_id = ${userId} and a.provider_id = ${credential} and a.password = ${hash}
  `.execute(tx);
  return rows.length > 0;
}

/** Gives an account this password, its first one or a new one. */
export async function storePassword(tx: Tx, userId: string, hash: string): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ id: newId(), user_id: userId, provider_id: credential, account_id: userId, password: hash })
    .onConflict((conflict) =>
      conflict.columns(['provider_id', 'account_id']).doUpdateSet({ password: hash, updated_at: sql`now()` }),
    )
    .execute();
}

/** @param but stays; null: none does */
export async function deleteSessionsOf(tx: Tx, userId: string, but: string | null): Promise<void> {
  await sql`delete from sessions where user_id = ${userId} and id is distinct from ${but}::uuid`.execute(tx);
}

/** What was sent to somebody's address before is worth nothing from now on. */
export async function deleteMailedTokens(tx: Tx, userId: string, purpose: 'reset-password' | 'confirm-address') {
  await tx.deleteFrom('mailed_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute();
}

export async function insertMailedToken(
  tx: Tx,
  token: {
    digest: string;
    userId: string;
    purpose: 'reset-password' | 'confirm-address';
    email: string;
    minutes: number;
  },
): Promise<void> {
  await sql`
    insert into mailed_tokens (digest, user_id, purpose, email, expires_at)
    values (${token.digest}, ${token.userId}, ${token.purpose}, ${token.email},
      now() + make_interval(mins => ${token.minutes}))
  `.execute(tx);
}

/** Until when the link works that was mailed last; null where none does. */
export async function findMailedTokenEnd(
  db: Db,
  userId: string,
  purpose: 'reset-password' | 'confirm-address',
): Promise<Date | null> {
  const { rows } = await sql<{ end: Date | null }>`
    select max(expires_at) as end from mailed_tokens
    where user_id = ${userId} and purpose = ${purpose} and expires_at > now()
  `.execute(db);
  return rows[0]?.end ?? null;
}

/**
 * Whose token it is, which is used up by asking; null when it is of no use (any more), or its account has moved on. The
 * user is locked before the token is touched, like wherever else something of an account changes.
 */
export async function takeMailedToken(
  tx: Tx,
  digest: string,
  purpose: 'reset-password' | 'confirm-address',
): Promise<{ userId: string; email: string; name: string } | null> {
  await sql`
    select from users where id = (select user_id from mailed_tokens where digest = ${digest}) for no key update
  `.execute(tx);
  const { rows } = await sql<{ userId: string; email: string; name: string }>`
    delete from mailed_tokens t using users u
    where t.digest = ${digest} and t.purpose = ${purpose} and t.expires_at > now()
      and u.id = t.user_id and u.email = t.email
    returning u.id as "userId", u.email, u.name
  `.execute(tx);
  return rows[0] ?? null;
}

export async function findUserByEmail(db: Db, email: string) {
  const row = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'email_verified as emailVerified'])
    .where('email', '=', email)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
