import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { ShownRows } from '../../../http/prepared/shown-rows.ts';
import { readVersions } from './read-versions.ts';
import type { VersionedScope } from './versioned-scope.ts';
import { foldVersions } from './versions.queries.ts';

let database: TestDatabase;
let db: Db;
const ids = { lamp: '', seller: '', category: '', subcategory: '', garden: '', gardener: '' };

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
  const { id: category, subcategories } = await seedCategory(db, { name: 'Home', subcategories: ['Lighting'] });
  const { id: seller } = await seedSeller(db, { store_name: 'Lamp House' });
  const subcategory = subcategories[0]?.id ?? '';
  const at = { category_id: category, subcategory_id: subcategory, seller_id: seller };
  const { id: lamp } = await seedProduct(db, { ...at, name: 'Lamp' });
  const { id: garden } = await seedCategory(db, { name: 'Garden' });
  const { id: gardener } = await seedSeller(db, { store_name: 'Green' });
  Object.assign(ids, { lamp, seller, category, subcategory, garden, gardener });
});
afterAll(() => database.close());

const scopes = (): VersionedScope[] => [
  'all',
  'category home',
  'subcategory home lighting',
  `seller:${ids.seller}`,
  'words',
  'phrases',
  'categories',
  'stores',
];
const versions = () =>
  readVersions(
    db,
    scopes().map((scope) => [scope]),
    scopes().map(() => ''),
  );

describe('the version of a scope is another after', () => {
  const goods = ['all', 'category home', 'subcategory home lighting', 'seller:'];
  it.each<[string, string[], (db: Db) => Promise<unknown>]>([
    ['a price', goods, (db) => sql`update products set price = price + 1 where id = ${ids.lamp}`.execute(db)],
    [
      'a move to another category and store',
      [...goods, 'words'],
      (db) =>
        sql`update products set category_id = ${ids.garden}, subcategory_id = null, seller_id = ${ids.gardener}`.execute(
          db,
        ),
    ],
    [
      'a move back',
      [...goods, 'words'],
      (db) =>
        sql`update products set category_id = ${ids.category}, subcategory_id = ${ids.subcategory}, seller_id = ${ids.seller}`.execute(
          db,
        ),
    ],
    [
      'stock that is left',
      [],
      (db) => sql`update stock_items set stock = stock - 1 where id = ${ids.lamp}`.execute(db),
    ],
    [
      'stock at its end',
      [...goods, 'words'],
      (db) => sql`update stock_items set stock = 0 where id = ${ids.lamp}`.execute(db),
    ],
    [
      'a pause',
      [...goods, 'words'],
      (db) => sql`update products set status = 'paused' where id = ${ids.lamp}`.execute(db),
    ],
    [
      'a price of what is paused',
      [],
      (db) => sql`update products set price = price + 1 where id = ${ids.lamp}`.execute(db),
    ],
    [
      'the end of a pause',
      [...goods, 'words'],
      (db) => sql`update products set status = 'live' where id = ${ids.lamp}`.execute(db),
    ],
    ['another text', ['words'], (db) => sql`update products set description = 'It is lit.'`.execute(db)],
    ['facets that a job writes', goods, (db) => sql`update find_products set facets = array['state:kano']`.execute(db)],
    ['ranks that a job writes', ['words'], (db) => sql`update find_words set rank = 2`.execute(db)],
    ['a count of the lexicon', ['words'], (db) => sql`update find_lexicon set products = 2`.execute(db)],
    ['a word that is gone', ['words'], (db) => sql`delete from find_lexicon`.execute(db)],
    ['a misspelling', ['words'], (db) => sql`insert into find_misspellings values ('lmp', 'lamp', 1)`.execute(db)],
    ['a phrase', ['phrases'], (db) => sql`insert into find_phrases values (1, 'thing', 'Lamp', 'lamp', 1)`.execute(db)],
    ['the end of a phrase', ['phrases'], (db) => sql`delete from find_phrases`.execute(db)],
    [
      'counts that are kept',
      ['all'],
      (db) => sql`insert into find_scopes values ('all', 6000, 1, '[]', '[]')`.execute(db),
    ],
    ['counts made anew', ['all'], (db) => sql`update find_scopes set products = 6001`.execute(db)],
    ['counts that are kept no more', ['all'], (db) => sql`delete from find_scopes`.execute(db)],
    ['a picture of a category', ['categories'], (db) => sql`update categories set image = '{"key":"k"}'`.execute(db)],
    ['a size of a category', [], (db) => sql`update categories set product_count = product_count`.execute(db)],
    ['a subcategory', ['categories'], (db) => sql`update subcategories set position = 4`.execute(db)],
    ['a logo', ['stores'], (db) => sql`update sellers set store_logo = '{"key":"k"}'`.execute(db)],
    ['a logo as it was', [], (db) => sql`update sellers set store_logo = store_logo`.execute(db)],
    [
      'a store that is being opened, and what it says of itself',
      [],
      async (db) => {
        await sql`insert into sellers (id, name, store_name, slug, status)
          values (gen_random_uuid(), 'Young', 'Young', 'young', 'opening')`.execute(db);
        await sql`update sellers set description = 'Lace by the yard' where slug = 'young'`.execute(db);
        await sql`delete from sellers where slug = 'young'`.execute(db);
      },
    ],
    ['a store that sells', ['stores'], (db) => sql`update sellers set description = 'Lamps'`.execute(db)],
    ['a sale of a store', [], (db) => sql`update sellers set total_sales = 3`.execute(db)],
  ])('%s', async (_, changing, change) => {
    const before = await versions();
    await change(db);
    const after = await versions();
    const changed = scopes().filter((_scope, index) => before[index] !== after[index]);
    expect(changed.map((scope) => (scope.startsWith('seller:') ? 'seller:' : scope))).toEqual(
      ['all', 'category home', 'subcategory home lighting', 'seller:', ...scopes().slice(4)].filter((scope) =>
        changing.includes(scope),
      ),
    );
  });

  it('its change by a transaction that began first and ends last', async () => {
    const { promise: others, resolve: goOn } = Promise.withResolvers<void>();
    const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
    const slow = db.transaction().execute(async (tx) => {
      await sql`select find_write('all')`.execute(tx);
      wrote();
      await others;
    });
    await written;
    await sql`select find_write('all')`.execute(db);
    const between = await readVersions(db, [['all']], ['']);
    goOn();
    await slow;
    expect(await readVersions(db, [['all']], [''])).not.toEqual(between);
  });
});

