import type { ProductSort } from '@oja/contract/catalogue';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { inScope, type ListingScope } from '../listing/listing.queries.ts';
import { orderBy } from '../listing/listing-orders.queries.ts';
import { selectLines } from '../product-cards.queries.ts';

/** The categories that a store's goods are of with the number in each, the largest first. */
export function countGoods(db: Db, scope: ListingScope) {
  return db
    .selectFrom(
      db
        .selectFrom('products as p')
        .select(['p.category_id', sql<number>`count(*)::int`.as('count')])
        .where(inScope(scope))
        .groupBy('p.category_id')
        .as('g'),
    )
    .innerJoin('categories as c', 'c.id', 'g.category_id')
    .select(['c.id', 'c.name', 'c.slug', 'g.count'])
    .orderBy('g.count', 'desc')
    .orderBy('c.name')
    .execute();
}

interface First {
  sort: ProductSort;
  limit: number;
}

/** The first goods of each of these categories, each category read along its own stretch of the index of the order. */
export async function findFirstOfEach(
  db: Db,
  scope: ListingScope,
  categories: readonly { id: string }[],
  { sort, limit }: First,
) {
  if (categories.length === 0) return [];
  const ids = categories.map(({ id }) => id);
  return db
    .selectFrom(sql<{ id: string }>`unnest(${ids}::uuid[])`.as<'wanted'>(sql`wanted(id)`))
    .innerJoinLateral(
      selectLines(db)
        .select('p.category_id')
        .select(sql<number>`row_number() over (order by ${orderBy(sort)})`.as('place'))
        .where(inScope(scope))
        .where(sql<boolean>`p.category_id = wanted.id`)
        .orderBy(orderBy(sort))
        .limit(limit)
        .as('cards'),
      (join) => join.onTrue(),
    )
    .selectAll('cards')
    .orderBy('cards.place')
    .execute();
}
