import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import { newId } from '../../platform/ids.ts';
import {
  booked,
  moveRefund,
  newOperator,
  openDispute,
  refundAtDashboard,
  resolveDispute,
  tellProvider,
  why,
} from '../../testing/money-back-steps.ts';
import {
  audited,
  payFromNowhere,
  postRaw,
  refundsAtProvider,
  sign,
  signal,
  silent,
  still,
} from '../../testing/payment-steps.ts';
import { createTill, expectConserved, outcomes, sendWebhooks, type Till } from '../../testing/till.ts';
import { checkMoney } from '../money-check/check-money.ts';
import { invariants } from '../money-check/invariants.ts';
import { readProviderBooks } from '../money-check/provider-books.ts';
import { applyMessages } from '../payments/inbox/apply-messages.ts';
import { tellMatters } from '../payments/matters/tell-matters.ts';
import { recordOrphan } from '../payments/orphans/record-orphan.ts';
import { askBeforeReturning, reviewOrphan } from '../payments/orphans/review-orphan.ts';
import { compareWithProvider } from '../payments/report/compare-with-provider.ts';
import { resolveOrphan } from './settle-matters.ts';

/** Of ₦500.00. */
const paid = 50_000;
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
beforeEach(async () => {
  await sql`delete from provider_reports`.execute(shop.db);
});
afterEach(async () => {
  await tieWithProvider();
  await expectConserved(shop);
});

const apply = () => applyMessages(shop, silent, signal);

/** What the ledger has of the provider is what it holds. */
async function tieWithProvider(): Promise<void> {
  const clearing = invariants.find(({ id, needs }) => id === 'I14' && needs === 'balance');
  if (!clearing) throw new Error('Nothing ties the ledger to the balance.');
  const books = await readProviderBooks(shop.sandbox);
  const findings = await checkMoney(shop.db, { books });
  expect(findings.filter(({ says }) => says === clearing.says)).toMatchObject([{ breaches: [], missing: null }]);
}

async function parked(): Promise<string> {
  const reference = `oja-${newId()}`;
  await payFromNowhere(shop, reference, paid);
  await recordOrphan(shop, reference, null);
  return reference;
}

type Resolution = 'bank' | 'nothing_owed' | 'written_off';
/** With what the page shows of it now. */
const resolve = async (reference: string, resolution: Resolution, by = operator) => {
  const seen = (await onPage(reference))?.mark ?? 'not there';
  const body = { resolution, seen, note: why };
  return by.call('resolveOrphan', { params: { reference }, body, idempotencyKey: newId() });
};

/** The provider's messages about a payment arrive. */
async function receiveAll(reference: string): Promise<void> {
  for (const { body } of shop.sandbox.state.store.state.deliveries.filter((one) => one.reference === reference)) {
    await postRaw(shop, body, sign(shop, body));
  }
}

/** The same, and they are dealt with. */
async function tellAll(reference: string): Promise<void> {
  await receiveAll(reference);
  await applyAll();
}

/** Whatever waits is looked at, before its time. */
async function applyAll(): Promise<void> {
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
  await apply();
}

async function onPage(reference: string) {
  const { orphans } = await operator.call('operatorMatters', {});
  return orphans.find((orphan) => orphan.reference === reference);
}

const owed = (reference: string) => booked(shop, reference, 'orphans_due').then((amount) => 0 - amount);
const beyond = (reference: string) => booked(shop, reference, 'orphans_receivable');

/** What the log tells a person about a payment, once. */
async function linesOf(reference: string): Promise<string[]> {
  const lines: string[] = [];
  const line = (details: object, text: string) => {
    if ((details as { reference?: string }).reference === reference) lines.push(text);
  };
  await Promise.all([1, 2].map(() => tellMatters(shop, { warn: () => undefined, error: line })));
  return lines;
}

async function refundAll(reference: string): Promise<void> {
  const { id } = await refundAtDashboard(shop, reference, { amount: paid, ...still });
  await moveRefund(shop, id, 'processed');
}
async function loseAll(reference: string): Promise<void> {
  await resolveDispute(shop, await openDispute(shop, reference), 'merchant-accepted');
}

const hears: [how: string, hear: (reference: string) => Promise<unknown>][] = [
  ['by a message', tellAll],
  ['by a message that comes twice', (reference) => tellAll(reference).then(() => tellAll(reference))],
  ['by the daily comparison alone', () => compareWithProvider(shop, silent, signal)],
  ['by two looks at once', (reference) => Promise.all([reviewOrphan(shop, reference), reviewOrphan(shop, reference)])],
];

