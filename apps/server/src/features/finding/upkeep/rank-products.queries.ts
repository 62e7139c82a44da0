import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

const atOnce = 2000;
/** A rank that moved by less stays, and no row is written. */
const leastMove = 0.03;

/** Ranks the first set of products behind `after`. @returns the last of them */
export async function rankSome(tx: Tx, after: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    with some as materialized (
      select id, find_rank(units_sold_recently, rating_sum, rating_count, created_at) as rank
      from products where id > ${after} order by id limit ${atOnce}
    ), ranked as materialized (
      select product_id, r.rank, find_tier_of(r.rank, product_id) as tier
      from some join find_words f on f.product_id = some.id cross join lateral (
        select case when abs(f.rank - some.rank) > ${leastMove} * f.rank then some.rank else f.rank end as rank) r
    ), moved as materialized (
      select f.product_id, r.rank, r.tier from ranked r join find_words f using (product_id)
      where (f.rank, f.tier) is distinct from (r.rank, r.tier) order by f.product_id for no key update of f
    ), written as (
      update find_words f set rank = m.rank, tier = m.tier from moved m where f.product_id = m.product_id
    )
    select id from some order by id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}