describe('folding', () => {
  beforeEach(() => sql`select find_write('all', 'words') from generate_series(1, 20)`.execute(db));
  const rows = async () =>
    (await sql<{ scope: string }>`select scope from find_versions where scope in ('all', 'words')`.execute(db)).rows
      .length;

  it('leaves the versions as they are, and a row of each', async () => {
    const before = await versions();
    await foldVersions(db);
    expect(await versions()).toEqual(before);
    expect(await rows()).toBe(2);
  });

  it('loses and doubles nothing when several do it at once, while others write', async () => {
    const [before = ''] = await versions();
    const writing = Array.from({ length: 40 }, () => sql`select find_write('all')`.execute(db));
    await Promise.all([...writing, foldVersions(db), foldVersions(db), foldVersions(db)]);
    await foldVersions(db);
    expect(Number((await versions())[0])).toBe(Number(before) + 40);
  });
});

describe('the version of rows that an answer shows', () => {
  const shownNow = async () => {
    const shown = new ShownRows();
    for (const [kind, table] of [['seller', 'sellers'] as const, ['product', 'products'] as const]) {
      shown.note(
        kind,
        await db
          .selectFrom(table)
          .select(['id', sql<string>`xmin::text`.as('written')])
          .execute(),
      );
    }
    return shown;
  };
  const readNow = async (names: string) => (await readVersions(db, [['all']], [names]))[0]?.split(' ')[1];

  it('is that of the rows as they were read, and another after a write of any, or its end', async () => {
    const gone = await seedProduct(db, { seller_id: ids.seller, category_id: ids.category });
    const changes = [
      () => sql`update stock_items set held = held + 1 where id = ${gone.id}`.execute(db),
      () => sql`update sellers set rating_count = rating_count + 1`.execute(db),
      () => sql`delete from products where id = ${gone.id}`.execute(db),
    ];
    for (const change of changes) {
      const shown = await shownNow();
      expect(await readNow(shown.names)).toBe(shown.version);
      await change();
      expect(await readNow(shown.names)).not.toBe(shown.version);
    }
  });

  it('is its own for each answer of one look-up, and nothing of an answer without rows', async () => {
    const one = await shownNow();
    await seedProduct(db, { seller_id: ids.seller, category_id: ids.category });
    const two = await shownNow();
    const answers = await readVersions(db, [['all'], ['words'], ['all', 'stores']], [one.names, '', two.names]);
    expect(answers.map((version) => version.split(' ').slice(1).at(-1))).toEqual([one.version, undefined, two.version]);
  });

  it('is of products alone, or of stores alone', async () => {
    for (const [kind, table] of [['seller', 'sellers'] as const, ['product', 'products'] as const]) {
      const shown = new ShownRows();
      shown.note(
        kind,
        await db
          .selectFrom(table)
          .select(['id', sql<string>`xmin::text`.as('written')])
          .execute(),
      );
      expect(await readNow(shown.names)).toBe(shown.version);
    }
  });
});
