import { seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';

const IN_LAGOS = 30;
const business_address = (state: string) => JSON.stringify({ street: '4 Secret Street', city: 'Ikeja', state });

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({
    seed: async (db) => {
      for (let number = 0; number < IN_LAGOS; number++) {
        const business_type = number < 2 ? 'business' : 'individual';
        await seedSeller(db, { business_address: business_address('Lagos'), total_sales: number, business_type });
      }
      for (const state of ['Kano', 'Enugu', 'Federal Capital Territory', 'Enugu', 'Accra', 'lagos'])
        await seedSeller(db, { business_address: business_address(state) });
      for (const status of ['opening', 'applied', 'suspended'] as const)
        await seedSeller(db, { business_address: business_address('Zamfara'), status });
      await seedSeller(db);
    },
  });
});
afterAll(() => shop.close());

it('tells the states in which stores sell, and how many, the most first [PLACE-01]', async () => {
  const { items } = await shop.call('storeStates', {});
  expect(items).toEqual([
    { state: 'Lagos', stores: IN_LAGOS },
    { state: 'Enugu', stores: 2 },
    { state: 'Federal Capital Territory', stores: 1 },
    { state: 'Kano', stores: 1 },
  ]);
  await shop.db.updateTable('sellers').set({ status: 'approved' }).where('status', '=', 'applied').execute();
  // What is kept is a second old at most.
  await expect
    .poll(async () => (await shop.call('storeStates', {})).items.at(-1), { timeout: 10_000 })
    .toEqual({ state: 'Zamfara', stores: 1 });
});

it('lists the stores of one state, most sales first, 24 at a time and each once, without the street [PLACE-03]', async () => {
  const first = await shop.call('sellers', { query: { state: 'Lagos' } });
  const cursor = first.nextCursor ?? '';
  const second = await shop.call('sellers', { query: { state: 'Lagos', cursor } });
  expect([first.items.length, first.total, second.total, second.nextCursor]).toEqual([24, IN_LAGOS, IN_LAGOS, null]);
  expect([...first.items, ...second.items].map(({ totalSales }) => totalSales)).toEqual(
    Array.from({ length: IN_LAGOS }, (_, at) => IN_LAGOS - 1 - at),
  );
  expect(JSON.stringify(first)).not.toContain('Secret');
  const both = await shop.call('sellers', { query: { state: 'Lagos', businessType: 'business' } });
  expect([both.items.length, both.total]).toEqual([2, 2]);
});

it('goes on behind a store with those of the state alone that sell, whoever else has its name [PLACE-03]', async () => {
  const query = { state: 'Lagos', sort: 'name' } as const;
  const first = await shop.call('sellers', { query });
  const store_name = first.items.at(-1)?.storeName ?? '';
  const twin = { store_name, created_at: new Date(0) };
  await seedSeller(shop.db, { ...twin, slug: 'twin-of-kano', business_address: business_address('Kano') });
  const business = {
    slug: 'twin-suspended',
    business_address: business_address('Lagos'),
    status: 'suspended',
  } as const;
  await seedSeller(shop.db, { ...twin, ...business });
  const second = await shop.call('sellers', { query: { ...query, cursor: first.nextCursor ?? '' } });
  expect(second.items).toHaveLength(IN_LAGOS - 24);
  expect(second.items.map(({ storeName }) => storeName)).not.toContain(store_name);
});

it('knows a state without stores, and none that is no state [PLACE-04]', async () => {
  expect(await shop.call('sellers', { query: { state: 'Yobe' } })).toEqual({ items: [], total: 0, nextCursor: null });
  const response = await shop.fetch('/api/sellers?state=Accra');
  expect([response.status, await response.json()]).toMatchObject([400, { error: { code: 'bad_request' } }]);
});
