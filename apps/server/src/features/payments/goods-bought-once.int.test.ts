import { fillCart, openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { mailTo } from '../../testing/mailbox.ts';
import { finishRefund, letAskAgain, refundOf, verify } from '../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { checkPayment } from './check-payment.ts';

let shop: Till;
let second: TestApp;
beforeAll(async () => {
  shop = await createTill();
  second = await createTestApp({
    beside: shop,
    env: { PAYSTACK_SECRET_KEY: shop.sandbox.secretKey, PAYSTACK_URL: shop.sandbox.url },
  });
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
afterEach(() => expectConserved(shop));

type Product = { id: string; name: string };
interface Goods {
  buyer: Buyer;
  a: Product;
  b: Product;
}

const begin = async (...wanted: ('a' | 'b')[]): Promise<Goods> => {
  const products = { a: await plainProduct(shop.db, { stock: 9 }), b: await plainProduct(shop.db, { stock: 9 }) };
  const buyer = await buyerWith(shop, ...wanted.map((name) => ({ product: products[name] })));
  return { buyer, ...products };
};

const remove = async (buyer: Buyer, product: Product) => {
  const { lines } = await buyer.call('cart', {});
  const id = lines.find((line) => line.productId === product.id)?.lineId ?? '';
  await buyer.call('removeFromCart', { params: { id } });
};
const add = (buyer: Buyer, product: Product, quantity = 1) => fillCart(buyer, { product, quantity });

type Paid = Awaited<ReturnType<typeof openPayment>>;
const pay = async (buyer: Buyer, { url, reference }: Paid) => {
  await payOnPage(url);
  await letAskAgain(shop, reference);
  return verify(buyer, reference);
};

/** What happened to a cart between the two pages. */
const changes: [what: string, wanted: ('a' | 'b')[], change: (goods: Goods) => Promise<unknown>][] = [
  ['a line is added', ['a'], ({ buyer, b }) => add(buyer, b)],
  ['a line is removed', ['a', 'b'], ({ buyer, b }) => remove(buyer, b)],
  [
    'a line is removed and added anew',
    ['a'],
    async ({ buyer, a }) => {
      await remove(buyer, a);
      await add(buyer, a);
    },
  ],
  [
    'all is removed, and one line is added anew beside another',
    ['a'],
    async ({ buyer, a, b }) => {
      await remove(buyer, a);
      await add(buyer, b);
      await add(buyer, a);
    },
  ],
  ['more units are wanted', ['a'], ({ buyer, a }) => add(buyer, a, 2)],
];
const orders: [string, (first: Paid, second: Paid) => [Paid, Paid]][] = [
  ['the later page is paid first', (first, later) => [later, first]],
  ['the earlier page is paid first', (first, later) => [first, later]],
];

describe.each(orders)('two pages that share goods, %s', (_, inOrder) => {
  it.each(changes)(
    'and between them %s: one is an order, all of the other goes back: B19',
    async (_what, wanted, change) => {
      const goods = await begin(...wanted);
      const { buyer } = goods;
      const first = await openPayment(buyer);
      await change(goods);
      const [ordered, late] = inOrder(first, await openPayment(buyer));
      expect(await pay(buyer, ordered)).toMatchObject({ success: true, orderId: ordered.orderId });
      expect(await pay(buyer, late)).toMatchObject({ success: false, code: 'refund_pending' });
      expect(await ordersOf(buyer)).toEqual([ordered.orderId]);
      expect(await refundOf(shop, late.reference)).toMatchObject([{ amount: late.draft.amount, state: 'requested' }]);
      expect(await sold(goods.a)).toBe(unitsOf(ordered, goods.a));
    },
  );
});

it('a page of which a part was bought since goes back with a reason of its own: on the page, among the payments, by mail', async () => {
  const { buyer, a, b } = await begin('a');
  const first = await openPayment(buyer);
  await add(buyer, b);
  const both = await openPayment(buyer);
  expect(await pay(buyer, first)).toMatchObject({ success: true });
  const refused = { success: false, code: 'refund_pending', reason: 'goods_bought_since' };
  expect(await pay(buyer, both)).toMatchObject(refused);
  expect(await verify(buyer, both.reference)).toMatchObject(refused);
  expect((await buyer.call('moneyUnderWay', {})).items).toMatchObject([
    { reference: both.reference, reason: 'goods_bought_since', state: 'returning', amount: both.draft.amount },
  ]);
  expect([await sold(a), await sold(b)]).toEqual([1, 0]);
  await finishRefund(shop, both.reference);
  const mails = (await mailTo(shop, buyer.email)).map(({ text }) => text).join();
  expect(mails).toContain('You had bought some of these goods with another payment since you opened this one');
});

it('a page of which a part was bought since is offered no more, and a page that shares nothing still is', async () => {
  const { buyer, a, b } = await begin('a');
  const first = await openPayment(buyer);
  await add(buyer, b);
  const both = await openPayment(buyer);
  const awaited = async () =>
    (await buyer.call('moneyUnderWay', {})).items.map(({ reference, state, boughtSince }) => [
      reference,
      state,
      boughtSince,
    ]);
  expect(await awaited()).toEqual([
    [both.reference, 'awaited', false],
    [first.reference, 'awaited', false],
  ]);
  await pay(buyer, first);
  expect(await awaited()).toEqual([[both.reference, 'awaited', true]]);
  await expect(buyer.call('initializePayment', { body: both.draft })).rejects.toMatchObject({
    code: 'checkout_closed',
  });
  // Its buyer wants them again: what was bought before a page was opened is no reason.
  await add(buyer, a);
  const again = await openPayment(buyer);
  expect((await buyer.call('initializePayment', { body: again.draft })).data.reference).toBe(again.reference);
  expect(await awaited()).toEqual([
    [again.reference, 'awaited', false],
    [both.reference, 'awaited', true],
  ]);
});

it('a page all of which was bought since goes back as a duplicate', async () => {
  const { buyer, b } = await begin('a');
  const first = await openPayment(buyer);
  await add(buyer, b);
  const both = await openPayment(buyer);
  expect(await pay(buyer, both)).toMatchObject({ success: true });
  expect(await pay(buyer, first)).toMatchObject({ code: 'refund_pending', reason: 'duplicate_payment' });
});

describe('the last unit, which a newer page of the same buyer holds', () => {
  const stateOf = async ({ orderId }: Paid) =>
    (await shop.db.selectFrom('checkouts').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state;

  it('is bought by the older page that is paid first; the newer one, paid too, goes back: B19', async () => {
    const last = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product: last });
    const older = await openPayment(buyer);
    const newer = await openPayment(buyer, { email: 'corrected@shopper.example' });
    expect(await pay(buyer, older)).toMatchObject({ success: true, orderId: older.orderId });
    expect([await stockOf(shop.db, last), await stateOf(newer)]).toEqual([{ stock: 0, held: 0 }, 'released']);
    expect(await pay(buyer, newer)).toMatchObject({ code: 'refund_pending', reason: 'duplicate_payment' });
    expect(await ordersOf(buyer)).toEqual([older.orderId]);
  });

  it('is not bought if another shopper holds it; the newer page keeps what it has', async () => {
    const last = await plainProduct(shop.db, { stock: 1 });
    const kept = await plainProduct(shop.db, { stock: 1 });
    const buyer = await buyerWith(shop, { product: last });
    const older = await openPayment(buyer);
    await remove(buyer, last);
    await add(buyer, kept);
    const newer = await openPayment(buyer);
    await openPayment(await buyerWith(shop, { product: last }));
    expect(await pay(buyer, older)).toMatchObject({ reason: 'out_of_stock_after_payment' });
    expect([await stateOf(newer), await stockOf(shop.db, kept)]).toEqual(['held', { stock: 1, held: 1 }]);
  });

  it('is left to the newer page where there is another one for the older', async () => {
    const product = await plainProduct(shop.db, { stock: 2 });
    const buyer = await buyerWith(shop, { product });
    const older = await openPayment(buyer);
    const newer = await openPayment(buyer, { email: 'corrected@shopper.example' });
    expect(await pay(buyer, older)).toMatchObject({ success: true });
    expect([await stateOf(newer), await stockOf(shop.db, product)]).toEqual(['held', { stock: 1, held: 1 }]);
  });
});

describe('store credit', () => {
  it.each(changes)(
    'buys what an earlier page was for, after %s: paid late, the page goes back',
    async (_, wanted, change) => {
      const goods = await begin(...wanted);
      const { buyer, a } = goods;
      await giveCredit(shop.db, buyer.id, 100_000_000);
      const page = await openPayment(buyer);
      await change(goods);
      const { orderId } = await orderByCredit(buyer, await draftFor(buyer));
      const before = await sold(a);
      expect(await pay(buyer, page)).toMatchObject({ code: 'refund_pending' });
      expect(await ordersOf(buyer)).toEqual([orderId]);
      expect(await sold(a)).toBe(before);
    },
  );

  it('does not buy what a page has bought meanwhile: the cart is another', async () => {
    const { buyer, b } = await begin('a');
    await giveCredit(shop.db, buyer.id, 100_000_000);
    const page = await openPayment(buyer);
    await add(buyer, b);
    const draft = await draftFor(buyer);
    expect(await pay(buyer, page)).toMatchObject({ success: true });
    await expect(orderByCredit(buyer, draft)).rejects.toMatchObject({ code: 'cart_changed' });
  });
});

describe('whoever wants the same goods again', () => {
  it.each<'card' | 'credit'>(['card', 'credit'])(
    'buys them on a page opened after the first order, by %s',
    async (how) => {
      const { buyer, a } = await begin('a');
      await giveCredit(shop.db, buyer.id, 100_000_000);
      if (how === 'card') await pay(buyer, await openPayment(buyer));
      else await orderByCredit(buyer, await draftFor(buyer));
      await add(buyer, a);
      expect(await pay(buyer, await openPayment(buyer))).toMatchObject({ success: true });
      expect([(await ordersOf(buyer)).length, await sold(a)]).toEqual([2, 2]);
    },
  );

  it('buys them also when the clock was set back between the two', async () => {
    const { buyer, a } = await begin('a');
    const first = await openPayment(buyer);
    await pay(buyer, first);
    await sql`update checkouts set completed_at = now() + interval '1 hour' where id = ${first.orderId}`.execute(
      shop.db,
    );
    await add(buyer, a);
    expect(await pay(buyer, await openPayment(buyer))).toMatchObject({ success: true });
  });

  it('gets both pages that share nothing', async () => {
    const { buyer, a, b } = await begin('a');
    const first = await openPayment(buyer);
    await remove(buyer, a);
    await add(buyer, b);
    const other = await openPayment(buyer);
    expect(await pay(buyer, other)).toMatchObject({ success: true });
    expect(await pay(buyer, first)).toMatchObject({ success: true });
    expect([await sold(a), await sold(b)]).toEqual([1, 1]);
  });

  it('of another buyer is another wish', async () => {
    const product = await plainProduct(shop.db, { stock: 9 });
    const buyers = [await buyerWith(shop, { product }), await buyerWith(shop, { product })];
    const pages = await Promise.all(buyers.map((buyer) => openPayment(buyer)));
    for (const [index, page] of pages.entries()) {
      expect(await pay(buyers[index] as Buyer, page)).toMatchObject({ success: true });
    }
  });
});

it('a page that was bought before the clock was set back goes back all the same', async () => {
  const { buyer, b } = await begin('a');
  const first = await openPayment(buyer);
  await add(buyer, b);
  const both = await openPayment(buyer);
  await pay(buyer, both);
  await sql`update checkouts set completed_at = created_at - interval '1 hour' where id = ${both.orderId}`.execute(
    shop.db,
  );
  expect(await pay(buyer, first)).toMatchObject({ code: 'refund_pending' });
});

it('two pages that share goods, settled at once by two processes, become one order', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, a, b } = await begin('a');
    const first = await openPayment(buyer);
    await add(buyer, b);
    const both = await openPayment(buyer);
    await payOnPage(first.url);
    await payOnPage(both.url);
    const settled = await Promise.all([checkPayment(shop, first.reference), checkPayment(second, both.reference)]);
    expect(settled.map(({ kind }) => kind).sort()).toEqual(['order', 'refund']);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await sold(a)).toBe(1);
  }
});

const sold = async (product: Product) => 9 - (await stockOf(shop.db, product)).stock;
const unitsOf = ({ draft }: Paid, product: Product) =>
  draft.items.find(({ productId }) => productId === product.id)?.quantity ?? 0;

async function ordersOf({ id }: Buyer): Promise<string[]> {
  const rows = await shop.db.selectFrom('orders').select('id').where('buyer_id', '=', id).execute();
  return rows.map((row) => row.id);
}
