import { shippingInfo } from '@oja/testing/buying/address';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { type Limit, limitRequests, removeOldCounters } from './limits.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { LIMIT_REQUESTS: '1', LIMIT_ADDRESS: '2', LIMIT_SEARCH: '1', TRUST_PROXY: '1' } });
});
afterAll(() => shop.close());

const address = { ...shippingInfo, isDefault: false };

it('lets an account do its share and says when there is more', async () => {
  const [busy, calm] = [await newBuyer(shop), await newBuyer(shop)];
  await busy.call('addAddress', { body: address });
  await busy.call('addAddress', { body: address });
  const refused = await busy.call('addAddress', { body: address }).catch((error: unknown) => error);
  expect(refused).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect((refused as { retryAfter: number }).retryAfter).toBeGreaterThan(50);
  expect((refused as { retryAfter: number }).retryAfter).toBeLessThanOrEqual(60);
  await calm.call('addAddress', { body: address });
  await shop.db
    .updateTable('throttles')
    .set({ window_started_at: new Date(Date.now() - 61_000) })
    .execute();
  await busy.call('addAddress', { body: address });
});

it('lets an address do ten times as much, counted without a gap when requests come at once', async () => {
  const deps = { config: shop.config, db: shop.db };
  const request = { ip: '102.89.3.7' } as never;
  const searching: Limit = { name: 'search', setting: 'limitSearch', seconds: 60, addressFactor: 10 };
  const results = await Promise.allSettled(
    Array.from({ length: 15 }, () => limitRequests(deps, searching, { request })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  await limitRequests(deps, searching, { request: { ip: '102.89.3.8' } as never });
});

it('forgets counters that are a day old, unless they still block', async () => {
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  const row = { count: 1, window_started_at: dayAgo };
  await shop.db
    .insertInto('throttles')
    .values([
      { ...row, key: 'old' },
      { ...row, key: 'blocks', blocked_until: new Date(Date.now() + 60_000) },
      { ...row, key: 'new', window_started_at: new Date() },
    ])
    .execute();
  await removeOldCounters(shop.db);
  const left = await shop.db
    .selectFrom('throttles')
    .select('key')
    .where('key', 'in', ['old', 'blocks', 'new'])
    .execute();
  expect(left.map(({ key }) => key).sort()).toEqual(['blocks', 'new']);
});
