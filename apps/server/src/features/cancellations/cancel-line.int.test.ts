import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { addMember } from '@oja/testing/rows/members';
import { moveParcels } from '@oja/testing/rows/parcels';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import {
  type AskedCancel,
  type CancellingStore,
  cancelSteps,
  parcelParams,
  type SoldOrder,
} from '../../testing/cancel-steps.ts';
import { mailTo } from '../../testing/mailbox.ts';
import {
  booked,
  markOnPage,
  moveRefund,
  newOperator,
  openDispute,
  refundAtDashboard,
  refundOrder,
  why,
} from '../../testing/money-back-steps.ts';
import { behave, finishRefund, openAccount, orderOf, refundOf, relay, still } from '../../testing/payment-steps.ts';
import { createTill, expectConserved, outcomes, stockOf, type Till } from '../../testing/till.ts';
import { refundOrder as giveBackAsOperator } from '../operator/refund-order.ts';
import { forgetBuyersGone } from '../orders/forget-buyers.queries.ts';
import { forgetOldSales } from '../orders/recent-sales.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const { openStore, sellByCard, sellByCredit, lineOf, look, cancel } = cancelSteps(() => shop);

const parcelOf = ({ sellerId }: CancellingStore, { id }: SoldOrder) =>
  shop.db
    .selectFrom('order_sellers')
    .selectAll()
    .where('order_id', '=', id)
    .where('seller_id', '=', sellerId)
    .executeTakeFirstOrThrow();

