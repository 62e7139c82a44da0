import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import { type GoodsStore, openGoodsStore } from '../../../testing/desk-goods.ts';
import { mailTo } from '../../../testing/mailbox.ts';
import { newOperator } from '../../../testing/money-back-steps.ts';
import { expireHold, letAskAgain, refundOf, signal, verify } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../../testing/till.ts';
import { sweepHolds } from '../../payments/reconciler/sweep-holds.ts';

let shop: Till;
let store: GoodsStore;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  store = await openGoodsStore(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  operator = await newOperator(shop);
});
afterEach(() => expectConserved(shop));

const note = 'This is the picture of another store.';
const reasons = ['picture of somebody else', 'misleading name'] as const;
const newProduct = (name = 'Ankara six yards') => plainProduct(shop.db, { seller_id: store.sellerId, name });

async function find(id: string) {
  const { items } = await operator.call('operatorProducts', { query: { list: 'all', q: id } });
  if (!items[0]) throw new Error('No such product.');
  return items[0];
}
interface How {
  by?: Buyer;
  key?: string;
  body?: object;
}
const takeDown = (id: string, seen: string, { by = operator, key = newId(), body = {} }: How = {}) =>
  by.call('takeDownProduct', {
    params: { id },
    body: { seen, reasons: [...reasons], note, ...body },
    idempotencyKey: key,
  });
const restore = (id: string, seen: string, { by = operator, key = newId(), body = {} }: How = {}) =>
  by.call('restoreProduct', { params: { id }, body: { seen, note, ...body }, idempotencyKey: key });
const takenDown = async (id: string) => takeDown(id, (await find(id)).mark);
const place = (id: string, status: 'live' | 'paused' | 'archived' | 'taken_down') =>
  store.owner.call('placeProduct', { params: { seller: store.sellerId, id }, body: { status } });
