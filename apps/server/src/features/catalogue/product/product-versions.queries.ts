import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { pageRows } from '../../finding/finding.questions.ts';
import { FIRST_REVIEWS, MOST_RELATED } from './product-page.queries.ts';

/** Where the page of `p` takes its related products from, one more than it shows: both change when finding does. */
const mostPopular = pageRows(
  { categoryId: sql<string>`p.category_id` },
  { facets: {} },
  { sort: 'popularity', limit: MOST_RELATED + 1 },
);

/**
 * The versions of product pages by the product's id; none for a product that is not in the shop. Each is a digest of
 * all rows that the page shows, by id and by the transaction that wrote them (`xmin`), which every write changes, whoever
 * does it. Which reviews and related products those are is read anew, along the same indexes as by the page. The number
 * of reviews with each rating needs no row of its own: no rating changes without the product's sum of them.
 */
export async function findProductVersions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; version: string }>`
    select p.id, encode(sha256(convert_to(row(p.xmin, c.xmin, u.xmin, s.xmin,
      array(
        select row(id, xmin)::text from reviews where product_id = p.id
        order by created_at desc, id desc limit ${sql.lit(FIRST_REVIEWS + 1)}),
      array(
        select row(r.id, r.xmin, l.holiday_from, l.holiday_until)::text
        from ${mostPopular} f join products r on r.id = f.product_id join sellers l on l.id = r.seller_id
        where r.id <> p.id and r.status = 'live' and l.status = 'approved'
        order by f.place limit ${sql.lit(MOST_RELATED)})
    )::text, 'utf8')), 'base64') as version
    from products p
    join categories c on c.id = p.category_id
    left join subcategories u on u.id = p.subcategory_id
    join sellers s on s.id = p.seller_id
    where p.id = any(${ids}::uuid[]) and p.status = 'live' and s.status = 'approved'`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
}
