import type { CartItem } from '@oja/contract/cart';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { seedProduct } from '../../testing/seed.ts';
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
    expect(cart.lines.map((line) => [line.id, line.quantity])).toEqual([
      [scarce.id, 3],
      [plain.id, 1],
    ]);
    expect(cart.lowered).toEqual([
      { name: 'Scarce', quantity: 3, boundBy: 'stock' },
      { name: 'Sold out', quantity: 0, boundBy: 'stock' },
    ]);
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
    expect(cart.lines).toMatchObject([{ id: product.id, quantity: 2, stock: 2, selectedColor: 'Red', gone: false }]);
    expect(cart.quote).toEqual({ subtotal: 8000, shipping: 0, tax: 800, total: 8800 });
    expect(cart.lowered).toEqual([{ name: product.name, quantity: 2, boundBy: 'stock' }]);
    expect(await shop.db.selectFrom('cart_lines').select('id').where('product_id', '=', product.id).execute()).toEqual(
      [],
    );
  });
});
