import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';

/** What a row of the search box shows of products that are in the shop, in no order. */
export function findSuggestionCards(db: Db, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('products as p')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .select(['p.id', 'p.name', 'p.effective_price as price', sql<string>`p.xmin::text`.as('written')])
    .select((eb) => eb.ref('p.images', '->').at(0).as('image'))
    .where('p.id', 'in', ids)
    .where('p.status', '=', 'live')
    .where('s.status', '=', 'approved')
    .execute();
}
