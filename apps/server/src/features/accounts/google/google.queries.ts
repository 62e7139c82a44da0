import { unopenedStatuses } from '@oja/domain/stores/store-status';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { lockOwnStore } from '../accounts.queries.ts';
import type { AccountOfAddress } from './link-decision.ts';

const lifetime = sql`interval '10 minutes'`;

export interface Attempt {
  purpose: 'sign-in' | 'confirm';
  nonce: string;
  codeVerifier: string;
  remembered: boolean;
  inPage: boolean;
}

/** @param attempt `browser` and `state` as digests */
export async function insertAttempt(db: Db, attempt: Attempt & { id: string; browser: string; state: string }) {
  await sql`
    insert into provider_attempts (id, browser, state, nonce, code_verifier, purpose, remembered, in_page, expires_at)
    values (${attempt.id}, ${attempt.browser}, ${attempt.state}, ${attempt.nonce}, ${attempt.codeVerifier},
      ${attempt.purpose}, ${attempt.remembered}, ${attempt.inPage}, now() + ${lifetime})
  `.execute(db);
}

/** The attempt that this browser began under this state, which is used up by asking. */
export async function takeAttempt(db: Db, browser: string, state: string): Promise<Attempt | null> {
  const { rows } = await sql<Attempt>`
    delete from provider_attempts where browser = ${browser} and state = ${state} and expires_at > now()
    returning purpose, nonce, code_verifier as "codeVerifier", remembered, in_page as "inPage"
  `.execute(db);
  return rows[0] ?? null;
}

/** Lets one after the other decide what becomes of an identity. */
export async function lockIdentity(tx: Tx, issuer: string, subject: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(tx);
}

export async function findUserOfIdentity(db: Db, issuer: string, subject: string): Promise<string | null> {
  const row = await db
    .selectFrom('accounts')
    .select('user_id')
    .where('provider_id', '=', issuer)
    .where('account_id', '=', subject)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * The account of an address, locked. What it has is asked in a statement of its own, after the lock is held: a payment
 * that was being settled meanwhile is an order by then, or will find the account as it is left.
 */
export async function lockAccountOfAddress(tx: Tx, email: string): Promise<(AccountOfAddress & { id: string }) | null> {
  const locked = await sql<{ id: string }>`select id from users where email = ${email} for update`.execute(tx);
  const id = locked.rows[0]?.id;
  if (id === undefined) return null;
  await lockOwnStore(tx, id);
  const { rows } = await sql<AccountOfAddress & { id: string }>`
    select id, email_verified as verified,
      role <> 'buyer' or exists (select from sellers where owner_id = u.id and status <> all(${[...unopenedStatuses]}::text[]))
        or exists (select from orders where buyer_id = u.id)
        or exists (select from store_credits where user_id = u.id) as "hasHistory"
    from users u where id = ${id}
  `.execute(tx);
  return rows[0] ?? null;
}

export async function insertIdentity(
  tx: Tx,
  row: { id: string; userId: string; issuer: string; subject: string },
): Promise<void> {
  await tx
    .insertInto('accounts')
    .values({ id: row.id, user_id: row.userId, provider_id: row.issuer, account_id: row.subject })
    .onConflict((conflict) => conflict.columns(['provider_id', 'account_id']).doNothing())
    .execute();
}

export async function insertLink(
  tx: Tx,
  link: { browser: string; userId: string; issuer: string; subject: string; remembered: boolean },
): Promise<void> {
  await sql`
    insert into provider_links (browser, user_id, issuer, subject, remembered, expires_at)
    values (${link.browser}, ${link.userId}, ${link.issuer}, ${link.subject}, ${link.remembered}, now() + ${lifetime})
  `.execute(tx);
}

export interface Link {
  userId: string;
  email: string;
  issuer: string;
  subject: string;
  remembered: boolean;
}

export async function findLink(db: Db, browser: string): Promise<Link | null> {
  const { rows } = await sql<Link>`
    select user_id as "userId", email, issuer, subject, remembered
    from provider_links join users on users.id = user_id
    where browser = ${browser} and expires_at > now()
  `.execute(db);
  return rows[0] ?? null;
}

/** True for the one who takes it. */
export async function takeLink(tx: Tx, browser: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('provider_links').where('browser', '=', browser).executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Notes that the address is theirs. What was saved before anybody had shown that may be a stranger's, and somebody could
 * overlook it: an address that goods would be sent to, a number that a courier would call, a wait for something that mails
 * would tell of.
 */
export async function proveAddress(tx: Tx, userId: string): Promise<void> {
  const unproven = sql`exists (select from users where id = ${userId} and not email_verified)`;
  await sql`delete from addresses where user_id = ${userId} and ${unproven}`.execute(tx);
  await sql`delete from restock_requests where user_id = ${userId} and ${unproven}`.execute(tx);
  await sql`update users set phone = null where id = ${userId} and not email_verified`.execute(tx);
  await markAddressVerified(tx, userId);
}

export async function markAddressVerified(tx: Tx, userId: string): Promise<void> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${userId}`.execute(tx);
}
