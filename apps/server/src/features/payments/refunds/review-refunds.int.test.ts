import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Outcome } from '../../../platform/payments/payment-provider.ts';
import {
  moveRefund,
  newOperator,
  openDispute,
  refundAtDashboard,
  refundOrder,
  resolveDispute,
  tellProvider,
  work,
} from '../../../testing/money-back-steps.ts';
import {
  audited,
  beside,
  carryOutRefunds,
  paidOrder,
  paidTwice,
  paymentOf,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
  still,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { askBeforeGivingBack, reviewPayment, reviewRefunds } from './review-refunds.ts';
import { sendRefunds } from './send-refunds.ts';

/** Of ₦2,750.00. */
const paid = 275_000;
let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

type Calls = Partial<NonNullable<Till['payments']['provider']>>;
/** The shop with a line to the provider of which some calls are these. */
function withCalls(calls: Calls): Till {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  return { ...shop, payments: { ...shop.payments, provider: { ...provider, ...calls } } };
}
const answering = (call: keyof Calls, outcome: Outcome<never>) => withCalls({ [call]: async () => outcome });
const refusal = (status: number) => ({ kind: 'refused' as const, status, message: 'No', notFound: false });
const without = (): Till => ({ ...shop, payments: { ...shop.payments, provider: null } });
function noting() {
  const lines: [object, string][] = [];
  const note = (details: object, says: string) => lines.push([details, says]);
  return { lines, log: { warn: note, error: note } };
}
const looks = [
  ['its refunds', reviewRefunds, ['listRefunds']],
  ['all that went back of it', reviewPayment, ['verify', 'listDisputes', 'listRefunds']],
] as const;

describe.each(looks)('the provider, asked about a payment and %s', (_, look, calls) => {
  it('is not asked when there is none, nor about what was not paid', async () => {
    const { reference } = await paidOrder(shop);
    expect(await look(without(), reference, silent)).toBe(0);
    const fail = () => Promise.reject(new Error('It was asked.'));
    const asked = withCalls({ verify: fail, listRefunds: fail, listDisputes: fail });
    expect(await look(asked, 'oja-nobody-paid-this', silent)).toBe(0);
  });

  it.each(calls)(
    'has nothing to tell when it refuses that for good, which is told; else is asked again: %s',
    async (call) => {
      const { reference } = await paidOrder(shop);
      const { lines, log } = noting();
      expect(await look(answering(call, refusal(401)), reference, log)).toBe('unavailable');
      expect(await look(answering(call, { kind: 'unknown', cause: 'no answer' }), reference, log)).toBe('unavailable');
      expect(lines).toEqual([]);
      expect(await look(answering(call, refusal(400)), reference, log)).toBe(0);
      expect(lines).toEqual([[{ reference, status: 400 }, 'the provider refuses to tell of a payment that it took']]);
    },
  );
});

it('nothing is given back while the provider tells nothing of the payment, and what it never knew needs no word of it [E4]', async () => {
  const { reference } = await paidOrder(shop);
  const unavailable = { code: 'provider_unavailable', retryAfter: 5 };
  const ask = (means: Till) => askBeforeGivingBack(means, reference, silent);
  await expect(ask(without())).rejects.toMatchObject(unavailable);
  await expect(ask(answering('verify', refusal(400)))).rejects.toMatchObject(unavailable);
  await expect(ask(answering('verify', { kind: 'not_sent' }))).rejects.toMatchObject(unavailable);
  await ask(shop);
  await askBeforeGivingBack(without(), 'paid-from-store-credit', silent);
});

describe('while refunds of the payment change here whenever the provider is asked', () => {
  /** The shop, and how often it has asked; each of so many answers is older than what is known when it comes. */
  function changing(reference: string, changes: number) {
    const asked = { times: 0 };
    const line = beside(shop, ({ listRefunds }) => ({
      async listRefunds(of) {
        const listed = await listRefunds(of);
        asked.times += 1;
        if (asked.times <= changes)
          await sql`update refunds set posts = posts + 1 where reference = ${reference}`.execute(shop.db);
        return listed;
      },
    }));
    return { line, asked };
  }

  it('it is asked three times and nothing taken over, nor is anything given back: E4', async () => {
    const reference = await paidTwice(shop);
    const looking = changing(reference, 9);
    expect(await reviewRefunds(looking.line, reference, silent)).toBe('changing');
    expect(looking.asked.times).toBe(3);
    const giving = changing(reference, 9);
    await expect(askBeforeGivingBack(giving.line, reference, silent)).rejects.toMatchObject({
      code: 'refunds_changing',
      retryAfter: 5,
    });
    expect(giving.asked.times).toBe(3);
    await sql`update refunds set posts = 0 where reference = ${reference}`.execute(shop.db);
  });

  it('the third answer counts, if nothing has changed since it was asked for: E4', async () => {
    const reference = await paidTwice(shop);
    const { line, asked } = changing(reference, 2);
    expect(await reviewRefunds(line, reference, silent)).toBe(0);
    expect(asked.times).toBe(3);
    await sql`update refunds set posts = 0 where reference = ${reference}`.execute(shop.db);
  });
});

describe('what is news is told once', () => {
  const expectNews = async (reference: string, news: number, texts: string[]) => {
    const { lines, log } = noting();
    expect(await reviewPayment(shop, reference, log)).toBe(news);
    expect(lines.map(([, says]) => says)).toEqual(texts);
    expect(await reviewPayment(shop, reference, log)).toBe(0);
    expect(lines).toHaveLength(texts.length);
  };
  const foreign = 'a refund was made on the pages of the provider';
  const byBank = 'a payment was taken back by the bank of its buyer';

  it('of a payment that a bank took back [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const there = shop.sandbox.state.store.transaction(reference);
    if (there) there.status = 'reversed';
    await expectNews(reference, 1, [byBank]);
  });

  it('of one that is reversed, and all of it is on its way back by a refund [B15, E5]', async () => {
    const { reference } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: paid, ...still });
    const there = shop.sandbox.state.store.transaction(reference);
    if (there) there.status = 'reversed';
    await expectNews(reference, 2, [foreign]);
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'at_provider', amount: paid }]);
    expect((await paymentOf(shop, reference)).reversed_at).not.toBeNull();
  });

  it('of one of which a kobo is missing, which a bank took [B15]', async () => {
    const { reference } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: paid - 1, ...still });
    const there = shop.sandbox.state.store.transaction(reference);
    if (there) there.status = 'reversed';
    await expectNews(reference, 2, [foreign, byBank]);
    expect(await refundOf(shop, reference)).toMatchObject([{ amount: paid - 1 }, { reason: 'reversed', amount: 1 }]);
  });

  it('of a dispute that began, and of one that was lost since [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const dispute = await openDispute(shop, reference, { amount: 100_000 });
    await expectNews(reference, 1, []);
    await resolveDispute(shop, dispute, 'merchant-accepted');
    await expectNews(reference, 2, [byBank]);
  });

  it('of a refund of ours that was carried out [E2]', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    carryOutRefunds(shop, reference);
    await expectNews(reference, 1, []);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed' }]);
  });
});

