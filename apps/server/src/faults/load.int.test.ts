import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Buyer } from '../testing/buyer.ts';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '../testing/shop-beside-its-database.ts';
import type { ShopProcess } from '../testing/shop-process.ts';
import { draftFor, expectConserved, fillCart, orderByCredit } from '../testing/till.ts';

const seconds = 6;

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  shop = await base.serve({
    LIMIT_REQUESTS: '1',
    LIMIT_SEARCH: '3',
    LIMIT_INITIALIZE: '10000',
    LIMIT_REGISTRATIONS_PER_ADDRESS: '100',
  });
});
afterAll(() => base.close());

it('orders go on while many browse, and who asks too much is told when to come again: I14', {
  timeout: 60_000,
}, async () => {
  const product = await plentifulProduct(base.db);
  const buyers = await Promise.all(Array.from({ length: 4 }, () => richBuyer(shop, base.db)));
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  const browse = async () => {
    while (performance.now() < until) {
      const answer = await fetch(`${shop.url}/api/products?limit=24`);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      pages += 1;
    }
  };
  const times: number[] = [];
  const buy = async (buyer: Buyer) => {
    while (performance.now() < until) {
      await fillCart(buyer, { product });
      const draft = await draftFor(buyer);
      const since = performance.now();
      await orderByCredit(buyer, draft);
      times.push(performance.now() - since);
    }
  };
  const search = async () => {
    const told: { status: number; wait: number }[] = [];
    while (performance.now() < until && told.length < 100) {
      const answer = await fetch(`${shop.url}/api/search?q=word-${told.length}`);
      await answer.arrayBuffer();
      told.push({ status: answer.status, wait: Number(answer.headers.get('retry-after')) });
    }
    return told;
  };
  const [told] = await Promise.all([search(), ...Array.from({ length: 16 }, browse), ...buyers.map(buy)]);
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  expect(pages / seconds).toBeGreaterThan(100);
  expect(times.length).toBeGreaterThan(20);
  expect(slowest).toBeLessThan(3000);
  const refused = told.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.every(({ wait }) => wait > 0 && wait <= 60)).toBe(true);
  await expectConserved(base);
});
