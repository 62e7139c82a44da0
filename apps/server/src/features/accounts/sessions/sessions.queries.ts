import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

export interface BrowserRow {
  id: string;
  user_agent: string | null;
  created_at: Date;
  updated_at: Date;
}

export async function findBrowsers(db: Db, userId: string): Promise<BrowserRow[]> {
  const { rows } = await sql<BrowserRow>`
    select id, user_agent, created_at, updated_at from sessions
    where user_id = ${userId} and expires_at > now() order by updated_at desc, id desc
  `.execute(db);
  return rows;
}

/** Whether a session is to survive the browser; null when it has been ended. */
export async function isRemembered(db: Db, sessionId: string): Promise<boolean | null> {
  const row = await db.selectFrom('sessions').select('remembered').where('id', '=', sessionId).executeTakeFirst();
  return row?.remembered ?? null;
}

/** Whether this browser has just proven anew, with the identity provider, who it is. */
export async function isConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where id = ${sessionId} and confirmed_at > now() - interval '5 minutes'
  `.execute(db);
  return rows.length > 0;
}

/** Whether this browser has proven who sits at it, not long ago: longer than `isConfirmed`, for who is at work. */
export async function hasConfirmed(db: Db, sessionId: string): Promise<boolean> {
  const { rows } = await sql`
    select from sessions where id = ${sessionId} and confirmed_at > now() - interval '15 minutes'
  `.execute(db);
  return rows.length > 0;
}

/** Ends one session of an account; false if it has none of this name. */
export async function deleteSessionOf(db: Db, userId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that the session's owner has just proven anew who they are. */
export async function confirmSession(tx: Tx, sessionId: string): Promise<void> {
  await sql`update sessions set confirmed_at = now() where id = ${sessionId}`.execute(tx);
}
