import type { ProductSort } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import { orderBy } from './listing/listing-orders.queries.ts';
import { amongNewest, isDiscounted, selectCards } from './product-cards.queries.ts';

/** The slides of now, in their order. */
export function findCarousel(db: Db) {
  return db
    .selectFrom('carousel_items')
    .select(['id', 'order', 'title', 'text', 'button_label', 'link', 'image', 'background_color'])
    .where(sql<boolean>`coalesce(starts_at, '-infinity') <= now() and now() < coalesce(ends_at, 'infinity')`)
    .orderBy('order')
    .orderBy('id')
    .execute();
}

const ROW = 10;

export type ProductRow = 'flashSales' | 'trending' | 'fashion' | 'electronics' | 'newArrivals';

/** The products of Home's rows in one statement, each row in its order; a product can stand in several. */
export function findProductRows(db: Db) {
  const row = (name: ProductRow, sort: ProductSort, belongs: RawBuilder<boolean>) => {
    const cards = selectCards(db)
      .select(sql<ProductRow>`${sql.lit(name)}`.as('row'))
      .select(sql<number>`row_number() over (order by ${orderBy(sort)})`.as('place'))
      .where(belongs)
      .orderBy(orderBy(sort))
      .limit(ROW);
    return db.selectFrom(cards.as('cards')).selectAll();
  };
  const ofCategory = (slug: string) => sql<boolean>`p.category_id = (select id from categories where slug = ${slug})`;
  return row('flashSales', 'discount', isDiscounted)
    .unionAll(row('trending', 'popularity', amongNewest))
    .unionAll(row('fashion', 'newest', ofCategory('fashion')))
    .unionAll(row('electronics', 'newest', ofCategory('electronics')))
    .unionAll(row('newArrivals', 'newest', sql`true`))
    .orderBy('place')
    .execute();
}
