import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from './load.ts';

/** Every table that the demo writes to, with how many rows it has. */
async function countRows({ db }: TestDatabase): Promise<Record<string, number>> {
  const tables = [
    'users',
    'accounts',
    'store_credits',
    'ledger_entries',
    'categories',
    'subcategories',
    'sellers',
    'seller_payouts',
    'products',
    'pictures',
    'stock_movements',
    'reviews',
    'carousel_items',
  ] as const;
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const { n } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    counts[table] = n;
  }
  return counts;
}

describe('the demo loader', () => {
  const now = new Date('2026-11-21T09:00:00Z');
  const hashPassword = async (plain: string) => `hash of ${plain}`;
  let database: TestDatabase;
  let statements = 0;
  const told: number[] = [];

  const policyOf = ({ db }: TestDatabase) => db.selectFrom('shop_policy').selectAll().executeTakeFirst();
  const specified = {
    free_shipping_above: 5000,
    shipping: 1000,
    tax_basis_points: 1000,
    commission_basis_points: 1000,
  };
  let before: unknown;

  beforeAll(async () => {
    database = await createTestDatabase();
    before = await policyOf(database);
    const counting = database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await loadDemo(counting, { hashPassword, now, onProgress: (done, total) => told.push(done / total) });
  });
  afterAll(() => database.close());

  it('fills the shop in moments, many rows with each statement, and tells how far it is', async () => {
    const { rows } = await sql<{ count: number }>`
      select ((select count(*) from products) + (select count(*) from reviews))::int as count`.execute(database.db);
    expect(statements).toBeGreaterThan(1);
    expect(statements).toBeLessThan((rows[0]?.count ?? 0) / 20);
    expect(told.length).toBeGreaterThan(8);
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual([...told].sort((a, b) => a - b));
  });

  it('finds the specified policy, and opens with one that a Nigerian would believe; tax stays as specified [CONST-04]', async () => {
    expect(before).toMatchObject(specified);
    expect(await policyOf(database)).toMatchObject({ ...specified, free_shipping_above: 5_000_000, shipping: 250_000 });
  });

  it('lets stores sell as soon as they are opened, which no other shop does', async () => {
    expect(before).toMatchObject({ seller_approval: 'by_operator' });
    expect(await policyOf(database)).toMatchObject({ seller_approval: 'automatic' });
  });

  it('leaves a policy that somebody has set', async () => {
    const own = await createTestDatabase();
    await own.db.updateTable('shop_policy').set({ shipping: 0 }).execute();
    await loadDemo(own.db, { hashPassword, now });
    expect(await policyOf(own)).toMatchObject({ ...specified, shipping: 0 });
    await own.close();
  });

  it('can run again without doubling anything, also on another day', async () => {
    const before = await countRows(database);
    expect(before.products).toBeGreaterThanOrEqual(360);
    expect(before.reviews).toBeGreaterThanOrEqual(2000);
    await loadDemo(database.db, { hashPassword, now: new Date('2026-12-24T09:00:00Z') });
    expect(await countRows(database)).toEqual(before);
  });

  it('opens with a stock that is the sum of its movements, and with credit that the ledger knows', async () => {
    const { rows } = await database.pool.query(
      `select p.id from products p left join stock_items i on i.product_id = p.id left join stock_movements m on m.stock_item_id = i.id
       group by p.id having p.stock <> coalesce(sum(m.d_stock), 0)::bigint or p.held <> 0`,
    );
    expect(rows).toEqual([]);
    const credit = await database.pool.query(
      `select (select sum(balance)::bigint from store_credits) as balance,
         (select -sum(amount)::bigint from ledger_entries where account like 'buyer_credit:%') as booked,
         (select sum(amount)::bigint from ledger_entries) as sum`,
    );
    expect(credit.rows).toEqual([{ balance: 50_000_000, booked: 50_000_000, sum: 0 }]);
  });

  it('lets categories and ratings add up [DATA-14, DATA-21]', async () => {
    const { rows } = await database.pool.query(
      `select c.name from categories c where c.product_count <> (select count(*) from products where category_id = c.id)
       union all select p.name from products p
         where p.rating_count <> (select count(*) from reviews where product_id = p.id)`,
    );
    expect(rows).toEqual([]);
  });

  it('has one picture of its store for each that goods show', async () => {
    const { rows } = await database.pool.query(
      `select p.name from products p, jsonb_array_elements(p.images) image where (
         select count(*) from pictures where seller_id = p.seller_id and key = image->>'key' and color = image->>'color'
       ) <> 1`,
    );
    expect(rows).toEqual([]);
    const of = await database.pool.query(
      `select (select count(*)::int from pictures) as pictures,
         (select count(distinct (seller_id, image->>'key'))::int from products, jsonb_array_elements(images) image) as shown`,
    );
    expect(of.rows[0].pictures).toBeGreaterThan(500);
    expect(of.rows[0].pictures).toBe(of.rows[0].shown);
  });

  it('names a picture for every product, category, subcategory, store and banner', async () => {
    const { rows } = await database.pool.query(
      `select name from products where jsonb_array_length(images) = 0
       union all select name from categories where image is null union all select name from subcategories where image is null
       union all select store_name from sellers where store_logo is null or store_banner is null`,
    );
    expect(rows).toEqual([]);
    const best = await database.pool.query(
      `select id from products where jsonb_array_length(images) >= 3 order by units_sold_recently desc`,
    );
    expect(best.rowCount).toBeGreaterThanOrEqual(150);
  });
});