it('what a bank took by a dispute is not known while a refund of ours may be there unseen: nothing is given back [B15, E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const operator = await newOperator(shop);
  await tellProvider(shop, reference, {
    faults: { refund: [{ fault: 'drop_after', times: 1 }] },
    refund: { listedAfterSeconds: 86_400, ...still },
  });
  await refundOrder(operator, orderId, 100_000);
  await work(shop);
  const dispute = await openDispute(shop, reference, { amount: 50_000 });
  await resolveDispute(shop, dispute, 'merchant-accepted');
  expect(await reviewPayment(shop, reference, silent)).toBe('undecided');
  await expect(refundOrder(operator, orderId, 10_000, 'credit')).rejects.toMatchObject({ code: 'refund_uncertain' });
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, state: 'sending' }]);
  for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
  expect(await reviewPayment(shop, reference, silent)).toBeTypeOf('number');
  expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000 }, { reason: 'reversed', amount: 50_000 }]);
  await refundOrder(operator, orderId, 10_000, 'credit');
});

it('a refund that is carried out between the question for the status and the one for the list is none of a bank’s [B15, E5]', async () => {
  const { reference } = await paidOrder(shop);
  const { id } = await refundAtDashboard(shop, reference, { amount: paid, ...still });
  await moveRefund(shop, id, 'processed');
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const listings: Awaited<ReturnType<typeof provider.listRefunds>>[] = [];
  const listRefunds: typeof provider.listRefunds = async (of) => listings.shift() ?? provider.listRefunds(of);
  const late = withCalls({ listRefunds });
  listings.push({ kind: 'success', value: [] }, { kind: 'unknown', cause: 'no answer' });
  expect(await reviewPayment(late, reference, silent)).toBe('unavailable');
  expect(await refundOf(shop, reference)).toEqual([]);
  listings.push({ kind: 'success', value: [] });
  await reviewPayment(late, reference, silent);
  expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'at_provider', provider_refund_id: String(id) }]);
});

it('a refund that turns up as a part of what a bank had taken stands in the audit log by itself [B15]', async () => {
  const { reference } = await paidOrder(shop);
  const there = shop.sandbox.state.store.transaction(reference);
  if (!there) throw new Error('No transaction.');
  there.status = 'reversed';
  await reviewPayment(shop, reference, silent);
  there.status = 'success';
  await refundAtDashboard(shop, reference, { amount: 100_000, pendingSeconds: 0, processingSeconds: 0 });
  expect(await reviewRefunds(shop, reference, silent)).toBe(0);
  const rows = await refundOf(shop, reference);
  expect(rows).toMatchObject([
    { reason: 'reversed', not_owed: 100_000 },
    { reason: 'at_provider', state: 'processed' },
  ]);
  expect(await audited(shop, `refund:${rows[1]?.id}`)).toEqual(['refund.found_at_provider', 'refund.processed']);
});

it('a refund by which a bank was to have its money, and that fails, takes nothing for the dispute [B15, E5]', async () => {
  const { reference } = await paidOrder(shop);
  const dispute = await openDispute(shop, reference, { amount: 100_000 });
  await resolveDispute(shop, dispute, 'merchant-accepted', { asRefund: true });
  const [there] = refundsAtProvider(shop, reference);
  if (!there) throw new Error('There is no refund at the provider.');
  there.status = 'processing';
  await reviewPayment(shop, reference, silent);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processing', dispute_id: String(dispute.id) }]);
  there.status = 'failed';
  await reviewRefunds(shop, reference, silent);
  const [refund] = await refundOf(shop, reference);
  expect(refund).toMatchObject({ state: 'closed', dispute_id: null });
  expect(await audited(shop, `refund:${refund?.id}`)).toEqual(['refund.found_at_provider', 'refund.failed']);
});
