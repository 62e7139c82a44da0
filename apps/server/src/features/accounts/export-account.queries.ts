import { sql } from 'kysely';
import type { Rows } from '../../database/rows.ts';
import { isTheirMail } from './account-mail.queries.ts';

/** What somebody may take along of the account itself: who it is, ways to sign in, browsers and mail, a section a list. */
export function exportAccount(userId: string, email: string): Record<string, Rows> {
  return {
    profile: sql`
        select name, email, email_verified, phone, created_at, updated_at from users where id = ${userId}`,
    waysToSignIn: sql`
        select case provider_id when 'credential' then 'password' else provider_id end as way, created_at
        from accounts where user_id = ${userId} order by created_at`,
    sessions: sql`
        select user_agent, ip_address, created_at, updated_at as last_used_at, expires_at
        from sessions where user_id = ${userId} order by created_at`,
    mail: sql`
        select payload ->> 'subject' as subject, created_at, done_at as sent_at from outbox
        where ${isTheirMail(userId, email)} order by created_at`,
  };
}
