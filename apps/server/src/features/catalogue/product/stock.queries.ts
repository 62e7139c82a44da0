import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

/** Units of each of these products that can be bought now, in their order; null for one that is not in the shop. */
export async function findStock(db: Db, ids: readonly string[]): Promise<(number | null)[]> {
  const { rows } = await sql<{ left: number | null }>`
    select case when s.status = 'approved' then p.stock - p.held end as "left"
    from unnest(${ids}::uuid[]) with ordinality as asked (id, place)
    left join products p on p.id = asked.id and p.status = 'live' left join sellers s on s.id = p.seller_id
    order by asked.place
  `.execute(db);
  return rows.map(({ left }) => left);
}
