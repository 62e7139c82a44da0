import { choicesOfProduct } from '@oja/testing/rows/choices';
import { seedCategory, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import type { Db, Tx } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';

/** Without triggers and foreign keys, for as long as it takes. */
async function inBulk(tx: Tx): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(tx);
  await sql`set local statement_timeout = 0`.execute(tx);
}

/** Takes away what finding knows of the shop: as a version that had no finding left it. */
export async function emptyFinding(db: Db): Promise<void> {
  await sql`
    truncate find_products, find_words, find_tiers, find_facets, find_lexicon, find_misspellings, find_phrases,
      find_phrase_starts, find_phrase_heads, find_scopes, find_bits, find_changes, find_made`.execute(db);
}

/**
 * Many plain products in two stores and three categories, with brands, colours, sizes, prices, ratings and sales as chance
 * has them, always the same. No trigger looks at them: finding knows nothing of them.
 */
export async function seedManyProducts(db: Db, many: number) {
  const sellers = [
    await seedSeller(db, { business_address: JSON.stringify({ city: 'Kano', state: 'Kano' }) }),
    await seedSeller(db, { business_address: JSON.stringify({ city: 'Ikeja', state: 'Lagos' }) }),
  ];
  const categories = [await seedCategory(db), await seedCategory(db), await seedCategory(db)];
  await inTransaction(db, async (tx) => {
    await inBulk(tx);
    await sql`select setseed(0.5)`.execute(tx);
    await sql`
      insert into products (id, seller_id, category_id, name, sku, price, discount_price, brand_name, colors, sizes, stock,
        rating_sum, rating_count, units_sold_recently, created_at)
      select lpad(to_hex(n), 32, '0')::uuid, (${sellers.map(({ id }) => id)}::uuid[])[case when random() < 0.85 then 1 else 2 end],
        (${categories.map(({ id }) => id)}::uuid[])[1 + (random() * 5)::integer % 3], 'Thing ' || n, 'SKU ' || n, price,
        case when random() < 0.3 then 1 + (price * random())::bigint % price end,
        'Brand ' || (random() * random() * 40)::integer,
        array(select distinct (array['Red', 'Blue', 'Green', 'Black', 'White'])[1 + (random() * 4)::integer] from generate_series(1, n % 3)),
        array(select distinct (36 + (random() * 10)::integer)::text from generate_series(1, n % 4)),
        (random() * 3)::integer, (stars * ratings)::integer, ratings, (random() * random() * 100)::integer, now() - interval '90 days'
      from (select n, 100 + (random() * random() * 5000000)::bigint / 100 * 100 as price, 1 + random() * 4 as stars,
        (random() * 20)::integer as ratings from generate_series(1, ${many}::integer) n) drawn`.execute(tx);
    await sql`
      insert into stock_items (id, product_id, seller_id, stock) select id, id, seller_id, stock from products`.execute(
      tx,
    );
    await sql`
      insert into product_variants (id, product_id, seller_id, position, color, size, stock_item_id)
      select gen_random_uuid(), p.id, p.seller_id, c.place, c.color, c.size, p.id
      from products p cross join ${choicesOfProduct}`.execute(tx);
    await sql`insert into desk_products select * from desk_product_rows`.execute(tx);
    await sql`
      update categories c set product_count = (select count(*) from products where category_id = c.id)`.execute(tx);
  });
  return { sellers, categories };
}

/** Gives each its rows of finding, but no words, and without a trigger: for what does not search. */
export async function shelveWithoutWords(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await inBulk(tx);
    await sql`insert into find_products select * from find_product_rows on conflict do nothing`.execute(tx);
    await sql`
      insert into find_words
      select id, find_tier_of(rank, id), rank, stock > held, '' from (
        select *, find_rank(units_sold_recently, rating_sum, rating_count, created_at) as rank from products) p
      on conflict do nothing`.execute(tx);
    await sql`
      insert into find_changes (scope, renamed)
      select 'category:' || id, false from categories union all select 'seller:' || id, false from sellers`.execute(tx);
  });
}
