import type { ProductForm } from '@oja/domain/goods/product-form';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { type GoodsStore, openGoodsStore, variantForm } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const palette = ['red', 'blue', 'green'];
const units = fc.integer({ min: 0, max: 20 });
const price = fc.integer({ min: 1, max: 900 });
const rows = fc.record({ offered: fc.boolean(), count: units, price, isOnSale: fc.boolean() });

/** A way to write the product anew: in these colours, counted and priced together or each. */
const edit = fc.record({
  kind: fc.constant('edit' as const),
  colors: fc.subarray(palette),
  countedEach: fc.boolean(),
  pricedEach: fc.boolean(),
  rows: fc.array(rows, { minLength: 3, maxLength: 3 }),
  count: units,
  price,
});
const count = fc.record({ kind: fc.constant('count' as const), at: fc.nat(5), count: units });
const reprice = fc.record({ kind: fc.constant('price' as const), at: fc.nat(5), price });
const place = fc.record({
  kind: fc.constant('place' as const),
  status: fc.constantFrom('live' as const, 'paused' as const),
});
type Step = typeof edit | typeof count | typeof reprice | typeof place extends fc.Arbitrary<infer S> ? S : never;

function formOf(step: Extract<Step, { kind: 'edit' }>): ProductForm {
  const variants = step.colors.map((color, at) => {
    const row = step.rows[at];
    const sale = row?.isOnSale && row.price > 1 ? String(row.price - 1) : '';
    // One at least is offered.
    const offered = at === 0 || (row?.offered ?? true);
    return variantForm(color, '', { offered, count: String(row?.count), price: String(row?.price), salePrice: sale });
  });
  const { colors, countedEach, pricedEach } = step;
  return store.form({
    colors,
    countedEach,
    pricedEach,
    variants,
    count: String(step.count),
    price: String(step.price),
  });
}

async function carryOut(id: string, step: Step): Promise<void> {
  const params = { seller: store.sellerId, id };
  if (step.kind === 'edit') {
    await store.publish(formOf(step), id);
    return;
  }
  if (step.kind === 'place') {
    await store.owner.call('placeProduct', { params, body: { status: step.status } });
    return;
  }
  const { product } = await store.owner.call('deskProduct', { params });
  const variant = product?.variants[step.at % (product.variants.length || 1)];
  if (!product || !variant) throw new Error('A product has a variant.');
  if (step.kind === 'count') {
    const items = [{ stockItemId: variant.stockItemId, seen: variant.stock, count: step.count }];
    const answer = await store.owner.call('countUnits', {
      params: { seller: store.sellerId },
      body: { items },
      idempotencyKey: newId(),
    });
    expect(answer.items).toMatchObject([{ ok: true, stock: step.count, moved: 0 }]);
    return;
  }
  // What is no longer offered cannot be priced.
  const own = product.pricedEach && variant.offered ? variant : null;
  if (product.pricedEach && own === null) return;
  const { price: seen, discountPrice } = own ?? product;
  const asked = {
    variantId: own?.id ?? null,
    seen: { price: seen, discountPrice },
    price: step.price * 100,
    discountPrice: null,
  };
  await store.owner.call('priceProduct', { params, body: { prices: [asked] } as never });
}

it('whatever is published, counted, priced, split, joined and paused, units and prices add up [I02, I03, I31, I41, I42, I43] [GOODS-51]', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof({ weight: 3, arbitrary: edit }, count, reprice, place), { maxLength: 8 }),
      async (steps) => {
        const id = await store.publish(store.form(), newId());
        for (const step of steps) await carryOut(id, step);
        await expectConserved(shop);
      },
    ),
    { numRuns: 25 },
  );
}, 240_000);