it('nothing is said of one while there is no provider to ask [B9]', async () => {
  const reference = await parked();
  await expect(
    askBeforeReturning({ ...shop, payments: { ...shop.payments, provider: null } }, reference),
  ).rejects.toMatchObject({
    code: 'provider_unavailable',
  });
});

it('a part that a bank takes, and that the provider lists as a refund for its dispute, has gone once [B9]', async () => {
  const reference = await parked();
  const dispute = await openDispute(shop, reference, { amount: 20_000 });
  await resolveDispute(shop, dispute, 'merchant-accepted', { asRefund: true });
  await tellAll(reference);
  expect(await onPage(reference)).toMatchObject({ returnedAmount: 20_000, left: 30_000, excess: 0 });
  expect(await owed(reference)).toBe(30_000);
});

describe('money of an orphan that was sent from the bank account, and leaves a second time', () => {
  const roads: [road: string, leave: (reference: string) => Promise<void>][] = [
    ['by a refund on the provider’s pages', refundAll],
    ['by a dispute that is lost', loseAll],
  ];
  const each = roads.flatMap(([road, leave]) => hears.map(([how, hear]) => ({ road, leave, how, hear })));
  it.each(each)('$road, known $how, is a matter again, and in the books [B9, E5]', async ({ leave, hear }) => {
    const reference = await parked();
    await linesOf(reference);
    await resolve(reference, 'bank');
    await leave(reference);
    await hear(reference);
    expect(await onPage(reference)).toMatchObject({
      resolution: null,
      resolvedAt: null,
      returnedAmount: paid,
      bankAmount: paid,
      left: 0,
      excess: paid,
    });
    expect(await linesOf(reference)).toEqual(['more of a payment that nobody here made went back than came in']);
    expect(await linesOf(reference)).toEqual([]);
    expect([await owed(reference), await beyond(reference)]).toEqual([0, paid]);
    expect(await booked(shop, reference, 'bank')).toBe(-paid);
    await expect(resolve(reference, 'bank')).rejects.toMatchObject({ code: 'refund_not_owed' });
    await expect(resolve(reference, 'nothing_owed')).rejects.toMatchObject({ code: 'refund_not_owed' });
    await resolve(reference, 'written_off');
    expect(await onPage(reference)).toMatchObject({ resolution: 'written_off', excess: 0 });
    expect([await owed(reference), await beyond(reference)]).toEqual([0, 0]);
    expect(await booked(shop, reference, 'goodwill')).toBe(paid);
    expect(await linesOf(reference)).toEqual([]);
  });

  it('in two steps, is told after each, and each is written off by itself [B9]', async () => {
    const reference = await parked();
    await resolve(reference, 'bank');
    const first = await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
    await moveRefund(shop, first.id, 'processed');
    await reviewOrphan(shop, reference);
    expect(await onPage(reference)).toMatchObject({ excess: 20_000 });
    await resolve(reference, 'written_off');
    const words = ['more of a payment that nobody here made went back than came in'];
    await linesOf(reference);
    await loseAll(reference);
    await reviewOrphan(shop, reference);
    expect(await onPage(reference)).toMatchObject({ excess: 30_000, resolution: null });
    expect(await linesOf(reference)).toEqual(words);
    await resolve(reference, 'written_off');
    expect(await booked(shop, reference, 'goodwill')).toBe(paid);
    expect(await audited(shop, `orphan:${reference}`)).toEqual([
      'orphan.found',
      'orphan.confirmed',
      'orphan.resolved',
      'orphan.returned',
      'orphan.resolved',
      'orphan.returned',
      'orphan.resolved',
    ]);
  });
});

it('what the provider tells of one only when it is asked is looked at again before money is said to be sent [B9]', async () => {
  const reference = await parked();
  const part = await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
  await reviewOrphan(shop, reference);
  expect(await onPage(reference)).toMatchObject({ left: 30_000, underWay: 20_000 });
  // As much as the page shows leaves the bank account; meanwhile more is owed than that.
  await moveRefund(shop, part.id, 'failed');
  await expect(resolve(reference, 'bank')).rejects.toMatchObject({ code: 'matter_changed' });
  expect(await booked(shop, reference, 'bank')).toBe(0);
  expect(await onPage(reference)).toMatchObject({ left: paid, resolution: null });
  await resolve(reference, 'bank');
  expect(await booked(shop, reference, 'bank')).toBe(-paid);
});

