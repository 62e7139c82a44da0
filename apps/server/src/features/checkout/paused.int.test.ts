import type { ProductStatus } from '@oja/domain/goods/product-status';
import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { putProduct } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { untilHoldWaits, withCartRead } from '../../testing/hold-steps.ts';
import { expireHold, letAskAgain, refundOf, signal, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { sweepHolds } from '../payments/reconciler/sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const put = (product: { id: string }, status: ProductStatus) => putProduct(shop.db, product, status);
const wanted = ({ id }: { id: string }, quantity = 1) => ({
  productId: id,
  selectedColor: '',
  selectedSize: '',
  quantity,
});

describe.each(['paused', 'archived', 'taken_down'] as const)('what is %s', (status) => {
  it('stands in a cart as what is gone, costs nothing, and is there again when it is live [GOODS-89]', async () => {
    const [product, other] = [await plainProduct(shop.db, { name: 'Aso oke' }), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product, quantity: 2 }, { product: other });
    const before = await buyer.call('cart', {});
    await put(product, status);
    const { lines, quote } = await buyer.call('cart', {});
    expect(lines).toMatchObject([
      { name: 'Aso oke', quantity: 2, discontinued: true, stock: 0, price: 0, images: [], storeSlug: null },
      { discontinued: false, stock: 10, price: 250_000 },
    ]);
    // What is archived its store has given up; all else may be for sale again.
    expect(lines[0]?.because).toBe(status === 'archived' ? undefined : 'paused');
    expect(quote.subtotal).toBe(250_000);
    const change = { params: { id: lines[0]?.lineId ?? '' }, body: { quantity: 1 } };
    await expect(buyer.call('setCartQuantity', change)).rejects.toMatchObject({ code: 'product_gone' });
    if (status === 'archived') await put(product, 'paused');
    await put(product, 'live');
    expect(await buyer.call('cart', {})).toEqual(before);
  });

  it('is not put into a cart, and left out of what a visitor put aside', async () => {
    const [product, other] = [await plainProduct(shop.db), await plainProduct(shop.db)];
    await put(product, status);
    const buyer = await newBuyer(shop);
    await expect(buyer.call('addToCart', { body: wanted(product) })).rejects.toMatchObject({
      code: 'product_not_found',
    });
    const items = [wanted(product), wanted(other)];
    const merged = await buyer.call('mergeCart', { body: { batchId: newId(), items } });
    expect(merged).toMatchObject({ leftOut: 1, lines: [{ productId: other.id }] });
    const quoted = await shop.call('quotePending', { body: { items } });
    expect(quoted).toMatchObject({ leftOut: 1, lines: [{ productId: other.id }] });
  });

  it('stands in the way of an order, by card and by credit [GOODS-90]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await giveCredit(shop.db, buyer.id, 1_000_000);
    await put(product, status);
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject({ code: 'product_gone' });
    await expect(orderByCredit(buyer, draft)).rejects.toMatchObject({ code: 'product_gone' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });
});

describe('nothing is held of what was paused', () => {
  it('between the reading of a cart and its hold', async () => {
    const [product, other] = [await plainProduct(shop.db, { name: 'Aso oke' }), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product: other }, { product });
    const { opened } = await withCartRead(shop, buyer, () => put(product, 'paused'));
    await expect(opened).rejects.toMatchObject({ code: 'product_gone', message: expect.stringContaining('Aso oke') });
    for (const each of [product, other]) expect(await stockOf(shop.db, each)).toEqual({ stock: 10, held: 0 });
  });

  it('while the hold waited for its lock', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    let opened: Promise<unknown> | undefined;
    await shop.db.transaction().execute(async (pause) => {
      ({ opened } = await withCartRead(shop, buyer, () => putProduct(pause, product, 'paused')));
      await untilHoldWaits(shop);
    });
    await expect(opened).rejects.toMatchObject({ code: 'product_gone' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
    const checkouts = await shop.db.selectFrom('checkouts').select('id').where('buyer_id', '=', buyer.id).execute();
    expect(checkouts).toEqual([]);
  });
});

describe('what was held before it was paused', () => {
  it('becomes the order [GOODS-91]', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { orderId, url, reference } = await openPayment(buyer);
    await put(product, 'paused');
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
    const { items } = await buyer.call('order', { params: { id: orderId } });
    expect(items).toMatchObject([{ id: product.id, name: product.name, quantity: 1 }]);
    expect((await buyer.call('cart', {})).lines).toEqual([]);
  });

  it('is given back when its hold runs out', async () => {
    const product = await plainProduct(shop.db);
    const { orderId } = await openPayment(await buyerWith(shop, { product }));
    await put(product, 'paused');
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });
});

describe('what is paid when its hold has ended', () => {
  async function lateBuyer(product: { id: string }) {
    const buyer = await buyerWith(shop, { product });
    const opened = await openPayment(buyer);
    await expireHold(shop, opened.orderId);
    await sweepHolds(shop, signal);
    return { buyer, ...opened };
  }

  it('goes back, whole, if one of its products is paused, though its units are there [GOODS-92]', async () => {
    const [paused, live] = [await plainProduct(shop.db), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product: paused }, { product: live });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    await put(paused, 'paused');
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: false, orderId: null, code: 'refund_pending' });
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'out_of_stock_after_payment', amount: 550_000 }]);
    for (const product of [paused, live]) expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });

  it('goes back, too, while a newer hold of the buyer keeps its units, and that one becomes the order', async () => {
    const product = await plainProduct(shop.db);
    const { buyer, url, reference } = await lateBuyer(product);
    const newer = await openPayment(buyer);
    await put(product, 'paused');
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ code: 'refund_pending' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
    await payOnPage(newer.url);
    expect(await verify(buyer, newer.reference)).toMatchObject({ success: true, orderId: newer.orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
  });

  it('is an order if it is live again by then', async () => {
    const product = await plainProduct(shop.db);
    const { buyer, orderId, url, reference } = await lateBuyer(product);
    await put(product, 'paused');
    await put(product, 'live');
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  });

  it('goes back if it is paused while the payment waits for its lock', async () => {
    const product = await plainProduct(shop.db);
    const { buyer, url, reference } = await lateBuyer(product);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    const answer = await shop.db.transaction().execute(async (pause) => {
      await putProduct(pause, product, 'paused');
      const asked = verify(buyer, reference);
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
              and query like '%for no key update%'`.execute(shop.db);
          return rows.length;
        })
        .toBe(1);
      return { asked };
    });
    expect(await answer.asked).toMatchObject({ code: 'refund_pending' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });
});
