import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { awayOf } from './away.queries.ts';

/** The store that stands under a slug, or stood there once, if shoppers may look at it: also one that is suspended, which shows no goods. */
export function findStore(db: Db, slug: string) {
  return db
    .selectFrom('sellers')
    .selectAll()
    .select(awayOf('sellers').as('away'))
    .where('id', '=', db.selectFrom('seller_slugs').select('seller_id').where('slug', '=', slug))
    .where('status', 'in', ['approved', 'suspended'])
    .executeTakeFirst();
}

/** What a seller's parcels say of it: null where there is nothing to say yet. */
export interface Promptness {
  /**
   * Percent of the parcels that were answered, or are older than 48 hours, which were accepted within 48 hours, here or elsewhere
   * before. One that was accepted in time counts as the part of its pieces that was there: 1 − 'not there' ÷ pieces. Cancelled
   * whole within 48 hours and before it was accepted it counts as 0 if something was not there, and else not at all.
   */
  response_rate: number | null;
  /** Parcels delivered, and the median hours from approval to delivery. */
  delivered: number;
  median_hours: number | null;
}

export async function findPromptness(db: Db, sellerId: string): Promise<Promptness> {
  const { rows } = await sql<Promptness>`
    select
      (select round(100 * (coalesce(sum(1 - lacking.part) filter (where s.approved_at <= o.created_at + interval '48 hours'), 0)
          + earlier_parcels_in_time)
        / nullif(count(*) filter (where s.approved_at is not null or lacking.part > 0
          or coalesce(s.cancelled_at, now()) > o.created_at + interval '48 hours') + earlier_parcels, 0)
      )::int from sellers where id = ${sellerId}) as response_rate,
      count(s.delivered_at - s.approved_at)::int as delivered,
      (extract(epoch from percentile_cont(0.5) within group (order by s.delivered_at - s.approved_at)) / 3600)::float8
        as median_hours
    from order_sellers s join orders o on o.id = s.order_id
    cross join lateral (
      -- Few parcels have cancelled lines: of the others none are looked for.
      select case when s.cancelled_total = 0 then 0 else (
        select coalesce(sum(gone.pieces), 0) / sum(i.quantity) from order_items i
        left join lateral (select sum(c.quantity) as pieces from line_cancellations c
          where c.order_id = i.order_id and c.line = i.line and c.reason = 'not_there') gone on true
        where i.order_id = s.order_id and i.seller_id = s.seller_id) end as part) lacking
    where s.seller_id = ${sellerId}
  `.execute(db);
  return rows[0] ?? { response_rate: null, delivered: 0, median_hours: null };
}
