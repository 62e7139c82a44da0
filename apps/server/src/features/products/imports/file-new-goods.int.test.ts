import { createTestDatabase } from '@oja/testing/database/test-database';
import { seedCategory, seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { importsOf } from '../../../testing/goods-imports.ts';
import { type RecordedStatement, recordStatements } from '../../../testing/recorded-statements.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let recorded: RecordedStatement[];
beforeAll(async () => {
  const database = await createTestDatabase();
  recorded = recordStatements(database);
  shop = await createTestApp({ database });
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const places = { kettle: ['Kitchen', 'Kettles'], mattress: ['Bedroom', 'Mattresses'], lantern: ['Lights', ''] };

it('a part of a file is filed product by product, by a few searches for all of their names [GOODS-154]', async () => {
  for (const [thing, [category = '', part]] of Object.entries(places)) {
    const shelf = await seedCategory(shop.db, { name: category, subcategories: part ? [part] : [] });
    await seedProduct(shop.db, {
      name: `Plain ${thing}`,
      category_id: shelf.id,
      subcategory_id: shelf.subcategories[0]?.id ?? null,
    });
  }
  const things = Object.keys(places) as (keyof typeof places)[];
  const names = Array.from({ length: 201 }, (_, at) => `Big ${things[at % 3]} type ${at}`);
  const before = recorded.length;
  const sent = await importsOf(store).send(
    ['name,price,count', ...names.map((name) => `${name},900,1`), 'Qwxzyv,900,1'].join('\n'),
  );
  expect(recorded.slice(before).filter(({ text }) => text.includes('find_candidates')).length).toBeLessThanOrEqual(5);
  const rows = await importsOf(store).rowsOf(sent);
  const filed = rows.map(({ cells: { name, category, subcategory } }) => [name, category ?? '', subcategory ?? '']);
  expect(filed.toSorted()).toEqual(
    [
      ...names.map((name, at) => [name, ...places[things[at % 3] as (typeof things)[0]]]),
      ['Qwxzyv', '', ''],
    ].toSorted(),
  );
});
