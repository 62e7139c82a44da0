import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  booked,
  chargeBack,
  moveRefund,
  newOperator,
  openDispute,
  readOrder,
  refundAtDashboard,
  refundOrder,
  resolveDispute,
  tellProvider,
  work,
} from '../../testing/money-back-steps.ts';
import {
  orderOf,
  paidOrder,
  postRaw,
  refundOf,
  refundsAtProvider,
  sign,
  signal,
  silent,
  still,
} from '../../testing/payment-steps.ts';
import { createTill, expectConserved, sendWebhooks, type Till } from '../../testing/till.ts';
import { applyMessages } from '../payments/inbox/apply-messages.ts';
import { tellMatters } from '../payments/matters/tell-matters.ts';
import { findMoneyOf } from '../payments/refunds/payment-money.queries.ts';
import { compareWithProvider } from '../payments/report/compare-with-provider.ts';

/** Of ₦2,750.00. */
const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  // What the provider has to tell arrives when a test says so.
  sendWebhooks(shop);
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'held' };
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const apply = () => applyMessages(shop, silent, signal);
/** The provider's messages about a payment arrive, and are dealt with. */
async function tellAll(reference: string, from = 0): Promise<number> {
  const deliveries = shop.sandbox.state.store.state.deliveries.filter((one) => one.reference === reference);
  for (const { body } of deliveries.slice(from)) await postRaw(shop, body, sign(shop, body));
  await apply();
  return deliveries.length;
}
/** What the log tells a person about a payment, once. */
async function linesOf(reference: string): Promise<string[]> {
  const lines: string[] = [];
  const line = (details: object, text: string) => {
    if ((details as { reference?: string }).reference === reference) lines.push(text);
  };
  await tellMatters(shop, { warn: () => undefined, error: line });
  return lines;
}
const creditOf = async ({ id }: Buyer) =>
  (await shop.db.selectFrom('store_credits').select('balance').where('user_id', '=', id).executeTakeFirst())?.balance ??
  0;

