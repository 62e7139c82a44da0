import { createHmac } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
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
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectConserved } from '../testing/till.ts';

const outage = 30_000;
const buyersAtOnce = 6;
const mebibyte = 2 ** 20;
const key = 'sk_test_outage';
const small = { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=8' };

let base: ShopBesideItsDatabase;
let shop: ShopProcess;
let product: { id: string };
let buyers: Buyer[];
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
  product = await plentifulProduct(base.db);
  shop = await base.serve({ PAYSTACK_SECRET_KEY: key, PAYSTACK_URL: 'http://127.0.0.1:9', ...small });
  buyers = await Promise.all(Array.from({ length: buyersAtOnce }, () => richBuyer(shop, base.db)));
});
afterAll(() => base.close());

interface Answer {
  at: number;
  status: number;
  retryAfter: string | null;
  took: number;
}

/** Reads until told to stop, pausing as a shopper's eye does. */
async function read(path: string, stopped: AbortSignal): Promise<Answer[]> {
  const answers: Answer[] = [];
  while (!stopped.aborted) {
    const at = performance.now();
    const response = await fetch(shop.url + path);
    await response.arrayBuffer();
    const took = performance.now() - at;
    answers.push({ at, status: response.status, retryAfter: response.headers.get('retry-after'), took });
    await delay(25);
  }
  return answers;
}

/** As the provider tells, with its signature. */
function tell(body: string): Promise<Response> {
  const signature = createHmac('sha512', key).update(body).digest('hex');
  const headers = { 'x-paystack-signature': signature };
  return fetch(`${shop.url}/api/payment/webhook/paystack`, { method: 'POST', body, headers });
}

interface Order {
  at: number;
  /** The order's id, or why there is none. */
  outcome: { id: string } | { status: number; code: string; retryAfter: number | null };
}

/** Buys until told to stop, and writes down what came of it. */
async function buy(buyer: Buyer, orders: Order[], stopped: AbortSignal): Promise<void> {
  while (!stopped.aborted) {
    const at = performance.now();
    try {
      await fillCart(buyer, { product });
      const placed = await orderByCredit(buyer, await draftFor(buyer));
      orders.push({ at, outcome: { id: placed.orderId } });
    } catch (error) {
      const { status, code, retryAfter } = error as { status: number; code: string; retryAfter: number | null };
      orders.push({ at, outcome: { status, code, retryAfter } });
      await delay(100);
    }
  }
}

const isPlaced = (order: Order): order is Order & { outcome: { id: string } } => 'id' in order.outcome;

describe('a database that is away for 30 s under load: C5', () => {
  it('is met with 503 and Retry-After, costs no memory, and is found again by itself', {
    timeout: 120_000,
  }, async () => {
    const stop = new AbortController();
    const readings = ['/', '/api/products', `/api/products/${product.id}`, '/api/search?q=lamp', '/api/categories'];
    const reading = Promise.all(readings.map((path) => read(path, stop.signal)));
    const orders: Order[] = [];
    const buying = Promise.all(buyers.map((buyer) => buy(buyer, orders, stop.signal)));
    const placedSince = (at: number) => orders.filter((order) => order.at > at && isPlaced(order)).length;
    await delay(5000);

    const cutAt = performance.now();
    base.line.refusing = true;
    base.line.cut();
    await delay(outage / 2);
    const [live, ready, webhook] = await Promise.all([
      fetch(`${shop.url}/api/health`),
      fetch(`${shop.url}/api/ready`),
      tell('{}'),
    ]);
    // What piles up grows with the time away; before that, the first refusals and a busy machine's late collector cost their part.
    const before = await shop.memory();
    await delay(outage / 2);
    const during = await shop.memory();
    const healedAt = performance.now();
    base.line.heal();
    await expect.poll(() => placedSince(healedAt), { timeout: 30_000 }).toBeGreaterThan(0);
    const recoveredAt = performance.now();
    await expect.poll(() => placedSince(recoveredAt), { timeout: 30_000 }).toBeGreaterThan(buyers.length);
    stop.abort();
    const answers = (await reading).flat();
    await buying;

    // Alive, but not to be sent anybody; and the provider, who gets no 200, comes again.
    expect([live.status, ready.status, webhook.status]).toEqual([200, 503, 503]);
    const away = answers.filter(({ at }) => at > cutAt && at < healedAt);
    expect(away.length).toBeGreaterThan(50);
    expect(
      shop
        .said()
        .split('\n')
        .filter((line) => line.includes('"msg":"fault"')),
    ).toEqual([]);
    const kinds = new Set(away.map(({ status, retryAfter }) => `${status} ${retryAfter ?? ''}`.trim()));
    expect([...kinds].filter((kind) => !/^(200|503 \d+)$/.test(kind))).toEqual([]);
    expect(away.some(({ status }) => status === 503)).toBe(true);
    // Nobody is kept until it is back: whoever asks in the first half is answered before the second is over.
    expect(away.filter(({ at, took }) => at < healedAt - outage / 2 && at + took > healedAt)).toEqual([]);

    const lost = orders.filter(({ at }) => at > cutAt + 1000 && at < healedAt - 1000);
    expect(lost.filter(isPlaced)).toEqual([]);
    expect(new Set(lost.map(({ outcome }) => 'code' in outcome && outcome.code))).toEqual(
      new Set(['service_unavailable']),
    );
    expect((during - before) / mebibyte).toBeLessThan(32);
    expect(shop.process.exitCode).toBeNull();

    // Everybody buys again, and what was acknowledged is there.
    expect(orders.filter((order) => order.at > recoveredAt && !isPlaced(order))).toEqual([]);
    expect(answers.filter(({ at, status }) => at > recoveredAt && status !== 200)).toEqual([]);
    const kept = await base.db.selectFrom('orders').select('id').execute();
    const ids = new Set(kept.map(({ id }) => id));
    expect(orders.filter(isPlaced).filter(({ outcome }) => !ids.has(outcome.id))).toEqual([]);
    await expectConserved(base);
  });
});
