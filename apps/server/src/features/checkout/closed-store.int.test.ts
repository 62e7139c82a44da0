import { openPayment, orderByCredit, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Db, Tx } from '../../database/pool.ts';
import { newId } from '../../platform/ids.ts';
import { newBuyer } from '../../testing/buyer.ts';
import { untilHoldWaits, withCartRead } from '../../testing/hold-steps.ts';
import { expireHold, letAskAgain, refundOf, signal, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { sweepHolds } from '../payments/reconciler/sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

let stores = 0;
/** A product of a store of its own. */
async function soldByAmaka() {
  const seller = await seedSeller(shop.db, {
    store_name: `Amaka's Cloth ${++stores}`,
    payout: { subaccount_code: null },
  });
  return { seller, product: await plainProduct(shop.db, { name: 'Aso oke', seller_id: seller.id }) };
}
type Store = Awaited<ReturnType<typeof soldByAmaka>>['seller'];

const suspend = (db: Db | Tx, { id }: Store) =>
  db.updateTable('sellers').set({ status: 'suspended' }).where('id', '=', id).execute();
const lift = ({ id }: Store) =>
  shop.db.updateTable('sellers').set({ status: 'approved' }).where('id', '=', id).execute();
/** Days from today in Lagos, as the database has it. */
const leave = (db: Db | Tx, { id }: Store, from = 0, until = 3) =>
  sql`
    update sellers set holiday_from = (now() at time zone 'Africa/Lagos')::date + ${from}::integer,
      holiday_until = (now() at time zone 'Africa/Lagos')::date + ${until}::integer where id = ${id}`.execute(db);
const comeBack = ({ id }: Store) =>
  shop.db.updateTable('sellers').set({ holiday_from: null, holiday_until: null }).where('id', '=', id).execute();
/** So many days from today: '2026-12-04', and '4 Dec'. */
async function dayIn(days: number) {
  const { rows } = await sql<{ day: string; words: string }>`
    select day::text, to_char(day, 'FMDD Mon') as words
    from (select (now() at time zone 'Africa/Lagos')::date + ${days}::integer as day) d`.execute(shop.db);
  return rows[0] as { day: string; words: string };
}
const wanted = ({ id }: { id: string }, quantity = 1) => ({
  productId: id,
  selectedColor: '',
  selectedSize: '',
  quantity,
});

const ways = [
  ['suspended', 'store_not_selling', suspend, lift],
  ['on holiday', 'store_on_holiday', leave, comeBack],
] as const;

describe.each(ways)('of a store that is %s', (_, code, close, open) => {
  it('nothing is put into a cart, and no line grows', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    const { lines } = await buyer.call('cart', {});
    await close(shop.db, seller);
    const message = expect.stringMatching(/^Amaka's Cloth \d+ is .*Aso oke/);
    await expect(buyer.call('addToCart', { body: wanted(product) })).rejects.toMatchObject({ code, message });
    const more = { params: { id: lines[0]?.lineId ?? '' }, body: { quantity: 2 } };
    await expect(buyer.call('setCartQuantity', more)).rejects.toMatchObject({ code, message });
    await open(seller);
    await buyer.call('setCartQuantity', more);
  });

  it('a line says why it costs nothing, and is whole again later', async () => {
    const [{ seller, product }, other] = [await soldByAmaka(), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product, quantity: 2 }, { product: other });
    const before = await buyer.call('cart', {});
    await close(shop.db, seller);
    const { lines, quote } = await buyer.call('cart', {});
    expect(lines).toMatchObject([
      { name: 'Aso oke', quantity: 2, discontinued: true, because: code, storeName: seller.store_name },
      { discontinued: false },
    ]);
    expect(lines[0]?.backOn).toBe(code === 'store_on_holiday' ? (await dayIn(4)).day : undefined);
    expect(lines[1]).not.toHaveProperty('because');
    expect(quote.subtotal).toBe(250_000);
    await open(seller);
    expect(await buyer.call('cart', {})).toEqual(before);
  });

  it('no order is taken, by card or by credit, and the refusal names store and product [STALL-44]', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await giveCredit(shop.db, buyer.id, 1_000_000);
    await close(shop.db, seller);
    const refused = { code, status: 409, message: expect.stringMatching(/Aso oke can(not)? be ordered/) };
    await expect(buyer.call('initializePayment', { body: draft })).rejects.toMatchObject(refused);
    await expect(orderByCredit(buyer, draft)).rejects.toMatchObject(refused);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });

  it('nothing is held between the reading of a cart and its hold, nor of what lies beside it', async () => {
    const [{ seller, product }, other] = [await soldByAmaka(), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product: other }, { product });
    const { opened } = await withCartRead(shop, buyer, () => close(shop.db, seller));
    await expect(opened).rejects.toMatchObject({ code, message: expect.stringContaining('Aso oke') });
    for (const each of [product, other]) expect(await stockOf(shop.db, each)).toEqual({ stock: 10, held: 0 });
  });

  it('nothing is held by who waited for it to be written', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    let opened: Promise<unknown> | undefined;
    await shop.db.transaction().execute(async (writing) => {
      ({ opened } = await withCartRead(shop, buyer, () => close(writing, seller)));
      await untilHoldWaits(shop);
    });
    await expect(opened).rejects.toMatchObject({ code });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });

  it('a hold that came before is waited for, and becomes the order [STALL-45]', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    let closed: Promise<unknown> | undefined;
    // As a hold locks it.
    await shop.db.transaction().execute(async (holding) => {
      await sql`select from sellers where id = ${seller.id} for key share`.execute(holding);
      closed = close(shop.db, seller);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
    });
    await closed;
    await open(seller);
    const { orderId, url, reference } = await openPayment(buyer);
    await close(shop.db, seller);
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
    expect((await buyer.call('cart', {})).lines).toEqual([]);
  });

  it('what is paid when its hold has ended goes back, whole, though its units are there [STALL-46]', async () => {
    const [{ seller, product }, other] = [await soldByAmaka(), await plainProduct(shop.db)];
    const buyer = await buyerWith(shop, { product }, { product: other });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    await close(shop.db, seller);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: false, orderId: null, code: 'refund_pending' });
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'out_of_stock_after_payment', amount: 550_000 }]);
    for (const each of [product, other]) expect(await stockOf(shop.db, each)).toEqual({ stock: 10, held: 0 });
  });

  it('what is paid late is an order if it sells again by then', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    await close(shop.db, seller);
    await open(seller);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId });
  });

  it('what is paid late goes back if it closes while the payment waits', async () => {
    const { seller, product } = await soldByAmaka();
    const buyer = await buyerWith(shop, { product });
    const { orderId, url, reference } = await openPayment(buyer);
    await expireHold(shop, orderId);
    await sweepHolds(shop, signal);
    await payOnPage(url);
    await letAskAgain(shop, reference);
    const { asked } = await shop.db.transaction().execute(async (writing) => {
      await close(writing, seller);
      const asked = verify(buyer, reference);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 5000 }).toBe(1);
      return { asked };
    });
    expect(await asked).toMatchObject({ code: 'refund_pending' });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  });
});