describe('a refund begun on the provider’s pages', () => {
  it.each([
    ['told by a message', (reference: string) => tellAll(reference)],
    ['that nobody has told of', async () => undefined],
    ['found in the daily list', () => compareWithProvider(shop, silent, signal)],
  ] as const)('%s is counted while it is under way, and not given back again [E4, E5]', async (_, hear) => {
    const { buyer, reference, orderId } = await paidOrder(shop);
    await shop.db.deleteFrom('provider_reports').execute();
    await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
    await hear(reference);
    await expect(refundOrder(operator, orderId, 75_001, 'credit')).rejects.toMatchObject({
      code: 'refund_too_large',
      status: 409,
      message: 'Only ₦750.00 of this order can still be given back: ₦2,000.00 is on its way back at the provider.',
    });
    expect(await creditOf(buyer)).toBe(0);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({
      paid,
      left: 75_000,
      reasons: ['₦2,000.00 is on its way back at the provider'],
    });
    await refundOrder(operator, orderId, 75_000, 'credit');
    expect(await creditOf(buyer)).toBe(75_000);
  });

  it('is in the books from the moment it is known, and out of them when it fails [E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { id } = await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
    const told = await tellAll(reference);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'at_provider', state: 'pending', amount: 200_000, provider_refund_id: String(id) },
    ]);
    expect(await booked(shop, reference, 'buyer_refund_due')).toBe(-200_000);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 0, payment_status: 'paid' });
    await moveRefund(shop, id, 'failed');
    await tellAll(reference, told);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'closed', not_owed: 200_000 }]);
    expect(await booked(shop, reference, 'buyer_refund_due')).toBe(0);
    expect(await booked(shop, reference, 'provider_clearing')).toBeGreaterThan(0);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid, reasons: [] });
  });

  it('goes on to its end without a message, because it is asked about [E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { id } = await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
    await tellAll(reference);
    await moveRefund(shop, id, 'processed');
    await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'at_provider', state: 'processed' }]);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 200_000 });
  });

  it('counts as soon as a message tells of it, also while the provider’s list does not have it yet [E4]', async () => {
    const { buyer, reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: paid, listedAfterSeconds: 150, ...still });
    await tellAll(reference);
    await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({
      message: 'Only ₦0.00 of this order can still be given back: ₦2,750.00 is on its way back at the provider.',
    });
    expect(await creditOf(buyer)).toBe(0);
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await shop.db
      .updateTable('payment_inbox')
      .set({ available_at: new Date(0) })
      .execute();
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'at_provider', state: 'pending' }]);
    const open = shop.db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null);
    expect(await open.where('reference', '=', reference).execute()).toEqual([]);
  });

  it('beside six clicks of an operator and another one there never comes to more than was paid [E4]', async () => {
    for (let round = 0; round < 3; round++) {
      const { reference, orderId } = await paidOrder(shop);
      const clicks = Array.from({ length: 6 }, () => refundOrder(operator, orderId, 100_000));
      const there = [1, 2].map(() => refundAtDashboard(shop, reference, { amount: 125_000, ...still }));
      await Promise.allSettled([...clicks, ...there]);
      for (let step = 0; step < 3; step++) await work(shop);
      const sent = refundsAtProvider(shop, reference).reduce((sum, { amount }) => sum + amount, 0);
      expect(sent).toBeLessThanOrEqual(paid);
      const rows = await refundOf(shop, reference);
      const known = rows.filter((row) => row.provider_refund_id !== null).reduce((sum, row) => sum + row.amount, 0);
      expect(known).toBe(sent);
      expect(rows.filter(({ state }) => state === 'sending')).toEqual([]);
    }
  });

  it('after the order was given back as credit is named as too much, on the page and in one line [E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundOrder(operator, orderId, 100_000, 'credit');
    const { id } = await refundAtDashboard(shop, reference, { amount: paid });
    await tellAll(reference);
    const lines = await linesOf(reference);
    await moveRefund(shop, id, 'processed');
    await tellAll(reference);
    expect([...lines, ...(await linesOf(reference))]).toEqual(['more of a payment went back than was paid']);
    const { overpaid } = await operator.call('operatorMatters', {});
    const matter = overpaid.find((one) => one.reference === reference);
    expect(matter).toMatchObject({ matter: 'excess', amount: paid, excess: 100_000 });
    expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(100_000);
    expect(await booked(shop, reference, 'buyer_refund_due')).toBe(0);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: paid, payment_status: 'refunded' });
  });
});

describe('a payment that the buyer’s bank contests', () => {
  it('is not given back as long as nothing is decided, nor when it is lost; when it is won it is [E4, B15]', async () => {
    const held = { code: 'refund_too_large' };
    const [won, lost] = [await paidOrder(shop), await paidOrder(shop)];
    const disputes = [await openDispute(shop, won.reference), await openDispute(shop, lost.reference)] as const;
    for (const { orderId } of [won, lost]) {
      await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({
        ...held,
        message:
          "Only ₦0.00 of this order can still be given back: ₦2,750.00 is held by the buyer's bank in a dispute.",
      });
    }
    await resolveDispute(shop, disputes[0], 'declined');
    await refundOrder(operator, won.orderId, paid, 'credit');
    await resolveDispute(shop, disputes[1], 'merchant-accepted');
    await expect(refundOrder(operator, lost.orderId, 1, 'credit')).rejects.toMatchObject({
      ...held,
      message: "Only ₦0.00 of this order can still be given back: ₦2,750.00 was taken back by the buyer's bank.",
    });
    expect(await refundOf(shop, lost.reference)).toMatchObject([{ reason: 'reversed', state: 'processed' }]);
    expect(await orderOf(shop, lost.orderId)).toMatchObject({ payment_status: 'refunded' });
  });

  it('in part leaves the rest, and what the bank took is in the books [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const dispute = await openDispute(shop, reference, { amount: 200_000 });
    await expect(refundOrder(operator, orderId, 75_001)).rejects.toMatchObject({ code: 'refund_too_large' });
    await resolveDispute(shop, dispute, 'auto-accepted');
    const before = await booked(shop, reference, 'provider_clearing');
    await refundOrder(operator, orderId, 75_000, 'credit');
    expect(await booked(shop, reference, 'provider_clearing')).toBe(before - 200_000);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'reversed', amount: 200_000, state: 'processed', dispute_id: String(dispute.id) },
      { reason: 'requested', amount: 75_000 },
    ]);
  });

  it.each([
    ['told by a message', tellAll],
    ['that nobody has told of', async () => undefined],
  ] as const)('%s, after an operator decided a refund and before it was sent, stops it [E4]', async (_, hear) => {
    const { reference, orderId } = await paidOrder(shop);
    await refundOrder(operator, orderId, 100_000);
    const dispute = await openDispute(shop, reference);
    await hear(reference);
    await work(shop);
    expect(refundsAtProvider(shop, reference)).toEqual([]);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual' }]);
    await resolveDispute(shop, dispute, 'declined');
  });
});

