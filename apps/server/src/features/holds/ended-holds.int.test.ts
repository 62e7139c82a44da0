import { openPayment } from '@oja/testing/buying/buy';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { supersedeLiveHold } from '../checkout/supersede-hold.ts';
import { findExpiredHolds, findLiveHold, lockCheckout } from './holds.queries.ts';
import { releaseHold } from './release-hold.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

async function holds(secondsLeft: number) {
  const product = await plainProduct(shop.db);
  const other = await plainProduct(shop.db);
  const buyer = await buyerWith(shop, { product }, { product: other, quantity: 3 });
  const { orderId } = await openPayment(buyer);
  const expires_at = new Date(Date.now() + secondsLeft * 1000);
  await shop.db.updateTable('checkouts').set({ expires_at }).where('id', '=', orderId).execute();
  return { product, other, buyer, id: orderId };
}
const stateOf = async (id: string) =>
  (await shop.db.selectFrom('checkouts').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const release = (id: string, how?: { onlyExpired: boolean }) =>
  shop.db.transaction().execute((tx) => releaseHold(tx, id, 'expired', how));

it('holds that have ended are found, those that ended first at first, and so many of them', async () => {
  const [second, first, third] = [await holds(-20), await holds(-30), await holds(-10)];
  await holds(60);
  await release((await holds(-40)).id);
  const ids = [first, second, third].map(({ id }) => id);
  expect(await findExpiredHolds(shop.db, 10)).toEqual(ids);
  expect(await findExpiredHolds(shop.db, 2)).toEqual(ids.slice(0, 2));
});

it('a hold is released once, an unfinished one only if it need not have ended, and no other with it', async () => {
  const [ended, living, other] = [await holds(-10), await holds(60), await holds(-10)];
  await release(ended.id, { onlyExpired: true });
  await release(living.id, { onlyExpired: true });
  await release(ended.id);
  expect([await stateOf(ended.id), await stateOf(living.id), await stateOf(other.id)]).toEqual([
    'released',
    'held',
    'held',
  ]);
  expect(await stockOf(shop.db, ended.product)).toEqual({ stock: 10, held: 0 });
  expect(await stockOf(shop.db, ended.other)).toEqual({ stock: 10, held: 0 });
  expect(await stockOf(shop.db, living.product)).toEqual({ stock: 10, held: 1 });
  expect(await stockOf(shop.db, living.other)).toEqual({ stock: 10, held: 3 });
  await release(living.id);
  expect(await stateOf(living.id)).toBe('released');
  const reasons = shop.db.selectFrom('checkouts').select('release_reason').where('id', 'in', [ended.id, living.id]);
  expect(await reasons.execute()).toEqual([{ release_reason: 'expired' }, { release_reason: 'expired' }]);
  await expectConserved(shop);
});

it('whoever ends a hold waits for whoever decides about its checkout', async () => {
  const { id, product } = await holds(60);
  let releasing: Promise<void> | undefined;
  await shop.db.transaction().execute(async (tx) => {
    expect((await lockCheckout(tx, id))?.id).toBe(id);
    releasing = release(id);
    await expect.poll(() => countLockWaiters(shop.db)).toBe(1);
    await releaseHold(tx, id, 'cancelled');
  });
  await releasing;
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  await expectConserved(shop);
});

it('the live hold of a buyer is the one that is held, and ends for another checkout but not for itself', async () => {
  const [one, other] = [await holds(60), await holds(60)];
  expect(await findLiveHold(shop.db, one.buyer.id)).toBe(one.id);
  await supersedeLiveHold(shop.db, { buyerId: one.buyer.id, id: one.id });
  expect(await stateOf(one.id)).toBe('held');
  await supersedeLiveHold(shop.db, { buyerId: one.buyer.id, id: other.id });
  expect([await stateOf(one.id), await stateOf(other.id)]).toEqual(['released', 'held']);
  expect(await findLiveHold(shop.db, one.buyer.id)).toBeUndefined();
});