describe('money of an orphan that somebody else has a claim on', () => {
  it('is not sent from the bank account while a bank holds it, then as far as it is left [B9, E5]', async () => {
    const reference = await parked();
    const dispute = await openDispute(shop, reference, { amount: 20_000 });
    await expect(resolve(reference, 'bank')).rejects.toMatchObject({
      code: 'refund_not_owed',
      message: "Only ₦300.00 of this is still owed: ₦200.00 is held by the buyer's bank in a dispute.",
    });
    expect(await onPage(reference)).toMatchObject({ left: 30_000, disputed: 20_000, resolution: null });
    expect(await booked(shop, reference, 'bank')).toBe(0);
    await resolveDispute(shop, dispute, 'merchant-accepted');
    await resolve(reference, 'bank');
    expect(await booked(shop, reference, 'bank')).toBe(-30_000);
    expect(await booked(shop, reference, 'provider_clearing')).toBeGreaterThan(0);
    expect([await owed(reference), await beyond(reference)]).toEqual([0, 0]);
    expect(await onPage(reference)).toMatchObject({ returnedAmount: 20_000, bankAmount: 30_000, resolution: 'bank' });
  });

  it('is owed again when the bank decides for the shop [B9]', async () => {
    const reference = await parked();
    const dispute = await openDispute(shop, reference);
    await tellAll(reference);
    expect(await onPage(reference)).toMatchObject({ left: 0, disputed: paid });
    await resolveDispute(shop, dispute, 'declined');
    await expect(resolve(reference, 'bank')).rejects.toMatchObject({ code: 'matter_changed' });
    await resolve(reference, 'bank');
    expect(await booked(shop, reference, 'bank')).toBe(-paid);
  });

  it('is under way at the provider, held by a bank and left, each by itself on the page [B9]', async () => {
    const reference = await parked();
    const { id } = await refundAtDashboard(shop, reference, { amount: 10_000, ...still });
    await openDispute(shop, reference, { amount: 15_000 });
    await compareWithProvider(shop, silent, signal);
    expect(await onPage(reference)).toMatchObject({ underWay: 10_000, disputed: 15_000, left: 25_000, excess: 0 });
    await moveRefund(shop, id, 'failed');
    await sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db);
    await compareWithProvider(shop, silent, signal);
    expect(await onPage(reference)).toMatchObject({ underWay: 0, disputed: 15_000, left: 35_000 });
  });

  it('counts when only a message tells of it, and the provider’s list is late [B9, E5]', async () => {
    const reference = await parked();
    await tellProvider(shop, reference, { refund: { listedAfterSeconds: 3600 } });
    await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
    await tellAll(reference);
    await expect(resolve(reference, 'bank')).rejects.toMatchObject({
      code: 'refund_not_owed',
      message: 'Only ₦300.00 of this is still owed: ₦200.00 is on its way back at the provider.',
    });
    expect(await onPage(reference)).toMatchObject({ underWay: 20_000, left: 30_000 });
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await applyAll();
    expect(await onPage(reference)).toMatchObject({ underWay: 20_000, left: 30_000 });
  });

  it('counts as soon as a message tells of it, also between the question and what an operator decides [B9, E5]', async () => {
    const reference = await parked();
    await tellProvider(shop, reference, { refund: { listedAfterSeconds: 3600 } });
    await askBeforeReturning(shop, reference);
    await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
    await receiveAll(reference);
    const word = { resolution: 'bank', seen: (await onPage(reference))?.mark ?? 'not there', note: why } as const;
    const decide = inTransaction(shop.db, (tx) => resolveOrphan(tx, operator.id, reference, word));
    await expect(decide).rejects.toMatchObject({
      code: 'refund_not_owed',
      message: expect.stringContaining('Only ₦300.00 of this is still owed: ₦200.00'),
    });
    expect(await onPage(reference)).toMatchObject({ underWay: 20_000, left: 30_000, resolution: null });
    expect(await booked(shop, reference, 'bank')).toBe(0);
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await applyAll();
    expect(await onPage(reference)).toMatchObject({ underWay: 20_000, left: 30_000 });
  });

  it('is taken by a bank as far as no refund has it, whatever the dispute was about [B9]', async () => {
    const reference = await parked();
    const dispute = await openDispute(shop, reference);
    const { id } = await refundAtDashboard(shop, reference, { amount: 30_000, ...still });
    await resolveDispute(shop, dispute, 'merchant-accepted');
    const there = shop.sandbox.state.store.dispute(dispute.id);
    if (there) there.amount = paid;
    await tellAll(reference);
    expect(await onPage(reference)).toMatchObject({ returnedAmount: 20_000, underWay: 30_000, left: 0 });
    await moveRefund(shop, id, 'processed');
    await tellAll(reference);
    expect(await onPage(reference)).toMatchObject({ returnedAmount: paid, excess: 0, resolution: 'provider' });
  });

  it('gone by refund and dispute in either order is all of it, and closes the matter [B9]', async () => {
    for (const order of ['refund first', 'dispute first']) {
      const reference = await parked();
      const dispute = await openDispute(shop, reference, { amount: 20_000 });
      const { id } = await refundAtDashboard(shop, reference, { amount: 30_000, ...still });
      const steps = [() => moveRefund(shop, id, 'processed'), () => resolveDispute(shop, dispute, 'auto-accepted')];
      for (const step of order === 'refund first' ? steps : steps.reverse()) {
        await step();
        await tellAll(reference);
      }
      expect(await onPage(reference)).toMatchObject({ returnedAmount: paid, resolution: 'provider', excess: 0 });
      expect([await owed(reference), await beyond(reference)]).toEqual([0, 0]);
    }
  });
});

