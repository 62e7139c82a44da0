import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { seedReview } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { nameAccount, prove } from '../../testing/bank-account.ts';
import { type GoodsStore, openGoodsStore } from '../../testing/desk-goods.ts';
import { buyFrom } from '../../testing/desk-sale.ts';
import { photograph } from '../../testing/photographs.ts';
import { putPicture } from '../../testing/put-picture.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { expectConserved } from '../../testing/till.ts';

let shop: TestApp;
let store: GoodsStore;
beforeAll(async () => {
  shop = await createTestApp();
});
beforeEach(async () => {
  store = await openGoodsStore(shop);
});
afterEach(() => expectConserved(shop));
afterAll(() => shop.close());

/** What becomes of a request that has entered the desk while the operator suspends its store. */
async function whileItIsSuspended(request: () => Promise<unknown>) {
  const { ended } = await shop.db.transaction().execute(async (tx) => {
    await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(tx);
    const ended = request().then(
      () => ({ code: 'done' }),
      ({ code }: { code: string }) => ({ code }),
    );
    await expect.poll(() => countLockWaiters(shop.db), { timeout: 20_000 }).toBe(1);
    return { ended };
  });
  return ended;
}

/** All that the desk of a store writes, apart from parcels. */
const written = async () => {
  const { rows } = await sql`
    select (select jsonb_build_array(store_name, slug, description, holiday_from, edit_version) from sellers
        where id = ${store.sellerId}) as store,
      (select jsonb_agg(p order by p.id) from products p where p.seller_id = ${store.sellerId}) as products,
      (select jsonb_agg(i order by i.id) from stock_items i where i.seller_id = ${store.sellerId}) as counts,
      (select jsonb_agg(d order by d.id) from product_drafts d where d.seller_id = ${store.sellerId}) as drafts,
      (select jsonb_agg(c order by c.id) from goods_changes c where c.seller_id = ${store.sellerId}) as changes,
      (select jsonb_agg(f.id order by f.id) from imports f where f.seller_id = ${store.sellerId}) as files,
      (select jsonb_agg(p.id order by p.id) from pictures p where p.seller_id = ${store.sellerId}) as pictures,
      (select jsonb_agg(a order by a.id) from payout_accounts a where a.seller_id = ${store.sellerId}) as accounts,
      (select count(*)::integer from review_replies r where r.seller_id = ${store.sellerId}) as replies`.execute(
    shop.db,
  );
  return rows;
};

const seen = async () => ({
  editVersion: (
    await shop.db
      .selectFrom('sellers')
      .select('edit_version')
      .where('id', '=', store.sellerId)
      .executeTakeFirstOrThrow()
  ).edit_version,
});
const ofProduct = () => store.paramsOf(store.product.id);
const ofStore = () => ({ seller: store.sellerId });

describe('a store that is suspended while somebody writes [DESK-104]', () => {
  it.each<[string, () => Promise<() => Promise<unknown>>]>([
    [
      'keeps no draft',
      async () => () =>
        store.owner.call('keepDraft', { params: store.paramsOf(newId()), body: { version: 0, form: store.form() } }),
    ],
    [
      'publishes none',
      async () => {
        const params = store.paramsOf(await store.keep(store.form()));
        return () => store.owner.call('publishDraft', { params, body: { version: 1 } });
      },
    ],
    [
      'pauses nothing',
      async () => () => store.owner.call('placeProduct', { params: ofProduct(), body: { status: 'paused' } }),
    ],
    [
      'counts nothing',
      async () => () =>
        store.owner.call('countUnits', {
          params: ofStore(),
          body: { items: [{ stockItemId: store.product.id, seen: 1000, count: 5 }] },
          idempotencyKey: newId(),
        }),
    ],
    [
      'changes nothing of many',
      async () => () =>
        store.owner.call('lookAtChange', {
          params: store.paramsOf(newId()),
          body: { act: { kind: 'add-count', units: 1 }, products: [store.product.id] },
        }),
    ],
    [
      'takes no file',
      async () => () =>
        store.owner.call('sendImport', {
          params: store.paramsOf(newId()),
          query: { name: 'goods.csv' },
          file: { type: 'text/csv', bytes: Buffer.from('sku,count\nNO-1,1\n') },
        } as never),
    ],
    [
      'takes no picture',
      async () => {
        const bytes = await photograph();
        return () => putPicture(store.owner, { seller: store.sellerId, bytes });
      },
    ],
    [
      'says nothing else of itself',
      async () => {
        const body = { ...(await seen()), changes: { description: 'Another description of the store.' } };
        return () => store.owner.call('saveStore', { params: ofStore(), body });
      },
    ],
    [
      'takes no other name',
      async () => {
        const body = { ...(await seen()), changes: { storeName: 'Another Name' } };
        return () => store.owner.call('saveStore', { params: ofStore(), body });
      },
    ],
    [
      'goes on no holiday',
      async () => {
        const body = { ...(await seen()), holiday: { from: '2099-01-01', until: '2099-01-02', note: '' } };
        return () => store.owner.call('setHoliday', { params: ofStore(), body });
      },
    ],
    [
      'answers no review',
      async () => {
        const { id } = await seedReview(shop.db, { id: store.product.id, seller_id: store.sellerId });
        return () =>
          store.owner.call('saveReply', { params: store.paramsOf(id), body: { text: 'Thank you.', seen: 0 } });
      },
    ],
    [
      'takes no answer to one away',
      async () => {
        const { id } = await seedReview(shop.db, { id: store.product.id, seller_id: store.sellerId });
        const params = store.paramsOf(id);
        await store.owner.call('saveReply', { params, body: { text: 'Thank you.', seen: 0 } });
        return () => store.owner.call('removeReply', { params, body: { seen: 1 } });
      },
    ],
    [
      'names no account to pay to',
      async () => {
        await prove(store.owner);
        return () => nameAccount(store, { number: '0123456789' });
      },
    ],
  ])('%s', async (_, prepare) => {
    const request = await prepare();
    const before = await written();
    expect(await whileItIsSuspended(request)).toEqual({ code: 'store_suspended' });
    expect(await written()).toEqual(before);
  });

  it('accepts what was ordered, and packs it', async () => {
    const { orderId: id } = await buyFrom(shop, store);
    const params = { seller: store.sellerId, id };
    const accepting = () => store.owner.call('moveParcel', { params, body: { status: 'approved' } });
    expect(await whileItIsSuspended(accepting)).toEqual({ code: 'done' });
    const packed = await store.owner.call('packParcel', { params, body: { packed: true } });
    expect(packed).toMatchObject({ status: 'approved', packedAt: expect.any(String) });
  });
});

it('two who write of one store at once both do, though each holds it', async () => {
  const body = await seen();
  const rename = (storeName: string) =>
    store.owner.call('saveStore', { params: ofStore(), body: { ...body, changes: { storeName } } });
  const ended = await Promise.allSettled([
    rename('One Name'),
    rename('Other Name'),
    store.owner.call('keepDraft', { params: store.paramsOf(newId()), body: { version: 0, form: store.form() } }),
  ]);
  expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

it('the desk of a suspended store is read with HEAD, too [DESK-103]', async () => {
  await sql`update sellers set status = 'suspended' where id = ${store.sellerId}`.execute(shop.db);
  const read = (method: string) => store.owner.fetch(`/api/desk/${store.sellerId}/pulse`, { method });
  expect((await Promise.all(['GET', 'HEAD'].map(read))).map(({ status }) => status)).toEqual([200, 200]);
});
