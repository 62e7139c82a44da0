import { MOST_DRAFTS } from '@oja/contract/desks/desk-drafts';
import { seedDrafts } from '@oja/testing/rows/goods';
import { addMember } from '@oja/testing/rows/members';
import { putProduct } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
let store: GoodsStore;
let rival: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  rival = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const keep = (id: string, version: number, given: Parameters<GoodsStore['form']>[0] = {}, who = store.owner) =>
  who.call('keepDraft', { params: store.paramsOf(id), body: { version, form: store.form(given) } });
const bodyOf = async (id: string) => {
  const { rows } = await sql<{ name: string; version: number; seller_id: string }>`
    select body ->> 'name' as name, version, seller_id from product_drafts where id = ${id}`.execute(shop.db);
  return rows;
};
const lagosNow = () =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' }).format(new Date());

describe('keeping a draft', () => {
  it('keeps what was typed, letter for letter, and shows it [GOODS-01]', async () => {
    const id = newId();
    const typed = {
      name: ' Ankara  wax',
      price: '₦12k?',
      salePrice: 'cheap',
      count: 'ten',
      sku: '#1',
      tags: ['', 'x'],
    };
    expect((await keep(id, 0, typed)).version).toBe(1);
    const shown = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
    expect(shown.product).toBeNull();
    expect(shown.draft).toMatchObject({ id, version: 1, keptBy: 'Store', form: store.form(typed) });
    expect(shown.draft?.pictures).toMatchObject([{ id: store.pictureId, width: 800, height: 800 }]);
    const { items } = await store.owner.call('deskDrafts', { params: { seller: store.sellerId } });
    // Name, sale price are judged, too: price, count and SKU are wrong.
    expect(items.find((draft) => draft.id === id)).toMatchObject({
      name: ' Ankara  wax',
      price: '₦12k?',
      edits: false,
      missing: 3,
      picture: { color: '#a1b2c3' },
    });
  });

  it('answers the same request again as the first one, and refuses who saw another version [GOODS-02, GOODS-03]', async () => {
    const id = newId();
    const first = await keep(id, 0, { name: 'First' });
    expect(await keep(id, 0, { name: 'First' })).toEqual(first);
    const second = await keep(id, 1, { name: 'Second' });
    expect(second.version).toBe(2);
    expect(await keep(id, 1, { name: 'Second' })).toEqual(second);
    for (const version of [0, 1, 3]) {
      await expect(keep(id, version, { name: 'Late' })).rejects.toMatchObject({
        status: 409,
        code: 'changed_meanwhile',
        details: { who: 'Store', time: lagosNow() },
      });
    }
    expect(await bodyOf(id)).toEqual([{ name: 'Second', version: 2, seller_id: store.sellerId }]);
  });

  it('refuses who saw the draft before this one, whether that was published or thrown away [GOODS-05]', async () => {
    const id = await store.publish(store.form());
    const act = (route: 'publishDraft' | 'dropDraft', version: number) =>
      store.owner.call(route, { params: store.paramsOf(id), body: { version } });
    for (const route of ['dropDraft', 'publishDraft'] as const) {
      const begin = async () => {
        const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
        const body = { version: 0, editVersion: product?.editVersion ?? 0, form: store.form({ name: 'Of Bola' }) };
        return store.owner.call('keepDraft', { params: store.paramsOf(id), body });
      };
      const { version: seen } = await begin();
      await act(route, seen);
      const anew = await begin();
      expect(await begin()).toEqual(anew);
      const late = { code: 'changed_meanwhile' };
      await expect(keep(id, seen, { name: 'Of Ada' })).rejects.toMatchObject(late);
      await expect(act('publishDraft', seen)).rejects.toMatchObject(late);
      await expect(act('dropDraft', seen)).rejects.toMatchObject(late);
      expect(await bodyOf(id)).toMatchObject([{ name: 'Of Bola', version: anew.version }]);
      await act('dropDraft', anew.version);
    }
  });

  it('of two members at once keeps the form of exactly one [GOODS-04]', async () => {
    const amaka = await newBuyer(shop, 'Amaka Obi');
    await addMember(shop.db, store.sellerId, amaka.id, 'manager');
    for (const version of [0, 1]) {
      const id = version === 0 ? newId() : await store.keep(store.form());
      const tries = Array.from({ length: 6 }, (_, n) =>
        keep(id, version, { name: `Try ${n}` }, n % 2 ? amaka : store.owner),
      );
      const settled = await Promise.allSettled(tries);
      const won = settled.flatMap(({ status }, n) => (status === 'fulfilled' ? [n] : []));
      expect(won).toHaveLength(1);
      expect(await bodyOf(id)).toMatchObject([{ name: `Try ${won[0]}`, version: version + 1 }]);
      for (const result of settled) {
        if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'changed_meanwhile' });
      }
    }
  });

  it('refuses an id that is of another store, as a draft or as a product, and says no more', async () => {
    const theirs = [rival.product.id, await rival.keep(rival.form({ name: 'Secret' }))];
    for (const id of theirs) {
      await expect(keep(id, 0)).rejects.toMatchObject({
        status: 409,
        code: 'id_taken',
        message: 'This name of a record is taken. Please begin anew.',
      });
    }
    expect(await bodyOf(theirs[0] ?? '')).toEqual([]);
    expect(await bodyOf(theirs[1] ?? '')).toEqual([{ name: 'Secret', version: 1, seller_id: rival.sellerId }]);
  });

  it('takes at most 64 KiB, and 600 rows [GOODS-07]', async () => {
    const tall = Array.from({ length: 601 }, (_, n) => ({
      ...{ color: `c${n}`, size: '', price: '', salePrice: '', count: '', sku: '', offered: true },
    }));
    await expect(keep(newId(), 0, { variants: tall })).rejects.toMatchObject({ status: 400 });
    expect((await keep(newId(), 0, { variants: tall.slice(1) })).version).toBe(1);
    await expect(keep(newId(), 0, { sku: 'A'.repeat(101) })).rejects.toMatchObject({ status: 400 });
    for (const length of [65 * 1024, 10 * 1024 * 1024]) {
      await expect(keep(newId(), 0, { description: 'x'.repeat(length) })).rejects.toMatchObject({ status: 413 });
    }
  });

  it('keeps at most so many of a store, also when two begin at once [GOODS-08]', async () => {
    const full = await openGoodsStore(shop);
    await seedDrafts(shop.db, full.sellerId, { form: full.form(), many: MOST_DRAFTS - 1 });
    const begun = await Promise.allSettled([1, 2, 3].map(() => full.keep(full.form())));
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(full.keep(full.form())).rejects.toMatchObject({
      code: 'too_many_drafts',
      message: 'Your store has 5,000 drafts. Publish or throw away some first.',
    });
    const kept = shop.db.selectFrom('product_drafts').select('id').where('seller_id', '=', full.sellerId);
    expect(await kept.execute()).toHaveLength(MOST_DRAFTS);
  });

  it('begins changes of a product only for who saw its last ones [GOODS-06]', async () => {
    const id = await store.publish(store.form());
    const { product } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
    const seen = product?.editVersion ?? 0;
    await store.publish(store.form({ name: 'Changed by Amaka' }), id);
    const begin = (editVersion: number) =>
      store.owner.call('keepDraft', {
        params: store.paramsOf(id),
        body: { version: 0, editVersion, form: store.form() },
      });
    await expect(begin(seen)).rejects.toMatchObject({
      code: 'changed_meanwhile',
      details: { who: 'Store', time: lagosNow() },
    });
    // Nor for who saw none.
    await expect(keep(id, 0)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect((await begin(seen + 1)).version).toBe(3);
  });
});

