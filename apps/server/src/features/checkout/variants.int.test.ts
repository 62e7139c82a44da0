import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { countAnew, countEach, retireVariant } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { untilHoldWaits, withCartRead } from '../../testing/hold-steps.ts';
import { expireHold, letAskAgain, refundOf, signal, verify } from '../../testing/payment-steps.ts';
import { createTill, expectConserved, outcomes, type Till } from '../../testing/till.ts';
import { sweepHolds } from '../payments/reconciler/sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

type Size = 'M' | 'L';
const sizes: Size[] = ['M', 'L'];

/** A kaftan in two sizes. @param counted units of each size, counted each by itself; one number counts them together */
async function kaftan(counted: number | [m: number, l: number]) {
  const product = await plainProduct(shop.db, { sizes, stock: Array.isArray(counted) ? 0 : counted });
  if (Array.isArray(counted)) await countEach(shop.db, product, counted);
  return product;
}

const add = (buyer: Buyer, { id }: { id: string }, selectedSize: string, quantity = 1) =>
  buyer.call('addToCart', { body: { productId: id, selectedColor: '', selectedSize, quantity } });

async function buyerOf(product: { id: string }, ...wanted: [Size, number][]): Promise<Buyer> {
  const buyer = await newBuyer(shop);
  for (const [size, quantity] of wanted) await add(buyer, product, size, quantity);
  return buyer;
}

/** Units owned and held of each size. */
async function shelvesOf({ id }: { id: string }): Promise<Record<string, [stock: number, held: number]>> {
  const { rows } = await sql<{ size: string; stock: number; held: number }>`
    select v.size, i.stock, i.held from product_variants v join stock_items i on i.id = v.stock_item_id
    where v.product_id = ${id} order by v.position`.execute(shop.db);
  return Object.fromEntries(rows.map(({ size, stock, held }) => [size, [stock, held]]));
}

const sumsOf = ({ id }: { id: string }) =>
  shop.db.selectFrom('products').select(['stock', 'held']).where('id', '=', id).executeTakeFirstOrThrow();

async function shelfOf({ id }: { id: string }, size: Size): Promise<string> {
  const { stock_item_id } = await shop.db
    .selectFrom('product_variants')
    .select('stock_item_id')
    .where('product_id', '=', id)
    .where('size', '=', size)
    .executeTakeFirstOrThrow();
  return stock_item_id;
}

describe('a product whose sizes are counted each', () => {
  it('has so many of each in a cart, and not what is left of the others', async () => {
    const product = await kaftan([1, 3]);
    const buyer = await buyerOf(product, ['M', 1]);
    await expect(add(buyer, product, 'M')).rejects.toMatchObject({ code: 'not_enough_stock' });
    const { lines } = await add(buyer, product, 'L', 2);
    expect(lines.map(({ selectedSize, stock, inOtherVariants }) => [selectedSize, stock, inOtherVariants])).toEqual([
      ['M', 1, 0],
      ['L', 3, 0],
    ]);
    await expect(add(buyer, product, 'L', 2)).rejects.toMatchObject({ code: 'not_enough_stock' });
    const [, large] = lines;
    const changed = await buyer.call('setCartQuantity', { params: { id: large?.lineId ?? '' }, body: { quantity: 3 } });
    expect(changed.lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
  });

  it('is held and sold from the shelf of each size, and the order names it [GOODS-55]', async () => {
    const product = await kaftan([2, 2]);
    const buyer = await buyerOf(product, ['M', 1], ['L', 2]);
    const { orderId, url, reference } = await openPayment(buyer);
    expect(await shelvesOf(product)).toEqual({ M: [2, 1], L: [2, 2] });
    expect(await sumsOf(product)).toEqual({ stock: 4, held: 3 });
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await shelvesOf(product)).toEqual({ M: [1, 0], L: [0, 0] });
    expect(await sumsOf(product)).toEqual({ stock: 1, held: 0 });
    const { rows } = await sql`
      select i.selected_size, i.sku, v.size from order_items i
      join product_variants v on v.id = i.variant_id and v.stock_item_id = i.stock_item_id
      where i.order_id = ${orderId} order by i.line`.execute(shop.db);
    expect(rows).toEqual([
      { selected_size: 'M', sku: product.sku, size: 'M' },
      { selected_size: 'L', sku: product.sku, size: 'L' },
    ]);
  });

  it('is held of what came while the hold waited for it, though there was not as much when it began to wait', async () => {
    const product = await kaftan([4, 0]);
    const [buyer, others] = [await buyerOf(product, ['M', 1]), await buyerOf(product, ['M', 4])];
    let opened: Promise<unknown> | undefined;
    await shop.db.transaction().execute(async (restock) => {
      ({ opened } = await withCartRead(shop, buyer, async () => {
        await openPayment(others);
        await countAnew(restock, product.id, await shelfOf(product, 'M'), 3);
      }));
      await untilHoldWaits(shop);
    });
    await opened;
    expect(await shelvesOf(product)).toEqual({ M: [7, 5], L: [0, 0] });
  });

  it('is not held of a size that is not offered any more by then', async () => {
    const product = await kaftan(5);
    const { opened } = await withCartRead(shop, await buyerOf(product, ['L', 1]), () =>
      retireVariant(shop.db, product, 'L'),
    );
    await expect(opened).rejects.toMatchObject({ code: 'cart_changed' });
    expect(await sumsOf(product)).toEqual({ stock: 5, held: 0 });
  });

  it('gives each size back to its own shelf when a hold runs out', async () => {
    const product = await kaftan([1, 1]);
    const { orderId } = await openPayment(await buyerOf(product, ['M', 1], ['L', 1]));
    expect(await shelvesOf(product)).toEqual({ M: [1, 1], L: [1, 1] });
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    expect(await shelvesOf(product)).toEqual({ M: [1, 0], L: [1, 0] });
  });

  it('sells the last of each size once, however many want it [GOODS-56]', async () => {
    const product = await kaftan([1, 1]);
    const buyers = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => buyerOf(product, [nth % 2 === 0 ? 'M' : 'L', 1])),
    );
    const { won, refusals } = await outcomes(buyers.map((buyer) => openPayment(buyer)));
    expect(won).toBe(2);
    expect(Object.values(refusals).reduce((sum, times) => sum + times, 0)).toBe(10);
    expect(await shelvesOf(product)).toEqual({ M: [1, 1], L: [1, 1] });
  });

  it('refuses an order of which one size is not there any more, and holds nothing of the other', async () => {
    const product = await kaftan([2, 1]);
    const slow = await buyerOf(product, ['M', 1], ['L', 1]);
    const draft = await draftFor(slow);
    await openPayment(await buyerOf(product, ['L', 1]));
    await expect(slow.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'not_enough_stock' });
    expect(await shelvesOf(product)).toEqual({ M: [2, 0], L: [1, 1] });
  });
});

