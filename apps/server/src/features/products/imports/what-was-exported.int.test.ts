import { routeOf } from '@oja/contract/routes';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type GoodsStore, openGoodsStore, variantForm } from '../../../testing/desk-goods.ts';
import { importsOf, problemsOf } from '../../../testing/goods-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const place = (id: string, status: string) =>
  sql`update products set status = ${status}, taken_down_at = case when ${status}::text = 'taken_down' then now() end,
    taken_down_from = case when ${status}::text = 'taken_down' then 'live' end,
    taken_down_reasons = case when ${status}::text = 'taken_down' then '{counterfeit}'::text[] end,
    taken_down_note = case when ${status}::text = 'taken_down' then '' end where id = ${id}`.execute(shop.db);

const types = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

it('is the same in every row, as CSV and as a workbook [GOODS-110]', async () => {
  const each = { colors: ['red', 'Wine, dark'], sizes: ['M'], countedEach: true, pricedEach: true, price: '' };
  await store.publish(
    store.form({
      ...each,
      sku: 'EACH-1',
      variants: [
        variantForm('red', 'M', { price: '900', salePrice: '800.50', count: '3', sku: 'EACH-1-R' }),
        variantForm('Wine, dark', 'M', { price: '700', count: '0' }),
      ],
    }),
  );
  await store.publish(
    store.form({
      ...{ sku: 'TOGETHER-1', sizes: ['S', 'L'], count: '12', price: '12,000', salePrice: '10,500', lowAt: '0' },
      ...{ weight: '0.5', length: '10', width: '20.5', height: '3', returns: '7 days', tags: ['ankara', '-wax'] },
      ...{ description: '=Two lines,\n"quoted"; and more ', brand: "'Vlisco" },
      variants: [variantForm('', 'S'), variantForm('', 'L', { offered: false })],
    }),
  );
  const [paused, archived, down] = [
    await store.publish(store.form({ sku: 'P-1' })),
    await store.publish(store.form({ sku: 'A-1' })),
    await store.publish(store.form({ sku: 'D-1' })),
  ];
  await place(paused, 'paused');
  await place(archived, 'archived');
  await place(down, 'taken_down');
  // As they came with the shop: pictures that no form can name, another unit, words that nobody may write anew.
  const before = await seedProduct(shop.db, {
    ...{ seller_id: store.sellerId, price: 123_450, stock: 5, colors: ['Red', 'red'], sizes: ['M', 'M'] },
    ...{
      name: 'CALL  0803 555 0142 FOR THIS LACE',
      return_policy: 'Seven days, in its bag.',
    },
    images: JSON.stringify([{ key: 'catalogue/lace', color: '#a1b2c3', alt: 'Lace' }]),
    weight: JSON.stringify({ value: 500, unit: 'g' }),
  } as never);
  expect(before.id).toBeTruthy();
  for (const format of ['csv', 'xlsx'] as const) await expectSame(format);
});

async function expectSame(format: keyof typeof types) {
  const path = routeOf('exportProducts').path.replace(':seller', store.sellerId);
  const answer = await store.owner.fetch(`${path}?format=${format}`);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const sent = await importsOf(store).send({ type: types[format], bytes });
  const rows = await importsOf(store).rowsOf(sent);
  expect(rows.length).toBeGreaterThanOrEqual(7);
  expect(problemsOf(rows.filter(({ action }) => action !== 'same'))).toEqual({});
  expect(sent.counts).toEqual({ new: 0, change: 0, wrong: 0, same: sent.rows });
  expect(sent.ignored).toEqual([]);
}
