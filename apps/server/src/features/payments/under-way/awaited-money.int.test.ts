import { openPayment } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';
import { findMoneyUnderWay, hasMoneyUnderWay } from './money-under-way.queries.ts';

let shop: Till;
let product: { id: string };
beforeAll(async () => {
  shop = await createTill();
  product = await plainProduct(shop.db, { stock: 90 });
});
afterAll(() => shop.close());

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const buys = () => buyerWith(shop, { product });

/** A payment of a checkout of which this is otherwise than if its page was just opened. */
async function pays(buyer: Buyer, payment: object = {}, checkout: object = {}) {
  const { reference, orderId } = await openPayment(buyer);
  await shop.db
    .updateTable('payments')
    .set({ ...payment, updated_at: new Date() })
    .where('reference', '=', reference)
    .execute();
  await shop.db
    .updateTable('checkouts')
    .set({ ...checkout, updated_at: new Date() })
    .where('id', '=', orderId)
    .execute();
  return { reference, orderId };
}
async function payAgain(orderId: string, payment: object) {
  const reference = `oja-${newId()}`;
  const usual = { checkout_id: orderId, provider: 'paystack', amount: 100, currency: 'NGN', state: 'initialized' };
  await shop.db
    .insertInto('payments')
    .values({ reference, ...usual, ...payment } as never)
    .execute();
  return reference;
}
async function goesBack(reference: string, refund: object) {
  const usual = { id: newId(), reference, amount: 100, excess: 100, reason: 'at_provider', state: 'pending' };
  await shop.db
    .insertInto('refunds')
    .values({ ...usual, ...refund } as never)
    .execute();
}
const paid = { state: 'succeeded', disposition: 'refund', paid_amount: 100_000, settled_at: ago(1) };
const released = { state: 'released', release_reason: 'expired' };
const shown = async (buyer: Buyer) =>
  (await findMoneyUnderWay(shop.db, buyer.id)).map(({ reference, state, heldUntil }) => [
    reference,
    state,
    heldUntil !== null,
  ]);

it('a payment is awaited for three days, its last attempt alone, unless it was cancelled or refused', async () => {
  const buyer = await buys();
  const waiting = await pays(buyer, { created_at: ago(71), provider_status: 'ongoing' }, released);
  const twice = await pays(buyer, { created_at: ago(5) }, released);
  const later = await payAgain(twice.orderId, { created_at: ago(4) });
  const failedAgain = await pays(buyer, { created_at: ago(3) }, released);
  await payAgain(failedAgain.orderId, { created_at: ago(2), state: 'init_failed' });
  // And of those that are awaited no more each for one reason.
  await pays(buyer, { created_at: ago(73) }, released);
  await pays(buyer, { provider_status: 'failed' }, released);
  await pays(buyer, { state: 'sent' }, released);
  await pays(buyer, { state: 'closed' }, released);
  await pays(buyer, {}, { ...released, release_reason: 'cancelled' });
  const held = await pays(buyer, { provider_status: 'failed' });
  expect(await shown(buyer)).toEqual([
    [held.reference, 'awaited', true],
    [failedAgain.reference, 'awaited', false],
    [later, 'awaited', false],
    [waiting.reference, 'awaited', false],
  ]);
  const slow = await buys();
  const ended = await pays(slow, {}, { expires_at: ago(1) });
  expect(await shown(slow)).toEqual([[ended.reference, 'awaited', false]]);
});

it('what goes back of no order is shown until a week after it was given back, the newest of it first, and twenty of it', async () => {
  const buyer = await buys();
  const { reference } = await pays(buyer, paid);
  const week = 7 * 24;
  await goesBack(reference, { created_at: ago(week * 12) });
  await goesBack(reference, { created_at: ago(3), state: 'manual' });
  await goesBack(reference, {
    created_at: ago(2),
    state: 'processed',
    processed_at: ago(week - 1),
    updated_at: ago(week + 1),
  });
  await goesBack(reference, { created_at: ago(1), state: 'processed', processed_at: ago(week + 1) });
  await goesBack(reference, { created_at: ago(1), state: 'closed', excess: 0, not_owed: 100 });
  expect(await shown(buyer)).toEqual([
    [reference, 'returned', false],
    [reference, 'needs_person', false],
    [reference, 'returning', false],
  ]);
  for (let more = 0; more < 21; more++) await goesBack(reference, { created_at: ago(0) });
  expect(await shown(buyer)).toHaveLength(20);
});

it('a buyer has money under way while a checkout may be paid, a refund is not over, or one is told of and not listed', async () => {
  const isUnderWay = (buyer: Buyer) => shop.db.transaction().execute((tx) => hasMoneyUnderWay(tx, buyer.id));
  const message = (reference: string, outcome: string) => {
    const id = newId();
    const columns = { id, provider: 'paystack', dedupe: `refund.${id}`, raw: Buffer.from('{}'), applied_at: ago(1) };
    return shop.db
      .insertInto('payment_inbox')
      .values({ ...columns, reference, outcome } as never)
      .execute();
  };
  const [open, over, told, other] = [await buys(), await buys(), await buys(), await buys()];
  await pays(open);
  const done = await pays(over, paid, released);
  await pays(over, { state: 'closed' }, released);
  await goesBack(done.reference, { state: 'processed' });
  await goesBack(done.reference, { state: 'closed', excess: 0, not_owed: 100 });
  await message(done.reference, 'nothing_new');
  const waits = await pays(told, paid, released);
  expect([await isUnderWay(open), await isUnderWay(over), await isUnderWay(told), await isUnderWay(other)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
  await message(waits.reference, 'not_listed');
  expect([await isUnderWay(told), await isUnderWay(over)]).toEqual([true, false]);
  await goesBack(done.reference, { state: 'failed' });
  expect(await isUnderWay(over)).toBe(true);
});
