import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { moveRefund, newOperator, refundAtDashboard, refundOrder } from '../../../../testing/money-back-steps.ts';
import {
  behave,
  openAccount,
  orderOf,
  paymentOf,
  refundOf,
  silent,
  still,
  verify,
} from '../../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../../testing/till.ts';
import { reviewRefunds } from '../review-refunds.ts';

let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

async function sellerWithAccount() {
  return seedSeller(shop.db, { payout: { subaccount_code: await openAccount(shop) } });
}

/** An order of two sellers; the first has got its share by the provider. Its buyer bore the fee, unless said otherwise. */
async function orderOfTwo({ customerBearsFee = true, price = 300_001 } = {}) {
  const [sent, owed] = [await sellerWithAccount(), await seedSeller(shop.db, { payout: { subaccount_code: null } })];
  const products = [
    await plainProduct(shop.db, { seller_id: sent.id, price: 100_000 }),
    await plainProduct(shop.db, { seller_id: owed.id, price }),
  ];
  const buyer = await buyerWith(shop, ...products.map((product) => ({ product })));
  const { reference, url, orderId } = await openPayment(buyer);
  await behave(shop, { payment: { customerBearsFee } }, reference);
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: true });
  return { buyer, reference, orderId, sent: sent.id, owed: owed.id };
}

/** What refunds have taken from each account. */
async function takenOf(reference: string): Promise<Record<string, number>> {
  const rows = await shop.db
    .selectFrom('ledger_entries')
    .select(['account', (of) => of.fn.sum<number>('amount').as('amount')])
    .where('reference', '=', reference)
    .where('kind', 'in', ['order_refund', 'refund_undone'])
    .where('account', 'not like', 'buyer_%')
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Number(amount)]));
}

it('a part of an order goes back from each place in proportion, the fee that the buyer bore among them [E4]', async () => {
  // Another order, of another sum, with other sellers.
  await orderOfTwo({ customerBearsFee: false, price: 500_000 });
  const { reference, orderId, sent, owed } = await orderOfTwo();
  const { total, shipping, tax } = await shop.db
    .selectFrom('orders')
    .select(['total', 'shipping', 'tax'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const sellers = await shop.db.selectFrom('order_sellers').selectAll().where('order_id', '=', orderId).execute();
  const payable = (id: string) => {
    const seller = sellers.find((one) => one.seller_id === id);
    return (seller?.items_total ?? Number.NaN) - (seller?.commission ?? Number.NaN);
  };
  const paid = (await paymentOf(shop, reference)).paid_amount ?? Number.NaN;
  expect(paid).toBeGreaterThan(total);
  const parts: Record<string, number> = {
    [`seller_receivable:${sent}`]: payable(sent),
    [`seller_payable:${owed}`]: payable(owed),
    commission: sellers.reduce((sum, { commission }) => sum + commission, 0),
    shipping,
    tax,
    provider_fees: paid - total,
  };
  const there = Object.fromEntries(Object.entries(parts).filter(([, amount]) => amount > 0));
  await refundOrder(operator, orderId, 100_000);
  const taken = await takenOf(reference);
  expect(Object.keys(taken).sort()).toEqual(Object.keys(there).sort());
  for (const [account, amount] of Object.entries(there)) {
    expect(Math.abs((taken[account] ?? 0) - (amount * 100_000) / paid), account).toBeLessThan(1);
  }
  await refundOrder(operator, orderId, paid - 100_000);
  expect(await takenOf(reference)).toEqual(there);
});

it('what went back at the provider while as much was left is owed by nobody [E4]', async () => {
  const { reference } = await orderOfTwo();
  await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
  await reviewRefunds(shop, reference, silent);
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, excess: 0 }]);
  const accounts = await shop.db
    .selectFrom('ledger_entries')
    .select('account')
    .where('reference', '=', reference)
    .where('account', 'like', 'buyer_receivable%')
    .execute();
  expect(accounts).toEqual([]);
});

it('what went back at the provider and fails goes to where it was taken from, and no other payment hears of it [E5]', async () => {
  const other = await orderOfTwo();
  await refundOrder(operator, other.orderId, 50_000, 'credit');
  const { reference, orderId } = await orderOfTwo();
  await refundOrder(operator, orderId, 100_000, 'credit');
  const before = [await takenOf(reference), await takenOf(other.reference), await orderOf(shop, other.orderId)];
  const { id } = await refundAtDashboard(shop, reference, { amount: 77_777, ...still });
  await reviewRefunds(shop, reference, silent);
  expect(await takenOf(reference)).not.toEqual(before[0]);
  await moveRefund(shop, id, 'failed');
  await reviewRefunds(shop, reference, silent);
  expect([await takenOf(reference), await takenOf(other.reference), await orderOf(shop, other.orderId)]).toEqual(
    before,
  );
  expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 100_000, payment_status: 'paid' });
});

it('a payment of which all went back at the provider is reversed, and no other [E5]', async () => {
  const [other, { reference }] = [await orderOfTwo(), await orderOfTwo()];
  const { id } = await refundAtDashboard(shop, reference, still);
  await moveRefund(shop, id, 'processed');
  await reviewRefunds(shop, reference, silent);
  expect((await paymentOf(shop, reference)).reversed_at).toEqual(expect.any(Date));
  expect((await paymentOf(shop, other.reference)).reversed_at).toBeNull();
});

it('of what went back too much, as much as there is room for is paid by the payment, the oldest first [E4, E5]', async () => {
  const { reference, orderId } = await orderOfTwo();
  const paid = (await paymentOf(shop, reference)).paid_amount ?? Number.NaN;
  await refundOrder(operator, orderId, paid - 30_000, 'credit');
  const ids: number[] = [];
  for (const amount of [30_000, 20_000, 15_000]) {
    const { id } = await refundAtDashboard(shop, reference, { amount, ...still });
    ids.push(id);
    await reviewRefunds(shop, reference, silent);
  }
  const excesses = async () => (await refundOf(shop, reference)).map(({ excess }) => excess);
  expect(await excesses()).toEqual([0, 0, 20_000, 15_000]);
  await moveRefund(shop, ids[0] ?? 0, 'failed');
  await reviewRefunds(shop, reference, silent);
  expect(await excesses()).toEqual([0, 0, 0, 5_000]);
  await moveRefund(shop, ids[2] ?? 0, 'failed');
  await reviewRefunds(shop, reference, silent);
  expect(await excesses()).toEqual([0, 0, 0, 0]);
  const taken = Object.values(await takenOf(reference));
  // All but 30 000 by the shop, and the 20 000 that did not fail.
  expect(taken.reduce((sum, amount) => sum + amount, 0)).toBe(paid - 10_000);
});
