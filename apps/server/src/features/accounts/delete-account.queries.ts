import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { isTheirMail } from './account-mail.queries.ts';

/** Tables whose rows belong to an account and go with it. */
const belongings = [
  'sessions',
  'accounts',
  'addresses',
  'cart_lines',
  'cart_merges',
  'contact_messages',
  'favourites',
  'idempotency_keys',
  'mailed_tokens',
  'provider_links',
] as const;

/** Deletes what is the person's own; reviews stay without a name, and mail that waits for the address is not sent. */
export async function deleteWhatIsTheirs(tx: Tx, userId: string, email: string): Promise<void> {
  for (const table of belongings) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  await sql`update reviews set user_id = null, user_name = 'Anonymous' where user_id = ${userId}`.execute(tx);
  // What was left without signing in is theirs only if the address is.
  await sql`
    delete from newsletter_subscribers where email = ${email}
      and exists (select from users where id = ${userId} and email_verified)
  `.execute(tx);
  await sql`delete from outbox where ${isTheirMail(userId, email)}`.execute(tx);
}

/** What stays of the account, as the owner of its orders: nothing about a person, and no way to sign in. */
export async function emptyUser(tx: Tx, userId: string): Promise<void> {
  await sql`
    update users set name = 'Deleted account', email = 'deleted-' || id || '@invalid', email_verified = false,
      phone = null, image = null, deleted_at = now(), updated_at = now()
    where id = ${userId}
  `.execute(tx);
}
