import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { broken, checkMoney, readProviderBooks } from './features/money-check/money-check.questions.ts';
import { alter } from './testing/altered/alteration.ts';
import { type AlteredShop, startAlteredShop } from './testing/altered/altered-shop.ts';
import { type Drive, type FailPoint, failPoints } from './testing/altered/fail-points.ts';
import type { Buyer } from './testing/buyer.ts';
import { comeToRest, turnClock } from './testing/come-to-rest.ts';
import { productionSettings, startShopProcess } from './testing/shop-process.ts';
import {
  buyerWith,
  draftFor,
  giveCredit,
  openPayment,
  orderByCredit,
  payOnPage,
  plainProduct,
} from './testing/till.ts';

/** Milliseconds: a server is started for each point, maybe beside much else. */
const timeout = 300_000;

let shop: AlteredShop;
beforeAll(async () => {
  shop = await startAlteredShop(failPoints.map(({ at }) => at));
}, timeout);
afterAll(() => shop.close());

/** Drives a buyer to the point where the server dies, and on to what the crash table promises. */
const drives: Record<Drive, (point: FailPoint) => Promise<void>> = {
  async page(point) {
    const buyer = await newCart();
    const draft = await draftFor(buyer);
    await dieAt(point, () => buyer.call('initializePayment', { body: draft }));
    const first = await paymentOf(draft.orderId);
    expect(first?.state ?? 'none').toBe(point.leaves.payment);
    const { reference, url } = await openPayment(buyer, draft);
    if (point.sameReference !== undefined) expect(reference === first?.reference).toBe(point.sameReference);
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId: draft.orderId });
  },

  async verify(point) {
    const buyer = await newCart();
    const { reference, orderId, url } = await openPayment(buyer);
    await payOnPage(url);
    await dieAt(point, () => verify(buyer, reference));
    expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
    await turnClock(shop.db);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  },

  async webhook(point) {
    const buyer = await newCart();
    const { reference, orderId, url } = await openPayment(buyer);
    await payOnPage(url);
    await dieAt(point, () => tell(reference));
    expect((await paymentOf(orderId))?.state).toBe(point.leaves.payment);
    const messages = await shop.db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null).execute();
    expect(messages).toHaveLength(point.leaves.messages ?? 0);
    // The provider, which heard nothing, tells it again.
    if (point.leaves.messages === 0) expect((await tell(reference)).status).toBe(200);
    await vi.waitUntil(
      async () => {
        await turnClock(shop.db);
        return (await paymentOf(orderId))?.state === 'succeeded';
      },
      { timeout: 20_000, interval: 100 },
    );
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  },

  async refund(point) {
    const buyer = await newCart();
    const first = await openPayment(buyer);
    const second = await openPayment(buyer);
    await payOnPage(first.url);
    await payOnPage(second.url);
    expect(await verify(buyer, second.reference)).toMatchObject({ success: true });
    await comeToRest(shop.db, () => undefined);
    await dieAt(point, () => verify(buyer, first.reference));
    expect((await paymentOf(first.orderId))?.state).toBe(point.leaves.payment);
    await turnClock(shop.db);
    expect(await verify(buyer, first.reference)).toMatchObject({ success: false, code: 'refund_pending' });
    await comeToRest(shop.db, speedUpRefunds);
    const { store } = shop.sandbox.state;
    expect(store.refundsOf(store.transaction(first.reference)?.id ?? 0).map(({ status }) => status)).toEqual([
      'processed',
    ]);
  },

  async credit(point) {
    const buyer = await newCart();
    await giveCredit(shop.db, buyer.id, 10_000_000);
    const draft = await draftFor(buyer);
    await dieAt(point, () => orderByCredit(buyer, draft));
    expect((await paymentOf(draft.orderId))?.state ?? 'none').toBe(point.leaves.payment);
    expect(await orderByCredit(buyer, draft)).toMatchObject({ orderId: draft.orderId });
  },
};

