import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { Terms } from '../words/terms.ts';

/** Candidates among which the best are chosen while somebody types. */
const MOST_CANDIDATES = 100;
/** What is shorter stands in too many SKUs. */
const SHORTEST_IN_SKU = 3;

/** Products by words of the name, then by a run of letters in name or SKU: the best first. */
export async function findSuggestedProducts(db: Db, terms: Terms, run: string, most: number): Promise<string[]> {
  const { rows: named } = await sql<{ product_id: string }>`
    select product_id from find_candidates(${terms.inNames}::tsquery, ${terms.inNames}::tsquery, ${terms.ranking}::tsquery,
      ${sql.lit(MOST_CANDIDATES)}, 0) order by score desc, product_id limit ${most}`.execute(db);
  const ids = named.map(({ product_id }) => product_id);
  if (ids.length === most) return ids;
  const { rows: inside } = await sql<{ product_id: string }>`
    select product_id from (
      select product_id, score from find_named(${run}, null, ${sql.lit(MOST_CANDIDATES)})
      union all select product_id, -1 from find_skus(${run}, ${most}) where length(${run}) >= ${sql.lit(SHORTEST_IN_SKU)}
    ) f where product_id <> all (${ids}::uuid[]) group by product_id order by max(score) desc, product_id
    limit ${most - ids.length}`.execute(db);
  return [...ids, ...inside.map(({ product_id }) => product_id)];
}
