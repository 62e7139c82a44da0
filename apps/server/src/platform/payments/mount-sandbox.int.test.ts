import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { tryLock } from '../../database/embedded/lock.ts';
import { startJobs } from '../../jobs.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { buyerWith, expectConserved } from '../../testing/till.ts';

const running: TestApp[] = [];
const started = async (env: Parameters<typeof createTestApp>[0]) => {
  const shop = await createTestApp(env);
  running.push(shop);
  return shop;
};
afterAll(() => Promise.all(running.map((shop) => shop.close())));

describe('in demo mode without a key', () => {
  it('the whole way works on one server by itself: page, webhook, jobs, order', async () => {
    const shop = await started({});
    const jobs = startJobs(shop, { warn: () => undefined, error: () => undefined, record: () => undefined });
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const { url, orderId } = await openPayment(buyer);
    expect(url).toMatch(`${shop.url}/sandbox/paystack/checkout/`);
    expect((await fetch(url)).status).toBe(200);
    await payOnPage(url);
    await vi.waitUntil(async () => (await buyer.call('orders', { query: {} })).items.length === 1, {
      timeout: 10_000,
      interval: 50,
    });
    expect((await buyer.call('orders', { query: {} })).items[0]?.id).toBe(orderId);
    await jobs.stop();
    await expectConserved(shop);
  });

  it('two servers of one data folder share one sandbox, and the second takes it over when the first ends', async () => {
    const first = await createTestApp();
    const second = await createTestApp({ beside: first });
    try {
      const product = await plainProduct(second.db, { stock: 3 });
      const buyer = await buyerWith(second, { product });
      const paid = await openPayment(buyer);
      expect(paid.url).toMatch(`${first.url}/sandbox/paystack/checkout/`);
      const beside = paid.url.replace(first.url, second.url);
      await payOnPage(beside);
      expect(await (await fetch(paid.url)).text()).toBe(await (await fetch(beside)).text());
      const stylesheet = await fetch(`${second.url}/sandbox/paystack/assets/checkout.css`);
      expect([stylesheet.status, stylesheet.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);

      await first.app.close();
      await vi.waitUntil(() => second.payments.sandbox?.home?.publicUrl.startsWith(second.url), { timeout: 5000 });
      expect(await buyer.call('verifyPayment', { query: { reference: paid.reference } })).toMatchObject({
        success: true,
        orderId: paid.orderId,
      });
      await buyer.call('addToCart', {
        body: { productId: product.id, selectedColor: '', selectedSize: '', quantity: 1 },
      });
      const next = await openPayment(buyer);
      expect(next.url).toMatch(`${second.url}/sandbox/paystack/checkout/`);
      await payOnPage(next.url);
      expect(await buyer.call('verifyPayment', { query: { reference: next.reference } })).toMatchObject({
        success: true,
      });
      await expectConserved(second);
    } finally {
      await second.close();
      await first.database.close();
    }
  });

  it('a data folder is one however its path is written, and the same words elsewhere are another', async () => {
    const first = await started({});
    const { dataDir } = first.config;
    const relative = path.relative(process.cwd(), dataDir);
    const link = path.join(await temporaryFolder(), 'link');
    await symlink(dataDir, link);
    for (const DATA_DIR of [relative, link]) {
      const second = await createTestApp({ beside: first, env: { DATA_DIR } });
      expect(second.payments.sandbox?.home).toEqual(first.payments.sandbox?.home);
      // Only a whole path says the same in every working directory: two clones share the words of a relative one.
      const release = await tryLock(path.join(DATA_DIR, 'sandbox-paystack.json'));
      expect(release).not.toBeNull();
      release?.();
      await second.close();
    }
  });

  it('the sandbox is steered at its own address, over a change of its process too, and never through the shop', async () => {
    const first = await createTestApp();
    const second = await createTestApp({ beside: first });
    try {
      const ask = (base: string | undefined) => fetch(`${base}/control`);
      expect((await ask(`${first.url}/sandbox/paystack`)).status).toBe(403);
      expect((await fetch(`${first.url}/sandbox/paystack/%63ontrol/heal`, { method: 'POST' })).status).toBe(403);
      const home = second.payments.sandbox?.home?.url;
      const told = await fetch(`${home}/control/clock`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: '{"offsetSeconds": 60}',
      });
      expect(await told.json()).toMatchObject({ clockOffsetSeconds: 60, rateLimit: { requests: 100 } });
      await first.app.close();
      await vi.waitUntil(() => second.payments.sandbox?.home?.publicUrl.startsWith(second.url), { timeout: 5000 });
      expect(await (await ask(second.payments.sandbox?.home?.url)).json()).toMatchObject({ clockOffsetSeconds: 60 });
    } finally {
      await second.close();
      await first.database.close();
    }
  });

  it('the sandbox takes nobody without the derived key', async () => {
    const shop = await started({});
    const answer = await fetch(`${shop.url}/sandbox/paystack/transaction/verify/x`);
    expect(answer.status).toBe(401);
  });
});

describe('outside demo mode without a key', () => {
  it('there is no sandbox, and no card payment', async () => {
    const shop = await started({ env: { DEMO: '0' } });
    for (const path of ['/sandbox/paystack', '/sandbox/paystack/transaction/initialize', '/sandbox/anything']) {
      expect((await fetch(shop.url + path)).status).toBe(404);
    }
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    expect((await buyer.call('checkout', {})).cardPayment).toBe(false);
    await expect(buyer.call('initializePayment', { body: await draftFor(buyer) })).rejects.toMatchObject({
      code: 'card_payment_unavailable',
      message: 'Card payment is not available right now.',
    });
    const forged = await fetch(`${shop.url}/api/payment/webhook/paystack`, { method: 'POST', body: '{}' });
    expect(forged.status).toBe(401);
  });
});
