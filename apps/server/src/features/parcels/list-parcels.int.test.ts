import type { DeskOrders, DeskTab } from '@oja/contract/desks/desk-orders';
import { surulere } from '@oja/testing/buying/address';
import { copyOrder } from '@oja/testing/rows/order-copies';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyFrom, type OpenedStore, openStore } from '../../testing/desk-sale.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const list = ({ owner, sellerId }: OpenedStore, query: { tab?: DeskTab; q?: string; cursor?: string } = {}) =>
  owner.call('deskOrders', { params: { seller: sellerId }, query });
const idsOf = ({ items }: DeskOrders) => items.map(({ orderId }) => orderId);

/** All pages of a list, as ids. */
async function pages(store: OpenedStore, query: { tab?: DeskTab; q?: string }): Promise<string[][]> {
  const found: string[][] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await list(store, { ...query, ...(cursor !== undefined && { cursor }) });
    found.push(idsOf(page));
    cursor = page.nextCursor;
  }
  return found;
}

/** A store with a parcel for each of these facts, and nothing else. */
async function storeWith(...facts: readonly object[]): Promise<{ store: OpenedStore; ids: string[] }> {
  const store = await openStore(shop);
  const { orderId } = await buyFrom(shop, store);
  const ids = await copyOrder(shop.db, orderId, facts);
  await sql`delete from order_items where order_id = ${orderId}`.execute(shop.db);
  await sql`delete from order_sellers where order_id = ${orderId}`.execute(shop.db);
  return { store, ids };
}

const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('a parcel in the list', () => {
  it('says what was chosen of its first goods, which lie on the shelf beside others [PARCEL-120]', async () => {
    const store = await openStore(shop);
    const { orderId } = await buyFrom(shop, store);
    expect((await list(store)).items).toMatchObject([{ orderId, choice: '' }]);
    await sql`
      update order_items set selected_color = 'Blue', selected_size = '6 yards' where order_id = ${orderId}
    `.execute(shop.db);
    expect((await list(store)).items).toMatchObject([{ orderId, choice: 'Blue, 6 yards' }]);
  });
});

