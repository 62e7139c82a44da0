import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Buyer } from '../testing/buyer.ts';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '../testing/shop-beside-its-database.ts';
import { draftFor, expectConserved, fillCart, orderByCredit } from '../testing/till.ts';

let base: ShopBesideItsDatabase;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
});
afterAll(() => base.close());

/** Orders until the shop takes no more. @returns the ids that were acknowledged, and what was heard at last */
async function buyTillTheEnd(buyer: Buyer, product: { id: string }) {
  const placed: string[] = [];
  for (;;) {
    try {
      await fillCart(buyer, { product });
      placed.push((await orderByCredit(buyer, await draftFor(buyer))).orderId);
    } catch (error) {
      return { placed, heard: (error as { code: string }).code };
    }
  }
}

it('stops at SIGTERM without losing an order in flight, and takes no new ones: C9', { timeout: 60_000 }, async () => {
  const product = await plentifulProduct(base.db);
  const shop = await base.serve();
  const buyers = await Promise.all(Array.from({ length: 4 }, () => richBuyer(shop, base.db)));
  const buying = Promise.all(buyers.map((buyer) => buyTillTheEnd(buyer, product)));
  await delay(2000);
  const since = performance.now();
  const code = await shop.end('SIGTERM');
  const took = performance.now() - since;
  const bought = await buying;
  expect(code).toBe(0);
  expect(took).toBeLessThan(10_000);
  expect(bought.every(({ heard }) => heard === 'network')).toBe(true);
  const placed = bought.flatMap((each) => each.placed);
  expect(placed.length).toBeGreaterThan(buyers.length);
  // What was begun was finished and answered: no order that its buyer does not know of, and none that is missing.
  const kept = await base.db.selectFrom('orders').select('id').execute();
  expect(kept.map(({ id }) => id).sort()).toEqual(placed.sort());
  await expectConserved(base);
});
