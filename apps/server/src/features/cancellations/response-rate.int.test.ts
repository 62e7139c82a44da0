import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CancellingStore, cancelSteps, parcelParams, type SoldOrder } from '../../testing/cancel-steps.ts';
import { createTill, type Till } from '../../testing/till.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const { openStore, sellByCredit, cancel } = cancelSteps(() => shop);

const accept = (store: CancellingStore, sold: SoldOrder) =>
  store.owner.call('moveParcel', { params: parcelParams(store, sold), body: { status: 'approved' } });

/** What shoppers read of a store, once its page is made anew. */
async function expectRate({ sellerId }: CancellingStore, rate: number | null): Promise<void> {
  const { slug } = await shop.db
    .selectFrom('sellers')
    .select('slug')
    .where('id', '=', sellerId)
    .executeTakeFirstOrThrow();
  const shown = async () => (await shop.call('store', { params: { slug }, query: {} })).responseRate;
  await expect.poll(shown, { timeout: 5000 }).toBe(rate);
}

it('the response score of a store counts pieces that were not there, and no other cancelled ones [PARCEL-109]', async () => {
  const store = await openStore(100_000);
  const four = await sellByCredit({ store, quantity: 4 });
  await accept(store, four);
  await expectRate(store, 100);
  // One of four pieces of the only parcel: 3 ÷ 4.
  await cancel(store, four, { reason: 'not_there' });
  await expectRate(store, 75);
  await cancel(store, four, { reason: 'buyer_asked' });
  await cancel(store, four, { reason: 'wrong_price' });
  const other = await sellByCredit({ store });
  await accept(store, other);
  // 3 ÷ 4 and 1, of two parcels: 87.5.
  await expectRate(store, 88);
});

const orderedEarlier = ({ id }: SoldOrder, by: string) =>
  sql`update orders set created_at = now() - ${by}::interval where id = ${id}`.execute(shop.db);

it('a parcel that is cancelled before it is accepted counts where something was not there or it was late, and else not at all [PARCEL-110]', async () => {
  const store = await openStore(100_000);
  const kept = await sellByCredit({ store });
  await accept(store, kept);
  const asked = await sellByCredit({ store });
  await cancel(store, asked, { reason: 'buyer_asked' });
  await orderedEarlier(asked, '3 days');
  await sql`
    update order_sellers set cancelled_at = cancelled_at - interval '50 hours' where order_id = ${asked.id}
  `.execute(shop.db);
  // 22 hours after it was ordered.
  await expectRate(store, 100);
  const gone = await sellByCredit({ store, quantity: 2 });
  // At once, and not after two days.
  await cancel(store, gone, { quantity: 2, reason: 'not_there' });
  await expectRate(store, 50);
  const unanswered = await sellByCredit({ store });
  await orderedEarlier(unanswered, '3 days');
  await cancel(store, unanswered, { reason: 'wrong_price' });
  await expectRate(store, 33);
});
