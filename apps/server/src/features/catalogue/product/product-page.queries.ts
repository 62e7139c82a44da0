import type { Variant } from '@oja/contract/catalogue';
import { sql } from 'kysely';
import { builtOnce } from '../../../database/built-once.ts';
import type { Db } from '../../../database/pool.ts';
import { ratingHistogram } from '../../reviews/reviews.questions.ts';
import { sellerCardColumns } from '../catalogue.views.ts';
import { selectListedCards } from '../listing/listed-cards.queries.ts';
import { awayOf } from '../stores/away.queries.ts';

/** A product of the shop with the names around it and how many reviews it has of each number of stars, 1 to 5. */
export const findProduct = builtOnce((db, id: string) =>
  db
    .selectFrom('products as p')
    .innerJoin('categories as c', 'c.id', 'p.category_id')
    .innerJoin('sellers as l', 'l.id', 'p.seller_id')
    .leftJoin('subcategories as s', 's.id', 'p.subcategory_id')
    .selectAll('p')
    .select([
      'c.name as category',
      's.name as subcategory',
      sql<number>`p.stock - p.held`.as('available'),
      sql<Variant[]>`(
        select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('color', v.color, 'size', v.size,
          'price', coalesce(v.price, p.price),
          'discountPrice', case when v.price is null then p.discount_price else v.discount_price end,
          'stock', i.stock - i.held)) order by v.position), '[]')
        from product_variants v join stock_items i on i.id = v.stock_item_id
        where v.product_id = p.id and v.retired_at is null)`.as('variants'),
      ratingHistogram().as('histogram'),
    ])
    .where('p.id', '=', id)
    .where('p.status', '=', 'live')
    .where('l.status', '=', 'approved'),
);

export function findSellerOf(db: Db, productId: string) {
  return db
    .selectFrom('sellers')
    .select([...sellerCardColumns, 'return_days', 'dispatch_days', awayOf('sellers').as('away')])
    .where('id', '=', sql<string>`(select seller_id from products where id = ${productId})`)
    .executeTakeFirst();
}

/** How many of its reviews the page shows; one more is read, to know whether there are others. */
export const FIRST_REVIEWS = 5;

export const MOST_RELATED = 10;

/** The most popular other products of its category. */
export const findRelated = builtOnce((db, productId: string) => {
  const categoryId = sql<string>`(select category_id from products where id = ${productId})`;
  // One more than is shown: it may be among them itself.
  return selectListedCards(db, { categoryId }, { facets: {} }, { sort: 'popularity', limit: MOST_RELATED + 1 })
    .where('p.id', '<>', productId)
    .orderBy('f.place')
    .limit(MOST_RELATED);
});

/** Whether the shop has it: what is not live, or of a store that does not sell, it has not. */
export async function isProduct(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('products as p')
    .innerJoin('sellers as s', 's.id', 'p.seller_id')
    .select('p.id')
    .where('p.id', '=', id)
    .where('p.status', '=', 'live')
    .where('s.status', '=', 'approved')
    .executeTakeFirst();
  return found !== undefined;
}
