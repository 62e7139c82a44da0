import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPaystack } from '../../../platform/payments/paystack/paystack.ts';
import { moveRefund, refundAtDashboard } from '../../../testing/money-back-steps.ts';
import {
  paidOrder,
  paymentOf,
  refundOf,
  refundsAtProvider,
  signal,
  silent,
  verify,
} from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { compareWithProvider } from './compare-with-provider.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from provider_reports`.execute(shop.db);
});
afterEach(() => expectConserved(shop));

const compare = () => compareWithProvider(shop, silent, signal);
const reports = () => shop.db.selectFrom('provider_reports').selectAll().orderBy('started_at').execute();

async function paidUnheard() {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db, { stock: 20 }) });
  const { reference, url, orderId } = await openPayment(buyer);
  await payOnPage(url);
  // As after days without a webhook: nobody asks any more.
  await sql`update payments set state = 'closed', next_check_at = null where reference = ${reference}`.execute(shop.db);
  return { buyer, reference, orderId };
}
const orderExists = async (id: string) =>
  (await shop.db.selectFrom('orders').select('id').where('id', '=', id).execute()).length === 1;

describe('the daily look at the provider’s books', () => {
  it('settles what nobody has told of, parks what nobody knows, and does so once a day [K8, I21]', async () => {
    const { reference, orderId } = await paidUnheard();
    const { store } = shop.sandbox.state;
    const source = store.transaction(reference);
    if (!source) throw new Error('No transaction.');
    const copy = (name: string) => ({
      ...structuredClone(source),
      id: store.newId(),
      reference: name,
      accessCode: name,
    });
    store.addTransaction(copy('oja-01zzzzzzzzzzzzzzzzzzzzzz01'));
    store.addTransaction(copy('somebody-elses'));
    await Promise.all([compare(), compare(), compare()]);
    expect(await orderExists(orderId)).toBe(true);
    const orphans = await shop.db.selectFrom('orphan_payments').select(['reference', 'amount']).execute();
    expect(orphans).toEqual([{ reference: 'oja-01zzzzzzzzzzzzzzzzzzzzzz01', amount: 275_000 }]);
    const [report, ...others] = await reports();
    expect(others).toEqual([]);
    expect(report).toMatchObject({
      checked: 2,
      settled: 1,
      orphaned: 1,
      differences: [],
      finished_at: expect.any(Date),
    });
    await compare();
    expect(await reports()).toHaveLength(1);
  });

  it('settles what was missed and becomes no order: what was paid besides goes back, what brought nothing ends [K8, B5]', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const [besides, ordered] = [await openPayment(buyer), await openPayment(buyer)];
    for (const { url } of [besides, ordered]) await payOnPage(url);
    await verify(buyer, ordered.reference);
    const { reference: empty } = await paidUnheard();
    const there = shop.sandbox.state.store.transaction(empty);
    if (!there) throw new Error('No transaction.');
    Object.assign(there, { amount: 0, fees: 0 });
    await compare();
    expect(await refundOf(shop, besides.reference)).toMatchObject([{ reason: 'duplicate_payment', amount: 275_000 }]);
    expect(await paymentOf(shop, empty)).toMatchObject({ state: 'succeeded', disposition: 'nothing' });
    expect(await reports()).toMatchObject([{ settled: 2, differences: [], finished_at: expect.any(Date) }]);
  });

  it('after a day without anybody at work catches up without doubles, and covers all of a longer pause [K8]', async () => {
    const { orderId } = await paidUnheard();
    await sql`insert into provider_reports (id, covers_from, started_at, finished_at)
              values (gen_random_uuid(), now() - interval '19 days', now() - interval '12 days', now() - interval '12 days')`.execute(
      shop.db,
    );
    await compare();
    const report = (await reports()).at(-1);
    expect(Date.now() - Number(report?.covers_from)).toBeGreaterThan(11.9 * 86_400_000);
    expect(await orderExists(orderId)).toBe(true);
    await sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db);
    await compare();
    expect(await reports()).toHaveLength(3);
    expect((await reports()).at(-1)).toMatchObject({ settled: 0, orphaned: 0, differences: [] });
  });

  it('waits as long as the provider says, and goes on where it was [K8]', async () => {
    const { orderId } = await paidUnheard();
    let calls = 0;
    const busy = createServer((request, response) => {
      calls += 1;
      request.resume();
      response.writeHead(429, { 'x-ratelimit-reset': '40' });
      response.end(JSON.stringify({ status: false, message: 'Rate limit exceeded!', code: 'rate_limited' }));
    });
    await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(busy.address() as AddressInfo).port}`;
    const provider = createPaystack({ baseUrl: () => url, secretKey: 'sk_test_busy', checkoutOrigins: () => [] });
    const limited = { ...shop, payments: { ...shop.payments, provider } };
    await compareWithProvider(limited, silent, signal);
    await compareWithProvider(limited, silent, signal);
    busy.close();
    expect(calls).toBe(1);
    const [waiting] = await reports();
    expect(Number(waiting?.due_at) - Date.now()).toBeGreaterThan(30_000);
    await compare();
    expect(await orderExists(orderId)).toBe(false);
    await sql`update provider_reports set due_at = now()`.execute(shop.db);
    await compare();
    expect(await orderExists(orderId)).toBe(true);
    expect(await reports()).toMatchObject([{ finished_at: expect.any(Date) }]);
  });

  it('takes over what went back without a message, and says what does not agree [E5, B15, I21]', async () => {
    const pay = async () => {
      const { buyer, reference, orderId } = await paidUnheard();
      await sql`update payments set state = 'initialized' where reference = ${reference}`.execute(shop.db);
      await verify(buyer, reference);
      return { reference, orderId };
    };
    const [partly, reversed, wrong] = [await pay(), await pay(), await pay()];
    const { store } = shop.sandbox.state;
    const answer = await fetch(`${shop.sandbox.url}/refund`, {
      method: 'POST',
      headers: { authorization: `Bearer ${shop.sandbox.secretKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ transaction: partly.reference, amount: 1000 }),
    });
    expect(answer.status).toBe(200);
    for (const refund of store.state.refunds) refund.startedAt = new Date(Date.now() - 60_000).toISOString();
    const transaction = store.transaction(reversed.reference);
    const other = store.transaction(wrong.reference);
    if (!transaction || !other) throw new Error('No transaction.');
    transaction.status = 'reversed';
    other.amount += 1;
    await compare();
    expect(await refundOf(shop, partly.reference)).toMatchObject([{ reason: 'at_provider', amount: 1000 }]);
    expect(await refundOf(shop, reversed.reference)).toMatchObject([{ reason: 'reversed', amount: 275_000 }]);
    expect((await paymentOf(shop, reversed.reference)).reversed_at).not.toBeNull();
    expect(await reports()).toMatchObject([
      {
        refunds_recorded: 2,
        differences: [`${wrong.reference}: the amount in kobo is 275001 there and 275000 here`],
      },
    ]);
    other.amount -= 1;
  });

  it.each(['failed', 'needs-attention'])(
    'says that a refund that has gone, as we have it, is %s there [E4, I21]',
    async (status) => {
      const { reference } = await paidOrder(shop);
      const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, pendingSeconds: 86_400 });
      await moveRefund(shop, id, 'processed');
      await compare();
      expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', amount: 100_000 }]);
      expect((await reports()).at(-1)).toMatchObject({ differences: [] });
      const [there] = refundsAtProvider(shop, reference);
      if (there) there.status = status as typeof there.status;
      await sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db);
      await compare();
      expect((await reports()).at(-1)).toMatchObject({
        differences: [`${reference}: refund ${id} of 100000 kobo is ${status} there and processed here`],
      });
      if (there) there.status = 'processed';
    },
  );
});
