import type { Cart, CartItem } from '@oja/contract/cart';
import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { removeBought } from './cart.steps.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

function itemOf(product: { id: string }, given: Partial<CartItem> = {}): CartItem {
  return { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1, ...given };
}

describe('the cart', () => {
  it('shows its lines as the products are now, with the totals of the one price function [CART-02, CART-23, CONST-03]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Aso oke', price: 250_000, discount_price: 200_000 });
    const cart = await buyer.call('addToCart', { body: itemOf(product, { quantity: 2 }) });
    expect(cart.lines).toEqual([
      expect.objectContaining({
        productId: product.id,
        name: 'Aso oke',
        price: 200_000,
        originalPrice: 250_000,
        quantity: 2,
      }),
    ]);
    expect(cart.lines[0]).toMatchObject({ stock: 10, discontinued: false, sellerId: product.seller_id });
    expect(cart.quote).toEqual({
      subtotal: 400_000,
      charges: [
        { kind: 'shipping', amount: 0, included: false },
        { kind: 'tax', amount: 40_000, included: false },
      ],
      shipping: 0,
      tax: 40_000,
      total: 440_000,
    });
    await shop.db.updateTable('products').set({ discount_price: null }).where('id', '=', product.id).execute();
    expect((await buyer.call('cart', {})).quote.subtotal).toBe(500_000);
  });

  it('tells the rates that its totals follow from, as the operator set them, and not the commission [CART-02]', async () => {
    const buyer = await newBuyer(shop);
    await shop.db.updateTable('shop_policy').set({ shipping: 700, tax_basis_points: 750 }).execute();
    try {
      const product = await seedProduct(shop.db, { price: 7 });
      const { quote, rates } = await buyer.call('addToCart', { body: itemOf(product) });
      expect(rates).toEqual({ freeShippingAboveKobo: 5000, shippingKobo: 700, taxBasisPoints: 750 });
      expect(quote).toMatchObject({ subtotal: 7, shipping: 700, tax: 1, total: 708 });
    } finally {
      await shop.db.updateTable('shop_policy').set({ shipping: 1000, tax_basis_points: 1000 }).execute();
    }
  });

  it('is per user and on every device the same [CART-19, CART-07]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db);
    await buyer.call('addToCart', { body: itemOf(product) });
    const phone = shop.visitor();
    const me = await phone.call('signIn', {
      body: { email: buyer.email, password: buyer.password, remember: false },
    });
    expect(me.cartLines).toBe(1);
    expect(await phone.call('cart', {})).toEqual(await buyer.call('cart', {}));
    expect((await (await newBuyer(shop)).call('cart', {})).lines).toEqual([]);
  });

  it('grows an equal line and keeps other variants apart [CART-14, CART-15]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { colors: ['Red', 'Blue'], sizes: ['M', 'L'] });
    const red = itemOf(product, { selectedColor: 'Red', selectedSize: 'M' });
    await buyer.call('addToCart', { body: red });
    await buyer.call('addToCart', { body: { ...red, selectedSize: 'L' } });
    const cart = await buyer.call('addToCart', { body: { ...red, quantity: 2 } });
    expect(cart.lines.map((line) => [line.selectedColor, line.selectedSize, line.quantity])).toEqual([
      ['Red', 'M', 3],
      ['Red', 'L', 1],
    ]);
  });

  it('loses no unit when many additions come at once [CART-14]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { stock: 50 });
    await Promise.all(Array.from({ length: 20 }, () => buyer.call('addToCart', { body: itemOf(product) })));
    expect((await buyer.call('cart', {})).lines.map((line) => line.quantity)).toEqual([20]);
  });

  it('refuses more than the stock, counting what is in the cart', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Gele', stock: 3, held: 1 });
    await buyer.call('addToCart', { body: itemOf(product, { quantity: 2 }) });
    await expect(buyer.call('addToCart', { body: itemOf(product) })).rejects.toMatchObject({
      code: 'not_enough_stock',
      status: 409,
      message: 'Not enough stock for Gele. Only 2 left.',
    });
  });

  it('lets all variants of a product have its stock once, together [CART-05, CART-14]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Agbada', colors: ['Red', 'Blue'], stock: 5 });
    const [red, blue] = [itemOf(product, { selectedColor: 'Red' }), itemOf(product, { selectedColor: 'Blue' })];
    await buyer.call('addToCart', { body: { ...red, quantity: 3 } });
    const tooMany = { code: 'not_enough_stock', message: 'Not enough stock for Agbada. Only 5 left.' };
    await expect(buyer.call('addToCart', { body: { ...blue, quantity: 3 } })).rejects.toMatchObject(tooMany);
    const { lines } = await buyer.call('addToCart', { body: blue });
    expect(lines).toMatchObject([
      { quantity: 3, stock: 4 },
      { quantity: 1, stock: 2 },
    ]);
    const params = { id: lines[1]?.lineId ?? '' };
    await expect(buyer.call('setCartQuantity', { params, body: { quantity: 3 } })).rejects.toMatchObject(tooMany);
    await buyer.call('setCartQuantity', { params, body: { quantity: 2 } });
    const merged = await buyer.call('mergeCart', { body: { batchId: newId(), items: [{ ...red, quantity: 9 }] } });
    expect(merged.lines.map(({ quantity, stock }) => [quantity, stock])).toEqual([
      [3, 3],
      [2, 2],
    ]);
    expect(merged.lowered).toEqual([{ name: 'Agbada', quantity: 3, boundBy: 'stock' }]);
  });

  it('lets a cart that the stock fell below be lowered, and hands out what is left line by line [CART-05, CART-06]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Kaftan', colors: ['Red', 'Blue'], stock: 6 });
    for (const selectedColor of product.colors)
      await buyer.call('addToCart', { body: itemOf(product, { selectedColor, quantity: 3 }) });
    await shop.db.updateTable('stock_items').set({ stock: 3 }).where('id', '=', product.id).execute();
    const cart = await buyer.call('cart', {});
    const shown = ({ lines }: Cart) => lines.map(({ quantity, stock }) => [quantity, stock]);
    expect(shown(cart)).toEqual([
      [3, 3],
      [3, 0],
    ]);
    expect(cart.lines.map(({ inOtherVariants }) => inOtherVariants)).toEqual([0, 3]);
    const [red, blue] = cart.lines.map(({ lineId }) => ({ id: lineId }));
    if (!red || !blue) throw new Error('there are two lines');
    expect(shown(await buyer.call('setCartQuantity', { params: blue, body: { quantity: 2 } }))).toEqual([
      [3, 3],
      [2, 0],
    ]);
    expect(shown(await buyer.call('setCartQuantity', { params: red, body: { quantity: 2 } }))).toEqual([
      [2, 2],
      [2, 1],
    ]);
    await expect(buyer.call('setCartQuantity', { params: red, body: { quantity: 3 } })).rejects.toMatchObject({
      code: 'not_enough_stock',
      message: 'Not enough stock for Kaftan. Only 3 left.',
    });
    expect(shown(await buyer.call('setCartQuantity', { params: red, body: { quantity: 1 } }))).toEqual([
      [1, 1],
      [2, 2],
    ]);
  });

  it('lets two tabs that raise two variants at once not pass the stock together: F5', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { colors: ['Red', 'Blue'], stock: 6 });
    for (const selectedColor of product.colors)
      await buyer.call('addToCart', { body: itemOf(product, { selectedColor }) });
    const { lines } = await buyer.call('cart', {});
    const raised = await Promise.allSettled(
      lines.map(({ lineId }) => buyer.call('setCartQuantity', { params: { id: lineId }, body: { quantity: 5 } })),
    );
    expect(raised.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const after = await buyer.call('cart', {});
    expect(after.lines.map(({ quantity }) => quantity).sort()).toEqual([1, 5]);
  });

  it('counts what the buyer holds in an open checkout as still the buyer’s', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { stock: 2, held: 2 });
    await expect(buyer.call('addToCart', { body: itemOf(product) })).rejects.toMatchObject({
      details: { n: 0 },
    });
    const checkout = newId();
    await shop.db
      .insertInto('checkouts')
      .values({
        id: checkout,
        buyer_id: buyer.id,
        method: 'card',
        state: 'held',
        request_hash: 'x',
        shipping_info: '{}',
        subtotal: 1,
        shipping: 0,
        tax: 0,
        total: 1,
        commission_basis_points: 0,
        expires_at: new Date(Date.now() + 60_000),
      })
      .execute();
    await shop.db
      .insertInto('checkout_lines')
      .values({
        checkout_id: checkout,
        line: 0,
        product_id: product.id,
        seller_id: product.seller_id,
        name: product.name,
        price: 1,
        quantity: 2,
      })
      .execute();
    const cart = await buyer.call('addToCart', { body: itemOf(product, { quantity: 2 }) });
    expect(cart.lines).toMatchObject([{ quantity: 2, stock: 2 }]);
  });

  it('refuses products and variants that do not exist, and a product without a seller: F6 [CART-22]', async () => {
    const buyer = await newBuyer(shop);
    const plain = await seedProduct(shop.db);
    const coloured = await seedProduct(shop.db, { colors: ['Red'] });
    const refusals: [CartItem, string][] = [
      [itemOf({ id: newId() }), 'product_not_found'],
      [itemOf(plain, { selectedColor: 'Red' }), 'cart_variant_unknown'],
      [itemOf(plain, { selectedSize: 'M' }), 'cart_variant_unknown'],
      [itemOf(coloured), 'cart_variant_unknown'],
      [itemOf(coloured, { selectedColor: 'red' }), 'cart_variant_unknown'],
    ];
    for (const [body, code] of refusals) {
      await expect(buyer.call('addToCart', { body })).rejects.toMatchObject({ code });
    }
    const orphan = await createTestApp();
    try {
      const visitor = await newBuyer(orphan);
      const product = await seedProduct(orphan.db);
      for (const table of ['products', 'desk_products']) {
        await orphan.database.pool.query(`alter table ${table} alter column seller_id drop not null`);
      }
      await orphan.database.pool.query('update products set seller_id = null');
      await expect(visitor.call('addToCart', { body: itemOf(product) })).rejects.toMatchObject({
        code: 'cart_item_needs_seller',
        message: 'Item must have a seller ID',
      });
    } finally {
      await orphan.close();
    }
  });

  it('holds at most 100 lines, also when additions come at once', async () => {
    const buyer = await newBuyer(shop);
    const sizes = Array.from({ length: 104 }, (_, n) => `S${n}`);
    const product = await seedProduct(shop.db, { sizes, stock: 1000 });
    const items = sizes.map((selectedSize) => itemOf(product, { selectedSize }));
    await buyer.call('mergeCart', { body: { batchId: newId(), items: items.slice(0, 98) } });
    const added = await Promise.allSettled(items.slice(98).map((body) => buyer.call('addToCart', { body })));
    expect(added.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(added.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'cart_full', message: 'A cart can hold at most 100 different items.' },
    });
    const cart = await buyer.call('mergeCart', { body: { batchId: newId(), items: items.slice(50) } });
    expect(cart.lines).toHaveLength(100);
  });

  it('sets quantities from 1 to the stock [CART-05, CART-06]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Shea butter', stock: 5 });
    const { lines } = await buyer.call('addToCart', { body: itemOf(product) });
    const params = { id: lines[0]?.lineId ?? '' };
    expect(
      (await buyer.call('setCartQuantity', { params, body: { quantity: 5 } })).lines.map((line) => line.quantity),
    ).toEqual([5]);
    await expect(buyer.call('setCartQuantity', { params, body: { quantity: 6 } })).rejects.toMatchObject({
      message: 'Not enough stock for Shea butter. Only 5 left.',
    });
    for (const quantity of [0, -1, 1.5, 1e9, 2 ** 53, '2' as never, null as never]) {
      await expect(buyer.call('setCartQuantity', { params, body: { quantity } })).rejects.toMatchObject({
        code: 'bad_request',
      });
    }
    expect((await buyer.call('cart', {})).lines.map((line) => line.quantity)).toEqual([5]);
  });

  it('keeps the later of two quantities and loses no line: F5', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db);
    const { lines } = await buyer.call('addToCart', { body: itemOf(product) });
    const params = { id: lines[0]?.lineId ?? '' };
    await Promise.all([2, 3, 4, 5].map((quantity) => buyer.call('setCartQuantity', { params, body: { quantity } })));
    const after = await buyer.call('cart', {});
    expect(after.lines).toHaveLength(1);
    expect([2, 3, 4, 5]).toContain(after.lines[0]?.quantity);
  });

  it('works with a product that is gone, and says so: F7', async () => {
    const buyer = await newBuyer(shop);
    const gone = await seedProduct(shop.db, { name: 'Old radio' });
    const kept = await seedProduct(shop.db, { price: 1000 });
    await buyer.call('addToCart', { body: itemOf(gone) });
    await buyer.call('addToCart', { body: itemOf(kept) });
    await shop.db.deleteFrom('products').where('id', '=', gone.id).execute();
    const cart = await buyer.call('cart', {});
    expect(cart.lines).toMatchObject([
      { name: 'Old radio', discontinued: true, stock: 0, sellerId: null },
      { productId: kept.id, discontinued: false },
    ]);
    expect(cart.quote).toMatchObject({ subtotal: 1000, shipping: 1000, tax: 100, total: 2100 });
    const params = { id: cart.lines[0]?.lineId ?? '' };
    await expect(buyer.call('setCartQuantity', { params, body: { quantity: 1 } })).rejects.toMatchObject({
      message: 'Product Old radio not found.',
    });
    expect((await buyer.call('removeFromCart', { params })).lines).toHaveLength(1);
  });

  it('removes a line, and clears [CART-06, CART-20]', async () => {
    const buyer = await newBuyer(shop);
    for (let n = 0; n < 3; n += 1) await buyer.call('addToCart', { body: itemOf(await seedProduct(shop.db)) });
    const { lines } = await buyer.call('cart', {});
    const params = { id: lines[1]?.lineId ?? '' };
    const after = await buyer.call('removeFromCart', { params });
    expect(after.lines.map((line) => line.lineId)).toEqual([lines[0]?.lineId, lines[2]?.lineId]);
    await expect(buyer.call('removeFromCart', { params })).rejects.toMatchObject({ code: 'cart_line_not_found' });
    const cleared = await buyer.call('clearCart', {});
    expect(cleared).toMatchObject({ lines: [], quote: { subtotal: 0, shipping: 0, tax: 0, total: 0 }, lowered: [] });
  });

  it('cannot be reached by another account: H1', async () => {
    const owner = await newBuyer(shop);
    const other = await newBuyer(shop);
    const { lines } = await owner.call('addToCart', { body: itemOf(await seedProduct(shop.db)) });
    const params = { id: lines[0]?.lineId ?? '' };
    await expect(other.call('setCartQuantity', { params, body: { quantity: 2 } })).rejects.toMatchObject({
      status: 404,
      code: 'cart_line_not_found',
    });
    await expect(other.call('removeFromCart', { params })).rejects.toMatchObject({ status: 404 });
    await other.call('clearCart', {});
    expect((await owner.call('cart', {})).lines).toHaveLength(1);
  });

  it('demands a session [CART-07, CART-09]', async () => {
    const item = itemOf(await seedProduct(shop.db));
    const params = { id: newId() };
    const calls = [
      () => shop.call('cart', {}),
      () => shop.call('addToCart', { body: item }),
      () => shop.call('setCartQuantity', { params, body: { quantity: 1 } }),
      () => shop.call('removeFromCart', { params }),
      () => shop.call('clearCart', {}),
      () => shop.call('mergeCart', { body: { batchId: newId(), items: [item] } }),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({
        status: 401,
        message: 'User must be logged in to add items to cart',
      });
    }
  });
});

it('lets go of what was bought and keeps what was added since [CART-20]', async () => {
  const buyer = await newBuyer(shop);
  const [more, equal, other] = [await seedProduct(shop.db), await seedProduct(shop.db), await seedProduct(shop.db)];
  for (const product of [more, equal, other]) {
    await buyer.call('addToCart', { body: itemOf(product, { quantity: 3 }) });
  }
  const bought = [itemOf(more), itemOf(more), itemOf(equal, { quantity: 3 })];
  await inTransaction(shop.db, (tx) => removeBought(tx, buyer.id, bought));
  expect((await buyer.call('cart', {})).lines.map((line) => [line.productId, line.quantity])).toEqual([
    [more.id, 1],
    [other.id, 3],
  ]);
});
