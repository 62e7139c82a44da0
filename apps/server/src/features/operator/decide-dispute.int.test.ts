import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import {
  booked,
  newOperator,
  openDispute,
  readOrder,
  refundOrder,
  tellProvider,
  why,
} from '../../testing/money-back-steps.ts';
import {
  audited,
  orderOf,
  paidOrder,
  payFromNowhere,
  postWebhook,
  refundOf,
  signal,
  silent,
} from '../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../testing/till.ts';
import { applyMessages } from '../payments/inbox/apply-messages.ts';
import { recordOrphan } from '../payments/orphans/record-orphan.ts';
import { compareWithProvider } from '../payments/report/compare-with-provider.ts';

/** Of ₦2,750.00. */
const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  // No message of the provider arrives: there is the daily list alone.
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'never' };
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`delete from provider_reports`.execute(shop.db);
});
afterEach(() => expectConserved(shop));

const compare = () => compareWithProvider(shop, silent, signal);
const aDayLater = () =>
  sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db).then(compare);
const lastDifferences = async () =>
  (
    await shop.db
      .selectFrom('provider_reports')
      .select('differences')
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow()
  ).differences;
const decide = async (id: number, outcome: 'won' | 'lost', seen?: string) => {
  const body = { outcome, seen: seen ?? (await onPage(id))?.mark ?? 'not there', note: why };
  return operator.call('decideDispute', { params: { id: String(id) }, body, idempotencyKey: newId() });
};
const onPage = async (id: number) =>
  (await operator.call('operatorMatters', {})).disputes.find((dispute) => dispute.id === String(id));
const isWaiting = async (id: number) =>
  (await operator.call('operatorMatters', {})).waiting.some(({ subject }) => subject === `dispute:${id}`);

/** A part of a payment is contested, and that ends with a word that nobody here knows. @param took what the bank has by it */
async function endedSomehow(reference: string, took: number): Promise<number> {
  const { id } = await openDispute(shop, reference, { amount: 100_000 });
  endAs(id, 'split-by-arbiter');
  const transaction = shop.sandbox.state.store.transaction(reference);
  if (transaction) transaction.bankTook += took;
  await compare();
  return id;
}

function endAs(id: number, resolution: string): void {
  const dispute = shop.sandbox.state.store.dispute(id);
  if (!dispute) throw new Error('No dispute.');
  Object.assign(dispute, { status: 'resolved', resolution, resolvedAt: new Date().toISOString() });
}

/** A message of the provider arrives after all. */
async function tellOf(id: number, reference: string, event: string, more: object = {}): Promise<void> {
  const data = { id, refund_amount: 100_000, currency: 'NGN', transaction: { reference }, ...goesOn, ...more };
  await postWebhook(shop, { event: `charge.dispute.${event}`, data });
  await applyMessages(shop, silent, signal);
}
const goesOn = { status: 'awaiting-merchant-feedback' };

async function disputedOrder(took: number) {
  const { reference, orderId } = await paidOrder(shop);
  return { reference, orderId, id: await endedSomehow(reference, took) };
}

async function disputedOrphan(took: number) {
  const reference = `oja-${newId()}`;
  await payFromNowhere(shop, reference, paid);
  await recordOrphan(shop, reference, null);
  return { reference, id: await endedSomehow(reference, took) };
}