describe('an orphan that is closed', () => {
  it('owes nothing; what goes back after that is taken from what was nobody’s [B9]', async () => {
    const reference = await parked();
    await resolve(reference, 'nothing_owed');
    expect([await owed(reference), await booked(shop, reference, 'unclaimed')]).toEqual([0, -paid]);
    const { id } = await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
    await moveRefund(shop, id, 'processed');
    await tellAll(reference);
    expect([await owed(reference), await booked(shop, reference, 'unclaimed')]).toEqual([0, -30_000]);
    expect(await onPage(reference)).toMatchObject({ resolution: 'nothing_owed', excess: 0, returnedAmount: 20_000 });
  });

  it('before the provider confirmed it, is a matter again when it does [B9]', async () => {
    const reference = `oja-${newId()}`;
    await recordOrphan(shop, reference, null);
    await linesOf(reference);
    await expect(resolve(reference, 'bank')).rejects.toMatchObject({ code: 'refund_not_owed' });
    await resolve(reference, 'nothing_owed');
    await payFromNowhere(shop, reference, paid);
    await recordOrphan(shop, reference, null);
    expect(await onPage(reference)).toMatchObject({ resolution: null, left: paid });
    expect(await linesOf(reference)).toEqual(['a payment under a reference that we do not know']);
  });

  it('by two operators at once is closed by one, and paid once [B9]', async () => {
    const reference = await parked();
    const second = await newOperator(shop);
    expect(await outcomes([resolve(reference, 'bank'), resolve(reference, 'bank', second)])).toMatchObject({ won: 1 });
    expect(await booked(shop, reference, 'bank')).toBe(-paid);
  });

  it('is not said to be refunded there on a word: the provider’s list closes it [B9]', async () => {
    const reference = await parked();
    await expect(resolve(reference, 'provider' as Resolution)).rejects.toMatchObject({ status: 400 });
    await expect(resolve(reference, 'written_off')).rejects.toMatchObject({ code: 'matter_closed' });
    expect(await onPage(reference)).toMatchObject({ resolution: null });
  });
});

it('what is known of an orphan stands though the server dies before the message is ticked off, once [B9]', async () => {
  const reference = await parked();
  await resolve(reference, 'bank');
  await loseAll(reference);
  await tellAll(reference);
  // The same messages again, as after a crash between their effect and the mark that they had it.
  await sql`update payment_inbox set applied_at = null, outcome = null, available_at = now()
    where reference = ${reference}`.execute(shop.db);
  await apply();
  expect([await owed(reference), await beyond(reference)]).toEqual([0, paid]);
  const returned = (await audited(shop, `orphan:${reference}`)).filter((action) => action === 'orphan.returned');
  expect(returned).toHaveLength(1);
});

