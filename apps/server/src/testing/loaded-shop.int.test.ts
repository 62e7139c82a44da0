import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { loadShop } from '@oja/testing/scale/load-shop';
import { scaleOf } from '@oja/testing/scale/scale';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillNewFinding } from '../features/finding/upkeep/fill-finding.ts';
import { keepCounts } from '../features/finding/upkeep/keep-counts.ts';
import { setTiers } from '../features/finding/upkeep/set-tiers.ts';
import { broken, checkMoney } from '../features/money-check/money-check.questions.ts';
import { signal } from './payment-steps.ts';

const scale = scaleOf({ products: 1000 });

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await loadShop(database.address, scale);
});
afterAll(() => database.close());

const rowsOf = async <Row>(statement: RawBuilder<Row>) => (await statement.execute(database.db)).rows;
const wrong = async (statement: RawBuilder<{ wrong: number }>) => (await rowsOf(statement))[0]?.wrong;

describe('a shop that was loaded for a measurement', () => {
  it('is one in whose money and stock nothing is wrong, over ten years', async () => {
    expect(broken(await checkMoney(database.db))).toEqual([]);
    const [years] = await rowsOf(sql<{ orders: number; entries: number; years: number }>`
      select count(distinct order_id)::int as orders, count(*)::int as entries,
        round(extract(epoch from max(created_at) - min(created_at)) / 31557600)::int as years from ledger_entries`);
    expect(years).toMatchObject({ orders: 1000, years: 10 });
    expect(years?.entries).toBeGreaterThan(4000);
  });

  it('has what triggers would have kept', async () => {
    expect(
      await wrong(sql`select count(*)::int as wrong from products p,
        lateral (select coalesce(sum(rating), 0) as sum, count(*) as count from reviews where product_id = p.id) r
        where (rating_sum, rating_count) <> (r.sum, r.count)`),
    ).toBe(0);
    expect(
      await wrong(sql`select count(*)::int as wrong from sellers s,
        lateral (select coalesce(sum(rating), 0) as sum, count(*) as count from reviews where seller_id = s.id) r
        where (rating_sum, rating_count) <> (r.sum, r.count)`),
    ).toBe(0);
    expect(
      await wrong(sql`select count(*)::int as wrong from categories c
        where product_count <> (select count(*) from products where category_id = c.id)`),
    ).toBe(0);
  });

  it('has what finding reads, so that a server has nothing to fill', async () => {
    const nothing = (of: string, kept: string) =>
      wrong(sql`select count(*)::int as wrong from (
        (table ${sql.raw(of)} except table ${sql.raw(kept)}) union all (table ${sql.raw(kept)} except table ${sql.raw(of)})) w`);
    expect(await nothing('find_product_rows', 'find_products')).toBe(0);
    expect(
      await wrong(sql`select count(*)::int as wrong from find_word_rows r full join find_words w using (product_id)
        where (r.words, r.in_stock, r.rank, find_tier_of(r.rank, product_id))
          is distinct from (w.words, w.in_stock, w.rank, w.tier)`),
    ).toBe(0);
    const told: string[] = [];
    const tiers = () => rowsOf(sql`table find_tiers order by tier`);
    const before = await tiers();
    expect(before).toHaveLength(1);
    await fillNewFinding(database.db, (line) => told.push(line));
    await database.db.transaction().execute(setTiers);
    expect([told, await tiers()]).toEqual([[], before]);
    await keepCounts(database.db, signal);
    expect(await rowsOf(sql`select from find_changes`)).toEqual([]);
  });

  it('has all indexes and triggers of a shop again, and refers to nothing that is not there', async () => {
    const migrated = await createTestDatabase();
    try {
      const schema = sql<{ line: string }>`
        select indexdef as line from pg_indexes where schemaname = 'public'
        union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
        order by line`;
      expect(await rowsOf(schema)).toEqual((await schema.execute(migrated.db)).rows);
    } finally {
      await migrated.close();
    }
    const keys = await rowsOf(sql<{ name: string; table: string }>`
      select conname as name, conrelid::regclass::text as table from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace`);
    expect(keys.length).toBeGreaterThan(20);
    // A key that is added again is checked against all rows.
    for (const { name, table } of keys) {
      const [key] = await rowsOf(sql<{ definition: string }>`
        select pg_get_constraintdef(oid) as definition from pg_constraint where conname = ${name}
          and conrelid = ${table}::regclass`);
      await sql`alter table ${sql.table(table)} add constraint ${sql.id(`${name}_again`)} ${sql.raw(key?.definition ?? '')}`.execute(
        database.db,
      );
    }
  });

  it('has stores of 5 to 500 goods, and one with a twentieth of all', async () => {
    const sizes = await rowsOf(sql<{ goods: number }>`
      select count(*)::int as goods from products group by seller_id order by min(seller_id::text)`);
    expect(sizes[0]?.goods).toBe(50);
    for (const { goods } of sizes.slice(1, -1)) expect(goods).toSatisfy((count) => count >= 5 && count <= 500);
  });

  it('is the same each time', async () => {
    const again = await createTestDatabase();
    try {
      await loadShop(again.address, scale);
      const digest = sql<{ digest: string }>`
        select md5(string_agg(p::text, ',' order by id)) as digest from products p
        union all select md5(string_agg(e::text, ',' order by id)) from ledger_entries e
        union all select md5(string_agg(r::text, ',' order by id)) from reviews r`;
      expect(await rowsOf(digest)).toEqual((await digest.execute(again.db)).rows);
    } finally {
      await again.close();
    }
  });
});
