import { fillCart, openPayment } from '@oja/testing/buying/buy';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
let rival: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  rival = await openGoodsStore(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const priced = (price: number, discountPrice: number | null = null) => ({ price, discountPrice });
type Prices = {
  variantId: string | null;
  seen: ReturnType<typeof priced>;
  price: number;
  discountPrice: number | null;
}[];
const reprice = (id: string, prices: Prices) =>
  store.owner.call('priceProduct', { params: store.paramsOf(id), body: { prices } as never });
const alone = (seen: ReturnType<typeof priced>, asked: ReturnType<typeof priced>) => [
  { variantId: null, seen, ...asked },
];
const place = (id: string, status: 'live' | 'paused' | 'archived') =>
  store.owner.call('placeProduct', { params: store.paramsOf(id), body: { status } });
const actionsOn = async (id: string) => {
  const { rows } = await sql<{ action: string }>`
    select action from audit_log where subject = ${`product:${id}`} and action like 'product.%' order by at, id`.execute(
    shop.db,
  );
  return rows.map(({ action }) => action);
};

describe('the price of a product', () => {
  it('is changed by who saw the one that it has; the same again is answered as done [GOODS-61]', async () => {
    const { id, name } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 250_000 });
    const asked = alone(priced(250_000), priced(300_000, 280_000));
    expect(await reprice(id, asked)).toEqual({ price: 300_000, discountPrice: 280_000, variants: [] });
    expect(await reprice(id, asked)).toEqual({ price: 300_000, discountPrice: 280_000, variants: [] });
    await expect(reprice(id, alone(priced(250_000), priced(100)))).rejects.toMatchObject({
      status: 409,
      code: 'value_moved',
      message: `${name} changed meanwhile: it is ₦2,800.00, not ₦2,500.00.`,
    });
    await expect(reprice(id, alone(priced(300_000), priced(100)))).rejects.toMatchObject({
      message: `${name} changed meanwhile: it is ₦2,800.00, not ₦3,000.00.`,
    });
    expect(await productRow(shop, id)).toMatchObject({ price: 300_000, discount_price: 280_000 });
    expect(await actionsOn(id)).toEqual(['product.priced']);
  });

  it.each([
    ['nothing', priced(0)],
    ['less than ₦1.00', priced(99)],
    ['more than ₦10,000,000.00', priced(1_000_000_001)],
    ['on sale for nothing', priced(500, 0)],
    ['on sale for what it costs', priced(500, 500)],
    ['on sale for more', priced(500, 501)],
  ])('is not %s [GOODS-62]', async (_, asked) => {
    const { id } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 250_000 });
    await expect(reprice(id, alone(priced(250_000), asked))).rejects.toMatchObject({
      status: 400,
      code: 'price_not_plausible',
      message: 'Enter a price between ₦1.00 and ₦10,000,000.00, and a sale price below it.',
    });
    for (const price of [-1, 1.5, Number.MAX_SAFE_INTEGER + 1]) {
      await expect(reprice(id, alone(priced(250_000), priced(price)))).rejects.toMatchObject({ code: 'bad_request' });
    }
    expect(await productRow(shop, id)).toMatchObject({ price: 250_000, discount_price: null });
  });

  it('can be the lowest and the highest', async () => {
    const { id } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 250_000 });
    await reprice(id, alone(priced(250_000), priced(100)));
    await reprice(id, alone(priced(100), priced(1_000_000_000, 1)));
    expect(await productRow(shop, id)).toMatchObject({ price: 1_000_000_000, discount_price: 1 });
  });

  it('of another store is that of no product [GOODS-63]', async () => {
    for (const id of [rival.product.id, newId()]) {
      await expect(reprice(id, alone(priced(250_000), priced(100)))).rejects.toMatchObject({
        status: 404,
        code: 'product_not_found',
      });
    }
    expect(await productRow(shop, rival.product.id)).toMatchObject({ price: 250_000 });
  });

  it('is had by one of several who change it at once [GOODS-80]', async () => {
    const { id } = await seedProduct(shop.db, { seller_id: store.sellerId, price: 250_000 });
    const tries = [1, 2, 3, 4].map((n) => reprice(id, alone(priced(250_000), priced(1000 * n))));
    const settled = await Promise.allSettled(tries);
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('stays for a checkout that holds, and is the new one in carts [GOODS-66]', async () => {
    const buyer = await newBuyer(shop);
    await fillCart(buyer, { product: store.product });
    const { orderId } = await openPayment(buyer);
    const other = await newBuyer(shop);
    await fillCart(other, { product: store.product });
    await reprice(store.product.id, alone(priced(250_000), priced(260_000)));
    const { rows } = await sql<{
      price: number;
    }>`select price from checkout_lines where checkout_id = ${orderId}`.execute(shop.db);
    expect(rows).toEqual([{ price: 250_000 }]);
    const { lines } = await other.call('cart', {});
    expect(lines[0]).toMatchObject({ price: 260_000 });
  });
});

