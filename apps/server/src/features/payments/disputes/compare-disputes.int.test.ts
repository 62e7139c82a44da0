import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  newOperator,
  openDispute,
  refundOrder,
  resolveDispute,
  tellProvider,
  work,
} from '../../../testing/money-back-steps.ts';
import {
  beside,
  finishRefund,
  orderOf,
  paidOrder,
  postWebhook,
  refundOf,
  refundsAtProvider,
  signal,
  silent,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { applyMessages } from '../inbox/apply-messages.ts';
import { compareWithProvider } from '../report/compare-with-provider.ts';
import { findOpenThere } from '../report/provider-report.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
  // No message of the provider arrives: there is the daily list alone.
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'never' };
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from provider_reports`.execute(shop.db);
});
afterEach(() => expectConserved(shop));

const compare = () => compareWithProvider(shop, silent, signal);
const aDayLater = () =>
  sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db).then(compare);
const disputesOf = (reference: string) =>
  shop.db.selectFrom('disputes').select(['amount', 'resolution']).where('reference', '=', reference).execute();
const lastReport = () =>
  shop.db.selectFrom('provider_reports').selectAll().orderBy('started_at', 'desc').executeTakeFirstOrThrow();

it('knows of a part that a bank contests and then takes, though nobody told of either [B15, I14]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  await compare();
  expect(await disputesOf(reference)).toEqual([{ amount: 100_000, resolution: null }]);
  expect(await refundOf(shop, reference)).toEqual([]);
  await resolveDispute(shop, dispute, 'auto-accepted');
  await aDayLater();
  expect(await disputesOf(reference)).toEqual([{ amount: 100_000, resolution: 'auto-accepted' }]);
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, reason: 'reversed', state: 'processed' }]);
  expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 100_000 });
  await aDayLater();
  expect(await refundOf(shop, reference)).toHaveLength(1);
  expect(await lastReport()).toMatchObject({ refunds_recorded: 0, differences: [] });
});

it('says at once that a refund is of another amount than the bank took by its dispute [B15, I21]', async () => {
  const { reference } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  await resolveDispute(shop, dispute, 'merchant-accepted', { asRefund: true });
  const [there] = refundsAtProvider(shop, reference);
  if (!there) throw new Error('There is no refund at the provider.');
  there.listedFrom = new Date(Date.now() + 86_400_000).toISOString();
  await compare();
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, reason: 'reversed' }]);
  there.listedFrom = new Date(0).toISOString();
  there.amount = 90_000;
  await aDayLater();
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, provider_refund_id: String(there.id) }]);
  expect(await lastReport()).toMatchObject({
    differences: [`${reference}: refund ${there.id} is of 90000 kobo there and of 100000 here`],
  });
});

it('asks about a dispute until it has ended, however long ago the list began [B15, I14]', async () => {
  const { reference } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 50_000 });
  await compare();
  await resolveDispute(shop, dispute, 'merchant-accepted');
  // The list goes back for a week; banks take months.
  await sql`update disputes set opened_at = now() - interval '60 days' where reference = ${reference}`.execute(shop.db);
  const listed = shop.sandbox.state.store.dispute(dispute.id);
  if (listed) listed.createdAt = new Date(Date.now() - 60 * 86_400_000).toISOString();
  await aDayLater();
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 50_000, reason: 'reversed', state: 'processed' }]);
});

it('asks about one that a message told as lost until the list says so, too, however long ago it began [B15, I14]', async () => {
  const { reference } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 50_000 });
  const transaction = { reference };
  const data = { id: dispute.id, refund_amount: 50_000, currency: 'NGN', transaction, status: 'resolved' };
  await postWebhook(shop, { event: 'charge.dispute.resolve', data: { ...data, resolution: 'merchant-accepted' } });
  await applyMessages(shop, silent, signal);
  const outcomes = shop.db.selectFrom('payment_inbox').select('outcome').where('reference', '=', reference);
  expect(await outcomes.execute()).toContainEqual({ outcome: 'nothing_new' });
  expect(await refundOf(shop, reference)).toEqual([]);
  const monthsAgo = new Date(Date.now() - 60 * 86_400_000);
  await sql`update disputes set opened_at = ${monthsAgo} where reference = ${reference}`.execute(shop.db);
  const there = shop.sandbox.state.store.dispute(dispute.id);
  if (there) there.createdAt = monthsAgo.toISOString();
  await compare();
  expect(await refundOf(shop, reference)).toEqual([]);
  await resolveDispute(shop, dispute, 'merchant-accepted');
  await aDayLater();
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 50_000, reason: 'reversed', state: 'processed' }]);
});

it('says what a bank took once a refund is found whose answer was lost [B15, I14]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const operator = await newOperator(shop);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  await tellProvider(shop, reference, { faults: { refund: ['drop_after'] }, refund: { listedAfterSeconds: 600 } });
  await refundOrder(operator, orderId, 50_000);
  await work(shop);
  await resolveDispute(shop, dispute, 'merchant-accepted');
  await compare();
  // What is missing may as well be our refund, which their list does not show.
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 50_000, reason: 'requested', state: 'sending' }]);
  for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
  await finishRefund(shop, reference);
  // The next day's comparison asks again about what the first could not understand.
  await aDayLater();
  expect(await refundOf(shop, reference)).toMatchObject([
    { amount: 50_000, reason: 'requested', state: 'processed' },
    { amount: 100_000, reason: 'reversed', state: 'processed' },
  ]);
});

it('asks no more about a lost one that took nothing, because all had gone back before [B15]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const operator = await newOperator(shop);
  const { id } = await openDispute(shop, reference);
  const there = shop.sandbox.state.store.state.disputes.pop();
  if (there?.id !== id) throw new Error('No dispute.');
  await refundOrder(operator, orderId, 275_000);
  await finishRefund(shop, reference);
  // Months later the bank takes what is not there any more, and a message tells of it.
  shop.sandbox.state.store.state.disputes.push(there);
  const createdAt = new Date(Date.now() - 60 * 86_400_000).toISOString();
  Object.assign(there, { status: 'resolved', resolution: 'merchant-accepted', createdAt });
  const data = { id, refund_amount: 275_000, currency: 'NGN', transaction: { reference }, status: 'resolved' };
  await postWebhook(shop, { event: 'charge.dispute.resolve', data: { ...data, resolution: there.resolution } });
  await applyMessages(shop, silent, signal);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', reason: 'requested' }]);
  const open = await findOpenThere(shop.db, new Date(), { after: '', most: 100 });
  expect(open).not.toContain(reference);
});

it('asks about many that are not over in steps of a few, each once [B9, B15]', async () => {
  const names = Array.from({ length: 21 }, (_, number) => `oja-not-over-${number + 10}`);
  await sql`insert into orphan_payments (reference, provider, provider_transaction_id, amount, currency, confirmed_at, refused_since, refusal)
    select name, 'paystack', 1, 0, 'NGN', now(), now(), 'no' from unnest(${names}::text[]) name`.execute(shop.db);
  await sql`insert into provider_reports (id, covers_from, cursor)
    values (${newId()}, now() - interval '7 days', 'contested:')`.execute(shop.db);
  const asked: string[] = [];
  // Still not over when it is asked about.
  const refusing = beside(shop, ({ verify }) => ({
    async verify(reference) {
      asked.push(reference);
      return names.includes(reference)
        ? { kind: 'refused', status: 400, message: 'No', notFound: false }
        : verify(reference);
    },
  }));
  await compareWithProvider(refusing, silent, signal);
  expect(asked.filter((reference) => names.includes(reference))).toEqual(names);
  expect(await lastReport()).toMatchObject({ finished_at: expect.any(Date) });
  await sql`delete from orphan_payments where reference = any(${names})`.execute(shop.db);
});
