import {
  openShopBesideItsDatabase,
  plentifulProduct,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import type { ShopProcess } from '@oja/testing/processes/shop-process';
import { afterAll, beforeAll, expect, it } from 'vitest';

const seconds = 60;
const attackers = 8;

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
let product: { id: string };
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  product = await plentifulProduct(base.db);
  shop = await base.serve({ NODE_OPTIONS: '--max-old-space-size=256', LIMIT_REQUESTS: '1', TRUST_PROXY: '1' });
});
afterAll(() => base.close());

/** Each the same question in a spelling, or about a price, that nobody has used before; all of them are allowed or refused by the schema. */
const spellings: ((n: number) => string)[] = [
  (n) => `/api/products?q=qqqqzz&minPrice=${'0'.repeat(15_000)}${n}&limit=1`,
  (n) => `/api/products?minPrice=${n}&limit=1`,
  (n) => `/api/products?limit=1&tags=${'x'.repeat(590)}${n}`,
  (n) => `/api/products?limit=1&categories=${'y'.repeat(590)}${n}&tags=${'z'.repeat(590)}${n}`,
  (n) => `/api/products/${product.id}?${'&'.repeat(n % 400)}`,
  (n) => `/api/search?q=${'w'.repeat(180)}${n}`,
  (n) => `/store/${'s'.repeat(90)}${n}`,
];

async function timesOfOthers(count: number, isOver = () => false): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count && !isOver(); n++) {
    const since = performance.now();
    const answer = await fetch(`${shop.url}/api/products/${product.id}`, {
      headers: { 'x-forwarded-for': '102.89.3.7' },
    });
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - since);
  }
  return times;
}

const median = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;

it(`memory stays flat while ${attackers} strangers at many addresses ask in spellings without end, and others are served: I2`, {
  timeout: 600_000,
}, async () => {
  const alone = median(await timesOfOthers(200));
  const until = performance.now() + seconds * 1000;
  let asked = 0;
  const answered: Record<number, number> = {};
  // A busy machine goes on until it is as much as that would fill it.
  const isOver = () => performance.now() > until && (answered[200] ?? 0) > seconds * 20;
  const attack = async () => {
    while (!isOver()) {
      asked += 1;
      const spelled = spellings[asked % spellings.length] as (n: number) => string;
      // From a new subscriber each time, so that no limit by address helps.
      const ip = `2001:db8:${(asked >> 16).toString(16)}:${(asked & 0xffff).toString(16)}::1`;
      const answer = await fetch(shop.url + spelled(asked), { headers: { 'x-forwarded-for': ip } });
      await answer.arrayBuffer();
      answered[answer.status] = (answered[answer.status] ?? 0) + 1;
    }
  };
  const memory: number[] = [];
  const watch = async () => {
    while (!isOver()) {
      memory.push(await shop.memory());
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  const [times] = await Promise.all([
    timesOfOthers(Number.POSITIVE_INFINITY, isOver),
    watch(),
    ...Array.from({ length: attackers }, attack),
  ]);
  expect(Object.keys(answered).filter((status) => Number(status) >= 500)).toEqual([]);
  // With a heap of 256 MB; it finds its size in the first third.
  const settled = memory.slice(Math.floor(memory.length / 3));
  const [early, late] = [settled.slice(0, settled.length / 2), settled.slice(settled.length / 2)].map(median);
  expect(late).toBeLessThan((early as number) + 24 * 2 ** 20);
  // Beside eight who ask as fast as they are answered, each of the others waits for a turn, not for the end.
  expect(median(times)).toBeLessThan(4 * attackers * alone);
});
