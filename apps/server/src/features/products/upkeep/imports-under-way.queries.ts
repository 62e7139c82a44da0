import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { type LockedImport, lockedImport, MOST_TRIES } from '../imports/imports.queries.ts';

/** What failed is tried ever more rarely: asked again by who takes it, since another process may have failed at it meanwhile. */
const isDue = sql`tries < ${MOST_TRIES} and (tries = 0 or tried_at < now() - power(2, tries) * interval '1 second')`;

/** A part of an import failed. @returns how often it has by now */
export async function noteTry(db: Db, id: string): Promise<number> {
  const { rows } = await sql<{ tries: number }>`
    update imports set tries = tries + 1, tried_at = now() where id = ${id} returning tries
  `.execute(db);
  return rows[0]?.tries ?? 0;
}

/** The imports whose rows are not all compared, what waits longest first. */
export async function findReading(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from imports where state = 'reading' and ${isDue} order by created_at, id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes one of them that nobody else compares at this moment. */
export async function takeReading(tx: Tx, id: string): Promise<{ sellerId: SellerId } | undefined> {
  const { rows } = await sql<{ sellerId: SellerId }>`
    select seller_id as "sellerId" from imports where id = ${id} and state = 'reading' and ${isDue} for no key update skip locked
  `.execute(tx);
  return rows[0];
}

/** The imports that are being stored or undone, what waits longest first. */
export async function findImportsUnderWay(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from imports where state in ('storing', 'undoing') and ${isDue} order by coalesce(undone_at, stored_at, created_at), id
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface TakenImport extends LockedImport {
  sellerId: SellerId;
  /** Who stores or undoes it; null: that account is gone. */
  userId: string | null;
}

/** Takes an import that is under way and that nobody else carries on at this moment. */
export async function takeImportUnderWay(tx: Tx, id: string): Promise<TakenImport | undefined> {
  const { rows } = await sql<TakenImport>`
    select ${lockedImport}, seller_id as "sellerId", case state when 'storing' then stored_by else undone_by end as "userId"
    from imports where id = ${id} and state in ('storing', 'undoing') and ${isDue} for no key update skip locked
  `.execute(tx);
  return rows[0];
}

/** Each has up to 5,000 rows with what they make, which go with it: a statement has five seconds. */
const MOST_FORGOTTEN = 5;

/** What was not stored is forgotten after a week, what was stored after 30 days. Safe in several processes. */
export async function forgetImports(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from imports where id in (
        select id from imports where state in ('reading', 'ready', 'stored', 'undone')
          and created_at < now() - interval '7 days'
          and (state in ('reading', 'ready') or stored_at < now() - interval '30 days')
        order by created_at limit ${MOST_FORGOTTEN} for update skip locked)
    `.execute(db);
    if (numAffectedRows < MOST_FORGOTTEN) return;
  }
}