const statusOf = async (id: string) =>
  (await shop.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const recordOf = async (id: string) =>
  (
    await sql<{ actor: string; action: string; details: object }>`
      select actor, action, details from audit_log where subject = ${`product:${id}`}
        and action in ('product.taken_down', 'product.restored') order by at, id`.execute(shop.db)
  ).rows;
const mailsAbout = async (name: string) =>
  (await mailTo(shop, store.owner.email)).filter(({ subject }) => subject.startsWith(name));

it.each(['live', 'paused', 'archived'] as const)(
  'what is %s is taken down, on record and with a mail to its store, and goes back to that [QUEUE-36]',
  async (before) => {
    const { id, name } = await newProduct(`Gele that is ${before}`);
    if (before !== 'live') await place(id, before);
    const { mark } = await find(id);
    expect(await takeDown(id, mark)).toEqual({ id, status: 'taken_down' });
    const details = { sellerId: store.sellerId, from: before, reasons, note };
    expect(await recordOf(id)).toEqual([{ actor: operator.id, action: 'product.taken_down', details }]);
    const [mail] = await mailsAbout(name);
    expect(mail?.subject).toBe(`${name} was taken out of the shop`);
    for (const words of [...reasons, note]) expect(mail?.text).toContain(words);
    const { mark: seen, takenDown: why } = await find(id);
    expect(why).toMatchObject({ reasons, note });
    expect(await restore(id, seen)).toEqual({ id, status: before });
    expect((await recordOf(id))[1]).toEqual({
      actor: operator.id,
      action: 'product.restored',
      details: { sellerId: store.sellerId, to: before, note },
    });
    expect((await mailsAbout(name))[0]?.subject).toBe(`${name} is back`);
    expect((await find(id)).takenDown).toBe(null);
  },
);

describe('what is taken down', () => {
  it('is not in the shop, cannot be bought, and is there again when it is put back [QUEUE-38]', async () => {
    const { id } = await newProduct();
    const buyer = await newBuyer(shop);
    const body = { productId: id, selectedColor: '', selectedSize: '', quantity: 1 };
    await takenDown(id);
    await expect(shop.call('product', { params: { id } })).rejects.toMatchObject({ code: 'product_not_found' });
    await expect(buyer.call('addToCart', { body })).rejects.toMatchObject({ code: 'product_not_found' });
    await restore(id, (await find(id)).mark);
    expect(await shop.call('product', { params: { id } })).toBeTruthy();
    await buyer.call('addToCart', { body });
  });

  it('is moved by no member, and nothing is taken down by one [QUEUE-37]', async () => {
    const { id } = await newProduct();
    await expect(place(id, 'taken_down')).rejects.toMatchObject({ code: 'product_cannot_move' });
    await takenDown(id);
    for (const status of ['live', 'paused', 'archived'] as const) {
      await expect(place(id, status)).rejects.toMatchObject({ code: 'product_cannot_move' });
    }
    expect(await statusOf(id)).toBe('taken_down');
  });

  it('goes back by no statement to where it did not stand, and never without reasons [QUEUE-49]', async () => {
    const { id } = await newProduct();
    const set = (columns: ReturnType<typeof sql>) =>
      sql`update products set ${columns} where id = ${id}`.execute(shop.db);
    await expect(set(sql`status = 'taken_down'`)).rejects.toMatchObject({ code: '23514' });
    await expect(
      set(
        sql`status = 'taken_down', taken_down_at = now(), taken_down_from = 'live', taken_down_reasons = '{}', taken_down_note = ''`,
      ),
    ).rejects.toMatchObject({ code: '23514' });
    await place(id, 'paused');
    await takenDown(id);
    const cleared = sql`taken_down_at = null, taken_down_from = null, taken_down_reasons = null, taken_down_note = null`;
    await expect(set(sql`status = 'live', ${cleared}`)).rejects.toMatchObject({ code: '23514' });
    await set(sql`status = 'paused', ${cleared}`);
  });

  it('stands in a list of its own at the desk, with reasons and sentence, and is counted [QUEUE-41]', async () => {
    const { id } = await newProduct();
    const list = (tab: 'taken-down' | 'on-sale') =>
      store.owner.call('deskProducts', { params: { seller: store.sellerId }, query: { tab } });
    const before = (await list('taken-down')).counts;
    await takenDown(id);
    const { items, counts, count } = await list('taken-down');
    expect(items.find((each) => each.id === id)).toMatchObject({ status: 'taken_down', takenDown: { reasons, note } });
    expect([counts['taken-down'], count]).toEqual([before['taken-down'] + 1, before['taken-down'] + 1]);
    expect(counts['on-sale']).toBe(before['on-sale'] - 1);
    expect((await list('on-sale')).items.map((each) => each.id)).not.toContain(id);
    const { product } = await store.owner.call('deskProduct', { params: { seller: store.sellerId, id } });
    expect(product?.takenDown).toMatchObject({ reasons, note });
  });

  it('is mended by its store, which does not bring it back; and looked at again before it is [QUEUE-39]', async () => {
    const id = await store.publish(store.form());
    await takenDown(id);
    const { mark } = await find(id);
    const version = await store.begin(store.form({ name: 'Wax print, mended' }), id);
    const published = await store.owner.call('publishDraft', {
      params: { seller: store.sellerId, id },
      body: { version },
    });
    expect(published.status).toBe('taken_down');
    await expect(restore(id, mark)).rejects.toMatchObject({ code: 'matter_changed' });
    const now = await find(id);
    expect(now).toMatchObject({ name: 'Wax print, mended', status: 'taken_down' });
    expect(await restore(id, now.mark)).toMatchObject({ status: 'live' });
  });

  it('and is held by an open checkout becomes an order when it is paid, and goes back when it is paid too late [QUEUE-40]', async () => {
    const [inTime, late] = [await newProduct('In time'), await newProduct('Late')];
    const opened = await Promise.all(
      [inTime, late].map(async (product) => {
        const buyer = await buyerWith(shop, { product });
        return { buyer, ...(await openPayment(buyer)) };
      }),
    );
    const [one, two] = opened as [(typeof opened)[0], (typeof opened)[0]];
    for (const { id } of [inTime, late]) await takenDown(id);
    await payOnPage(one.url);
    expect(await verify(one.buyer, one.reference)).toMatchObject({ success: true });
    expect(await stockOf(shop.db, inTime)).toEqual({ stock: 9, held: 0 });
    await expireHold(shop, two.orderId);
    await sweepHolds(shop, signal);
    await payOnPage(two.url);
    await letAskAgain(shop, two.reference);
    expect(await verify(two.buyer, two.reference)).toMatchObject({ success: false, code: 'refund_pending' });
    expect(await refundOf(shop, two.reference)).toMatchObject([{ reason: 'out_of_stock_after_payment' }]);
    expect(await stockOf(shop.db, late)).toEqual({ stock: 10, held: 0 });
  });
});

describe('whoever takes down', () => {
  it('names a reason of the list and says a sentence [QUEUE-42]', async () => {
    const { id } = await newProduct();
    const { mark } = await find(id);
    for (const body of [
      { reasons: [] },
      { reasons: ['ugly'] },
      { note: ' ' },
      { note: 'No' },
      { note: 'x'.repeat(501) },
    ]) {
      await expect(takeDown(id, mark, { body })).rejects.toMatchObject({ status: 400, code: 'bad_request' });
    }
    expect(await statusOf(id)).toBe('live');
  });

  it('is an operator who has proven the password: for others, its store too, there is nothing [QUEUE-47]', async () => {
    const { id } = await newProduct();
    const { mark } = await find(id);
    for (const by of [store.owner, await newBuyer(shop)]) {
      await sql`update sessions set confirmed_at = now() where user_id = ${by.id}`.execute(shop.db);
      await expect(takeDown(id, mark, { by })).rejects.toMatchObject({ code: 'route_not_found' });
      await expect(restore(id, mark, { by })).rejects.toMatchObject({ code: 'route_not_found' });
      await expect(by.call('operatorProducts', { query: {} })).rejects.toMatchObject({ code: 'route_not_found' });
    }
    await sql`update sessions set confirmed_at = null where user_id = ${operator.id}`.execute(shop.db);
    await expect(takeDown(id, mark)).rejects.toMatchObject({ code: 'password_needed' });
    await expect(restore(id, mark)).rejects.toMatchObject({ code: 'password_needed' });
    expect(await statusOf(id)).toBe('live');
  });

  it('does it once: the same key answers the same, another operator is told that it changed', async () => {
    const { id, name } = await newProduct('Once only');
    const { mark } = await find(id);
    const key = newId();
    const first = await takeDown(id, mark, { key });
    expect(await takeDown(id, mark, { key })).toEqual(first);
    await expect(takeDown(id, mark)).rejects.toMatchObject({ code: 'matter_changed' });
    await expect(restore(id, mark)).rejects.toMatchObject({ code: 'matter_changed' });
    await expect(takeDown(id, (await find(id)).mark)).rejects.toMatchObject({ code: 'matter_changed' });
    expect(await recordOf(id)).toHaveLength(1);
    expect(await mailsAbout(name)).toHaveLength(1);
    await expect(takeDown(newId(), mark)).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('is one of two at once [QUEUE-48]', async () => {
    const { id } = await newProduct('Two at once');
    const { mark } = await find(id);
    const second = await newOperator(shop);
    const { both } = await shop.db.transaction().execute(async (tx) => {
      await sql`select from products where id = ${id} for no key update`.execute(tx);
      const both = Promise.allSettled([takeDown(id, mark), takeDown(id, mark, { by: second })]);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(2);
      return { both };
    });
    const settled = await both;
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(settled.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'matter_changed' } });
    expect(await recordOf(id)).toHaveLength(1);
  });
});

describe('an operator finds a product', () => {
  const found = async (query: { q?: string; list?: 'new' | 'taken-down' | 'all'; store?: string }) =>
    (await operator.call('operatorProducts', { query })).items.map(({ id }) => id);

  it('by its name, SKU, store or id, whatever its status', async () => {
    const { id } = await newProduct('Aṣọ òkè 50% silk');
    await sql`update products set sku = 'ZZ-0777' where id = ${id}`.execute(shop.db);
    await place(id, 'archived');
    for (const q of ['aso oke 50%', 'zz-0777', id, id.toUpperCase()])
      expect(await found({ q, list: 'all' })).toEqual([id]);
    expect(await found({ q: `${store.storeName} silk`, list: 'all' })).toEqual([id]);
    expect(await found({ q: 'zz-0777' })).toEqual([]);
    expect(await found({ q: 'silk', list: 'all', store: newId() })).toEqual([]);
  });

  it('in what is in the shop, newest first, page by page to the end; and in what was taken out of it', async () => {
    const ids: string[] = [];
    for (let n = 1; n <= 60; n++) {
      const { id } = await plainProduct(shop.db, {
        seller_id: store.sellerId,
        created_at: new Date(Date.UTC(2019, 0, n)),
      });
      ids.push(id);
    }
    const listed: string[] = [];
    const counts: number[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await operator.call('operatorProducts', {
        query: { store: store.sellerId, ...(cursor && { cursor }) },
      });
      listed.push(...page.items.map(({ id }) => id));
      counts.push(page.count);
      expect(page.items.length).toBeLessThanOrEqual(20);
      cursor = page.nextCursor;
    }
    expect(counts[0]).toBe(listed.length);
    expect(new Set(counts.slice(1))).toEqual(new Set([0]));
    expect(listed.filter((id) => ids.includes(id))).toEqual([...ids].reverse());
    expect(new Set(listed).size).toBe(listed.length);
    const down = ids[30] ?? '';
    await takenDown(down);
    expect((await found({ list: 'taken-down' }))[0]).toBe(down);
    expect(await found({ store: store.sellerId })).not.toContain(down);
    const { nextCursor } = await operator.call('operatorProducts', { query: { store: store.sellerId } });
    await expect(
      operator.call('operatorProducts', { query: { list: 'all', cursor: nextCursor ?? '' } }),
    ).rejects.toMatchObject({ status: 400 });
  });
});
