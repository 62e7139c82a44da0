import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import { emptyForm, type ProductForm } from '@oja/domain/goods/product-form';
import { kobo } from '@oja/domain/money/money';
import { openPayment, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { seedDrafts } from '@oja/testing/rows/goods';
import { seedReview } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore, productRow, variantForm } from '../../../testing/desk-goods.ts';
import { addManager } from '../../../testing/goods-changes.ts';
import { importsOf as filesOf } from '../../../testing/goods-imports.ts';
import {
  carryOnStoring,
  comeToAnEnd,
  compareImport,
  importsOf,
  outcomesOf,
  stateOf,
  valuesOf,
} from '../../../testing/stored-imports.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';

let shop: Till;
let store: GoodsStore;
let imports: ReturnType<typeof importsOf>;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await ask('off');
  store = await openGoodsStore(shop);
  imports = importsOf(store);
});
afterEach(() => expectConserved(shop));

const ask = (product_review: 'off' | 'new' | 'new_and_edits') =>
  shop.db.updateTable('shop_policy').set({ product_review }).execute();
const named = (name: string, given: Partial<ProductForm> = {}) => store.form({ name, ...given });
const many = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ form: named(`Gele ${n}`, { sku: `G-${n}` }) }));
const STORED = { outcome: 'stored', problem: null };
const UNDONE = { outcome: 'undone', problem: null };
const isThere = async (id: string) =>
  (await shop.db.selectFrom('products').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
const formOf = async (id: string) => {
  const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
  if (!product) throw new Error('Not in the shop.');
  return product.form;
};
const published = async (ids: readonly string[]) => {
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from audit_log where action = 'product.published'
      and subject in (select 'product:' || id from unnest(${ids}::uuid[]) as id)`.execute(shop.db);
  return rows[0]?.many;
};
/** A unit of it is bought. */
async function sell(id: string, selectedSize = ''): Promise<void> {
  const buyer = await newBuyer(shop);
  await buyer.call('addToCart', { body: { productId: id, selectedColor: '', selectedSize, quantity: 1 } });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  await orderByCredit(buyer, await draftFor(buyer));
}
const draftStates = async (ids: readonly string[]) => {
  const { rows } = await sql<{ state: string }>`
    select state from product_drafts where id = any(${ids}::uuid[]) order by body ->> 'name'`.execute(shop.db);
  return rows.map(({ state }) => state);
};
/** A product in the shop with a change of its form, its price and its count in a file. */
async function changed(count = 10) {
  const id = await store.publish(named('Ankara'));
  const before = await formOf(id);
  const price = { price: kobo(1_200_000), discountPrice: null };
  const { id: importId } = await compareImport(
    shop,
    store,
    [{ id, isNew: false, before, form: { ...before, name: 'Ankara, mended', description: 'Six yards.' } }],
    [
      { id, what: 'price', before: price, after: { ...price, price: 1_500_000 } },
      { id, what: 'count', before: { count: 10 }, after: { count } },
    ],
  );
  return { id, importId };
}

describe('what is stored', () => {
  it('is in the shop with its variants, as its form says, or out of it where the file says so', async () => {
    const each = { colors: ['red', 'blue'], countedEach: true, sku: 'A-1' };
    const variants = [variantForm('red', '', { count: '3', sku: 'A-R' }), variantForm('blue', '', { count: '4' })];
    const { id, products } = await compareImport(shop, store, [
      { form: named('Agbada', { ...each, variants }) },
      { form: named('Fila', { sku: '' }), status: 'paused' },
      { form: named('Aso oke', { sku: '' }) },
    ]);
    await imports.store(id);
    await comeToAnEnd(shop);
    expect([await stateOf(shop, id), await outcomesOf(shop, id)]).toEqual(['stored', [STORED, STORED, STORED]]);
    const [agbada = '', fila = '', aso = ''] = products;
    expect(await productRow(shop, agbada)).toMatchObject({ name: 'Agbada', status: 'live', stock: 7, sku: 'A-1' });
    expect(await formOf(agbada)).toMatchObject({
      variants: [
        { color: 'red', count: '3', sku: 'A-R' },
        { color: 'blue', count: '4' },
      ],
    });
    expect(await productRow(shop, fila)).toMatchObject({ status: 'paused', stock: 10, price: 1_200_000 });
    const [first, second] = [(await productRow(shop, fila)).sku, (await productRow(shop, aso)).sku];
    expect(Number(second.split('-')[1])).toBe(Number(first.split('-')[1]) + 1);
    expect((await shop.call('product', { params: { id: aso } })).product.name).toBe('Aso oke');
  });

  it('changes words, prices and counts, and a unit that is sold after comparing stays sold [GOODS-128]', async () => {
    const { id, importId } = await changed(25);
    await sell(id);
    await imports.store(importId);
    await comeToAnEnd(shop);
    expect(await productRow(shop, id)).toMatchObject({
      name: 'Ankara, mended',
      price: 1_500_000,
      stock: 24,
      edit_version: 2,
    });
    expect((await shop.call('product', { params: { id } })).product.name).toBe('Ankara, mended');
    await imports.undo(importId);
    await comeToAnEnd(shop);
    expect([await stateOf(shop, importId), await outcomesOf(shop, importId)]).toEqual(['undone', [UNDONE]]);
    expect(await productRow(shop, id)).toMatchObject({ name: 'Ankara', description: '', price: 1_200_000, stock: 9 });
  });

  it('that is refused leaves the others alone, says why, and keeps its prices and counts [GOODS-127, GOODS-129]', async () => {
    const { id, importId } = await changed();
    await store.publish(named('Ankara, by hand'), id);
    const taken = await store.publish(named('Iro', { sku: 'TAKEN' }));
    const { id: second, products } = await compareImport(shop, store, [
      { form: named('Buba', { sku: 'TAKEN' }) },
      { form: named('Gele', { sku: 'TWICE' }) },
      { form: named('Gele again', { sku: 'TWICE' }) },
      { form: named('Fila', { pictures: [{ id: taken, alt: '' }] }) },
      { form: { ...emptyForm, name: 'Nothing' } },
      { form: named('Sokoto') },
    ]);
    for (const each of [importId, second]) await imports.store(each);
    await comeToAnEnd(shop);
    const why = expect.stringMatching(/^Store changed this at \d\d:\d\d\.$/);
    expect(await outcomesOf(shop, importId)).toEqual([{ outcome: 'refused', problem: why }]);
    expect(await valuesOf(shop, importId)).toEqual([1, 2].map(() => ({ outcome: 'refused', problem: why })));
    expect(await productRow(shop, id)).toMatchObject({ name: 'Ankara, by hand', price: 1_200_000, stock: 10 });
    expect(await outcomesOf(shop, second)).toMatchObject([
      { outcome: 'refused', problem: 'You use the SKU TAKEN for Iro.' },
      STORED,
      { outcome: 'refused', problem: 'You use the SKU TWICE for Gele.' },
      { outcome: 'refused', problem: 'A picture is not there any more. Take it out, or add it again.' },
      { outcome: 'refused', problem: expect.stringMatching(/^Please complete: /) },
      STORED,
    ]);
    expect(await Promise.all(products.map(isThere))).toEqual([false, true, false, false, false, true]);
  });

  it('is what was looked at: with another number of wrong rows, or before it is compared, nothing is [GOODS-126, GOODS-137]', async () => {
    const { id, products } = await compareImport(shop, store, many(1));
    await sql`
      insert into import_rows (import_id, row, seller_id, key, cells, action, problems)
      values (${id}, 3, ${store.sellerId}, 'x', '{}', 'wrong', '[{"column": null, "text": "No."}]')`.execute(shop.db);
    await expect(imports.store(id, 0)).rejects.toMatchObject({ code: 'import_moved', details: { wrong: 1 } });
    await expect(imports.undo(id)).rejects.toMatchObject({ code: 'import_not_ready' });
    await sql`update imports set state = 'reading' where id = ${id}`.execute(shop.db);
    await expect(imports.store(id, 1)).rejects.toMatchObject({ code: 'import_not_ready' });
    await sql`update imports set state = 'ready' where id = ${id}`.execute(shop.db);
    const other = await openGoodsStore(shop);
    await expect(importsOf(other).store(id, 1)).rejects.toMatchObject({ code: 'import_not_found' });
    expect(await isThere(products[0] ?? '')).toBe(false);
    await imports.store(id, 1);
    expect(await isThere(products[0] ?? '')).toBe(true);
  });

  it('begins in no store that does not sell: the import stays as it was compared', async () => {
    const { id } = await compareImport(shop, store, many(1));
    await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(shop.db);
    await expect(imports.store(id)).rejects.toMatchObject({ code: 'store_suspended' });
    const { rows } = await sql`select state from imports where id = ${id}`.execute(shop.db);
    expect(rows).toEqual([{ state: 'ready' }]);
    expect(await outcomesOf(shop, id)).toEqual([{ outcome: 'planned', problem: null }]);
  });

  it('leaves a product alone of which somebody writes a draft', async () => {
    const { id, importId } = await changed();
    await store.begin(named('Ankara, in work'), id);
    await imports.store(importId);
    expect(await outcomesOf(shop, importId)).toEqual([
      { outcome: 'refused', problem: 'There is a draft of it. Publish it or throw it away first.' },
    ]);
    expect((await productRow(shop, id)).name).toBe('Ankara');
    expect(await draftStates([id])).toEqual(['open']);
  });
});

describe('where products are looked at', () => {
  it('they wait for the operator, as many as a store may have drafts; what lacks pictures is kept for its store [GOODS-132]', async () => {
    await ask('new');
    await seedDrafts(shop.db, store.sellerId, { form: named('Begun before'), many: MOST_DRAFTS - 5 });
    const { id, products } = await compareImport(shop, store, [
      { form: named('Agbada') },
      { form: named('Buba', { pictures: [] }), goesTo: 'draft' },
      ...many(4),
    ]);
    await imports.store(id);
    await comeToAnEnd(shop);
    expect(await draftStates(products.slice(0, 2))).toEqual(['in_review', 'open']);
    const outcomes = await outcomesOf(shop, id);
    expect(outcomes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => STORED));
    expect(outcomes[5]).toMatchObject({ outcome: 'refused', problem: expect.stringContaining('5,000 drafts') });
    await imports.undo(id);
    await comeToAnEnd(shop);
    expect(await draftStates(products)).toEqual([]);
    expect(await stateOf(shop, id)).toBe('undone');
  });

  it('a draft that its store or the operator has touched stays, and what is in the shop by now [GOODS-136]', async () => {
    await ask('new');
    const { id, products } = await compareImport(
      shop,
      store,
      ['Agbada', 'Buba', 'Danshiki', 'Fila'].map((name) => ({ form: named(name) })),
    );
    await imports.store(id);
    const [edited = '', returned = '', dropped = '', approved = ''] = products;
    await sql`update product_drafts set version = 2, state = 'open', submitted_at = null, submitted_by = null where id = ${edited}`.execute(
      shop.db,
    );
    await sql`update product_drafts set state = 'returned', reasons = array['unclear picture'], submitted_at = null, submitted_by = null where id = ${returned}`.execute(
      shop.db,
    );
    await store.owner.call('dropDraft', { params: store.paramsOf(dropped), body: { version: 1 } });
    await ask('off');
    await store.owner.call('publishDraft', { params: store.paramsOf(approved), body: { version: 1 } });
    await comeToAnEnd(shop);
    await imports.undo(id);
    await comeToAnEnd(shop);
    expect(await outcomesOf(shop, id)).toEqual([
      { outcome: 'not-undone', problem: 'It was changed since.' },
      { outcome: 'not-undone', problem: 'The operator has looked at it.' },
      UNDONE,
      { outcome: 'not-undone', problem: 'It is in the shop by now.' },
    ]);
    expect(await isThere(approved)).toBe(true);
  });
});

/** From now on a transaction that stores or undoes products of an import dies when all its work is done. @returns ends that */
async function dieAtCommit(id: string): Promise<() => Promise<unknown>> {
  await sql`
    create or replace function die_at_commit() returns trigger language plpgsql as $$ begin raise 'died'; end $$
  `.execute(shop.db);
  await sql`
    create constraint trigger dies after update on import_products deferrable initially deferred for each row
    when (new.import_id = ${sql.lit(id)}::uuid) execute function die_at_commit()
  `.execute(shop.db);
  return () => sql`drop trigger dies on import_products`.execute(shop.db);
}

describe('a part', () => {
  it('is stored once by several processes, whoever dies before it is committed [GOODS-130]', async () => {
    const { id, products } = await compareImport(shop, store, many(160));
    await Promise.all([imports.store(id), imports.store(id)]);
    expect(await published(products)).toBe(50);
    const live = await dieAtCommit(id);
    await expect(carryOnStoring(shop)).rejects.toThrow();
    await live();
    expect(await published(products)).toBe(50);
    await Promise.all([carryOnStoring(shop), carryOnStoring(shop), carryOnStoring(shop), imports.store(id)]);
    await comeToAnEnd(shop);
    expect(await published(products)).toBe(160);
    expect(await stateOf(shop, id)).toBe('stored');
    const liveAgain = await dieAtCommit(id);
    await imports.undo(id);
    await expect(comeToAnEnd(shop)).rejects.toThrow();
    await liveAgain();
    expect(await Promise.all(products.map(isThere))).toEqual(products.map(() => true));
    await Promise.all([imports.undo(id), imports.undo(id)]);
    await Promise.all([comeToAnEnd(shop), comeToAnEnd(shop)]);
    expect(await Promise.all(products.map(isThere))).toEqual(products.map(() => false));
    expect(await stateOf(shop, id)).toBe('undone');
  });

  it('is left out where the store does not sell any more, or its member may write no goods [GOODS-131]', async () => {
    const helper = await newBuyer(shop);
    await addManager(shop, store, helper);
    const { id, products } = await compareImport(shop, store, many(60));
    await importsOf(store, helper).store(id);
    await sql`delete from seller_members where user_id = ${helper.id}`.execute(shop.db);
    await comeToAnEnd(shop);
    const gone = { outcome: 'refused', problem: 'Who changed this may not do so any more.' };
    expect((await outcomesOf(shop, id)).slice(49, 52)).toEqual([STORED, gone, gone]);
    expect(await stateOf(shop, id)).toBe('stored');

    const suspended = await compareImport(
      shop,
      store,
      Array.from({ length: 60 }, (_, n) => ({ form: named(`Iro ${n}`) })),
    );
    await imports.store(suspended.id);
    await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(shop.db);
    await comeToAnEnd(shop);
    const closed = { outcome: 'refused', problem: 'The store does not sell any more.' };
    expect((await outcomesOf(shop, suspended.id)).slice(49, 52)).toEqual([STORED, closed, closed]);
    expect(await Promise.all(products.slice(48, 52).map(isThere))).toEqual([true, true, false, false]);
    await sql`update sellers set status = 'approved' where id = ${store.sellerId}`.execute(shop.db);
  });
});

describe('undoing', () => {
  it('takes out what is new as if it had never been there, unless somebody has touched it [GOODS-133]', async () => {
    const names = ['untouched', 'sold', 'held', 'counted', 'edited', 'reviewed', 'favourite', 'paused', 'drafted'];
    const { id, products } = await compareImport(
      shop,
      store,
      names.map((name) => ({ form: named(name) })),
    );
    await imports.store(id);
    await comeToAnEnd(shop);
    const [
      untouched = '',
      sold = '',
      held = '',
      counted = '',
      edited = '',
      reviewed = '',
      favourite = '',
      paused = '',
      drafted = '',
    ] = products;
    await sell(sold);
    await openPayment(await buyerWith(shop, { product: { id: held } }));
    await store.owner.call('countUnits', {
      params: { seller: store.sellerId },
      body: { items: [{ stockItemId: counted, seen: 10, count: 12 }] },
      idempotencyKey: crypto.randomUUID(),
    });
    await store.publish(named('edited since'), edited);
    const buyer = await newBuyer(shop);
    await seedReview(shop.db, { id: reviewed, seller_id: store.sellerId });
    await sql`insert into favourites (user_id, product_id) values (${buyer.id}, ${favourite})`.execute(shop.db);
    await store.owner.call('placeProduct', { params: store.paramsOf(paused), body: { status: 'paused' } });
    await store.begin(named('in work'), drafted);
    await imports.undo(id);
    await comeToAnEnd(shop);
    const stays = (problem: string) => ({ outcome: 'not-undone', problem });
    const touched = stays('Some of it is promised, sold, counted or priced anew, or reviewed.');
    const since = stays('It was changed since.');
    expect(await outcomesOf(shop, id)).toEqual([
      UNDONE,
      touched,
      touched,
      touched,
      since,
      touched,
      UNDONE,
      since,
      stays('There is a draft of it. Publish it or throw it away first.'),
    ]);
    expect(await Promise.all([untouched, sold, favourite].map(isThere))).toEqual([false, true, false]);
    await expect(shop.call('product', { params: { id: untouched } })).rejects.toMatchObject({
      code: 'product_not_found',
    });
    await expect(store.keep(named('again'), untouched)).rejects.toMatchObject({ code: 'id_taken' });
  });

  it('leaves a form that was written anew since, and is offered for a day [GOODS-134]', async () => {
    const { id, importId } = await changed();
    await imports.store(importId);
    await comeToAnEnd(shop);
    await store.publish(named('Ankara, by hand'), id);
    await sql`update imports set stored_at = now() - interval '24 hours 1 minute' where id = ${importId}`.execute(
      shop.db,
    );
    await expect(imports.undo(importId)).rejects.toMatchObject({ code: 'import_too_old' });
    await sql`update imports set stored_at = now() - interval '23 hours' where id = ${importId}`.execute(shop.db);
    await imports.undo(importId);
    await comeToAnEnd(shop);
    expect(await outcomesOf(shop, importId)).toEqual([
      { outcome: 'not-undone', problem: expect.stringMatching(/^Store changed this at/) },
    ]);
    expect((await productRow(shop, id)).name).toBe('Ankara, by hand');
  });

  it('stops what is still being stored, and takes back what was [GOODS-135]', async () => {
    const { id, products } = await compareImport(shop, store, many(120), []);
    await imports.store(id);
    await imports.undo(id);
    await comeToAnEnd(shop);
    const outcomes = await outcomesOf(shop, id);
    const stopped = { outcome: 'refused', problem: 'The import was undone before it came to this row.' };
    expect([outcomes[0], outcomes[49], outcomes[50], outcomes[119]]).toEqual([UNDONE, UNDONE, stopped, stopped]);
    expect(await published(products)).toBe(50);
    expect(await Promise.all(products.map(isThere))).toEqual(products.map(() => false));
    expect(await stateOf(shop, id)).toBe('undone');
  });

  it('gives back how units were counted, but for what was sold since', async () => {
    const sizes = { sizes: ['M', 'L'], sku: 'ONE' };
    const id = await store.publish(
      named('Boubou', { ...sizes, variants: [variantForm('', 'M'), variantForm('', 'L')] }),
    );
    const before = await formOf(id);
    const each = {
      countedEach: true,
      variants: [variantForm('', 'M', { count: '6' }), variantForm('', 'L', { count: '4' })],
    };
    const { id: importId } = await compareImport(shop, store, [
      { id, isNew: false, before, form: { ...before, ...each } },
    ]);
    await imports.store(importId);
    await comeToAnEnd(shop);
    expect(await formOf(id)).toMatchObject({ countedEach: true, variants: [{ count: '6' }, { count: '4' }] });
    await sell(id, 'M');
    await imports.undo(importId);
    await comeToAnEnd(shop);
    expect(await outcomesOf(shop, importId)).toEqual([UNDONE]);
    expect(await formOf(id)).toMatchObject({ countedEach: false, count: '9' });
  });
});

it('a file that was sent is stored and undone, with what only its values change [GOODS-128]', async () => {
  const [kept, plain] = [
    await store.publish(named('Iro', { sku: 'IRO' })),
    await store.publish(named('Buba', { sku: 'BUBA' })),
  ];
  const sent = await filesOf(store).send('sku,name,price,stock\nIRO,Iro of aso oke,"13,000",12\nBUBA,,"9,000",\n');
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'ready', counts: { change: 2, wrong: 0 } });
  await sell(kept);
  await imports.store(sent.id);
  await comeToAnEnd(shop);
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'stored', refused: 0, done: 2, total: 2 });
  expect(await productRow(shop, kept)).toMatchObject({ name: 'Iro of aso oke', price: 1_300_000, stock: 11 });
  expect(await productRow(shop, plain)).toMatchObject({ name: 'Buba', price: 900_000, stock: 10, edit_version: 1 });
  await imports.undo(sent.id);
  await comeToAnEnd(shop);
  expect(await filesOf(store).show(sent)).toMatchObject({ state: 'undone', notUndone: 0, done: 2, undoUntil: null });
  expect(await productRow(shop, kept)).toMatchObject({ name: 'Iro', price: 1_200_000, stock: 9 });
  expect(await productRow(shop, plain)).toMatchObject({ price: 1_200_000, stock: 10 });
});