describe('a dispute that ended with a word we do not know', () => {
  it('holds its money and waits until an operator says that it is lost: then the bank has it, once [B15]', async () => {
    const { reference, orderId, id } = await disputedOrder(100_000);
    expect(await onPage(id)).toMatchObject({ undecided: true, resolution: 'split-by-arbiter', resolvedAt: null });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
    expect(await decide(id, 'lost')).toEqual({ ok: true });
    expect(await onPage(id)).toMatchObject({ undecided: false, resolution: 'operator-accepted' });
    expect(await isWaiting(id)).toBe(false);
    // Booked with the decision, and by the daily list no second time.
    const taken = [{ reason: 'reversed', amount: 100_000, state: 'processed', dispute_id: String(id) }];
    expect(await refundOf(shop, reference)).toMatchObject(taken);
    for (let day = 0; day < 2; day++) await aDayLater();
    expect(await refundOf(shop, reference)).toMatchObject(taken);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 100_000 });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({
      left: 175_000,
      reasons: ["₦1,000.00 was taken back by the buyer's bank"],
    });
    expect(await lastDifferences()).toEqual([]);
    expect(await audited(shop, `dispute:${id}`)).toEqual(['dispute.create', 'dispute.resolve']);
    await expect(decide(id, 'won')).rejects.toMatchObject({ code: 'matter_closed' });
  });

  it('and that an operator says is won gives its money free [B15]', async () => {
    const { reference, orderId, id } = await disputedOrder(0);
    await decide(id, 'won');
    expect(await onPage(id)).toMatchObject({ undecided: false, resolution: 'operator-declined' });
    expect(await isWaiting(id)).toBe(false);
    await aDayLater();
    expect(await refundOf(shop, reference)).toEqual([]);
    await refundOrder(operator, orderId, paid);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 0 });
  });

  it('of a payment that is reversed later explains it only if it was lost [B15]', async () => {
    const { reference, id } = await disputedOrder(0);
    await decide(id, 'won');
    const transaction = shop.sandbox.state.store.transaction(reference);
    if (!transaction) throw new Error('No transaction.');
    Object.assign(transaction, { status: 'reversed', bankTook: paid });
    await sql`update payments set last_checked_at = null`.execute(shop.db);
    await aDayLater();
    expect(await refundOf(shop, reference)).toMatchObject([{ reason: 'reversed', amount: paid, dispute_id: null }]);
  });

  it('is reported when the provider says the contrary after all [B15]', async () => {
    const { id } = await disputedOrder(0);
    await decide(id, 'lost');
    endAs(id, 'declined');
    await aDayLater();
    expect(await lastDifferences()).toEqual([`dispute ${id} is declined there, and operator-accepted here`]);
  });

  it('is no operator’s to decide while it goes on, or while the provider is silent [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const { id } = await openDispute(shop, reference, { amount: 100_000 });
    await compare();
    expect(await onPage(id)).toMatchObject({ undecided: false });
    await expect(decide(id, 'won')).rejects.toMatchObject({ code: 'dispute_not_ended', status: 409 });
    endAs(id, 'split-by-arbiter');
    await tellProvider(shop, reference, { faults: { disputes: [{ fault: 'error', times: null }] } });
    await expect(decide(id, 'won')).rejects.toMatchObject({ code: 'provider_unavailable' });
    await tellProvider(shop, reference, {});
    // The provider has found a word of its own meanwhile.
    endAs(id, 'declined');
    await expect(decide(id, 'lost')).rejects.toMatchObject({ code: 'matter_closed' });
    expect(await onPage(id)).toMatchObject({ resolution: 'declined' });
    await expect(decide(4, 'won')).rejects.toMatchObject({ code: 'matter_closed' });
  });

  it('is decided though the message of its end was lost and another was told before [B15]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { id } = await openDispute(shop, reference, { amount: 100_000 });
    await tellOf(id, reference, 'create');
    endAs(id, 'split-by-arbiter');
    await compare();
    expect(await onPage(id)).toMatchObject({ undecided: true, resolution: 'split-by-arbiter', resolvedAt: null });
    expect(await audited(shop, `dispute:${id}`)).toEqual(['dispute.create', 'dispute.resolve']);
    // The same word is no news on the next day; another is.
    await aDayLater();
    expect(await audited(shop, `dispute:${id}`)).toHaveLength(2);
    const before = (await onPage(id))?.mark;
    endAs(id, 'split-once-more');
    await aDayLater();
    await expect(decide(id, 'won', before)).rejects.toMatchObject({ code: 'matter_changed' });
    expect(await onPage(id)).toMatchObject({ undecided: true, resolution: 'split-once-more' });
    expect(await decide(id, 'won')).toEqual({ ok: true });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  });

  it('is decided by what the provider says when it is asked for that, whatever was told before [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const { id } = await openDispute(shop, reference, { amount: 100_000 });
    await tellOf(id, reference, 'create');
    endAs(id, 'split-by-arbiter');
    expect(await onPage(id)).toMatchObject({ undecided: false, status: 'awaiting-merchant-feedback' });
    await expect(decide(id, 'won')).rejects.toMatchObject({ code: 'matter_changed', status: 409 });
    expect(await onPage(id)).toMatchObject({ undecided: true, resolution: 'split-by-arbiter' });
    expect(await decide(id, 'won')).toEqual({ ok: true });
    expect(await onPage(id)).toMatchObject({ undecided: false, resolution: 'operator-declined' });
  });

  it('stays so when messages from before its end come late [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const { id } = await openDispute(shop, reference, { amount: 100_000 });
    await tellOf(id, reference, 'resolve', { status: 'resolved', resolution: 'split-by-arbiter' });
    await tellOf(id, reference, 'create');
    await tellOf(id, reference, 'remind', { resolution: 'none-yet' });
    expect(await onPage(id)).toMatchObject({ undecided: true, status: 'resolved', resolution: 'split-by-arbiter' });
    const { rows } = await sql`select details ->> 'status' as status, details ->> 'said' as said from audit_log
      where subject = ${`dispute:${id}`} order by at, id`.execute(shop.db);
    expect(rows).toEqual([
      { status: 'resolved', said: null },
      { status: 'resolved', said: 'awaiting-merchant-feedback' },
      { status: 'resolved', said: 'awaiting-merchant-feedback' },
    ]);
    await expectConserved(shop);
    await tellOf(id, reference, 'resolve', { status: 'resolved', resolution: 'declined' });
    expect(await onPage(id)).toMatchObject({ undecided: false, resolution: 'declined' });
  });

  it.each([
    ['lost', 100_000],
    ['won', 0],
  ] as const)('about an orphan is decided alike: %s [B9]', async (outcome, took) => {
    const { reference, id } = await disputedOrphan(took);
    await decide(id, outcome);
    await aDayLater();
    const { orphans } = await operator.call('operatorMatters', {});
    const orphan = orphans.find((one) => one.reference === reference);
    expect(orphan).toMatchObject({ returnedAmount: took, left: paid - took, disputed: 0 });
    expect(await booked(shop, reference, 'orphans_due')).toBe(took - paid);
  });
});
