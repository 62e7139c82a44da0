import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';

/** Whoever names the files of a picture by a row, and whoever removes them because no row does, comes one after the other. */
export async function lockFiles(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${key}`}, 0))`.execute(tx);
}

/** Those of these keys that a store has a picture of. */
export async function findNamedKeys(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select distinct key from pictures where key = any(${keys}::text[])
  `.execute(db);
  return new Set(rows.map(({ key }) => key));
}

const batch = 500;

/**
 * Removes pictures that were never on sale, and that neither goods, nor their drafts, nor a store have named for a week.
 * @returns how many; as many as a batch has: there may be more
 */
export async function removeUnusedRows(db: Db): Promise<{ removed: number; isLast: boolean }> {
  const { numAffectedRows = 0n } = await sql`
    delete from pictures where id in (
      select p.id from pictures p
      where not was_public and created_at < now() - interval '7 days'
        and not exists (select from products where seller_id = p.seller_id
          and images @> jsonb_build_array(jsonb_build_object('key', p.key)))
        and not exists (select from product_drafts, jsonb_array_elements(body->'pictures') as named
          where seller_id = p.seller_id and lower(named->>'id') = p.id::text)
        and not exists (select from sellers where id = p.seller_id and p.key in (store_logo->>'key', store_banner->>'key'))
      limit ${batch} for update skip locked)
  `.execute(db);
  const removed = Number(numAffectedRows);
  return { removed, isLast: removed < batch };
}