describe('throwing a draft away', () => {
  const drop = (id: string, version: number) =>
    store.owner.call('dropDraft', { params: store.paramsOf(id), body: { version } });

  it('takes the version that was seen; what is in the shop stays [GOODS-11]', async () => {
    const id = await store.publish(store.form());
    const { version } = await store.owner.call('keepDraft', {
      params: store.paramsOf(id),
      body: { version: 0, editVersion: 1, form: store.form({ name: 'Other name' }) },
    });
    await expect(drop(id, version + 1)).rejects.toMatchObject({ code: 'changed_meanwhile' });
    expect(await drop(id, version)).toEqual({ ok: true });
    const { product, draft } = await store.owner.call('deskProduct', { params: store.paramsOf(id) });
    expect([product?.name, draft]).toEqual(['Ankara wax 6 yards', null]);
    await expect(drop(id, version)).rejects.toMatchObject({ status: 404, code: 'draft_not_found' });
    // Who goes on writing hears who threw it away.
    await expect(keep(id, version)).rejects.toMatchObject({ code: 'changed_meanwhile', details: { who: 'Store' } });
  });

  it('is for drafts of the store alone', async () => {
    const id = await rival.keep(rival.form());
    await expect(drop(id, 1)).rejects.toMatchObject({ status: 404, code: 'draft_not_found' });
    expect(await bodyOf(id)).toHaveLength(1);
  });
});

