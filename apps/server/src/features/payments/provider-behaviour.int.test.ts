import { kobo } from '@oja/domain/money/money';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainProduct, seedSeller } from '@oja/testing/rows/seed';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { behave, letAskAgain, openAccount, paymentOf, refundOf, verify } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../testing/till.ts';
import { checkPayment } from './check-payment.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

async function opened() {
  const product = await plainProduct(shop.db);
  const buyer = await buyerWith(shop, { product });
  return { product, buyer, ...(await openPayment(buyer)) };
}

it.each([
  ['a kobo less', { amountDelta: -1 }, 'amount_mismatch'],
  ['another currency', { currency: 'USD' }, 'currency_mismatch'],
  ['what was asked for only in words', { amount: 5000, requestedAmount: 275_000 }, 'amount_mismatch'],
])('money of %s makes no order, goes back as it was paid, and ends the hold: B11', async (_, payment, reason) => {
  const { product, buyer, reference, url } = await opened();
  await behave(shop, { payment }, reference);
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: false, code: 'refund_pending', orderId: null });
  const { paid_amount } = await paymentOf(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ reason, amount: paid_amount }]);
  expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 0 });
  await expectConserved(shop);
});

it('a fee that the customer bears on top makes an order of the expected total: B12', async () => {
  const { buyer, reference, url } = await opened();
  await behave(shop, { payment: { customerBearsFee: true } }, reference);
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: true, amount: 275_000 });
  expect((await paymentOf(shop, reference)).paid_amount).toBeGreaterThan(275_000);
  await expectConserved(shop);
});

it('a payment that is first told to be abandoned waits, and succeeds later: B13', async () => {
  const { buyer, reference, url } = await opened();
  await behave(shop, { statuses: ['abandoned'] }, reference);
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: false, code: 'pending' });
  await letAskAgain(shop, reference);
  expect(await verify(buyer, reference)).toMatchObject({ success: true });
});

it.each(['error', 'error_after', 'drop', 'drop_after', 'html', 'truncated_json', 'hang', 'hang_after'])(
  'when initialize ends in %s, the hold is kept, and the next try is the one that can be paid: B20',
  async (fault) => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    await behave(shop, { faults: { initialize: [fault] } });
    await expect(openPayment(buyer, draft)).rejects.toMatchObject({ status: 502 });
    expect(await stockOf(shop.db, product)).toEqual({ stock: 10, held: 1 });
    const { reference, url } = await openPayment(buyer, draft);
    await payOnPage(url);
    expect(await verify(buyer, reference)).toMatchObject({ success: true, orderId: draft.orderId });
    const paid = shop.sandbox.state.store.state.transactions.filter(
      ({ status, metadata }) =>
        status === 'success' && (metadata as { checkout_id?: string }).checkout_id === draft.orderId,
    );
    expect(paid).toHaveLength(1);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 9, held: 0 });
    await expectConserved(shop);
  },
);

it('an answer without a page has a text of its own: B22', async () => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  await behave(shop, { faults: { initialize: ['no_authorization_url'] } });
  await expect(openPayment(buyer)).rejects.toMatchObject({
    message: 'No authorization URL received from payment provider',
  });
});

/** A seller with an account at the provider. */
async function sellerWithAccount() {
  return seedSeller(shop.db, { payout: { subaccount_code: await openAccount(shop) } });
}

it('an order of three sellers is split among those with an account; what the third gets is owed, also when a seller leaves meanwhile: D8, D9', async () => {
  const sellers = [
    await sellerWithAccount(),
    await sellerWithAccount(),
    await seedSeller(shop.db, { payout: { subaccount_code: null } }),
  ];
  const products = await Promise.all(sellers.map(({ id }) => plainProduct(shop.db, { seller_id: id })));
  const buyer = await buyerWith(shop, ...products.map((product) => ({ product })));
  const { draft, reference, url } = await openPayment(buyer);
  const [leaver] = sellers;
  await shop.db
    .updateTable('seller_payouts')
    .set({ subaccount_code: null, updated_at: new Date() })
    .where('seller_id', '=', leaver?.id ?? '')
    .execute();
  await payOnPage(url);
  expect(await verify(buyer, reference)).toMatchObject({ success: true });
  const splits = await shop.db.selectFrom('payment_splits').selectAll().where('reference', '=', reference).execute();
  expect(new Set(splits.map(({ seller_id }) => seller_id))).toEqual(new Set(sellers.slice(0, 2).map(({ id }) => id)));
  expect(splits.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(draft.amount);
  const owed = async (seller: string) =>
    (
      await shop.db
        .selectFrom('ledger_entries')
        .select('amount')
        .where('reference', '=', reference)
        .where('account', '=', `seller_payable:${seller}`)
        .execute()
    ).reduce((sum, { amount }) => sum - amount, 0);
  expect(await Promise.all(sellers.map(({ id }) => owed(id)))).toEqual([0, 0, expect.any(Number)]);
  expect(await owed(sellers[2]?.id ?? '')).toBeGreaterThan(0);
  // What was sent of one payment was not sent of the next.
  const next = await openPayment(await buyerWith(shop, ...products.slice(1).map((product) => ({ product }))));
  await payOnPage(next.url);
  await letAskAgain(shop, next.reference);
  await checkPayment(shop, next.reference);
  const sent = await shop.db
    .selectFrom('ledger_entries')
    .select(['account', 'amount'])
    .where('reference', '=', next.reference)
    .where('account', 'like', 'seller_payable:%')
    .where('amount', '>', kobo(0))
    .execute();
  expect(sent.map(({ account }) => account)).toEqual([`seller_payable:${sellers[1]?.id}`]);
  await expectConserved(shop);
});
