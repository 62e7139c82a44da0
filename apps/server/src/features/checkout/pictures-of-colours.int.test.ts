import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { pictureOf, plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newBuyer } from '../../testing/buyer.ts';
import { openStore } from '../../testing/desk-sale.ts';
import { mailTo } from '../../testing/mailbox.ts';
import { relay, verify } from '../../testing/payment-steps.ts';
import { createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const images = [
  pictureOf('front'),
  { ...pictureOf('red'), choice: 'Red' },
  { ...pictureOf('blue'), choice: 'Blue' },
  { ...pictureOf('blue behind'), choice: 'Blue' },
];
const [front, red, blue] = images.map(({ key }) => key);
const gown = (given = {}) =>
  plainProduct(shop.db, { colors: ['Red', 'Blue', 'Green'], images: JSON.stringify(images), ...given });

/** A buyer with these colours of a product in the cart, in this order. */
async function buyerOf(product: { id: string }, ...colors: string[]) {
  const buyer = await newBuyer(shop);
  for (const selectedColor of colors)
    await buyer.call('addToCart', { body: { productId: product.id, selectedColor, selectedSize: '', quantity: 1 } });
  return buyer;
}
const keysOf = (lines: readonly { images: readonly { key: string }[] }[]) => lines.map((line) => line.images[0]?.key);
const written = async (table: 'checkout_lines' | 'order_items', id: string) => {
  const of = table === 'order_items' ? sql`order_id` : sql`checkout_id`;
  const { rows } = await sql<{ key: string }>`
    select picture ->> 'key' as key from ${sql.table(table)} where ${of} = ${id} order by line`.execute(shop.db);
  return rows.map(({ key }) => key);
};

describe('of what was chosen the picture is shown', () => {
  it('in the cart, that of the product where its colour has none', async () => {
    const product = await gown();
    const buyer = await buyerOf(product, 'Blue', 'Green', 'Red');
    expect(keysOf((await buyer.call('cart', {})).lines)).toEqual([blue, front, red]);
    const items = ['Red', 'Blue'].map((selectedColor) => ({
      ...{ productId: product.id, selectedColor, selectedSize: '', quantity: 1 },
    }));
    expect(keysOf((await shop.visitor().call('quotePending', { body: { items } })).lines)).toEqual([red, blue]);
  });

  it('in the checkout and the order of it, whatever the product shows by then, and its mail names the colour', async () => {
    const product = await gown();
    const buyer = await buyerOf(product, 'Blue', 'Red');
    const { orderId, url, reference } = await openPayment(buyer);
    expect(await written('checkout_lines', orderId)).toEqual([blue, red]);
    await sql`update products set images = '[]' where id = ${product.id}`.execute(shop.db);
    await payOnPage(url);
    await verify(buyer, reference);
    expect(await written('order_items', orderId)).toEqual([blue, red]);
    const [order] = (await buyer.call('orders', { query: {} })).items;
    expect(keysOf(order?.items ?? [])).toEqual([blue, red]);
    await relay(shop);
    const mail = (await mailTo(shop, buyer.email)).find(({ subject }) => subject.includes('is placed'));
    expect(mail?.text).toMatch(/Blue[\s\S]*Red/);
  });

  it('at the desk of its store', async () => {
    const store = await openStore(shop);
    const buyer = await buyerOf(await gown({ seller_id: store.sellerId }), 'Blue');
    await giveCredit(shop.db, buyer.id, 10_000_000);
    const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
    const params = { seller: store.sellerId };
    const { items } = await store.owner.call('deskOrders', { params, query: {} });
    expect(items.map(({ pictures }) => pictures.map(({ key }) => key))).toEqual([[blue]]);
    const { lines } = await store.owner.call('deskOrder', { params: { ...params, id: orderId } });
    expect(lines.map(({ picture }) => picture?.key)).toEqual([blue]);
  });
});
