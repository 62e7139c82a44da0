import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fillCart, openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkPayment } from '../features/payments/check-payment.ts';
import { sweepHolds } from '../features/payments/reconciler/sweep-holds.ts';
import { newBuyer } from '../testing/buyer.ts';
import { migrateFromBefore } from '../testing/migrate-from-before.ts';
import { expireHold, letAskAgain, signal } from '../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../testing/till.ts';

/** The tables as the version before the migration had them. */
const undo = `
  drop trigger products_listed on products;
  drop view desk_product_rows;
  drop table desk_products, restock_requests;
  drop trigger products_stock_is_summed on products;
  drop trigger products_start_empty on products;
  drop table low_told, timed_sales, product_variants, stock_items;
  drop function desk_tab, desk_put_products, desk_write_product;
  drop function products_sum_stock(), products_refuse_stock(), products_rewrite_of_variants(), refuse_leaving_product();
  alter table checkout_lines drop column variant_id, drop column stock_item_id;
  alter table order_items drop column variant_id, drop column stock_item_id, drop column sku;
  alter table stock_movements rename column stock_item_id to product_id;
  alter index stock_movements_stock_item rename to stock_movements_product`;

let shop: Till;
const ids = { plain: '', doubled: '', gone: '' };
const references: string[] = [];

beforeAll(async () => {
  shop = await createTill();
  const plain = await plainProduct(shop.db, { stock: 7 });
  const choices = { colors: ['Red', 'Blue', 'Red'], sizes: ['L', 'M'], sku: 'SKU with blanks' };
  const doubled = await plainProduct(shop.db, { stock: 9, ...choices });
  const gone = await plainProduct(shop.db, { stock: 0 });
  Object.assign(ids, { plain: plain.id, doubled: doubled.id, gone: gone.id });
  const rich = await newBuyer(shop);
  await fillCart(rich, { product: plain, quantity: 2 });
  await giveCredit(shop.db, (await rich.call('me', {})).user?.id ?? '', 1_000_000);
  await orderByCredit(rich, await draftFor(rich));
  const open = await openPayment(await buyerWith(shop, { product: plain, quantity: 3 }));
  const late = await openPayment(await buyerWith(shop, { product: plain }));
  await expireHold(shop, late.orderId);
  await sweepHolds(shop, signal);
  for (const { url, reference } of [open, late]) {
    await payOnPage(url);
    references.push(reference);
  }
  await expectConserved(shop);
  expect(await migrateFromBefore(shop.database, 'variants', undo)).toEqual(['0043-variants.sql']);
  // The lists of desks, which came later, stand by what it has made.
  const lists = path.join(import.meta.dirname, 'migrations/0068-lists-of-desks.sql');
  await shop.database.pool.query(await readFile(lists, 'utf8'));
});
afterAll(() => shop.close());

describe('a shop of before there were variants', () => {
  it('has its books in order, with an order, an open hold and one that has ended', () => expectConserved(shop));

  it('keeps one count as one count, under the id of its product [GOODS-54]', async () => {
    const { rows } = await sql`select id, stock, held from stock_items order by stock desc`.execute(shop.db);
    expect(rows).toEqual([
      { id: ids.doubled, stock: 9, held: 0 },
      { id: ids.plain, stock: 5, held: 3 },
      { id: ids.gone, stock: 0, held: 0 },
    ]);
  });

  it('offers every colour in every size once, in their order, and one variant where there is no choice', async () => {
    const { rows } = await sql<{ product_id: string; color: string; size: string }>`
      select product_id, color, size from product_variants order by position`.execute(shop.db);
    const of = (id: string) => rows.filter((row) => row.product_id === id).map(({ color, size }) => `${color} ${size}`);
    expect(of(ids.doubled)).toEqual(['Red L', 'Red M', 'Blue L', 'Blue M']);
    expect(of(ids.plain)).toEqual([' ']);
    expect(rows).toHaveLength(6);
  });

  it('makes an order of a hold of before, and takes what is paid late from the same shelf', async () => {
    for (const reference of references) {
      await letAskAgain(shop, reference);
      expect(await checkPayment(shop, reference)).toMatchObject({ kind: 'order' });
    }
    expect(await stockOf(shop.db, { id: ids.plain })).toEqual({ stock: 1, held: 0 });
    await expectConserved(shop);
  });
});

it('what says the stock of a product itself is refused: it is the sum of its stock items [GOODS-52]', async () => {
  const refused = /is the sum of its stock items/;
  for (const column of ['stock', 'held']) {
    const change = sql`update products set ${sql.ref(column)} = ${sql.ref(column)} + 1 where id = ${ids.plain}`;
    await expect(change.execute(shop.db)).rejects.toThrow(refused);
  }
  const filled = sql`
    insert into products (id, seller_id, category_id, name, sku, price, stock)
    select gen_random_uuid(), seller_id, category_id, name, 'new', price, 1 from products where id = ${ids.plain}`;
  await expect(filled.execute(shop.db)).rejects.toThrow(refused);
});
