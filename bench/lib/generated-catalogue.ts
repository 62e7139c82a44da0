import { shelveProducts } from '@oja/testing/rows/shelves';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';

const CATEGORIES = 20;
const STORES = 40;
const PRODUCTS = 10_000;
const BATCH = 100;
const REVIEWS_PER_PRODUCT = 2;

const kinds = ['Lamp', 'Blender', 'Kettle', 'Sandals', 'Gown', 'Charger', 'Speaker', 'Basket', 'Watch', 'Backpack'];
const looks = ['Classic', 'Deluxe', 'Adire', 'Ankara', 'Compact', 'Royal', 'Everyday', 'Handmade', 'Solar', 'Premium'];
const tags = ['gift', 'home', 'new', 'office', 'party', 'school', 'travel', 'cotton', 'wireless', 'steel'];
const colours = ['Black', 'Blue', 'Green', 'Red', 'White'];

const list = (words: readonly string[]) => sql`${words}::text[]`;
/** The word at `n`, over and over from the first. */
const word = (words: readonly string[], n: RawBuilder<unknown>) =>
  sql`(${list(words)})[1 + ${n} % ${sql.lit(words.length)}]`;

/**
 * Fills an empty database with the size that the peers were measured at: 10,000 products in 20 categories, with stores
 * and reviews. The same rows every time, but for their ids. Needs PostgreSQL 18.
 */
export async function generateCatalogue(db: Db): Promise<void> {
  const n = sql`n`;
  // Row by row this would take half a minute; its sums are written below.
  await sql`alter table reviews disable trigger reviews_rated`.execute(db);
  await sql`
    insert into categories (id, name, slug, description)
    select uuidv7(), 'Category ' || n, 'category-' || n, 'Goods of kind ' || n
    from generate_series(1, ${sql.lit(CATEGORIES)}) n`.execute(db);
  await sql`
    insert into sellers (id, name, store_name, slug, description, business_address)
    select uuidv7(), 'Owner ' || n, 'Store ' || n, 'store-' || n, 'A store of the market.',
      '{"city": "Lagos", "state": "Lagos", "country": "Nigeria"}'
    from generate_series(1, ${sql.lit(STORES)}) n`.execute(db);
  await sql`insert into seller_payouts (seller_id, subaccount_code)
    select id, 'ACCT_' || slug from sellers`.execute(db);
  // In parts, because no statement may take longer than five seconds.
  for (let first = 1; first <= PRODUCTS; first += BATCH) {
    await sql`
    insert into products (id, seller_id, category_id, name, description, brand_name, sku, price, discount_price, images,
      tags, colors, sizes, units_sold_recently, rating_sum, rating_count, created_at)
    select uuidv7(), s.id, c.id,
      ${word(looks, sql`(n / 10)`)} || ' ' || ${word(kinds, n)} || ' ' || n,
      'A well made product for every day, number ' || n || ' of its series. Delivered from the store in a day or two, '
        || 'with a warranty of one year. Made of ' || ${word(tags, n)} || ' in ' || ${word(colours, n)} || '.',
      'Brand ' || n % 50, 'SKU-' || n, 100000 + n * 700, case when n % 4 = 0 then 90000 + n * 500 end,
      jsonb_build_array(jsonb_build_object('key', 'product-' || n || '-0123456789abcdef', 'color', '#a1b2c3', 'alt', 'Product ' || n)),
      array[${word(tags, n)}, ${word(tags, sql`(n / 10)`)}], array[${word(colours, n)}, 'Grey'], array['M', 'L'],
      n * 37 % 211, ${sql.lit(REVIEWS_PER_PRODUCT * 4)}, ${sql.lit(REVIEWS_PER_PRODUCT)}, timestamptz '2026-01-01' + n * interval '7 minutes'
    from generate_series(${sql.lit(first)}, ${sql.lit(first + BATCH - 1)}) n
    join categories c on c.slug = 'category-' || (1 + n % ${sql.lit(CATEGORIES)})
    join sellers s on s.slug = 'store-' || (1 + n % ${sql.lit(STORES)})`.execute(db);
    await shelveProducts(db, 1_000_000);
  }
  await sql`
    insert into reviews (id, product_id, seller_id, user_name, rating, comment, created_at)
    select uuidv7(), p.id, p.seller_id, 'Reviewer ' || n, 4, 'Works as described, number ' || n || '.',
      p.created_at + n * interval '1 day'
    from products p, generate_series(1, ${sql.lit(REVIEWS_PER_PRODUCT)}) n`.execute(db);
  await sql`
    update sellers s set rating_sum = sums.sum, rating_count = sums.count
    from (select seller_id, sum(rating), count(*) from reviews group by seller_id) sums
    where sums.seller_id = s.id`.execute(db);
  await sql`alter table reviews enable trigger reviews_rated`.execute(db);
  await sql`vacuum (analyze)`.execute(db);
}
