import { fillCart, orderByCredit } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import {
  openShopBesideItsDatabase,
  plentifulProduct,
  richBuyer,
  type ShopBesideItsDatabase,
} from '@oja/testing/processes/shop-beside-its-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectConserved } from '../testing/till.ts';

let base: ShopBesideItsDatabase;
beforeAll(async () => {
  base = await openShopBesideItsDatabase();
});
afterAll(() => base.close());

it('stops at SIGTERM without losing an order in flight, and takes no new ones: C9', { timeout: 60_000 }, async () => {
  const product = await plentifulProduct(base.db);
  const shop = await base.serve();
  const buyers = await Promise.all(Array.from({ length: 5 }, () => richBuyer(shop, base.db)));
  const drafts = await Promise.all(
    buyers.map(async (buyer) => {
      await fillCart(buyer, { product });
      return { buyer, draft: await draftFor(buyer) };
    }),
  );
  const late = drafts.pop();
  if (!late) throw new Error('Nobody is late.');
  const stopped = await base.db.transaction().execute(async (tx) => {
    await tx.selectFrom('products').select('id').where('id', '=', product.id).forUpdate().execute();
    const buying = Promise.all(drafts.map(({ buyer, draft }) => orderByCredit(buyer, draft)));
    await expect.poll(() => countLockWaiters(base.db), { timeout: 60_000 }).toBe(drafts.length);
    const ended = shop.end('SIGTERM');
    // Nobody new is let in while the others are being served.
    await expect
      .poll(
        () =>
          fetch(`${shop.url}/api/health`).then(
            ({ status }) => status,
            () => 'closed',
          ),
        { timeout: 15_000 },
      )
      .toBe('closed');
    return { buying, ended };
  });
  const since = performance.now();
  const placed = (await stopped.buying).map(({ orderId }) => orderId);
  expect(await stopped.ended).toBe(0);
  expect(performance.now() - since).toBeLessThan(10_000);
  await expect(orderByCredit(late.buyer, late.draft)).rejects.toMatchObject({ code: 'network' });
  // What was begun was finished and answered: no order that its buyer does not know of, and none that is missing.
  const kept = await base.db.selectFrom('orders').select('id').execute();
  expect(kept.map(({ id }) => id).sort()).toEqual(placed.sort());
  await expectConserved(base);
});