describe('a server that dies by SIGKILL', () => {
  it.each(failPoints)('at $name ($drive) loses nothing and doubles nothing: C1', { timeout }, async (point) => {
    await drives[point.drive](point);
    expect(broken(await checkMoney(shop.db, { atRest: false }))).toEqual([]);
  });

  it('leaves the shop at rest, in agreement with the provider', { timeout }, async () => {
    await comeToRest(shop.db, speedUpRefunds);
    const books = await readProviderBooks(shop.sandbox.url, shop.sandbox.secretKey);
    expect(broken(await checkMoney(shop.db, { books }))).toEqual([]);
    expect(books.refunds.length).toBe(failPoints.filter(({ drive }) => drive === 'refund').length);
  });
});

describe('fail points', () => {
  it('can throw: what was begun is undone, and the next try succeeds', async () => {
    const buyer = await newCart();
    const draft = await draftFor(buyer);
    await shop.arm({ point: 'before_tx1_commit', action: 'throw' });
    await expect(openPayment(buyer, draft)).rejects.toMatchObject({ code: 'order_processing_failed' });
    expect(await paymentOf(draft.orderId)).toBeUndefined();
    await openPayment(buyer, draft);
  });

  it('can wait until told to go on', async () => {
    const buyer = await newCart();
    const draft = await draftFor(buyer);
    await shop.arm({ point: 'before_tx1_commit', action: 'pause' });
    const opening = openPayment(buyer, draft);
    await shop.paused();
    expect(await paymentOf(draft.orderId)).toBeUndefined();
    await shop.goOn();
    await opening;
    expect((await paymentOf(draft.orderId))?.state).toBe('initialized');
  });

  it.each(failPoints)('$name has one place in the product, and is no part of it', async ({ at }) => {
    const source = await readFile(path.join(import.meta.dirname, at.file), 'utf8');
    expect(source).not.toContain('failPoint');
    expect(alter(source, [at])).toContain('failPoint');
  });

  it('cannot be switched on in a shop that was started as it is', { timeout }, async () => {
    const armed = { ALTERATIONS: JSON.stringify(failPoints.map(({ at }) => at)), ARMED_FILE: '/nowhere' };
    const plain = startShopProcess({ ...productionSettings(), DATABASE_URL: 'postgres://localhost:1/none', ...armed });
    // It never comes to its steps; what matters is that it has loaded all of them without what the alterations call.
    await expect(plain).rejects.toThrow(/ended with 1/);
    await expect(plain).rejects.not.toThrow(/failPoint/);
  });
});

async function dieAt({ name }: FailPoint, act: () => Promise<unknown>): Promise<void> {
  await shop.arm({ point: name, action: 'kill' });
  await act().catch(() => undefined);
  await shop.diedAndStarted();
  await turnClock(shop.db);
}

async function newCart(): Promise<Buyer> {
  return buyerWith(shop, { product: await plainProduct(shop.db) });
}

async function verify(buyer: Buyer, reference: string) {
  return buyer.call('verifyPayment', { query: { reference } });
}

/** The first attempt of a checkout. */
function paymentOf(checkoutId: string) {
  return shop.db
    .selectFrom('payments')
    .select(['reference', 'state'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('created_at')
    .executeTakeFirst();
}

function tell(reference: string): Promise<Response> {
  const { id } = shop.sandbox.state.store.transaction(reference) ?? {};
  const body = JSON.stringify({ event: 'charge.success', data: { id, reference } });
  const signature = createHmac('sha512', shop.sandbox.secretKey).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-paystack-signature': signature };
  return fetch(`${shop.url}/api/payment/webhook/paystack`, { method: 'POST', headers, body });
}

function speedUpRefunds(): void {
  for (const refund of shop.sandbox.state.store.state.refunds) {
    refund.startedAt = new Date(Date.now() - 60_000).toISOString();
  }
}