/** What the ledger took for cancelled lines from each account. */
async function takenOf({ reference }: SoldOrder): Promise<Record<string, number>> {
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::float8 as amount from ledger_entries
    where reference = ${reference} and kind = 'line_cancelled' group by account order by account`.execute(shop.db);
  return Object.fromEntries(rows.map(({ account, amount }) => [account, amount]));
}

describe('cancelling a line that was paid by card', () => {
  it('gives its price and its part of the tax back to the card, and takes each from where it went [PARCEL-68]', async () => {
    const [ada, bola] = [await openStore(100_000), await openStore(250_000)];
    const sold = await sellByCard({ store: ada, quantity: 2 }, { store: bola });
    // Of 450 000 kobo of goods the tax is 45 000; of a piece of Ada's 10 000, and 10 000 is our commission on it.
    expect(await look(ada, sold)).toEqual({
      left: 2,
      goods: 100_000,
      tax: 10_000,
      shipping: 0,
      amount: 110_000,
      to: 'card',
      stock: 8,
      endsParcel: false,
    });
    const parcel = await cancel(ada, sold);
    expect(parcel).toMatchObject({
      status: 'pending',
      cancelledAt: null,
      dueAt: expect.any(String),
      lines: [{ quantity: 2, cancelled: 1, cancellations: [{ quantity: 1, reason: 'buyer_asked', amount: 110_000 }] }],
      amounts: { goods: 100_000, commission: 10_000, youGet: 90_000 },
    });
    expect(await takenOf(sold)).toEqual({
      [`seller_payable:${ada.sellerId}`]: 90_000,
      commission: 10_000,
      tax: 10_000,
      buyer_refund_due: -110_000,
    });
    expect(await refundOf(shop, sold.reference)).toMatchObject([
      { amount: 110_000, reason: 'line_cancelled', method: 'provider', requested_by: ada.owner.id },
    ]);
    await finishRefund(shop, sold.reference);
    expect(await orderOf(shop, sold.id)).toMatchObject({ refunded_amount: 110_000, payment_status: 'paid' });
  });

  it('asks a store back for it that the provider has paid already [PARCEL-99]', async () => {
    const [sent, bola] = [await openStore(100_000, await openAccount(shop)), await openStore(250_000)];
    const sold = await sellByCard({ store: sent }, { store: bola });
    await cancel(sent, sold);
    expect(await takenOf(sold)).toMatchObject({ [`seller_receivable:${sent.sellerId}`]: 90_000, commission: 10_000 });
  });

  it('gives back in the end exactly what was paid, shipping with the last piece, whoever cancels first [PARCEL-71]', async () => {
    const [ada, bola] = [await openStore(1001), await openStore(667)];
    // 3 × 1001 and 2 × 667 are 4337 kobo: tax 434, shipping 1000.
    const sold = await sellByCard({ store: ada, quantity: 3 }, { store: bola, quantity: 2 });
    await cancel(bola, sold);
    await cancel(ada, sold, { quantity: 2 });
    expect((await look(ada, sold)).shipping).toBe(0);
    await cancel(ada, sold);
    expect(await look(bola, sold)).toMatchObject({ shipping: 1000, endsParcel: true });
    await cancel(bola, sold);
    await finishRefund(shop, sold.reference);
    expect(await orderOf(shop, sold.id)).toMatchObject({ refunded_amount: 5771, payment_status: 'refunded' });
    for (const account of ['commission', 'tax', 'shipping', `seller_payable:${ada.sellerId}`]) {
      expect([account, await booked(shop, sold.reference, account)]).toEqual([account, 0]);
    }
  });
});

it('a line that was paid with store credit goes back to the credit, at once [PARCEL-69]', async () => {
  const store = await openStore(250_000);
  const sold = await sellByCredit({ store, quantity: 2 });
  expect((await look(store, sold)).to).toBe('credit');
  const before = (await sold.buyer.call('checkout', {})).creditBalance;
  await cancel(store, sold);
  expect((await sold.buyer.call('checkout', {})).creditBalance - before).toBe(275_000);
  expect(await refundOf(shop, sold.reference)).toMatchObject([{ method: 'credit', state: 'processed' }]);
  expect(await orderOf(shop, sold.id)).toMatchObject({ refunded_amount: 275_000 });
});

describe('the units of a cancelled line', () => {
  it.each([
    ['buyer_asked', 9],
    ['cannot_deliver', 9],
    ['wrong_price', 9],
    ['not_there', 8],
  ] as const)('lie on their shelf again unless they are not there: %s [PARCEL-72]', async (reason, stock) => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    await cancel(store, sold, { reason });
    expect(await stockOf(shop.db, store.product)).toEqual({ stock, held: 0 });
  });

  it('come back each time that pieces of one line are cancelled', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 3 });
    for (let n = 0; n < 3; n++) await cancel(store, sold);
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 10, held: 0 });
  });
});

describe('a parcel of which nothing is left', () => {
  it('is cancelled, waits no more, is packed and moved no more, and is listed as cancelled [PARCEL-76]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    const params = { seller: store.sellerId };
    await store.owner.call('moveParcel', { params: parcelParams(store, sold), body: { status: 'approved' } });
    expect(await store.owner.call('deskPulse', { params })).toMatchObject({ toPack: 1 });
    const parcel = await cancel(store, sold);
    expect(parcel).toMatchObject({ status: 'approved', cancelledAt: expect.any(String), dueAt: null });
    expect(parcel.amounts).toEqual({ goods: 0, commission: 0, youGet: 0 });
    expect(await store.owner.call('deskPulse', { params })).toMatchObject({ new: 0, toPack: 0, late: 0 });
    expect(await store.owner.call('deskToday', { params })).toMatchObject({ dueToday: 0, sales: { today: 0 } });
    const listed = async (tab: 'to-pack' | 'cancelled' | 'all') => {
      const { items, count } = await store.owner.call('deskOrders', { params, query: { tab } });
      return [count, ...items.map(({ orderId, youGet, units }) => [orderId === sold.id, youGet, units])];
    };
    expect(await listed('to-pack')).toEqual([0]);
    expect(await listed('cancelled')).toEqual([1, [true, 0, 1]]);
    expect(await listed('all')).toEqual([1, [true, 0, 1]]);
    expect((await store.owner.call('deskSlips', { params, query: { ids: sold.id } })).items).toEqual([]);
    const move = { status: 'shipped', trackingNumber: 'GIG-1' } as const;
    await expect(
      store.owner.call('moveParcel', { params: parcelParams(store, sold), body: move }),
    ).rejects.toMatchObject({
      code: 'parcel_cannot_move',
    });
    await expect(
      store.owner.call('packParcel', { params: parcelParams(store, sold), body: { packed: true } }),
    ).rejects.toMatchObject({ code: 'parcel_cannot_be_packed' });
  });

  it('says no more whom to call and where to ride, once it was accepted too; half of one does [PARCEL-140]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    const shown = () => store.owner.call('deskOrder', { params: parcelParams(store, sold) });
    const found = async (q: string) => {
      const { items } = await store.owner.call('deskOrders', {
        params: { seller: store.sellerId },
        query: { q, tab: 'all' },
      });
      return items.length;
    };
    await store.owner.call('moveParcel', { params: parcelParams(store, sold), body: { status: 'approved' } });
    await cancel(store, sold);
    expect(await found('08012345678')).toBe(1);
    expect((await shown()).to).toMatchObject({
      phone: '08012345678',
      lines: ['12 Marina Road', expect.any(String), 'Nigeria'],
    });
    const answer = await cancel(store, sold);
    const exported = await store.owner.fetch(`/api/desk/${store.sellerId}/orders.csv`);
    for (const told of [JSON.stringify(answer), JSON.stringify(await shown()), await exported.text()])
      expect(told).not.toMatch(/8012345678|Marina|100001/);
    expect(await shown()).toMatchObject({ buyer: 'Ada O.', place: 'Lagos', to: null });
    for (const known of ['08012345678', '+801', 'Okafor']) expect(await found(known), known).toBe(0);
    expect(await found((await shown()).orderNumber)).toBe(1);
  });

  it('says nothing of the rest of the order: its status is that of the parcels that come [PARCEL-77]', async () => {
    const [ada, bola] = [await openStore(250_000), await openStore(250_000)];
    const sold = await sellByCard({ store: ada }, { store: bola });
    await bola.owner.call('moveParcel', { params: parcelParams(bola, sold), body: { status: 'approved' } });
    const seen = () => sold.buyer.call('order', { params: { id: sold.id } });
    expect((await seen()).status).toBe('pending');
    await cancel(ada, sold);
    const order = await seen();
    expect(order.status).toBe('approved');
    expect(order.items.map(({ id, cancelled, givenBack }) => [id === ada.product.id, cancelled, givenBack])).toEqual(
      expect.arrayContaining([
        [true, 1, 275_000],
        [false, 0, 0],
      ]),
    );
    const { orderNumber, buyerEmail: email } = order;
    const tracked = await shop.visitor().call('trackOrder', { body: { orderNumber, email } });
    expect(tracked.status).toBe('approved');
    expect(tracked.parcels.map(({ sellerId, isCancelled }) => [sellerId === ada.sellerId, isCancelled]).sort()).toEqual(
      [
        [false, false],
        [true, true],
      ],
    );
  });

  it('leaves the slip of a parcel without the pieces that do not come [PARCEL-78]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 3 });
    await store.owner.call('moveParcel', { params: parcelParams(store, sold), body: { status: 'approved' } });
    await cancel(store, sold, { quantity: 2 });
    const { items } = await store.owner.call('deskSlips', {
      params: { seller: store.sellerId },
      query: { ids: sold.id },
    });
    expect(items.flatMap(({ lines }) => lines.map(({ quantity }) => quantity))).toEqual([1]);
  });
});

describe('what was cancelled was not sold', () => {
  const countsOf = async ({ sellerId, product }: CancellingStore) => {
    const { rows } = await sql<{ units: number; sales: number }>`
      select units_sold_recently as units, (select total_sales from sellers where id = ${sellerId}) as sales
      from products where id = ${product.id}`.execute(shop.db);
    return rows[0];
  };

  it('leaves the counts that it was in, and does not come into those that it was not [PARCEL-79]', async () => {
    const store = await openStore(250_000);
    await sellByCard({ store, quantity: 2 });
    await relay(shop);
    const sold = await sellByCard({ store, quantity: 3 });
    await cancel(store, sold);
    expect(await countsOf(store)).toEqual({ units: 2, sales: 2 });
    await relay(shop);
    expect(await countsOf(store)).toEqual({ units: 4, sales: 4 });
    await cancel(store, sold);
    expect(await countsOf(store)).toEqual({ units: 3, sales: 3 });
  });

  it('leaves what was ever sold alone once the last month has forgotten it, and is forgotten there no second time', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 3 });
    await sellByCard({ store, quantity: 2 });
    await relay(shop);
    await cancel(store, sold);
    await sql`update orders set created_at = now() - interval '31 days' where id = ${sold.id}`.execute(shop.db);
    await forgetOldSales(shop.db);
    expect(await countsOf(store)).toEqual({ units: 2, sales: 4 });
    await cancel(store, sold);
    expect(await countsOf(store)).toEqual({ units: 2, sales: 3 });
    await sql`update orders set created_at = (select placed_at from order_sellers where order_id = ${sold.id})
      where id = ${sold.id}`.execute(shop.db);
  });

  it('makes nobody a buyer who may say so in a review [PARCEL-80]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    const review = { params: { id: store.product.id }, body: { rating: 5, comment: 'Well made.' } };
    const isVerified = async () => {
      await sold.buyer.call('saveReview', review);
      const { rows } = await sql<{ is: boolean }>`
        select verified_purchase as is from reviews where product_id = ${store.product.id}`.execute(shop.db);
      return rows[0]?.is;
    };
    expect(await isVerified()).toBe(true);
    await cancel(store, sold);
    expect(await isVerified()).toBe(true);
    await cancel(store, sold);
    const { rows } =
      await sql`select from reviews where verified_purchase and product_id = ${store.product.id}`.execute(shop.db);
    expect(rows).toHaveLength(0);
    expect(await isVerified()).toBe(false);
  });
});

it('buyer and store hear of it by mail, each once; no other store and no second mail of the refund [PARCEL-81]', async () => {
  const [store, other] = [await openStore(250_000), await openStore(250_000)];
  const sold = await sellByCard({ store, quantity: 2 }, { store: other });
  await relay(shop);
  const heard = async (email: string) => (await mailTo(shop, email)).length;
  const before = [await heard(sold.buyer.email), await heard(store.mail), await heard(other.mail)];
  const key = newId();
  const amount = (await look(store, sold)).amount;
  await cancel(store, sold, { words: 'The last one was torn.', reason: 'cannot_deliver', key, amount });
  await cancel(store, sold, { words: 'The last one was torn.', reason: 'cannot_deliver', key, amount });
  await finishRefund(shop, sold.reference);
  const after = [await heard(sold.buyer.email), await heard(store.mail), await heard(other.mail)];
  expect(after.map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 0]);
  const toBuyer = JSON.stringify(await mailTo(shop, sold.buyer.email));
  for (const said of ['₦2,750.00', `1 × ${store.product.name}`, 'The last one was torn.', 'cannot bring it']) {
    expect(toBuyer).toContain(said);
  }
  expect(await refundOf(shop, sold.reference)).toHaveLength(1);
  expect((await parcelOf(store, sold)).notes).toBe('The last one was torn.');
});

describe('a cancellation is refused', () => {
  const refused = (code: string, why = '') => ({ code, message: expect.stringContaining(why) });
  /** It is refused as it is looked at, and as it is asked for; nothing is written. */
  async function expectRefused(
    store: CancellingStore,
    sold: SoldOrder,
    asked: AskedCancel,
    expected: object,
  ): Promise<void> {
    const { quantity = 1 } = asked;
    const body = { line: await lineOf(store, sold), quantity };
    const params = parcelParams(store, sold);
    const rows = async () => [
      await parcelOf(store, sold),
      await refundOf(shop, sold.reference),
      await stockOf(shop.db, store.product),
    ];
    const before = await rows();
    await expect(store.owner.call('cancelLook', { params, body })).rejects.toMatchObject(expected);
    await expect(cancel(store, sold, { amount: 275_000, ...asked })).rejects.toMatchObject(expected);
    expect(await rows()).toEqual(before);
  }

  it.each(['shipped', 'delivered'] as const)('of a parcel that is %s [PARCEL-82]', async (status) => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    await moveParcels(shop.db, { orderId: sold.id, status });
    await expectRefused(store, sold, {}, refused('line_cannot_be_cancelled', `the parcel is ${status}`));
  });

  it('of more than is there, and of more than is left [PARCEL-83]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    await expectRefused(store, sold, { quantity: 3 }, refused('not_so_many_left', 'Only 2'));
    await cancel(store, sold);
    await expectRefused(store, sold, { quantity: 2, amount: 550_000 }, refused('not_so_many_left', 'Only 1'));
  });

  it('of a line that is of another store, though of the same order [PARCEL-100]', async () => {
    const [store, other] = [await openStore(250_000), await openStore(250_000)];
    const sold = await sellByCard({ store }, { store: other });
    const body = { line: await lineOf(other, sold), quantity: 1 };
    const params = parcelParams(store, sold);
    const unknown = { code: 'line_not_found' };
    await expect(store.owner.call('cancelLook', { params, body })).rejects.toMatchObject(unknown);
    const asked = { ...body, reason: 'not_there', seen: { amount: 275_000 as never } } as const;
    await expect(store.owner.call('cancelLine', { params, body: asked })).rejects.toMatchObject(unknown);
  });

  it("while the buyer's bank looks into the payment [PARCEL-84]", async () => {
    const [store, other] = [await openStore(250_000), await openStore(250_000)];
    const sold = await sellByCard({ store }, { store: other });
    await openDispute(shop, sold.reference, { amount: 1000 });
    await expect(cancel(store, sold, { amount: 275_000 })).rejects.toMatchObject(
      refused('line_cannot_be_cancelled', 'bank'),
    );
    expect(await refundOf(shop, sold.reference)).toEqual([]);
  });

  it('where refunds of part of the order have left less than the line, in sum [PARCEL-85]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    await refundOrder(operator, sold.id, 1000);
    await expectRefused(store, sold, {}, refused('line_cannot_be_cancelled', '₦2,740.00'));
  });

  it('where refunds of part of the order have left less than the line at one of its accounts [PARCEL-86]', async () => {
    const [store, other] = [await openStore(250_000), await openStore(250_000)];
    const sold = await sellByCard({ store }, { store: other });
    await refundOrder(operator, sold.id, 1000);
    await expect(cancel(store, sold)).rejects.toMatchObject(refused('line_cannot_be_cancelled', 'went back before'));
    expect(await takenOf(sold)).toEqual({});
  });

  it('while the provider gives no answer [PARCEL-87]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    await behave(shop, { faults: { verify: Array.from({ length: 10 }, () => 'drop_after') } }, sold.reference);
    await expect(cancel(store, sold)).rejects.toMatchObject({ code: 'provider_unavailable' });
    expect(await refundOf(shop, sold.reference)).toEqual([]);
  });

  it('where somebody has given the money back on the pages of the provider, of which nobody here has heard [PARCEL-88]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    await refundAtDashboard(shop, sold.reference, { amount: 100_000, ...still });
    await expect(cancel(store, sold)).rejects.toMatchObject(refused('line_cannot_be_cancelled', '₦1,750.00'));
    expect(await refundOf(shop, sold.reference)).toMatchObject([{ reason: 'at_provider' }]);
  });

  it('where another sum goes back by now than was shown [PARCEL-89]', async () => {
    const store = await openStore(1001);
    // 3 × 1001: tax 300, shipping 1000; with the last piece shipping goes back.
    const sold = await sellByCredit({ store, quantity: 3 });
    const { amount } = await look(store, sold);
    await cancel(store, sold, { quantity: 2 });
    await expect(cancel(store, sold, { amount })).rejects.toMatchObject(refused('value_moved', '₦21.01'));
  });

  it('for a packer, and for who was removed meanwhile [PARCEL-90]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    const packer = await newBuyer(shop, 'Packer');
    await addMember(shop.db, store.sellerId, packer.id, 'packer');
    await expect(cancel(store, sold, { by: packer })).rejects.toMatchObject({ code: 'act_not_allowed' });
    await sql`delete from seller_members where user_id = ${packer.id}`.execute(shop.db);
    await expect(cancel(store, sold, { by: packer })).rejects.toMatchObject({ code: 'store_not_found' });
    expect(await refundOf(shop, sold.reference)).toEqual([]);
  });
});

describe('at once', () => {
  it('two who cancel the last piece: one does [PARCEL-91]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    const manager = await newBuyer(shop, 'Manager');
    await addMember(shop.db, store.sellerId, manager.id, 'manager');
    const amount = 275_000;
    const { won, refusals } = await outcomes([
      cancel(store, sold, { amount }),
      cancel(store, sold, { amount, by: manager }),
      cancel(store, sold, { amount }),
    ]);
    expect([won, refusals]).toEqual([1, { 'Only 0 of this line can still be cancelled.': 2 }]);
    expect(await refundOf(shop, sold.reference)).toHaveLength(1);
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 10, held: 0 });
  });

  it('one request many times under one key: it is done once [PARCEL-92]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 3 });
    const key = newId();
    const amount = (await look(store, sold)).amount;
    await outcomes(Array.from({ length: 4 }, () => cancel(store, sold, { amount, key })));
    expect(await cancel(store, sold, { amount, key })).toMatchObject({ lines: [{ cancelled: 1 }] });
    expect(await refundOf(shop, sold.reference)).toHaveLength(1);
  });

  it('two stores that cancel the rest of one order: shipping goes back once [PARCEL-101]', async () => {
    const [ada, bola] = [await openStore(1000), await openStore(1000)];
    const sold = await sellByCredit({ store: ada }, { store: bola });
    const amounts = await Promise.all([look(ada, sold), look(bola, sold)]);
    const { won } = await outcomes([
      cancel(ada, sold, { amount: amounts[0]?.amount ?? 0 }),
      cancel(bola, sold, { amount: amounts[1]?.amount ?? 0 }),
    ]);
    // Whoever came second was shown a sum without shipping.
    expect(won).toBe(1);
    const rest = (await parcelOf(ada, sold)).cancelled_at ? bola : ada;
    await cancel(rest, sold);
    // 2000 kobo of goods, 200 of tax, 1000 of shipping.
    expect((await refundOf(shop, sold.reference)).map(({ amount }) => amount).sort()).toEqual([1100, 2100]);
  });

  it('an operator who gives all of it back and a store that cancels: no more goes back than was paid [PARCEL-93]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    await outcomes([refundOrder(operator, sold.id, 275_000), cancel(store, sold, { amount: 275_000 })]);
    const refunds = await refundOf(shop, sold.reference);
    expect(refunds.map(({ amount }) => amount)).toEqual([275_000]);
  });

  it('a store that cancels while an operator gives a part back waits for that, and goes by what it leaves', async () => {
    const [store, other] = [await openStore(250_000), await openStore(250_000)];
    const sold = await sellByCard({ store }, { store: other });
    const [heldMember, heldPayment] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const aWaiter = () => vi.waitUntil(async () => (await countLockWaiters(shop.db)) > 0);
    // The provider has been asked by the time at which the member is locked.
    const member = shop.db.transaction().execute(async (tx) => {
      await sql`select from seller_members where user_id = ${store.owner.id} for update`.execute(tx);
      await heldMember.promise;
    });
    const ended = cancel(store, sold, { amount: 275_000 }).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    await aWaiter();
    const refund = shop.db.transaction().execute(async (tx) => {
      await giveBackAsOperator(tx, shop.config, operator.id, sold.id, { amount: 1000, to: 'card', note: why });
      heldMember.resolve();
      await member;
      await heldPayment.promise;
    });
    await member;
    await aWaiter();
    heldPayment.resolve();
    await refund;
    expect(await ended).toBe('line_cannot_be_cancelled');
    expect((await refundOf(shop, sold.reference)).map(({ amount }) => amount)).toEqual([1000]);
  });

  it('a store that cancels a line and one that ships the parcel: it is one or the other [PARCEL-94]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store });
    const params = parcelParams(store, sold);
    await store.owner.call('moveParcel', { params, body: { status: 'approved' } });
    const { refusals } = await outcomes([
      cancel(store, sold, { amount: 275_000 }),
      store.owner.call('moveParcel', { params, body: { status: 'shipped', trackingNumber: 'GIG-1' } }),
    ]);
    expect(Object.keys(refusals)).not.toContain('Something went wrong on our side. Please try again.');
    const { status, cancelled_at } = await parcelOf(store, sold);
    const refunds = await refundOf(shop, sold.reference);
    expect([status === 'shipped', cancelled_at !== null, refunds.length]).toEqual(
      status === 'shipped' ? [true, false, 0] : [false, true, 1],
    );
  });

  it('the shop counts what was sold while stores cancel it: no count keeps what was not', async () => {
    const store = await openStore(250_000);
    const solds = [];
    for (let n = 0; n < 4; n++) solds.push(await sellByCredit({ store, quantity: 2 }));
    const amounts = await Promise.all(solds.map((sold) => look(store, sold)));
    await Promise.all([
      relay(shop),
      ...solds.map((sold, n) => cancel(store, sold, { amount: amounts[n]?.amount ?? 0 })),
    ]);
    await relay(shop);
    const { rows } = await sql<{ units: number; sales: number }>`
      select units_sold_recently as units, (select total_sales from sellers where id = ${store.sellerId}) as sales
      from products where id = ${store.product.id}`.execute(shop.db);
    expect(rows[0]).toEqual({ units: 4, sales: 4 });
  });
});

describe('other refunds of the order', () => {
  it('take in proportion what cancelled lines have left, to the last kobo [PARCEL-102]', async () => {
    const [ada, bola] = [await openStore(100_000), await openStore(250_000)];
    const sold = await sellByCard({ store: ada }, { store: bola });
    await cancel(ada, sold);
    // Bola's goods, their commission and tax are all that is left of 385 000.
    await refundOrder(operator, sold.id, 275_000);
    const { rows } = await sql<{ account: string; amount: number }>`
      select account, sum(amount)::float8 as amount from ledger_entries
      where reference = ${sold.reference} and kind = 'order_refund' group by account order by account`.execute(shop.db);
    expect(Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))).toEqual({
      [`seller_payable:${bola.sellerId}`]: 225_000,
      commission: 25_000,
      tax: 25_000,
      buyer_refund_due: -275_000,
    });
  });

  it('made on the pages of the provider beside a cancelled line that failed there keep the books whole', async () => {
    const [ada, bola] = [await openStore(100_000), await openStore(250_000)];
    const sold = await sellByCard({ store: ada }, { store: bola });
    await cancel(ada, sold);
    await finishRefund(shop, sold.reference);
    const { id } = await refundAtDashboard(shop, sold.reference, { amount: 50_000, ...still });
    const amount = 275_000;
    await expect(cancel(bola, sold, { amount })).rejects.toMatchObject({ code: 'line_cannot_be_cancelled' });
    await moveRefund(shop, id, 'failed');
    await cancel(bola, sold, { amount });
    expect((await refundOf(shop, sold.reference)).map(({ amount, state }) => [amount, state])).toEqual([
      [110_000, 'processed'],
      [50_000, 'closed'],
      [275_000, 'requested'],
    ]);
  });
});

it('a refund of a line that an operator closes goes back to where the line took it from [PARCEL-103]', async () => {
  const [ada, bola] = [await openStore(100_000), await openStore(250_000)];
  const sold = await sellByCard({ store: ada }, { store: bola });
  const close = async (index: number) => {
    await sql`update refunds set state = 'manual' where reference = ${sold.reference} and state = 'requested'`.execute(
      shop.db,
    );
    const id = (await refundOf(shop, sold.reference))[index]?.id ?? '';
    const body = { what: 'refund', seen: await markOnPage(operator, 'refund', id), note: why } as const;
    await operator.call('closeRefund', { params: { id }, body, idempotencyKey: newId() });
  };
  await refundOrder(operator, sold.id, 35_000);
  await expect(cancel(ada, sold)).rejects.toMatchObject({ code: 'line_cannot_be_cancelled' });
  await close(0);
  await cancel(ada, sold);
  await close(1);
  expect(await booked(shop, sold.reference, `seller_payable:${ada.sellerId}`)).toBe(-90_000);
  expect(await booked(shop, sold.reference, `seller_payable:${bola.sellerId}`)).toBe(-225_000);
  await cancel(bola, sold);
  expect(await booked(shop, sold.reference, `seller_payable:${bola.sellerId}`)).toBe(0);
});

it('each store has back what its own line gave, where lines of several were cancelled and one refund is closed', async () => {
  const [ada, bola] = [await openStore(100_000), await openStore(250_000)];
  const sold = await sellByCard({ store: ada, quantity: 2 }, { store: bola });
  await cancel(ada, sold);
  await finishRefund(shop, sold.reference);
  await cancel(bola, sold);
  await cancel(ada, sold);
  const ofBola = (await refundOf(shop, sold.reference))[1]?.id ?? '';
  await sql`update refunds set state = 'manual' where id = ${ofBola}`.execute(shop.db);
  const body = { what: 'refund', seen: await markOnPage(operator, 'refund', ofBola), note: why } as const;
  await operator.call('closeRefund', { params: { id: ofBola }, body, idempotencyKey: newId() });
  const { rows } = await sql<{ account: string; amount: number }>`
    select account, sum(amount)::float8 as amount from ledger_entries
    where reference = ${sold.reference} and kind = 'line_undone' group by account`.execute(shop.db);
  // Of Bola's 250 000 our commission is a tenth, and so is the tax on it.
  expect(Object.fromEntries(rows.map(({ account, amount }) => [account, amount]))).toEqual({
    [`seller_payable:${bola.sellerId}`]: -225_000,
    commission: -25_000,
    tax: -25_000,
    buyer_refund_due: 275_000,
  });
});

it('a cancellation that was done is told again under its key, though the provider gives no answer by then [PARCEL-104]', async () => {
  const store = await openStore(250_000);
  const sold = await sellByCard({ store, quantity: 2 });
  const [key, amount] = [newId(), (await look(store, sold)).amount];
  await cancel(store, sold, { amount, key });
  await behave(shop, { faults: { verify: Array.from({ length: 10 }, () => 'drop_after') } }, sold.reference);
  expect(await cancel(store, sold, { amount, key })).toMatchObject({ lines: [{ cancelled: 1 }] });
  await expect(cancel(store, sold, { amount })).rejects.toMatchObject({ code: 'provider_unavailable' });
  expect(await refundOf(shop, sold.reference)).toHaveLength(1);
});

describe('an account that was deleted meanwhile', () => {
  const leave = ({ buyer }: SoldOrder) => buyer.call('deleteAccount', { body: { password: buyer.password } });

  it('has its money back on the card, and of who is forgotten nothing is written down [PARCEL-105]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    await leave(sold);
    await cancel(store, sold);
    await sql`update orders set created_at = now() - interval '181 days' where id = ${sold.id}`.execute(shop.db);
    await forgetBuyersGone(shop.db);
    await cancel(store, sold, { words: 'Dear Ada' });
    expect((await refundOf(shop, sold.reference)).map(({ method }) => method)).toEqual(['provider', 'provider']);
    expect((await parcelOf(store, sold)).notes).toBeNull();
    const { rows } = await sql`select from outbox where payload::text like '%Dear Ada%'`.execute(shop.db);
    expect(rows).toHaveLength(0);
    await sql`update orders set created_at = (select placed_at from order_sellers where order_id = ${sold.id})
      where id = ${sold.id}`.execute(shop.db);
  });

  it('has no store credit to which it could go [PARCEL-106]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCredit({ store });
    await leave(sold);
    await expect(cancel(store, sold)).rejects.toMatchObject({ code: 'account_gone' });
    expect(await refundOf(shop, sold.reference)).toEqual([]);
    expect(await stockOf(shop.db, store.product)).toEqual({ stock: 9, held: 0 });
  });
});

describe('the database itself', () => {
  it('refuses more cancelled pieces than were bought, pieces that no cancellation explains, and a parcel that left [PARCEL-107]', async () => {
    const store = await openStore(250_000);
    const sold = await sellByCard({ store, quantity: 2 });
    await cancel(store, sold);
    const add = (quantity: number, refund: string) => sql`insert into line_cancellations (id, order_id, line, quantity,
      reason, refund_id, cancelled_by) values (${newId()}, ${sold.id}, 0, ${quantity}, 'not_there', ${refund}, ${store.owner.id})`;
    const [{ id: known = '' } = {}] = await refundOf(shop, sold.reference);
    await expect(add(1, known).execute(shop.db)).rejects.toThrow('line_cancellations_refund_once');
    const withRefund = (quantity: number, reason: string) =>
      shop.db.transaction().execute(async (tx) => {
        const id = newId();
        await sql`insert into refunds (id, reference, amount, reason)
          values (${id}, ${sold.reference}, 1, ${reason})`.execute(tx);
        await add(quantity, id).execute(tx);
      });
    await expect(withRefund(2, 'line_cancelled')).rejects.toThrow('order_items_cancelled');
    await expect(withRefund(1, 'requested')).rejects.toThrow('can be cancelled by refund');
    await expect(
      sql`update order_items set cancelled = 2 where order_id = ${sold.id}`.execute(shop.db),
    ).rejects.toThrow('what its cancellations say');
    await expect(
      sql`update line_cancellations set quantity = 2 where order_id = ${sold.id}`.execute(shop.db),
    ).rejects.toThrow();
    await expect(
      sql`update order_sellers set cancelled_at = now() where order_id = ${sold.id}`.execute(shop.db),
    ).rejects.toThrow('order_sellers_due');
    await cancel(store, sold);
    await expect(
      sql`update order_sellers set status = 'shipped' where order_id = ${sold.id}`.execute(shop.db),
    ).rejects.toThrow('order_sellers_cancelled_before_leaving');
  });
});
