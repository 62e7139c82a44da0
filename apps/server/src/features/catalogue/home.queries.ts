import type { ProductSort } from '@oja/contract/catalogue';
import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { Scope } from '../finding/finding.questions.ts';
import { selectListedCards } from './listing/listed-cards.queries.ts';

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
  const row = (name: ProductRow, sort: ProductSort, scope: Scope) => {
    const cards = selectListedCards(db, scope, { facets: {} }, { sort, limit: ROW });
    return db.selectFrom(cards.select(sql<ProductRow>`${sql.lit(name)}`.as('row')).as('cards')).selectAll();
  };
  const ofCategory = (slug: string) => ({ categoryId: sql<string>`(select id from categories where slug = ${slug})` });
  return row('flashSales', 'discount', { collection: 'flash-sales' })
    .unionAll(row('trending', 'popularity', { collection: 'trending' }))
    .unionAll(row('fashion', 'newest', ofCategory('fashion')))
    .unionAll(row('electronics', 'newest', ofCategory('electronics')))
    .unionAll(row('newArrivals', 'newest', {}))
    .orderBy('place')
    .execute();
}
