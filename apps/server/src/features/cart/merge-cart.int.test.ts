import type { CartItem } from '@oja/contract/cart';
import { seedProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

function itemOf(product: { id: string }, given: Partial<CartItem> = {}): CartItem {
  return { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1, ...given };
}

describe('pending items', () => {
  it('are merged once, though sent twice and from two tabs at once: F1 [CART-13, CART-14, CART-16]', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db);
    await buyer.call('addToCart', { body: itemOf(product, { quantity: 2 }) });
    const body = { batchId: newId(), items: [itemOf(product), itemOf(product, { quantity: 2 })] };
    const carts = await Promise.all(Array.from({ length: 4 }, () => buyer.call('mergeCart', { body })));
    await buyer.call('mergeCart', { body });
    for (const cart of carts) expect(cart.lines).toMatchObject([{ quantity: 5 }]);
    expect((await buyer.call('cart', {})).lines).toMatchObject([{ quantity: 5 }]);
  });

  it('of two different batches at once are both merged: F1', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db);
    await Promise.all(
      [1, 2].map((quantity) =>
        buyer.call('mergeCart', { body: { batchId: newId(), items: [itemOf(product, { quantity })] } }),
      ),
    );
    expect((await buyer.call('cart', {})).lines).toMatchObject([{ quantity: 3 }]);
  });

  it('are lowered to the stock and reported; what is gone or not offered is skipped: F2', async () => {
    const buyer = await newBuyer(shop);
    const scarce = await seedProduct(shop.db, { name: 'Scarce', stock: 3 });
    const soldOut = await seedProduct(shop.db, { name: 'Sold out', stock: 0 });
    const plain = await seedProduct(shop.db);
    await buyer.call('addToCart', { body: itemOf(scarce, { quantity: 2 }) });
    const items = [
      itemOf(scarce, { quantity: 1_000_000 }),
      itemOf(soldOut),
      itemOf({ id: newId() }),
      itemOf(plain, { selectedColor: 'Nowhere' }),
      itemOf(plain),
    ];
    const cart = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(cart.lines.map((line) => [line.productId, line.quantity])).toEqual([
      [scarce.id, 3],
      [plain.id, 1],
    ]);
    expect(cart.lowered).toEqual([
      { name: 'Scarce', quantity: 3, boundBy: 'stock' },
      { name: 'Sold out', quantity: 0, boundBy: 'stock' },
    ]);
    expect(cart.leftOut).toBe(2);
    expect((await buyer.call('cart', {})).leftOut).toBe(0);
  });

  it('that can be read are kept beside those that cannot, which are counted, by the cart and by the quote: F8', async () => {
    const buyer = await newBuyer(shop);
    const product = await seedProduct(shop.db, { name: 'Kept', stock: 3 });
    const bad = [null, 7, 'x', [], {}, { ...itemOf(product), quantity: '2' }, { ...itemOf(product), quantity: -1 }];
    const longNames = { ...itemOf(product), selectedColor: 'x'.repeat(61) };
    const items = [...bad, longNames, itemOf({ id: 'p1' }), { ...itemOf(product), quantity: 1e300, price: 1 }, ...bad];
    const cart = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(cart.lines).toMatchObject([{ productId: product.id, quantity: 3 }]);
    expect(cart.lowered).toEqual([{ name: 'Kept', quantity: 3, boundBy: 'stock' }]);
    expect(cart.leftOut).toBe(16);
    const quoted = await shop.visitor().call('quotePending', { body: { items } });
    expect(quoted.lines).toMatchObject([{ productId: product.id, quantity: 3 }]);
    expect([quoted.lowered, quoted.leftOut]).toEqual([cart.lowered, 16]);
  });

  it('that a cart has no room for are left out and counted, whoever sends them: F9', async () => {
    const buyer = await newBuyer(shop);
    const { seller_id, category_id } = await seedProduct(shop.db);
    const products = [];
    for (let n = 0; n < 103; n += 1) products.push(await seedProduct(shop.db, { seller_id, category_id }));
    await buyer.call('addToCart', { body: itemOf(products[102] ?? { id: '' }) });
    const items = products.map((product) => itemOf(product));
    const cart = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(cart.lines).toHaveLength(100);
    expect(cart.leftOut).toBe(4);
    await expect(
      buyer.call('mergeCart', { body: { batchId: newId(), items: Array.from({ length: 1001 }, () => 0) } }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it('of another account’s batch id are not merged, and nothing of that account is told', async () => {
    const [one, two] = [await newBuyer(shop), await newBuyer(shop)];
    const body = { batchId: newId(), items: [itemOf(await seedProduct(shop.db))] };
    await one.call('mergeCart', { body });
    expect((await two.call('mergeCart', { body })).lines).toEqual([]);
    expect((await one.call('cart', {})).lines).toHaveLength(1);
  });

  it('are quoted for a visitor as they would stand in the cart [CART-08]', async () => {
    const product = await seedProduct(shop.db, { price: 4000, stock: 2, colors: ['Red'] });
    const items = [itemOf(product, { selectedColor: 'Red', quantity: 9 }), itemOf({ id: newId() })];
    const cart = await shop.visitor().call('quotePending', { body: { items } });
    expect(cart.lines).toMatchObject([
      { productId: product.id, quantity: 2, stock: 2, selectedColor: 'Red', discontinued: false },
    ]);
    expect(cart.quote).toMatchObject({ subtotal: 8000, shipping: 0, tax: 800, total: 8800 });
    expect(cart.lowered).toEqual([{ name: product.name, quantity: 2, boundBy: 'stock' }]);
    expect(await shop.db.selectFrom('cart_lines').select('id').where('product_id', '=', product.id).execute()).toEqual(
      [],
    );
  });
});