describe('a product whose sizes are counted together', () => {
  it('shares its units among the lines of a cart, and holds them on one shelf [GOODS-57]', async () => {
    const product = await kaftan(3);
    const buyer = await buyerOf(product, ['M', 2]);
    await expect(add(buyer, product, 'L', 2)).rejects.toMatchObject({ code: 'not_enough_stock' });
    await add(buyer, product, 'L');
    await openPayment(buyer);
    expect(await shelvesOf(product)).toEqual({ M: [3, 3], L: [3, 3] });
    expect(await sumsOf(product)).toEqual({ stock: 3, held: 3 });
  });
});

async function lateBuyer(product: { id: string }, size: Size) {
  const buyer = await buyerOf(product, [size, 1]);
  const opened = await openPayment(buyer);
  await expireHold(shop, opened.orderId);
  await sweepHolds(shop, signal);
  return { buyer, ...opened };
}

describe('what is paid late', () => {
  it('is taken from the shelf that its size has by then [GOODS-58]', async () => {
    const product = await kaftan(2);
    const { buyer, orderId, url, reference } = await lateBuyer(product, 'L');
    await countEach(shop.db, product, [1, 1]);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await shelvesOf(product)).toEqual({ M: [1, 0], L: [0, 0] });
  });

  it('goes back when its size is gone, whatever is left of the others', async () => {
    const product = await kaftan([1, 5]);
    const { buyer, url, reference } = await lateBuyer(product, 'M');
    await openPayment(await buyerOf(product, ['M', 1]));
    await payOnPage(url);
    await letAskAgain(shop, reference);
    await verify(buyer, reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'out_of_stock_after_payment' }]);
    expect(await shelvesOf(product)).toEqual({ M: [1, 1], L: [5, 0] });
  });
});

it('what is paid late and not offered any more goes back, though there are units on its shelf', async () => {
  const product = await kaftan(5);
  const { buyer, url, reference } = await lateBuyer(product, 'L');
  await retireVariant(shop.db, product, 'L');
  await payOnPage(url);
  await letAskAgain(shop, reference);
  await verify(buyer, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'out_of_stock_after_payment' }]);
  expect(await shelvesOf(product)).toEqual({ M: [5, 0], L: [5, 0] });
});