it('forgets who kept a draft with their account, and keeps the draft', async () => {
  const amaka = await newBuyer(shop, 'Amaka Obi');
  await addMember(shop.db, store.sellerId, amaka.id, 'manager');
  const id = newId();
  await keep(id, 0, {}, amaka);
  const shown = async () => (await store.owner.call('deskProduct', { params: store.paramsOf(id) })).draft?.keptBy;
  expect(await shown()).toBe('Amaka');
  await amaka.call('deleteAccount', { body: { password: amaka.password } });
  expect(await shown()).toBe('');
});

describe('duplicating', () => {
  it('begins a draft with what a product has, without units and SKU; again it is the same draft [GOODS-12]', async () => {
    const form = store.form({
      sku: 'DUP-1',
      description: 'Soft.',
      tags: ['wax'],
      weight: '0.5',
      returns: 'Seven days.',
    });
    const id = await store.publish(form);
    const draftId = newId();
    const duplicate = (draft: string) =>
      store.owner.call('duplicateProduct', { params: store.paramsOf(id), body: { draftId: draft } });
    const draft = await duplicate(draftId);
    expect(draft).toMatchObject({ id: draftId, version: 1, form: { ...form, count: '0', sku: '', lowAt: '3' } });
    expect(await duplicate(draftId)).toEqual(draft);
    await keep(draftId, 1, { name: 'Something else' });
    for (const taken of [draftId, id, rival.product.id]) {
      await expect(duplicate(taken)).rejects.toMatchObject({ status: 409, code: 'id_taken' });
    }
  });

  it('is for products of the store alone', async () => {
    for (const id of [rival.product.id, newId()]) {
      await expect(
        store.owner.call('duplicateProduct', { params: store.paramsOf(id), body: { draftId: newId() } }),
      ).rejects.toMatchObject({ status: 404, code: 'product_not_found' });
    }
  });

  it('is not for what an operator took down: it would be back at once under another id [GOODS-13]', async () => {
    const id = await store.publish(store.form({}));
    await putProduct(shop.db, { id }, 'taken_down');
    await expect(
      store.owner.call('duplicateProduct', { params: store.paramsOf(id), body: { draftId: newId() } }),
    ).rejects.toMatchObject({ status: 409, code: 'product_cannot_move' });
  });

  it('leaves out pictures of which the store has no row', async () => {
    const draft = await store.owner.call('duplicateProduct', {
      params: store.paramsOf(store.product.id),
      body: { draftId: newId() },
    });
    expect([draft.form.pictures, draft.pictures]).toEqual([[], []]);
  });
});