it('what a visitor put aside of a suspended store is left out, and of one on holiday kept', async () => {
  const [gone, away] = [await soldByAmaka(), await soldByAmaka()];
  await suspend(shop.db, gone.seller);
  await leave(shop.db, away.seller);
  const items = [wanted(gone.product), wanted(away.product)];
  const lines = [{ productId: away.product.id, discontinued: true, because: 'store_on_holiday' }];
  expect(await shop.call('quotePending', { body: { items } })).toMatchObject({ leftOut: 1, lines });
  const buyer = await newBuyer(shop);
  expect(await buyer.call('mergeCart', { body: { batchId: newId(), items } })).toMatchObject({ leftOut: 1, lines });
});

it.each([
  ['before its first day', 1, 3, true],
  ['on its first day', 0, 3, false],
  ['on its last day', -3, 0, false],
  ['after its last day', -3, -1, true],
] as const)('a store sells %s of a holiday: %s', async (_, from, until, sells) => {
  const { seller, product } = await soldByAmaka();
  const buyer = await buyerWith(shop, { product });
  const body = await draftFor(buyer);
  await leave(shop.db, seller, from, until);
  const opened = buyer.call('initializePayment', { body });
  if (sells) expect((await opened).data).toHaveProperty('reference');
  else await expect(opened).rejects.toMatchObject({ code: 'store_on_holiday' });
});

it('a refusal of a store on holiday says the day on which it sells again', async () => {
  const { seller, product } = await soldByAmaka();
  const buyer = await buyerWith(shop);
  await leave(shop.db, seller, 0, 2);
  const { words } = await dayIn(3);
  await expect(buyer.call('addToCart', { body: wanted(product) })).rejects.toMatchObject({
    message: `${seller.store_name} is away until ${words}. Aso oke can be ordered then.`,
  });
});

it('what a paused product says is that it is not for sale just now', async () => {
  const { product } = await soldByAmaka();
  const buyer = await buyerWith(shop, { product });
  await sql`update products set status = 'paused' where id = ${product.id}`.execute(shop.db);
  expect((await buyer.call('cart', {})).lines).toMatchObject([{ discontinued: true, because: 'paused' }]);
  await sql`update products set status = 'archived' where id = ${product.id}`.execute(shop.db);
  const [line] = (await buyer.call('cart', {})).lines;
  expect(line).toMatchObject({ discontinued: true });
  expect(line).not.toHaveProperty('because');
});

it('a sale of another store waits for nobody who suspends one', async () => {
  const [{ seller }, { product }] = [await soldByAmaka(), await soldByAmaka()];
  const buyer = await buyerWith(shop, { product });
  await shop.db.transaction().execute(async (tx) => {
    await suspend(tx, seller);
    expect(await openPayment(buyer)).toHaveProperty('reference');
  });
});