describe('the tabs of a store', () => {
  it('have what waits by its time, the rest newest first, and say how much there is [PARCEL-06]', async () => {
    const parcel = (status: string, placed: number, due?: number) => ({
      status,
      placed_at: hoursFromNow(placed),
      due_at: due === undefined ? null : hoursFromNow(due),
    });
    const { store, ids } = await storeWith(
      parcel('pending', -1, 23),
      parcel('pending', -30, -6),
      parcel('pending', -5, 19),
      parcel('approved', -2, 40),
      parcel('approved', -50, -1),
      parcel('shipped', -80),
      parcel('shipped', -70),
      parcel('delivered', -300),
      parcel('delivered', -200),
    );
    const [new1, newLate, new2, pack, packLate, shipped1, shipped2, delivered1, delivered2] = ids;
    const expected: Record<DeskTab, (string | undefined)[]> = {
      new: [newLate, new2, new1],
      'to-pack': [packLate, pack],
      late: [newLate, packLate],
      'on-the-way': [shipped2, shipped1],
      delivered: [delivered2, delivered1],
      cancelled: [],
      all: [new1, pack, new2, newLate, packLate, shipped2, shipped1, delivered2, delivered1],
    };
    for (const [tab, wanted] of Object.entries(expected)) {
      const page = await list(store, { tab: tab as DeskTab });
      expect([tab, ...idsOf(page)]).toEqual([tab, ...wanted]);
      expect(page).toMatchObject({ count: wanted.length, nextCursor: null });
    }
    expect(idsOf(await list(store))).toEqual(expected.all);
  });

  it('say of a parcel what it is, with up to three pictures and its units [PARCEL-08]', async () => {
    const store = await openStore(shop);
    const { orderId, orderNumber } = await buyFrom(shop, store);
    await sql`update orders set shipping_info = ${JSON.stringify(surulere)} where id = ${orderId}`.execute(shop.db);
    await sql`
      insert into order_items (order_id, line, product_id, seller_id, name, price, quantity, picture)
      select order_id, n, product_id, seller_id, 'More ' || n, price, 2,
        case when n <> 2 then jsonb_build_object('key', 'key-' || least(n, 5), 'color', '#aabbcc', 'alt', '') end
      from order_items, generate_series(1, 7) n where order_id = ${orderId}
    `.execute(shop.db);
    const { items } = await list(store, { tab: 'new' });
    expect(items).toMatchObject([
      { orderId, orderNumber, status: 'pending', buyer: 'Ngozi E.', place: 'Surulere, Lagos', units: 15 },
    ]);
    expect(items[0]?.goods).toBe(store.product.name);
    expect(items[0]?.pictures.map(({ key }) => key).slice(1)).toEqual(['key-1', 'key-3']);
  });

  it.each([
    ['to-pack', 'approved', 'due_at'],
    ['all', 'delivered', 'placed_at'],
  ] as const)(
    'come page by page, each parcel of %s once, though all have the same time [PARCEL-07]',
    async (tab, status, column) => {
      const same = '2026-03-05T10:20:30.123456Z';
      const facts = { status, due_at: status === 'approved' ? same : null, placed_at: same, [column]: same };
      const { store, ids } = await storeWith(...Array.from({ length: 120 }, () => facts));
      const [first, second, third, ...more] = await pages(store, { tab });
      expect([first?.length, second?.length, third?.length, more]).toEqual([50, 50, 20, []]);
      const inOrder = [...ids].sort();
      expect([...(first ?? []), ...(second ?? []), ...(third ?? [])]).toEqual(
        column === 'due_at' ? inOrder : inOrder.reverse(),
      );
    },
  );

  it('refuse the cursor of another tab, of another search, or of nobody', async () => {
    const facts = { status: 'approved', search_text: 'ord-1 gele ada obi', due_at: hoursFromNow(1) };
    const { store } = await storeWith(...Array.from({ length: 51 }, () => facts));
    const { nextCursor: ofTab } = await list(store, { tab: 'to-pack' });
    const { nextCursor: ofSearch } = await list(store, { tab: 'to-pack', q: 'gele' });
    const strange: [string | null, object][] = [
      [ofTab, { tab: 'late' }],
      [ofTab, {}],
      [ofTab, { tab: 'to-pack', q: 'gele' }],
      [ofSearch, { tab: 'to-pack' }],
      [ofSearch, { tab: 'to-pack', q: 'ada' }],
      [ofSearch, { q: 'gele' }],
      ['bm9uc2Vuc2U', {}],
    ];
    for (const [cursor, query] of strange) {
      await expect(list(store, { ...query, cursor: cursor ?? '' })).rejects.toMatchObject({ code: 'bad_request' });
    }
    const last = await list(store, { tab: 'to-pack', q: ' gele ', cursor: ofSearch ?? '' });
    expect([last.items.length, last.nextCursor]).toEqual([1, null]);
  });
});

