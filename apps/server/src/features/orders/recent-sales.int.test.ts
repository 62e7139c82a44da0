import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { setPlacedAt } from '@oja/testing/rows/placed-at';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { relay, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../testing/till.ts';
import { forgetOldSales } from './recent-sales.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

it('counts sales once: sellers and popularity grow with the order, and popularity forgets after 30 days [LIST-01]', async () => {
  const product = await plainProduct(shop.db, { units_sold_recently: 7 });
  const buyer = await buyerWith(shop, { product, quantity: 2 });
  const { url, reference, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await verify(buyer, reference);
  await Promise.all([1, 2, 3].map(() => relay(shop)));
  const figures = async () =>
    shop.db
      .selectFrom('products')
      .innerJoin('sellers', 'sellers.id', 'products.seller_id')
      .select(['units_sold_recently', 'total_sales'])
      .where('products.id', '=', product.id)
      .executeTakeFirst();
  expect(await figures()).toEqual({ units_sold_recently: 9, total_sales: 2 });
  await forgetOldSales(shop.db);
  expect(await figures()).toEqual({ units_sold_recently: 9, total_sales: 2 });
  await setPlacedAt(shop.db, [orderId], sql`now() - interval '31 days'`);
  await forgetOldSales(shop.db);
  await forgetOldSales(shop.db);
  expect(await figures()).toEqual({ units_sold_recently: 7, total_sales: 2 });
});

it('popularity forgets an old order while another is being changed, and that one the next time', async () => {
  const product = await plainProduct(shop.db);
  const units = async () =>
    (await shop.db.selectFrom('products').select('units_sold_recently').where('id', '=', product.id).execute())[0];
  const place = async () => {
    const buyer = await buyerWith(shop, { product });
    const { url, reference, orderId } = await openPayment(buyer);
    await payOnPage(url);
    await verify(buyer, reference);
    return orderId;
  };
  const [changed, other] = [await place(), await place()];
  await relay(shop);
  expect(await units()).toEqual({ units_sold_recently: 2 });
  await setPlacedAt(shop.db, [changed, other], sql`now() - interval '31 days'`);
  await shop.db.transaction().execute(async (tx) => {
    await sql`select from orders where id = ${changed} for update`.execute(tx);
    await forgetOldSales(shop.db);
    expect(await units()).toEqual({ units_sold_recently: 1 });
  });
  await forgetOldSales(shop.db);
  expect(await units()).toEqual({ units_sold_recently: 0 });
});