describe('what a bank took that the provider lists as a refund of the dispute', () => {
  const lose = async () => {
    const { reference, orderId } = await paidOrder(shop);
    const dispute = await openDispute(shop, reference, { amount: 100_000 });
    await resolveDispute(shop, dispute, 'merchant-accepted', { asRefund: true });
    const list = (from: Date) => {
      for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = from.toISOString();
    };
    const look = () =>
      expect(refundOrder(operator, orderId, 175_001, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
    const told = new Set<string>();
    const tellOf = async (event: string) => {
      const { deliveries } = shop.sandbox.state.store.state;
      for (const { body } of deliveries.filter((one) => one.reference === reference && one.event.startsWith(event))) {
        if (told.has(body)) continue;
        told.add(body);
        await postRaw(shop, body, sign(shop, body));
      }
      await apply();
    };
    return { reference, orderId, dispute, list, look, tellOf };
  };
  type Lost = Awaited<ReturnType<typeof lose>>;
  const tomorrow = new Date(Date.now() + 86_400_000);

  it.each([
    ['known at once', async ({ look }: Lost) => look()],
    [
      'known before the list shows it',
      async ({ list, look }: Lost) => {
        list(tomorrow);
        await look();
        list(new Date(0));
        await look();
      },
    ],
    [
      'told as a refund before anybody told of the dispute',
      async ({ tellOf, look }: Lost) => {
        await tellOf('refund.');
        await look();
      },
    ],
  ])('is in the books once, %s [B15, E4, E5]', async (_, hear) => {
    const lost = await lose();
    const { reference, orderId, dispute, tellOf } = lost;
    await hear(lost);
    await tellOf('');
    const [{ id } = { id: 0 }] = refundsAtProvider(shop, reference);
    expect(await refundOf(shop, reference)).toMatchObject([
      { amount: 100_000, state: 'processed', provider_refund_id: String(id), dispute_id: String(dispute.id) },
    ]);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 100_000 });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  });

  it('pays no refund of ours of the same amount [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundOrder(operator, orderId, 100_000);
    await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
    const dispute = await openDispute(shop, reference, { amount: 100_000 });
    await resolveDispute(shop, dispute, 'merchant-accepted', { asRefund: true });
    await tellAll(reference);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'requested', state: 'manual', provider_refund_id: null },
      { amount: 100_000, state: 'processed', dispute_id: String(dispute.id) },
    ]);
  });
});

it('a refund is not sent while the provider does not say whether a bank contests the payment [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, 100_000);
  await tellProvider(shop, reference, { faults: { disputes: [{ fault: 'error', times: null }] } });
  await work(shop);
  expect(refundsAtProvider(shop, reference)).toEqual([]);
  await tellProvider(shop, reference, {});
  await work(shop);
  expect(refundsAtProvider(shop, reference)).toHaveLength(1);
});

it('what a bank took beside a refund that the list does not have yet is what it took [E4, E5]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const { id } = await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 600, ...still });
  const dispute = await openDispute(shop, reference);
  await resolveDispute(shop, dispute, 'merchant-accepted');
  await tellAll(reference);
  await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_uncertain' });
  for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
  await sql`update payment_inbox set available_at = now() where reference = ${reference}`.execute(shop.db);
  await apply();
  expect(await refundOf(shop, reference)).toMatchObject([
    { reason: 'at_provider', amount: 200_000, state: 'pending', provider_refund_id: String(id) },
    { reason: 'reversed', amount: 75_000, state: 'processed', dispute_id: String(dispute.id) },
  ]);
});

