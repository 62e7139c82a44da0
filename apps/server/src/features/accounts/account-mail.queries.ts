import { type RawBuilder, sql } from 'kysely';
import { newId } from '../../platform/ids.ts';

/** The key of the one mail that welcomes an account. */
export const welcomeKey = (userId: string) => `welcome:${userId}`;

const accountMail = (userId: string) => `account:${userId}:`;

/** The key of another mail about an account itself: links to a new password or to confirm the address, and the like. */
export const accountMailKey = (userId: string) => accountMail(userId) + newId();

/**
 * Whether a mail of the outbox is for an account to read and to take away: what is about the account itself is, and what
 * was sent to its address without signing in is only if the address is proven.
 */
export const isTheirMail = (userId: string, email: string): RawBuilder<boolean> => sql`
  topic = 'mail.send' and payload ->> 'to' = ${email} and (
    dedupe = ${`mail:${welcomeKey(userId)}`} or starts_with(dedupe, ${`mail:${accountMail(userId)}`})
    or exists (select from users where id = ${userId} and email_verified)
  )`;
