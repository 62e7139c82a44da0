import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import type { PictureKind } from '../../platform/pictures/read-photograph.ts';

/** A picture of a store. */
export interface StorePicture {
  id: string;
  key: string;
  color: string;
  /** Pixels of what came in. */
  width: number;
  height: number;
  /** Width of the file beyond those that all have. */
  widest: number | null;
}

const shown = sql`id, key, color, width, height, widest`;
/** Goods are shown by what was sent in for them, and no form of theirs can name a banner. */
const ofGoods = sql`kind = 'square'`;

/** Those of these ids that are of the store, in no order. */
export async function findPictures(db: Db, sellerId: SellerId, ids: readonly string[]): Promise<StorePicture[]> {
  const { rows } = await sql<StorePicture>`
    select ${shown} from pictures where seller_id = ${sellerId} and id = any(${ids}::uuid[]) and ${ofGoods}
  `.execute(db);
  return rows;
}

/** One picture of the store for each of these files, in no order. */
export async function findPicturesByKey(db: Db, sellerId: SellerId, keys: readonly string[]): Promise<StorePicture[]> {
  const { rows } = await sql<StorePicture>`
    select distinct on (key) ${shown} from pictures
    where seller_id = ${sellerId} and key = any(${keys}::text[]) order by key, created_at, id
  `.execute(db);
  return rows;
}

/**
 * Those of one kind for what is being shown to everybody, in the transaction that does so: from its commit on the pictures
 * stay, for orders show them.
 */
export async function showPictures(
  tx: Tx,
  sellerId: SellerId,
  ids: readonly string[],
  kind: PictureKind = 'square',
): Promise<StorePicture[]> {
  const { rows } = await sql<StorePicture>`
    with wanted as (
      select id from pictures where seller_id = ${sellerId} and id = any(${ids}::uuid[]) and kind = ${kind} order by id for no key update)
    update pictures set was_public = true from wanted
    where pictures.seller_id = ${sellerId} and pictures.id = wanted.id returning pictures.id, key, color, width, height, widest
  `.execute(tx);
  return rows;
}

export interface SentPicture extends StorePicture {
  kind: PictureKind;
  /** Null: it came with the shop. */
  sourceDigest: string | null;
}

export async function findSent(db: Db, sellerId: SellerId, id: string): Promise<SentPicture | undefined> {
  const { rows } = await sql<SentPicture>`
    select ${shown}, kind, source_digest as "sourceDigest" from pictures where seller_id = ${sellerId} and id = ${id}
  `.execute(db);
  return rows[0];
}

/** How many pictures a store has sent in, and how many bytes their files have. */
export async function countSent(db: Db, sellerId: SellerId): Promise<{ pictures: number; bytes: number }> {
  const { rows } = await sql<{ pictures: number; bytes: number }>`
    select count(*) as pictures, coalesce(sum(bytes), 0)::bigint as bytes from pictures
    where seller_id = ${sellerId} and source_digest is not null
  `.execute(db);
  return rows[0] ?? { pictures: 0, bytes: 0 };
}

/** Of two that send at once each counts what the other has sent. */
export async function lockSent(tx: Tx, sellerId: SellerId): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`pictures ${sellerId}`}, 0))`.execute(tx);
}

export interface NewPicture extends SentPicture {
  bytes: number;
  madeBy: string;
}

/** @returns whether the id was free */
export async function insertPicture(
  tx: Tx,
  sellerId: SellerId,
  { id, key, color, width, height, widest, kind, bytes, sourceDigest, madeBy }: NewPicture,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    insert into pictures (id, seller_id, key, color, width, height, widest, kind, bytes, source_digest, made_by)
    values (${id}, ${sellerId}, ${key}, ${color}, ${width}, ${height}, ${widest}, ${kind}, ${bytes}, ${sourceDigest},
      ${madeBy})
    on conflict (id) do nothing
  `.execute(tx);
  return numAffectedRows === 1n;
}
