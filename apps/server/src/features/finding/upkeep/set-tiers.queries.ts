import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

export interface TierMeasure {
  tier: number;
  /** How many products should be in this tier and those before it; 0 if those before it hold all. */
  due: number;
  /** The standing at which it would begin then; whoever is left over stands in the last tier, however low. */
  begins: number;
  /** The standing at which it begins now; null if there is none yet. */
  at_least: number | null;
  /** How many products are in this tier and those before it now. */
  holds: number;
}

/** Compares what each tier should hold with what it does, by the ranks of this moment. @param ends products up to each tier */
export async function measureTiers(tx: Tx, ends: readonly number[]): Promise<TierMeasure[]> {
  const { rows } = await sql<TierMeasure>`
    with standing as materialized (
      select find_standing(find_rank(units_sold_recently, rating_sum, rating_count, created_at), id) as at from products
      where status = 'live' and seller_id in (select id from sellers where status = 'approved')
    ), numbered as (select at, row_number() over (order by at desc) as n from standing),
    total as (select count(*) as n from standing),
    ends as (
      select (place - 1)::smallint as tier, most, lag(most, 1, -1::bigint) over (order by place) as before
      from unnest(${ends}::bigint[]) with ordinality e (most, place))
    select e.tier, (case when total.n > e.before then greatest(1, least(e.most, total.n)) else 0 end)::integer as due,
      case when total.n > e.most then n.at else 0 end as begins, t.at_least,
      (select count(*) from standing where at >= t.at_least)::integer as holds
    from ends e cross join total left join numbered n on n.n = e.most left join find_tiers t on t.tier = e.tier
    order by e.tier`.execute(tx);
  return rows;
}

export async function replaceTiers(tx: Tx, tiers: readonly { tier: number; at_least: number }[]): Promise<void> {
  await sql`delete from find_tiers`.execute(tx);
  await tx
    .insertInto('find_tiers')
    .values([...tiers])
    .execute();
}
