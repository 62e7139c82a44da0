import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

/** How long an address is left alone after it was asked to confirm. */
const askAgainAfter = sql`interval '1 hour'`;

/**
 * Puts an address on the list of those to be asked, or back on it after it had left. Answers its token if it is to be
 * asked now; undefined if it is a subscriber already, or was asked just now.
 */
export async function askSubscriber(
  tx: Tx,
  { id, email, token }: { id: string; email: string; token: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ token: string }>`
    insert into newsletter_subscribers as s (id, email, token) values (${id}, ${email}, ${token})
    on conflict (email) do update set asked_at = now(), confirmed_at = null, unsubscribed_at = null
      where (s.confirmed_at is null or s.unsubscribed_at is not null) and s.asked_at <= now() - ${askAgainAfter}
    returning token
  `.execute(tx);
  return rows[0]?.token;
}

/** Whose link it is, and whether that made a subscriber of it just now; undefined for a link that leads nowhere. */
export async function confirmSubscriber(tx: Tx, token: string): Promise<{ email: string; news: boolean } | undefined> {
  const { rows } = await sql<{ email: string; news: boolean }>`
    with before as (select id, confirmed_at is null as news from newsletter_subscribers
      where token = ${token} and unsubscribed_at is null for update)
    update newsletter_subscribers s set confirmed_at = coalesce(s.confirmed_at, now())
    from before where s.id = before.id
    returning s.email, before.news
  `.execute(tx);
  return rows[0];
}

/** True if the link is one of ours, whether or not there was still something to end. */
export async function endSubscription(db: Db, token: string): Promise<boolean> {
  const { rows } = await sql`
    update newsletter_subscribers set unsubscribed_at = coalesce(unsubscribed_at, now()) where token = ${token} returning id
  `.execute(db);
  return rows.length > 0;
}

/**
 * Deletes the subscription of an account's address. It was left without signing in, and is theirs only if the address is.
 */
export async function forgetSubscription(tx: Tx, userId: string, email: string): Promise<void> {
  await sql`
    delete from newsletter_subscribers where email = ${email}
      and exists (select from users where id = ${userId} and email_verified)
  `.execute(tx);
}
