import { sql } from 'kysely';
import { removeMessages } from '../../books/outbox.ts';
import type { Tx } from '../../database/pool.ts';
import { isTheirMail } from './account-mail.queries.ts';

/** Every way to sign in and every session of an account go, and the mail that waits for its address is not sent. */
export async function forgetAccount(tx: Tx, userId: string, email: string): Promise<void> {
  for (const table of ['sessions', 'accounts', 'mailed_tokens', 'provider_links'] as const) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx);
  }
  await removeMessages(tx, isTheirMail(userId, email));
}

/** What stays of the account, as the owner of its orders: nothing about a person, and no way to sign in. */
export async function emptyUser(tx: Tx, userId: string): Promise<void> {
  await sql`
    update users set name = 'Deleted account', email = 'deleted-' || id || '@invalid', email_verified = false,
      phone = null, image = null, deleted_at = now(), updated_at = now()
    where id = ${userId}
  `.execute(tx);
}
