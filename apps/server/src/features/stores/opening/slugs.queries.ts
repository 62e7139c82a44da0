import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

/** Until the transaction ends nobody else gives a store its address: two do not find the same one free. */
export async function lockNaming(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('names of stores', 1))`.execute(tx);
}

/** How many numbers are tried at once, by their keys. */
const batch = 100;

/**
 * `base`, or the first of `base-2`, `base-3`, … that no store has or had, but for this one.
 * @param base a slug that is one @param own the store that asks; null before it is there
 */
export async function findFreeSlug(db: Db, base: string, own: string | null): Promise<string> {
  for (let first = 1; ; first += batch) {
    const { rows } = await sql<{ slug: string }>`
      select wanted.slug from (
        select number, case number when 1 then ${base}::text else ${base}::text || '-' || number end as slug
        from generate_series(${first}::integer, ${first + batch - 1}::integer) as number) wanted
      left join seller_slugs taken on taken.slug = wanted.slug and taken.seller_id is distinct from ${own}::uuid
      where taken.slug is null order by wanted.number limit 1
    `.execute(db);
    if (rows[0]) return rows[0].slug;
  }
}

/** Anybody may have the address of a store from now on; what it stands under must be written in the same transaction. */
export async function giveUpSlug(tx: Tx, id: string, slug: string): Promise<void> {
  await sql`delete from seller_slugs where slug = ${slug} and seller_id = ${id}`.execute(tx);
}
