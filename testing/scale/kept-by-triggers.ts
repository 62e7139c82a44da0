import type { Pool } from 'pg';

/**
 * What triggers keep in other rows than the one that is written, filled from scratch when everything is loaded. A table
 * that is kept by a trigger of what is loaded here belongs into this list.
 */
export const keptByTriggers: readonly { what: string; fill: string }[] = [
  {
    what: 'sizes of categories',
    fill: `update categories c set product_count = (select count(*) from products where category_id = c.id)`,
  },
  {
    what: 'ratings of stores',
    fill: `update sellers s set rating_sum = goods.sum, rating_count = goods.count
      from (select seller_id, sum(rating_sum) as sum, sum(rating_count) as count from products group by seller_id) goods
      where goods.seller_id = s.id`,
  },
];

/** What a trigger writes into the very row must be there when the row is written: such triggers of products stay on. */
export async function switchOwnTriggers(pool: Pool, to: 'always' | 'as usual'): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select quote_ident(tgname) as name from pg_trigger
    where tgrelid = 'products'::regclass and not tgisinternal and tgtype & 7 = 7`);
  for (const { name } of rows) {
    await pool.query(`alter table products enable ${to === 'always' ? 'always' : ''} trigger ${name}`);
  }
}
