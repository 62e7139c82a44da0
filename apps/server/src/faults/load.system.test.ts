import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectConserved } from '../testing/till.ts';

const orders = 15;
const readers = 16;

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
  let pages = 0;
  let bought = false;
  const browse = async () => {
    while (!bought) {
      const answer = await fetch(`${shop.url}/api/products?limit=24`);
      await answer.arrayBuffer();
      expect(answer.status).toBe(200);
      pages += 1;
    }
  };
  const buy = async (buyer: Buyer) => {
    const times: number[] = [];
    while (times.length < orders) {
      await fillCart(buyer, { product });
      const draft = await draftFor(buyer);
      const since = performance.now();
      await orderByCredit(buyer, draft);
      times.push(performance.now() - since);
    }
    return times.toSorted((a, b) => a - b);
  };
  const search = async () => {
    const told: { status: number; wait: number }[] = [];
    while (told.length < 100) {
      const answer = await fetch(`${shop.url}/api/search?q=word-${told.length}`);
      await answer.arrayBuffer();
      told.push({ status: answer.status, wait: Number(answer.headers.get('retry-after')) });
    }
    return told;
  };
  const alone = (await buy(buyers[0] as Buyer))[Math.floor(orders / 2)] as number;
  const buying = Promise.all(buyers.map(buy)).finally(() => {
    bought = true;
  });
  const [told, times] = await Promise.all([search(), buying, ...Array.from({ length: readers }, browse)]);
  // Each order waits for its turn among all who ask, and the readers are served meanwhile.
  expect(Math.max(...times.flat())).toBeLessThan(4 * (readers + buyers.length) * alone);
  expect(pages).toBeGreaterThan(5 * buyers.length * orders);
  const refused = told.filter(({ status }) => status === 429);
  expect(refused.length).toBeGreaterThan(10);
  expect(refused.every(({ wait }) => wait > 0 && wait <= 60)).toBe(true);
  await expectConserved(base);
});
