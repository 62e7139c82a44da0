import { seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Db } from '../../../database/pool.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

type Store = NonNullable<Parameters<typeof seedSeller>[1]>;

/** A product of a new store in Enugu that promises a day. */
async function goods(db: Db, store: Store = {}, stock = 10) {
  const address = JSON.stringify({ city: 'Nsukka', state: 'Enugu', country: 'Nigeria' });
  const { id } = await seedSeller(db, { business_address: address, dispatch_days: 1, ...store });
  return seedProduct(db, { seller_id: id, stock });
}

const arrivalOf = async (id: string, at: Pick<TestApp, 'call'> = shop) =>
  (await at.call('product', { params: { id } })).arrival;

/** The shop's own clock says so meanwhile. */
async function at<T>(moment: string, act: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) });
  try {
    return await act();
  } finally {
    vi.useRealTimers();
  }
}

describe('when the goods of a product page arrive', () => {
  it('follows from the promise of its store, by how far they go', async () => {
    const { id } = await goods(shop.db);
    // Monday: sent on Tuesday, or, accepted on Tuesday, on Wednesday; then 1-2, 2-4, 3-6 working days, of which the 8th is none.
    expect(await at('2030-12-02T10:00:00+01:00', () => arrivalOf(id))).toEqual({
      state: 'Enugu',
      days: 1,
      neighbours: ['Abia', 'Anambra', 'Ebonyi', 'Imo'],
      inState: { from: '2030-12-04', until: '2030-12-06' },
      inZone: { from: '2030-12-05', until: '2030-12-09' },
      elsewhere: { from: '2030-12-06', until: '2030-12-11' },
    });
  });

  it('changes without a write: for what is kept, too, at five in the evening and at midnight in Lagos', async () => {
    const { id } = await goods(shop.db);
    const seen = () => arrivalOf(id).then((arrival) => arrival?.inState);
    const becomes = (span: { from: string; until: string }) => expect.poll(seen, { timeout: 10_000 }).toEqual(span);
    await at('2030-12-02T16:59:59+01:00', async () => {
      await becomes({ from: '2030-12-04', until: '2030-12-06' });
      vi.setSystemTime('2030-12-02T17:00:00+01:00');
      await becomes({ from: '2030-12-05', until: '2030-12-06' });
      vi.setSystemTime('2030-12-03T00:00:00+01:00');
      await becomes({ from: '2030-12-05', until: '2030-12-07' });
    });
  });

  it('is reckoned from the day after the holiday of a store that is away', async () => {
    const { id } = await goods(shop.db, { holiday_from: '2030-12-02', holiday_until: '2030-12-06' });
    // Back on Saturday the 7th: sent on Monday, either way.
    const after = { from: '2030-12-10', until: '2030-12-11' };
    const { inState } = (await at('2030-12-03T10:00:00+01:00', () => arrivalOf(id))) ?? {};
    expect(inState).toEqual(after);
  });

  it('is not told of what is sold out, or of a store that is nowhere in Nigeria', async () => {
    const elsewhere = JSON.stringify({ city: 'Accra', state: 'Greater Accra', country: 'Ghana' });
    for (const { id } of [
      await goods(shop.db, {}, 0),
      await goods(shop.db, { business_address: elsewhere }),
      await goods(shop.db, { business_address: '{}' }),
    ])
      expect(await arrivalOf(id)).toBeUndefined();
  });

  it('follows the days of travel of the shop, and names its states where it does not deliver to all', async () => {
    const { id } = await goods(shop.db);
    const of = async (env: Record<string, string>) => {
      const other = await createTestApp({ beside: shop, env });
      try {
        return await at('2030-12-02T10:00:00+01:00', () => arrivalOf(id, other));
      } finally {
        await other.close();
      }
    };
    const near = await of({ TRAVEL_DAYS: '0-0,1-1,5-9', DELIVERS_TO: 'Ghana; Nigeria: Lagos, Enugu' });
    expect(near).toMatchObject({
      inState: { from: '2030-12-03', until: '2030-12-04' },
      inZone: { from: '2030-12-04', until: '2030-12-05' },
      elsewhere: { from: '2030-12-09', until: '2030-12-14' },
      deliversTo: ['Lagos', 'Enugu'],
    });
    expect(await of({ DELIVERS_TO: 'Ghana' })).toBeUndefined();
  });
});