it('says who paid and how until it is closed, and what was said of it before when it is open again [B9]', async () => {
  const reference = await parked();
  const transaction = shop.sandbox.state.store.transaction(reference);
  expect(transaction?.email).toMatch(/@/);
  const payer = { payerEmail: transaction?.email, channel: 'card' };
  expect(await onPage(reference)).toMatchObject({ ...payer, note: '' });
  await resolve(reference, 'bank');
  expect(await onPage(reference)).toMatchObject({ payerEmail: null, note: why });
  await refundAll(reference);
  for (let look = 0; look < 2; look++) await reviewOrphan(shop, reference);
  expect(await onPage(reference)).toMatchObject({ ...payer, note: why, resolvedAt: null, excess: paid });
});

it('a refund of it that needs attention is named as such, and not as on its way [B9]', async () => {
  const reference = await parked();
  const { id } = await refundAtDashboard(shop, reference, { amount: 20_000, ...still });
  await moveRefund(shop, id, 'needs-attention');
  await expect(resolve(reference, 'bank')).rejects.toMatchObject({
    message: 'Only ₦300.00 of this is still owed: ₦200.00 is in a refund that needs attention.',
  });
  expect(await onPage(reference)).toMatchObject({ stuck: 20_000, underWay: 0, left: 30_000 });
});

it('one that the provider says is reversed has gone, though no refund and no dispute is listed [B9]', async () => {
  const reference = await parked();
  const transaction = shop.sandbox.state.store.transaction(reference);
  if (!transaction) throw new Error('No transaction.');
  transaction.status = 'reversed';
  transaction.bankTook = paid;
  expect(await reviewOrphan(shop, reference)).toBe(1);
  expect(await onPage(reference)).toMatchObject({ resolution: 'provider', returnedAmount: paid, left: 0 });
  expect(await owed(reference)).toBe(0);
  // Their list was slower than their status: the same money.
  await reviewOrphan(shop, reference);
  expect(await beyond(reference)).toBe(0);
});

it('what the provider refuses to tell of it is a matter with its reason until it tells, and nothing is said meanwhile [B9]', async () => {
  const reference = `oja-${newId()}`;
  // Known here from a restored copy; the provider knows nothing of it.
  await sql`insert into orphan_payments (reference, provider, provider_transaction_id, amount, currency, confirmed_at)
    values (${reference}, 'paystack', 4711, ${paid}, 'NGN', now())`.execute(shop.db);
  expect(await reviewOrphan(shop, reference)).toBe(0);
  const says = 'the provider refuses to tell what has become of a payment that nobody here made';
  expect(await linesOf(reference)).toContain(says);
  const refused = (await onPage(reference))?.refusal;
  expect(refused).toMatch(/\(4\d\d\)$/);
  const { waiting } = await operator.call('operatorMatters', {});
  expect(waiting.filter((one) => one.reference === reference).map((one) => one.says)).toContain(says);
  await expect(resolve(reference, 'bank')).rejects.toMatchObject({
    code: 'provider_refuses',
    message: expect.stringContaining(refused ?? 'a reason'),
  });
  await payFromNowhere(shop, reference, paid);
  await reviewOrphan(shop, reference);
  expect(await onPage(reference)).toMatchObject({ refusal: null });
  expect(await linesOf(reference)).toEqual([]);
  await sql`delete from orphan_payments where reference = ${reference}`.execute(shop.db);
  await recordOrphan(shop, reference, null);
});

it('a no that comes after the answer to a later question is no matter [B9]', async () => {
  const { provider } = shop.payments;
  if (!provider) throw new Error('No provider.');
  const reference = `oja-${newId()}`;
  await sql`insert into orphan_payments (reference, provider, provider_transaction_id, amount, currency, confirmed_at)
    values (${reference}, 'paystack', 4712, ${paid}, 'NGN', now())`.execute(shop.db);
  const verify: typeof provider.verify = async (asked) => {
    const no = await provider.verify(asked);
    await payFromNowhere(shop, reference, paid);
    await reviewOrphan(shop, reference);
    return no;
  };
  await reviewOrphan({ ...shop, payments: { ...shop.payments, provider: { ...provider, verify } } }, reference);
  expect(await onPage(reference)).toMatchObject({ refusal: null });
  expect(await linesOf(reference)).toEqual(['a payment under a reference that we do not know']);
  await sql`delete from orphan_payments where reference = ${reference}`.execute(shop.db);
  await recordOrphan(shop, reference, null);
});