describe('searching the parcels of a store', () => {
  let store: OpenedStore;
  /** Ordered by Tèmi, accepted. */
  let accepted: { orderId: string; orderNumber: string };
  let waiting: { orderId: string; orderNumber: string };
  const temi = { ...surulere, firstName: 'Tèmi', lastName: 'Ọláńrewájú' };

  beforeAll(async () => {
    store = await openStore(shop);
    await sql`update products set name = 'Aṣọ òkè, 50% silk' where id = ${store.product.id}`.execute(shop.db);
    const call = store.owner.call;
    accepted = await buyFrom(shop, store);
    waiting = await buyFrom(shop, store);
    for (const { orderId } of [accepted, waiting]) {
      await sql`update orders set shipping_info = ${JSON.stringify(temi)} where id = ${orderId}`.execute(shop.db);
    }
    const params = { seller: store.sellerId, id: accepted.orderId };
    await call('moveParcel', { params, body: { status: 'approved' } });
  });

  const found = async (q: string, tab: DeskTab = 'all') => idsOf(await list(store, { q, tab }));

  it.each([
    'olanrewaju',
    'ỌLÁŃREWÁJÚ tèmi',
    'temi  ọlá',
    '0803 555 0142',
    '+234 803 555 0142',
    '2348035550142',
    '5550142',
    '0142',
  ])('%j finds whom an accepted parcel goes to, and no parcel before [PARCEL-09]', async (q) => {
    expect(await found(q)).toEqual([accepted.orderId]);
    expect(await found(q, 'to-pack')).toEqual([accepted.orderId]);
    expect(await found(q, 'new')).toEqual([]);
    expect(await found(q, 'delivered')).toEqual([]);
  });

  it.each(['aso oke', 'òkè SILK', '50%', 'e, 5', 'ke'])(
    '%j finds goods, newest first, accepted or not [PARCEL-10]',
    async (q) => {
      expect(await found(q)).toEqual([waiting.orderId, accepted.orderId]);
      expect(await found(q, 'new')).toEqual([waiting.orderId]);
      expect(await found(q, 'to-pack')).toEqual([accepted.orderId]);
      expect(await found(q, 'late')).toEqual([]);
    },
  );

  it('finds by the number of an order, whole or its end, and never counts [PARCEL-11]', async () => {
    for (const { orderId, orderNumber } of [accepted, waiting]) {
      for (const q of [orderNumber, `#${orderNumber.toLowerCase()}`, orderNumber.slice(-7)]) {
        const page = await list(store, { q });
        expect([q, idsOf(page), page.count]).toEqual([q, [orderId], 0]);
      }
    }
  });

  it.each(['_', '%_', '%%', '\\', '_so oke', 'aso%oke', 'ọlá zebra', "'; --", 'x'.repeat(100), '\\%', '％'])(
    '%j means itself [PARCEL-12]',
    async (q) => {
      const isPercent = q === '％';
      expect(await found(q)).toEqual(isPercent ? [waiting.orderId, accepted.orderId] : []);
    },
  );

  it('a blank one is none, a longer one is refused', async () => {
    expect(await list(store, { q: '   ' })).toMatchObject({ count: 2 });
    await expect(list(store, { q: 'x'.repeat(101) })).rejects.toMatchObject({ code: 'bad_request' });
  });

  it('finds nothing of another store, and comes page by page [PARCEL-13]', async () => {
    const rival = await openStore(shop);
    expect(idsOf(await list(rival, { q: 'olanrewaju' }))).toEqual([]);
    const text = { search_text: 'ord-7 beads bola ade', status: 'delivered', placed_at: '2026-03-05T10:20:30.123456Z' };
    const { store: large, ids } = await storeWith(...Array.from({ length: 101 }, () => ({ ...text, due_at: null })));
    expect((await pages(large, { q: 'beads' })).map((page) => page.length)).toEqual([50, 50, 1]);
    expect((await pages(large, { q: 'beads' })).flat()).toEqual([...ids].sort().reverse());
  });

  it('leaves out no accepted parcel that is newer than one that waits, beyond the thousand newest', async () => {
    const minutesAgo = (minutes: number) => ({ placed_at: hoursFromNow(-minutes / 60) });
    const facts = Array.from({ length: 1100 }, (_, n) => ({
      ...minutesAgo(n),
      ...{ status: 'delivered', due_at: null, search_text: n < 10 || n >= 1000 ? 'ord-1 gele' : 'ord-1 beads' },
    }));
    const wait = { status: 'pending', due_at: hoursFromNow(1), search_text: null };
    const old = Array.from({ length: 60 }, (_, n) => ({ ...minutesAgo(2000 + n), ...wait }));
    const { store: large, ids } = await storeWith(...facts, ...old);
    await sql`update order_items set name = 'Gele' where order_id = any(${ids}::uuid[])`.execute(shop.db);
    const wanted = [...ids.slice(0, 10), ...ids.slice(1000)];
    expect((await pages(large, { q: 'gele' })).flat()).toEqual(wanted);
  });

  it('is limited, and reading the tabs is not', async () => {
    const limited = await createTestApp({ beside: shop, env: { LIMIT_REQUESTS: '1', LIMIT_SEARCH: '2' } });
    const { cookies } = store.owner;
    const visitor = limited.visitor();
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    const ask = async (query: string) => (await visitor.fetch(`/api/desk/${store.sellerId}/orders${query}`)).status;
    expect([await ask('?q=a'), await ask('?q=b'), await ask('?q=c'), await ask(''), await ask('?q=')]).toEqual([
      200, 200, 429, 200, 200,
    ]);
    await limited.close();
  });
});

it('what was moved is found as it is now', async () => {
  const store = await openStore(shop);
  const { orderId } = await buyFrom(shop, store);
  expect(idsOf(await list(store, { tab: 'new' }))).toEqual([orderId]);
  await moveParcels(shop.db, { orderId, status: 'shipped' });
  expect(idsOf(await list(store, { tab: 'new' }))).toEqual([]);
  expect(idsOf(await list(store, { tab: 'on-the-way' }))).toEqual([orderId]);
});
