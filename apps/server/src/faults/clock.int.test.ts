import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

it('numbers orders apart when the clock goes back to a time that is taken: K2', async () => {
  const product = await plainProduct(shop.db, { stock: 100 });
  const buyers = await Promise.all(Array.from({ length: 4 }, () => newBuyer(shop)));
  await Promise.all(buyers.map(({ id }) => giveCredit(shop.db, id, 100_000_000)));
  const order = async (buyer: (typeof buyers)[number]) => {
    await fillCart(buyer, { product });
    return orderByCredit(buyer, await draftFor(buyer));
  };
  const [first] = buyers;
  if (!first) throw new Error('There is no buyer.');
  const { orderId } = await order(first);
  const before = Date.now();
  // As if 20 s of orders had been numbered before the clock was put back by as much: one for each millisecond.
  await shop.db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = '1min'`.execute(tx);
    await sql`
      with taken as (
        select uuidv7() as id, 'CR-taken-' || n as reference, floor(extract(epoch from now()) * 1000)::bigint + n as number
        from generate_series(0, 20000) n
      ), checkout as (
        insert into checkouts (id, buyer_id, method, state, request_hash, shipping_info, subtotal, shipping, tax,
          total, commission_basis_points, expires_at, completed_at, completed_turn)
        select taken.id, buyer_id, method, state, request_hash, shipping_info, subtotal, shipping, tax, total,
          commission_basis_points, expires_at, completed_at, completed_turn
        from taken, checkouts where checkouts.id = ${orderId}
      ), payment as (
        insert into payments (reference, checkout_id, provider, amount, currency, state, disposition)
        select taken.reference, taken.id, provider, amount, currency, state, disposition
        from taken, payments where payments.checkout_id = ${orderId}
      )
      insert into orders (id, order_number, buyer_id, buyer_name, buyer_email, shipping_info, subtotal, shipping, tax, total,
        payment_method, payment_reference)
      select taken.id, 'ORD-' || taken.number, buyer_id, buyer_name, buyer_email, shipping_info, subtotal, shipping, tax, total,
        payment_method, taken.reference
      from taken, orders where orders.id = ${orderId}
    `.execute(tx);
  });
  const placed = await Promise.all(buyers.map(order));
  const numbers = placed.map(({ orderNumber }) => Number(orderNumber.slice(4)));
  expect(new Set(numbers).size).toBe(buyers.length);
  for (const number of numbers) expect(number).toBeGreaterThanOrEqual(before + 20_000);
});