it('what their status said before their list did is named by it, and pays no refund of ours besides [E4, E5]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid);
  await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
  const { id } = await refundAtDashboard(shop, reference, { amount: paid, listedAfterSeconds: 600 });
  await moveRefund(shop, id, 'processed');
  const lateList = () => expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toThrow();
  await lateList();
  for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
  await lateList();
  expect(await refundOf(shop, reference)).toMatchObject([
    { reason: 'requested', state: 'manual', provider_refund_id: null },
    { reason: 'reversed', state: 'processed', amount: paid, provider_refund_id: String(id) },
  ]);
});

it('two refunds that their status told of before their list did went back once, whichever is listed first [E4, E5]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  for (const amount of [100_000, 175_000]) {
    const { id } = await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 600 });
    await moveRefund(shop, id, 'processed');
  }
  const lateList = () => expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toThrow();
  await lateList();
  const rows = async () =>
    (await refundOf(shop, reference)).map(({ reason, amount, not_owed }) => [
      reason,
      Number(amount) - Number(not_owed),
    ]);
  expect(await rows()).toEqual([['reversed', paid]]);
  for (const refund of refundsAtProvider(shop, reference)) {
    refund.listedFrom = new Date(0).toISOString();
    await lateList();
  }
  expect(await rows()).toEqual([
    ['reversed', 175_000],
    ['at_provider', 100_000],
  ]);
  expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: paid });
  const { broken } = await operator.call('operatorCheck', {});
  const examples = broken.flatMap(({ what }) => what.flatMap((one) => one.examples));
  const ids = (await refundOf(shop, reference)).map(({ id }) => id);
  expect(examples.filter((example) => ids.includes(example))).toEqual([]);
  // What tells of them only now tells of nothing else.
  await tellAll(reference);
  const { claims } = await findMoneyOf(shop.db, reference);
  expect(claims.map(({ amount, why }) => [amount, why])).toEqual([
    [175_000, 'taken'],
    [100_000, 'refunded'],
  ]);
});

describe('an operator’s refund', () => {
  it.each(['verify', 'refunds', 'disputes'])(
    'is refused while the provider does not answer about %s, and nothing is lost',
    async (call) => {
      const { buyer, reference, orderId } = await paidOrder(shop);
      await tellProvider(shop, reference, { faults: { [call]: [{ fault: 'error', times: null }] } });
      await expect(refundOrder(operator, orderId, 100, 'credit')).rejects.toMatchObject({
        code: 'provider_unavailable',
        status: 503,
        message: 'The payment provider gives no answer. Nothing was changed. Please try again in a moment.',
      });
      expect([await creditOf(buyer), await refundOf(shop, reference)]).toEqual([0, []]);
      await tellProvider(shop, reference, {});
      await refundOrder(operator, orderId, 100, 'credit');
    },
  );

  it('needs a key, so that it is done once', async () => {
    const { orderId } = await paidOrder(shop);
    const body = { amount: 100, to: 'card' as const, note: 'Agreed.' };
    await expect(operator.call('refundOrder', { params: { id: orderId }, body })).rejects.toMatchObject({
      code: 'idempotency_key_needed',
      status: 400,
    });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  });

  it('that was answered is answered again while the provider is silent', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const asked = { params: { id: orderId }, body: { amount: 100, to: 'card' as const, note: 'Agreed.' } };
    const first = await operator.call('refundOrder', { ...asked, idempotencyKey: reference });
    await tellProvider(shop, reference, { faults: { refunds: [{ fault: 'drop', times: null }] } });
    expect(await operator.call('refundOrder', { ...asked, idempotencyKey: reference })).toEqual(first);
    await tellProvider(shop, reference, {});
  });
});

it('a charge-back after store credit is too much, too, and not a silent one [B15, E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  await chargeBack(shop, reference);
  await tellAll(reference);
  expect(await linesOf(reference)).toEqual(['more of a payment went back than was paid']);
  const { overpaid } = await operator.call('operatorMatters', {});
  expect(overpaid.find((one) => one.reference === reference)).toMatchObject({ excess: paid });
});
