import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** Every category and store, with the time of its latest change; a category changes with its products. */
export async function findPlaces(db: Db) {
  const [categories, stores] = await Promise.all([
    db
      .selectFrom('categories as c')
      .leftJoin('products as p', 'p.category_id', 'c.id')
      .select(['c.slug', sql<Date | null>`max(p.updated_at)`.as('changed')])
      .groupBy('c.id')
      .orderBy('c.slug')
      .execute(),
    db.selectFrom('sellers').select(['slug', 'updated_at as changed']).orderBy('slug').execute(),
  ]);
  return { categories, stores };
}

export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('products')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'live')
    .executeTakeFirstOrThrow();
  return count;
}

/** Live products in the order of their ids, which is the order in which they came. */
export function findProducts(db: Db, { offset, limit }: { offset: number; limit: number }) {
  return db
    .selectFrom('products')
    .select(['id', 'updated_at as changed'])
    .where('status', '=', 'live')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
}