describe('the prices of variants', () => {
  const twoOf = async () => {
    const id = await store.publish(
      store.form({
        ...{ colors: ['red', 'blue'], pricedEach: true, price: '' },
        variants: [
          variantForm('red', '', { price: '900' }),
          variantForm('blue', '', { price: '700', salePrice: '600' }),
        ],
      }),
    );
    const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
    const [red = '', blue = ''] = product?.variants.map((variant) => variant.id) ?? [];
    return { id, red, blue };
  };

  it('are changed all or none, and the product shows the cheapest [GOODS-64]', async () => {
    const { id, red, blue } = await twoOf();
    const toRed = { variantId: red, seen: priced(90_000), ...priced(50_000) };
    const stale = { variantId: blue, seen: priced(70_000), ...priced(80_000) };
    await expect(reprice(id, [toRed, stale])).rejects.toMatchObject({
      code: 'value_moved',
      details: { name: 'Ankara wax 6 yards, blue', now: '₦600.00', seen: '₦700.00' },
    });
    expect(await productRow(shop, id)).toMatchObject({ price: 70_000, discount_price: 60_000 });
    expect(await reprice(id, [toRed])).toEqual({
      ...priced(50_000),
      variants: [
        { id: red, ...priced(50_000) },
        { id: blue, ...priced(70_000, 60_000) },
      ],
    });
    expect(await productRow(shop, id)).toMatchObject({ price: 50_000, discount_price: null });
  });

  it('of which none is offered any more leave the product its own', async () => {
    const { id } = await twoOf();
    await store.publish(store.form({ pricedEach: false, price: '800' }), id);
    const { price, discount_price } = await productRow(shop, id);
    await reprice(id, alone(priced(price, discount_price), priced(75_000)));
    expect(await productRow(shop, id)).toMatchObject({ price: 75_000, discount_price: null });
  });

  it('are all or none [GOODS-65]', async () => {
    const { id, red } = await twoOf();
    const refused = { status: 409, code: 'prices_all_or_none' };
    await expect(reprice(id, alone(priced(70_000, 60_000), priced(100)))).rejects.toMatchObject(refused);
    const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(store.product.id) });
    const variantId = product?.variants[0]?.id ?? '';
    const { price, discount_price } = await productRow(shop, store.product.id);
    const seen = priced(price, discount_price);
    await expect(reprice(store.product.id, [{ variantId, seen, ...priced(100) }])).rejects.toMatchObject(refused);
    for (const strange of [newId(), variantId]) {
      const asked = [{ variantId: strange, seen: priced(90_000), ...priced(100) }];
      await expect(reprice(id, asked)).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    }
    const twice = [red, red.toUpperCase()].map((variant) => ({
      variantId: variant,
      seen: priced(90_000),
      ...priced(100),
    }));
    await expect(reprice(id, twice)).rejects.toMatchObject({ status: 400, code: 'bad_request' });
  });
});

describe('where a product stands', () => {
  it('is moved along the ways that there are', async () => {
    const id = await store.publish(store.form());
    for (const status of ['paused', 'live', 'archived', 'archived', 'paused', 'archived'] as const) {
      expect(await place(id, status)).toEqual({ id, status });
      expect((await productRow(shop, id)).status).toBe(status);
    }
    await expect(place(id, 'live')).rejects.toMatchObject({
      status: 409,
      code: 'product_cannot_move',
      message: 'A product that is archived cannot become live.',
    });
    expect((await actionsOn(id)).filter((action) => action === 'product.placed')).toHaveLength(5);
  });

  it('is not the archive while units are held [GOODS-87]', async () => {
    const id = await store.publish(store.form());
    const buyer = await newBuyer(shop);
    await fillCart(buyer, { product: { id } });
    await openPayment(buyer);
    await expect(place(id, 'archived')).rejects.toMatchObject({
      status: 409,
      code: 'units_held',
      message: '1 piece is in unfinished checkouts. Try again in 15 minutes.',
    });
    expect(await place(id, 'paused')).toEqual({ id, status: 'paused' });
  });

  it('is nobody’s to say of another store [GOODS-107]', async () => {
    for (const id of [rival.product.id, newId()]) {
      await expect(place(id, 'paused')).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    }
    expect((await productRow(shop, rival.product.id)).status).toBe('live');
  });
});
