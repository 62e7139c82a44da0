import { seedDraft, seedPicture } from '@oja/testing/rows/goods';
import { seedCategory } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SellerId } from '../../http/desk.ts';
import { newId } from '../../platform/ids.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { findDrafts } from './drafts.queries.ts';

let shop: TestApp;
let store: GoodsStore;
let rival: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
  store = await openGoodsStore(shop);
  rival = await openGoodsStore(shop);
});
afterAll(() => shop.close());

const paramsOf = (id: string) => ({ seller: store.sellerId, id });
const keep = (id: string, version: number, given: Parameters<GoodsStore['form']>[0] = {}) =>
  store.owner.call('keepDraft', { params: paramsOf(id), body: { version, form: store.form(given) } });
const publish = (id: string, version: number) =>
  store.owner.call('publishDraft', { params: paramsOf(id), body: { version } });
const listed = async (id: string) => {
  const { items } = await store.owner.call('deskDrafts', { params: { seller: store.sellerId } });
  return items.find((draft) => draft.id === id);
};

describe('a draft that names a picture which the store does not have', () => {
  it.each([
    ['removed', async () => newId()],
    ['of another store', async () => rival.pictureId],
  ])('%s, is kept and says which, and is not published [GOODS-10]', async (_, other) => {
    const [id, gone] = [newId(), await other()];
    const own = { id: store.pictureId, alt: '' };
    const pictures = [own, { id: gone, alt: '' }];
    expect(await keep(id, 0, { pictures })).toMatchObject({ version: 1, missingPictures: [gone] });
    // The same request again, and the next one.
    expect(await keep(id, 0, { pictures })).toMatchObject({ version: 1, missingPictures: [gone] });
    expect(await keep(id, 1, { pictures, name: 'Better' })).toMatchObject({ version: 2, missingPictures: [gone] });
    const { draft } = await store.owner.call('deskProduct', { params: paramsOf(id) });
    expect(draft).toMatchObject({ form: { pictures }, pictures: [{ id: store.pictureId }] });
    expect(draft?.pictures).toHaveLength(1);
    expect(await listed(id)).toMatchObject({ missing: 1 });
    await expect(publish(id, 2)).rejects.toMatchObject({
      status: 404,
      code: 'picture_not_found',
      message: 'A picture is not there any more. Take it out, or add it again.',
    });
    expect(await keep(id, 2, { pictures: [own] })).toMatchObject({ version: 3, missingPictures: [] });
    expect(await publish(id, 3)).toMatchObject({ id, status: 'live' });
  });

  it('because it was removed meanwhile, is brought back as it was', async () => {
    const picture = await seedPicture(shop.db, store.sellerId);
    const pictures = [{ id: picture.id.toUpperCase(), alt: 'Front' }];
    const id = newId();
    expect(await keep(id, 0, { pictures })).toMatchObject({ missingPictures: [] });
    await sql`delete from pictures where id = ${picture.id}`.execute(shop.db);
    expect(await keep(id, 1, { pictures, name: 'Other' })).toMatchObject({ missingPictures: [picture.id] });
  });
});

describe('the list of drafts', () => {
  it('reads no more of a form than it shows', async () => {
    const own = await openGoodsStore(shop);
    await own.keep(own.form({ name: 'Long', description: 'x'.repeat(20_000) }));
    // A statement is asked for a desk alone; this is its test.
    const [row, ...others] = await findDrafts(shop.db, own.sellerId as SellerId);
    expect([row?.name, row?.price, row?.pictureId, others]).toEqual(['Long', '12,000', own.pictureId, []]);
    expect(JSON.stringify(row).length).toBeLessThan(500);
  });

  it('says how much was missing when each was kept, also of those from before [GOODS-09]', async () => {
    const { id: categoryId } = await seedCategory(shop.db, { subcategories: ['Fabric'] });
    const lacking = { name: '', price: '', categoryId };
    const id = newId();
    await keep(id, 0, lacking);
    // Name, price and a subcategory.
    expect((await listed(id))?.missing).toBe(3);
    await keep(id, 1, { price: '', categoryId: newId() });
    // A price, and a category that there is not.
    expect((await listed(id))?.missing).toBe(2);
    await keep(id, 2);
    expect((await listed(id))?.missing).toBe(0);
    expect((await listed(await seedDraft(shop.db, store.sellerId, store.form(lacking))))?.missing).toBe(3);
  });
});
