import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../platform/ids.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(await functionsOfBefore());
});
afterAll(() => database.close());

/** What cut words before, under names of its own. */
async function functionsOfBefore(): Promise<string> {
  const file = path.join(import.meta.dirname, 'migrations/0039-finding.sql');
  const text = await readFile(file, 'utf8');
  const made = ['find_tokens', 'find_stem', 'find_document'].map(
    (name) =>
      new RegExp(`create function ${name}\\([\\s\\S]*?\\$\\$;|create function ${name}\\([\\s\\S]*? \\$\\$;`).exec(
        text,
      )?.[0] ?? '',
  );
  expect(made.every((one) => one.startsWith('create function'))).toBe(true);
  return made.join('\n').replace(/\bfind_(tokens|stem|document)\b/g, 'before_$1');
}

const texts = [
  ...[
    '',
    ' ',
    '.',
    '’',
    's',
    'ss',
    'Glass',
    'bus',
    'Dresses',
    'Batteries',
    'ties',
    'boxes',
    'torches',
    'iPhones',
    '3s',
  ],
  ...[
    '5,000 mAh',
    '1,000,000',
    '12,34',
    "women's shoes",
    'men’s',
    '128gb',
    '6yards',
    '2.5kg',
    'v2.0.1',
    '.5 x 5.',
    'St. John shirts',
  ],
  ...[
    'Phone Case for Tecno',
    'Set of 3 pieces',
    'Kettle 1.5l, steel',
    'Big sets',
    'Ankara wax - 6 yards',
    'Gowns (red)',
    'Ọjà ńlá',
    '❤️ love',
  ],
  ...['A & B | C', "O'Neill's \\ 'q'", '3 5 kg', 'x'.repeat(100), `${'Long words '.repeat(50)}`],
];

it('words are cut as they were before', async () => {
  const { rows } = await database.pool.query(
    `select t, before_tokens(t) as tokens, find_tokens(t) as "nowTokens", before_stem(t) as stem, find_stem(t) as "nowStem"
     from unnest($1::text[]) t`,
    [texts],
  );
  expect(rows).toHaveLength(texts.length);
  for (const { tokens, nowTokens, stem, nowStem } of rows) expect([nowTokens, nowStem]).toEqual([tokens, stem]);
});

it('what a product is found by is what it was before', async () => {
  const { rows } = await database.pool.query(
    `select name, other from unnest($1::text[]) name cross join unnest($1::text[] || null::text) other
     where find_document(name, other, coalesce(other, ''), name, $2)::text
       is distinct from before_document(name, other, coalesce(other, ''), name, $2)::text`,
    [texts, ['color:red', '', null, 'color:red', "subcategory:o'clock", 'seller:x', 'category:shoes and bags']],
  );
  expect(rows).toEqual([]);
});

it('a product that comes with its units and variants is written once more, and a variant later counts as one of it', async () => {
  const { db } = database;
  const { id } = await seedProduct(db, {});
  const added = () => sql`
    insert into product_variants (id, product_id, seller_id, position, color, size, stock_item_id)
    select ${newId()}::uuid, id, seller_id, 90, ${newId()}, '', id from products where id = ${id}`;
  const versionNow = async () =>
    (await sql<{ xmin: string }>`select xmin::text from products where id = ${id}`.execute(db)).rows[0]?.xmin;
  const before = await versionNow();
  await inTransaction(db, async (tx) => {
    await sql`update stock_items set stock = stock + 1 where product_id = ${id}`.execute(tx);
    const written = async () =>
      (await sql<{ ctid: string }>`select ctid::text from products where id = ${id}`.execute(tx)).rows[0]?.ctid;
    const counted = await written();
    await added().execute(tx);
    expect(await written()).toBe(counted);
  });
  const after = await versionNow();
  expect(after).not.toBe(before);
  await added().execute(db);
  expect(await versionNow()).not.toBe(after);
});
