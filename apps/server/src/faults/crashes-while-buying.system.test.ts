import { openPayment } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { broken, checkMoney, readProviderBooks } from '../features/money-check/money-check.questions.ts';
import { type AlteredShop, startAlteredShop } from '../testing/altered/altered-shop.ts';
import type { Moment } from '../testing/altered/armed.ts';
import { crashDrives, pointsAbout, timeout } from '../testing/altered/crash-drives.ts';

const points = pointsAbout('buying');
let shop: AlteredShop;
let stage: ReturnType<typeof crashDrives>;
beforeAll(async () => {
  shop = await startAlteredShop();
  stage = crashDrives(shop);
}, timeout);
afterAll(() => shop.close());

describe('a server that dies by SIGKILL while buyers buy', () => {
  it.each(points)('at $name ($drive) loses nothing and doubles nothing: C1', { timeout }, async (point) => {
    await stage.drives[point.drive](point);
    expect(broken(await checkMoney(shop.db, { atRest: false }))).toEqual([]);
  });

  it('leaves the shop at rest, in agreement with the provider', { timeout }, async () => {
    await stage.rest();
    const books = await readProviderBooks(shop.sandbox);
    expect(broken(await checkMoney(shop.db, { books }))).toEqual([]);
    expect(books.refunds.length).toBe(0);
  });
});

describe('a fail point', () => {
  const beforeHeld: Moment = { when: 'before', commit: ['insert into checkouts'] };

  it('can throw: what was begun is undone, and the next try succeeds', async () => {
    const buyer = await stage.newCart();
    const draft = await draftFor(buyer);
    await shop.arm({ at: beforeHeld, action: 'throw' });
    await expect(openPayment(buyer, draft)).rejects.toMatchObject({ code: 'order_processing_failed' });
    expect(await stage.paymentOf(draft.orderId)).toBeUndefined();
    await openPayment(buyer, draft);
  });

  it('can wait until told to go on', async () => {
    const buyer = await stage.newCart();
    const draft = await draftFor(buyer);
    await shop.arm({ at: beforeHeld, action: 'pause' });
    const opening = openPayment(buyer, draft);
    await shop.paused();
    expect(await stage.paymentOf(draft.orderId)).toBeUndefined();
    await shop.goOn();
    await opening;
    expect((await stage.paymentOf(draft.orderId))?.state).toBe('initialized');
  });
});
