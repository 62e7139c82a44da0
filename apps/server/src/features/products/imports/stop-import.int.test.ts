import { kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore, productRow } from '../../../testing/desk-goods.ts';
import { addManager } from '../../../testing/goods-changes.ts';
import {
  carryOnStoring,
  comeToAnEnd,
  compareImport,
  importsOf,
  outcomesOf,
  stateOf,
  valuesOf,
} from '../../../testing/stored-imports.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { forgetMember } from '../../teams/teams.steps.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
beforeEach(async () => {
  store = await openGoodsStore(shop);
});

const priced = (price: number) => ({ price: kobo(price), discountPrice: null });
/** Sixty new products, and behind them one that is there, of which the form and the price change. */
async function largeImport() {
  const id = await store.publish(store.form({ name: 'Ankara' }));
  const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
  if (!product) throw new Error('Not in the shop.');
  const before = product.form;
  const fresh = Array.from({ length: 60 }, (_, n) => ({ form: store.form({ name: `Gele ${n}`, sku: `G-${n}` }) }));
  const compared = await compareImport(
    shop,
    store,
    [...fresh, { id, isNew: false, before, form: { ...before, name: 'Ankara, mended' } }],
    [{ id, what: 'price', before: priced(1_200_000), after: priced(1_500_000) }],
  );
  return { id: compared.id, there: id };
}
const refused = (problem: string) => ({ outcome: 'refused', problem });
const setStatus = (status: string) =>
  sql`update sellers set status = ${status} where id = ${store.sellerId}`.execute(shop.db);

describe('an import that is stopped', () => {
  it('ends where the account of who stored it is closed meanwhile', async () => {
    const helper = await newBuyer(shop);
    await addManager(shop, store, helper);
    const { id, there } = await largeImport();
    await importsOf(store, helper).store(id);
    await shop.db.transaction().execute((tx) => forgetMember(tx, helper.id));
    await comeToAnEnd(shop);
    const gone = refused('Who changed this may not do so any more.');
    expect(await stateOf(shop, id)).toBe('stored');
    expect((await outcomesOf(shop, id)).slice(49)).toEqual([
      { outcome: 'stored', problem: null },
      ...Array.from({ length: 11 }, () => gone),
    ]);
    expect(await valuesOf(shop, id)).toEqual([gone]);
    expect(await productRow(shop, there)).toMatchObject({ name: 'Ankara', price: 1_200_000 });
  });

  it('is refused whole, though its store sells again before its prices were made', async () => {
    const { id, there } = await largeImport();
    await importsOf(store).store(id);
    await setStatus('suspended');
    await carryOnStoring(shop);
    await setStatus('approved');
    await comeToAnEnd(shop);
    const closed = refused('The store does not sell any more.');
    expect(await stateOf(shop, id)).toBe('stored');
    expect((await outcomesOf(shop, id)).at(-1)).toEqual(closed);
    expect(await valuesOf(shop, id)).toEqual([closed]);
    expect(await productRow(shop, there)).toMatchObject({ name: 'Ankara', price: 1_200_000 });
  });
});