describe('variants with prices of their own', () => {
  /** The product shows its cheapest. */
  async function priced(product: { id: string }): Promise<void> {
    await sql`
      update product_variants set price = case size when 'M' then 300000 else 400000 end,
        discount_price = case size when 'L' then 350000 end where product_id = ${product.id}`.execute(shop.db);
    await sql`update products set price = 300000, discount_price = null where id = ${product.id}`.execute(shop.db);
  }

  it('are charged as they are, also two of one product, whose calls name no size [PAY-05, PAY-06]', async () => {
    const product = await kaftan(10);
    await priced(product);
    const buyer = await buyerOf(product, ['M', 1], ['L', 2]);
    const cart = await buyer.call('cart', {});
    expect(cart.lines.map(({ price, originalPrice, discountPrice }) => [price, originalPrice, discountPrice])).toEqual([
      [300_000, 300_000, null],
      [350_000, 400_000, 350_000],
    ]);
    expect(cart.quote.subtotal).toBe(1_000_000);
    await giveCredit(shop.db, (await buyer.call('me', {})).user?.id ?? '', cart.quote.total);
    const draft = await draftFor(buyer);
    const wrong = draft.items.map((item) => ({ ...item, price: 3000 }));
    await expect(orderByCredit(buyer, { ...draft, items: wrong })).rejects.toMatchObject({ code: 'price_changed' });
    expect(await orderByCredit(buyer, draft)).toMatchObject({ amount: cart.quote.total });
  });

  it('are shown on the page of the product, and the cheapest on its cards [GOODS-59]', async () => {
    const product = await kaftan([0, 2]);
    await priced(product);
    const { variants } = await shop.call('product', { params: { id: product.id } });
    expect(variants).toEqual([
      { color: '', size: 'M', price: 300_000, stock: 0 },
      { color: '', size: 'L', price: 400_000, discountPrice: 350_000, stock: 2 },
    ]);
    const { items } = await shop.call('products', { query: { q: product.name } });
    const card = items.find(({ id }) => id === product.id);
    expect(card).toMatchObject({ price: 300_000, from: true, size: 'L', stock: 2 });
    expect(card).not.toHaveProperty('color');
  });
});

it('what is not offered any more stands in the cart, cannot be had, and stands in the way of an order', async () => {
  const product = await kaftan(5);
  const buyer = await buyerOf(product, ['L', 1]);
  const draft = await draftFor(buyer);
  await retireVariant(shop.db, product, 'L');
  const { lines } = await buyer.call('cart', {});
  expect(lines).toMatchObject([{ stock: 0, stockItemId: null, discontinued: false, price: 250_000 }]);
  await expect(add(buyer, product, 'L')).rejects.toMatchObject({ code: 'cart_variant_unknown' });
  await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'not_enough_stock' });
  const { variants } = await shop.call('product', { params: { id: product.id } });
  expect(variants.map(({ size }) => size)).toEqual(['M']);
});

describe('beside what is not offered any more', () => {
  it.each([
    [
      ['M', 'L'],
      [5, 0],
    ],
    [
      ['L', 'M'],
      [0, 5],
    ],
  ] as const)('a line of %s has all that is left', async (order, stocks) => {
    const product = await kaftan(5);
    const buyer = await buyerOf(product, [order[0], 1], [order[1], 1]);
    await retireVariant(shop.db, product, 'L');
    const { lines, quote } = await buyer.call('cart', {});
    expect(lines.map(({ stock }) => stock)).toEqual(stocks);
    expect(quote.subtotal).toBe(250_000);
  });

  it('what a visitor put aside is merged in full', async () => {
    const product = await kaftan(5);
    const buyer = await buyerOf(product, ['L', 3]);
    await retireVariant(shop.db, product, 'L');
    const items = [{ productId: product.id, selectedColor: '', selectedSize: 'M', quantity: 5 }];
    const { lines, lowered } = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(lowered).toEqual([]);
    expect(lines.map(({ selectedSize, quantity }) => [selectedSize, quantity])).toEqual([
      ['L', 3],
      ['M', 5],
    ]);
  });

  it('a product is sold out when nothing else is left of it', async () => {
    const product = await kaftan([0, 5]);
    expect(await sumsOf(product)).toEqual({ stock: 5, held: 0 });
    await retireVariant(shop.db, product, 'L');
    expect(await sumsOf(product)).toEqual({ stock: 0, held: 0 });
    const { items } = await shop.call('products', { query: { q: product.name } });
    expect(items.find(({ id }) => id === product.id)).toMatchObject({ stock: 0, size: 'M' });
  });
});

it('each size is merged into a cart up to its own shelf', async () => {
  const product = await kaftan([1, 3]);
  const buyer = await buyerOf(product, ['M', 1]);
  const items = [{ productId: product.id, selectedColor: '', selectedSize: 'L', quantity: 3 }];
  const { lines, lowered } = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
  expect(lowered).toEqual([]);
  expect(lines.map(({ quantity }) => quantity)).toEqual([1, 3]);
});

it("what a buyer holds of one size is the buyer's to have in that size alone", async () => {
  const product = await kaftan([1, 1]);
  const buyer = await buyerOf(product, ['M', 1]);
  await openPayment(buyer);
  await openPayment(await buyerOf(product, ['L', 1]));
  expect((await buyer.call('cart', {})).lines).toMatchObject([{ selectedSize: 'M', stock: 1 }]);
  await expect(add(buyer, product, 'L')).rejects.toMatchObject({ code: 'not_enough_stock' });
});

it('neither a variant nor a stock item leaves its product [GOODS-53]', async () => {
  // With other choices, so that nothing else stands in the way.
  const [product, other] = [await kaftan(1), await plainProduct(shop.db)];
  for (const table of ['product_variants', 'stock_items'] as const) {
    const of = sql`where product_id = ${product.id}`;
    const stays = /stays with its product/;
    await expect(sql`delete from ${sql.table(table)} ${of}`.execute(shop.db)).rejects.toThrow(stays);
    const moved = sql`update ${sql.table(table)} set product_id = ${other.id} ${of}`;
    await expect(moved.execute(shop.db)).rejects.toThrow(stays);
  }
});
