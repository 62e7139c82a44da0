import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { nameFacets } from './fill-finding.queries.ts';
import { columnOf } from './scope-column.ts';

const atOnce = 500;

/** @returns what was renamed, and the last time of each */
export async function findRenamed(db: Db): Promise<{ scope: string; last: number }[]> {
  const { rows } = await sql<{ scope: string; last: number }>`
    select scope, max(id) as last from find_changes where renamed group by scope order by 2`.execute(db);
  return rows;
}

/** Writes the first set of products behind `after` anew, while nobody changes them. @returns the last of them */
export async function rewordSome(tx: Tx, scope: string, after: string): Promise<string | null> {
  const within = columnOf(scope);
  if (!within) return null;
  const { rows } = await sql<{ id: string }>`
    select id from products where ${sql.ref(within.column)} = ${within.id} and id > ${after}
    order by id limit ${atOnce} for share`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`
    update find_products f set facets = r.facets from find_product_rows r
    where f.product_id = r.product_id and r.product_id = any(${ids}::uuid[]) and f.facets <> r.facets`.execute(tx);
  await sql`
    update find_words f set words = r.words from find_word_rows r
    where f.product_id = r.product_id and r.product_id = any(${ids}::uuid[]) and f.words <> r.words`.execute(tx);
  await nameFacets(tx, ids);
  return ids.at(-1) ?? null;
}

/** Done up to that time. Where places or addresses of categories are counted, counts are to be made anew. */
export async function forgetRenamed(tx: Tx, scope: string, last: number): Promise<void> {
  await sql`delete from find_changes where renamed and scope = ${scope} and id <= ${last}`.execute(tx);
  await sql`insert into find_changes (scope, renamed) select scope, false from find_scopes`.execute(tx);
}
