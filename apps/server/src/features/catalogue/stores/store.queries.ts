import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

/** The store that stands under a slug, or stood there once. */
export function findStore(db: Db, slug: string) {
  return db
    .selectFrom('sellers')
    .selectAll()
    .where('id', '=', db.selectFrom('seller_slugs').select('seller_id').where('slug', '=', slug))
    .executeTakeFirst();
}

/** What a seller's parcels say of it: null where there is nothing to say yet. */
export interface Promptness {
  /** Percent of the orders, answered or older than 48 hours, that were approved within 48 hours, here or elsewhere before. */
  response_rate: number | null;
  /** Parcels delivered, and the median hours from approval to delivery. */
  delivered: number;
  median_hours: number | null;
}

export async function findPromptness(db: Db, sellerId: string): Promise<Promptness> {
  const { rows } = await sql<Promptness>`
    select
      (select round(100.0 * (count(*) filter (where s.approved_at <= o.created_at + interval '48 hours') + earlier_parcels_in_time)
        / nullif(count(*) filter (where s.approved_at is not null or o.created_at < now() - interval '48 hours') + earlier_parcels, 0)
      )::int from sellers where id = ${sellerId}) as response_rate,
      count(s.delivered_at - s.approved_at)::int as delivered,
      (extract(epoch from percentile_cont(0.5) within group (order by s.delivered_at - s.approved_at)) / 3600)::float8
        as median_hours
    from order_sellers s join orders o on o.id = s.order_id
    where s.seller_id = ${sellerId}
  `.execute(db);
  return rows[0] ?? { response_rate: null, delivered: 0, median_hours: null };
}
