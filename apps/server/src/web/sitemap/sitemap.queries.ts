import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** Every category, part of one and store that sells, with the time of its latest change; a category changes with its products. */
export async function findPlaces(db: Db) {
  const [categories, subcategories, stores] = await Promise.all([
    db
      .selectFrom('categories as c')
      .leftJoin('products as p', 'p.category_id', 'c.id')
      .select(['c.slug', sql<Date | null>`max(p.updated_at)`.as('changed')])
      .groupBy('c.id')
      .orderBy('c.slug')
      .execute(),
    db
      .selectFrom('subcategories as sub')
      .innerJoin('categories as c', 'c.id', 'sub.category_id')
      .leftJoin('products as p', 'p.subcategory_id', 'sub.id')
      .select(['c.slug', 'sub.slug as part', sql<Date | null>`max(p.updated_at)`.as('changed')])
      .groupBy(['sub.id', 'c.slug'])
      .orderBy('c.slug')
      .orderBy('sub.slug')
      .execute(),
    db
      .selectFrom('sellers')
      .select(['slug', 'updated_at as changed'])
      .where('status', '=', 'approved')
      .orderBy('slug')
      .execute(),
  ]);
  return { categories, subcategories, stores };
}

/** How many have a place in the parts: all in finding, which leave it some time after their store did. */
export async function countProducts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('find_products')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Products of the shop in the order of their ids, which is the order in which they came; fewer where a store has just left. */
export function findProducts(db: Db, { offset, limit }: { offset: number; limit: number }) {
  const places = db.selectFrom('find_products').select('product_id').orderBy('product_id').offset(offset).limit(limit);
  return db
    .selectFrom(places.as('f'))
    .innerJoin('products as p', 'p.id', 'f.product_id')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .select(['p.id', 'p.updated_at as changed'])
    .where('s.status', '=', 'approved')
    .orderBy('p.id')
    .execute();
}
