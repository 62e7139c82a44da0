import type { DeskPicture } from '@oja/contract/desks/desk-pictures';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

const shown = sql`id, jsonb_build_object('key', key, 'color', color, 'alt', '') as picture, width, height`;

/** Those of these pictures that are the store's, in no order. */
export async function findPictures(db: Db, sellerId: SellerId, ids: readonly string[]): Promise<DeskPicture[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<DeskPicture>`
    select ${shown} from pictures where seller_id = ${sellerId} and id = any(${[...ids]}::uuid[])
  `.execute(db);
  return rows;
}

/** One picture of the store for each of these files, in no order. */
export async function findPicturesByKey(db: Db, sellerId: SellerId, keys: readonly string[]): Promise<DeskPicture[]> {
  if (keys.length === 0) return [];
  const { rows } = await sql<DeskPicture>`
    select distinct on (key) ${shown} from pictures
    where seller_id = ${sellerId} and key = any(${[...keys]}::text[]) order by key, created_at, id
  `.execute(db);
  return rows;
}

/** Pictures that buyers see from now on: orders name them, and they stay. */
export async function showPictures(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<void> {
  await sql`
    update pictures set was_public = true
    where seller_id = ${sellerId} and id = any(${[...ids]}::uuid[]) and not was_public
  `.execute(tx);
}

/** How many pictures the store has sent in. */
export async function countPictures(db: Db, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pictures where seller_id = ${sellerId} and bytes > 0
  `.execute(db);
  return rows[0]?.count ?? 0;
}
