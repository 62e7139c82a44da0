import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { addMember } from '@oja/testing/rows/members';
import { seedProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';
import { lockWriting } from './drafts.queries.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** What becomes of a request that comes upon what somebody else has written, and has not committed yet. */
async function behind<T>(write: (tx: Tx) => Promise<unknown>, request: () => Promise<T>) {
  const { ended } = await shop.db.transaction().execute(async (tx) => {
    await write(tx);
    const ended = request().then(
      (answer) => ({ answer }),
      ({ code, message }: { code: string; message: string }) => ({ code, message }),
    );
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
    return { ended };
  });
  return ended;
}

describe('a SKU', () => {
  const zuma = async () => {
    const store = await openGoodsStore(shop);
    await shop.db.updateTable('sellers').set({ store_name: 'Zuma Cloth' }).where('id', '=', store.sellerId).execute();
    return store;
  };
  const skuOf = async (id: string) =>
    (await shop.db.selectFrom('products').select('sku').where('id', '=', id).executeTakeFirstOrThrow()).sku;
  const take = (store: GoodsStore, sku: string) => (tx: Tx) =>
    seedProduct(tx, { seller_id: store.sellerId, category_id: store.categoryId, name: 'Gele', sku });
  const numberOf = async ({ sellerId }: GoodsStore) => {
    const { rows } = await sql<{ last: number | null }>`
      select last_sku::integer as last from sellers where id = ${sellerId}`.execute(shop.db);
    return rows[0]?.last;
  };

  it('that somebody else took meanwhile is refused at its field, by what has it', async () => {
    const store = await zuma();
    expect(await behind(take(store, 'TWIN'), () => store.publish(store.form({ sku: 'TWIN' })))).toEqual({
      code: 'sku_taken',
      message: 'You use the SKU TWIN for Gele.',
    });
  });

  it('that is made by itself is the one behind it', async () => {
    const store = await zuma();
    const id = newId();
    expect(await behind(take(store, 'ZC-0001'), () => store.publish(store.form(), id))).toEqual({ answer: id });
    expect(await skuOf(id)).toBe('ZC-0002');
  });

  it('is the store’s next number, which is written down and not looked for', async () => {
    const store = await zuma();
    expect(await skuOf(await store.publish(store.form()))).toBe('ZC-0001');
    await sql`update sellers set last_sku = 41 where id = ${store.sellerId}`.execute(shop.db);
    expect(await skuOf(await store.publish(store.form()))).toBe('ZC-0042');
    await store.publish(store.form({ sku: 'ZC-0060' }));
    await store.publish(store.form({ sku: 'ZC-0050' }));
    await store.publish(store.form({ sku: 'OTHER-0099' }));
    expect(await numberOf(store)).toBe(60);
    // Others may write goods and give out no number.
    await take(store, 'ZC-0061')(shop.db as Tx);
    await take(store, 'ZC-0070')(shop.db as Tx);
    expect(await skuOf(await store.publish(store.form()))).toBe('ZC-0071');
    expect(await numberOf(store)).toBe(71);
  });
});

describe('goods that are published', () => {
  const isInShop = async (id: string) =>
    (await shop.db.selectFrom('products').select('id').where('id', '=', id).execute()).length === 1;

  it('at once wait for their turn without what the store is written with, by whoever has it', async () => {
    const store = await openGoodsStore(shop);
    const ids = [newId(), newId(), newId()];
    for (const id of ids) await store.begin(store.form(), id);
    const published = await shop.db.transaction().execute(async (tx) => {
      await lockWriting(tx, store.sellerId as SellerId);
      const all = Promise.allSettled(
        ids.map((id) => store.owner.call('publishDraft', { params: store.paramsOf(id), body: { version: 1 } })),
      );
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(3);
      await sql`set local lock_timeout = '500ms'`.execute(tx);
      await sql`update sellers set last_sku = 500 where id = ${store.sellerId}`.execute(tx);
      return { all };
    });
    expect((await published.all).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled']);
    const { rows } = await sql<{ number: number }>`
      select split_part(sku, '-', 2)::int as number from products where id = any(${ids}::uuid[]) order by 1`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ number: 501 }, { number: 502 }, { number: 503 }]);
  });

  it('wait for nobody who counts sales or stars of the store', async () => {
    const store = await openGoodsStore(shop);
    const id = newId();
    const version = await store.begin(store.form({ sku: 'OWN' }), id);
    await shop.db.transaction().execute(async (tx) => {
      await sql`update sellers set total_sales = total_sales + 1 where id = ${store.sellerId}`.execute(tx);
      const publishing = store.owner.call('publishDraft', { params: store.paramsOf(id), body: { version } });
      await expect.poll(() => isInShop(id), { timeout: 5000 }).toBe(true);
      await publishing;
    });
  });
});

describe('who is removed from the store at that moment [DESK-24]', () => {
  let store: GoodsStore;
  let member: Buyer;
  beforeAll(async () => {
    store = await openGoodsStore(shop);
    member = await newBuyer(shop);
  });
  const paramsOf = (id: string) => ({ seller: store.sellerId, id });
  const price = { price: 250_000 as never, discountPrice: null };
  const prices = [{ variantId: null, seen: price, price: 100_000, discountPrice: null }];

  it.each<[string, (id: string) => Promise<unknown>]>([
    [
      'keeps no draft',
      () => member.call('keepDraft', { params: paramsOf(newId()), body: { version: 0, form: store.form() } }),
    ],
    ['throws none away', (id) => member.call('dropDraft', { params: paramsOf(id), body: { version: 1 } })],
    ['publishes none', (id) => member.call('publishDraft', { params: paramsOf(id), body: { version: 1 } })],
    [
      'duplicates nothing',
      () => member.call('duplicateProduct', { params: paramsOf(store.product.id), body: { draftId: newId() } }),
    ],
    [
      'moves nothing',
      () => member.call('placeProduct', { params: paramsOf(store.product.id), body: { status: 'paused' } }),
    ],
    ['prices nothing', () => member.call('priceProduct', { params: paramsOf(store.product.id), body: { prices } })],
  ])('%s', async (_, act) => {
    await addMember(shop.db, store.sellerId, member.id, 'manager');
    const draft = await store.keep(store.form());
    const written = async () =>
      (
        await sql`select (select jsonb_agg(d order by d.id) from product_drafts d where seller_id = ${store.sellerId}) as drafts,
          (select jsonb_agg(jsonb_build_array(p.id, p.status, p.price) order by p.id) from products p
            where seller_id = ${store.sellerId}) as products`.execute(shop.db)
      ).rows;
    const before = await written();
    const remove = (tx: Tx) => sql`delete from seller_members where user_id = ${member.id}`.execute(tx);
    expect(await behind(remove, () => act(draft))).toMatchObject({ code: 'store_not_found' });
    expect(await written()).toEqual(before);
  });
});
