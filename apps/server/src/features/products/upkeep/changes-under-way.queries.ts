import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** The changes that are being made or undone, what waits longest first. */
export async function findUnderWay(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from goods_changes where state in ('making', 'undoing') order by coalesce(undone_at, made_at), id
  `.execute(db);
  return rows.map(({ id }) => id);
}

interface TakenChange {
  sellerId: SellerId;
  /** Who makes or undoes it; null: that account is gone. */
  userId: string | null;
}

/** Takes a change that is under way and that nobody else carries on at this moment. */
export async function takeUnderWay(tx: Tx, id: string): Promise<TakenChange | undefined> {
  const { rows } = await sql<TakenChange>`
    select seller_id as "sellerId", case state when 'making' then made_by else undone_by end as "userId"
    from goods_changes where id = ${id} and state in ('making', 'undoing') for no key update skip locked
  `.execute(tx);
  return rows[0];
}

/** Each has up to 5,000 rows, which go with it: a statement has five seconds. */
const MOST_FORGOTTEN = 20;

/** What was looked at and not made is forgotten after a day, what was made after 30. Safe in several processes. */
export async function forgetChanges(db: Db, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    const { numAffectedRows = 0n } = await sql`
      delete from goods_changes where id in (
        select id from goods_changes where state in ('looked', 'made', 'undone') and import_id is null
          and looked_at < now() - interval '1 day' and (state = 'looked' or made_at < now() - interval '30 days')
        order by looked_at limit ${MOST_FORGOTTEN} for update skip locked)
    `.execute(db);
    if (numAffectedRows < MOST_FORGOTTEN) return;
  }
}
