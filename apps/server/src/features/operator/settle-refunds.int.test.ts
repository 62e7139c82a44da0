import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { mailTo } from '../../testing/mailbox.ts';
import {
  booked,
  chargeBack,
  markOnPage,
  moveRefund,
  newOperator,
  openDispute,
  readOrder,
  refundAtDashboard,
  refundOrder,
  resolveDispute,
  tellProvider,
  why,
  work,
} from '../../testing/money-back-steps.ts';
import {
  audited,
  orderOf,
  paidOrder,
  paidTwice,
  postWebhook,
  refundOf,
  refundsAtProvider,
  signal,
  silent,
  still,
} from '../../testing/payment-steps.ts';
import { createTill, expectConserved, outcomes, type Till } from '../../testing/till.ts';
import { applyMessages } from '../payments/inbox/apply-messages.ts';
import { reviewRefunds } from '../payments/refunds/review-refunds.ts';

/** Of ₦2,750.00. */
const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const acting = (id: string) => ({ params: { id }, idempotencyKey: newId() });
const payByHand = (id: string, amount?: number) =>
  operator.call('payRefundByHand', { ...acting(id), body: { note: why, ...(amount !== undefined && { amount }) } });
const closing =
  (what: 'refund' | 'matter') =>
  async (id: string, seen = '') => {
    const mark = await markOnPage(operator, what, id);
    return operator.call('closeRefund', { ...acting(id), body: { what, seen: seen || mark, note: why } });
  };
const close = closing('refund');
const closeMatter = closing('matter');
const matterOf = async (id: string) =>
  (await operator.call('operatorMatters', {})).refunds.find((refund) => refund.id === id);

/** An operator’s refund that the provider would not carry out, because the money went back elsewhere meanwhile. */
async function refusedRefund(reference: string, orderId: string, amount: number, meanwhile: () => Promise<unknown>) {
  const { refundId: id } = await refundOrder(operator, orderId, amount);
  await meanwhile();
  await work(shop);
  expect((await refundOf(shop, reference)).find((refund) => refund.id === id)).toMatchObject({ state: 'manual' });
  return id;
}

describe('paid by hand', () => {
  it('is refused once the bank has taken the payment back, and the matter is closed as nothing owed [E4, B15]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const id = await refusedRefund(reference, orderId, paid, () => chargeBack(shop, reference));
    await expect(payByHand(id)).rejects.toMatchObject({
      code: 'refund_not_owed',
      status: 409,
      message: "Only ₦0.00 of this is still owed: ₦2,750.00 was taken back by the buyer's bank.",
    });
    expect(await matterOf(id)).toMatchObject({
      owed: 0,
      reasons: ["₦2,750.00 was taken back by the buyer's bank"],
    });
    expect(await close(id)).toEqual({ ok: true });
    expect(await matterOf(id)).toBeUndefined();
    expect(await refundOf(shop, reference)).toMatchObject([
      { id, state: 'closed', not_owed: paid, reason: 'requested' },
      { state: 'processed', reason: 'reversed', excess: 0 },
    ]);
    // What the bank has taken was not asked for once more.
    expect(await audited(shop, `refund:${id}`)).toEqual(['refund.requested', 'refund.manual', 'refund.not_owed']);
    expect(await booked(shop, reference, 'buyer_re%')).toBe(0);
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: paid });
    await expect(close(id)).rejects.toMatchObject({ code: 'matter_closed' });
    await expect(payByHand(id)).rejects.toMatchObject({ code: 'matter_closed' });
  });

  it('pays what others have left, and not more, and says how much that is [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const id = await refusedRefund(reference, orderId, paid, () =>
      refundAtDashboard(shop, reference, { amount: 150_000, ...still }),
    );
    const refusal = 'Only ₦1,250.00 of this is still owed: ₦1,500.00 is on its way back at the provider.';
    await expect(payByHand(id)).rejects.toMatchObject({ message: refusal });
    await expect(payByHand(id, 125_001)).rejects.toMatchObject({ message: refusal });
    await expect(payByHand(id, 100_000)).rejects.toMatchObject({ message: refusal });
    await payByHand(id, 125_000);
    expect(await booked(shop, reference, 'bank')).toBe(-125_000);
    expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 0 });
    expect(await orderOf(shop, orderId)).toMatchObject({ refunded_amount: 125_000 });
  });

  it('waits while a message may tell of the money: nobody says yet what is owed [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { refundId: id } = await refundOrder(operator, orderId, 200_000);
    await work(shop);
    await shop.db
      .updateTable('refunds')
      .set({ state: 'manual', provider_status: 'failed' })
      .where('id', '=', id)
      .execute();
    for (const refund of refundsAtProvider(shop, reference)) refund.status = 'failed';
    const data = { transaction_reference: reference, amount: 200_000, status: 'pending' };
    for (let times = 0; times < 2; times++) await postWebhook(shop, { event: 'refund.pending', data });
    expect(await matterOf(id)).toMatchObject({ uncertain: true });
    for (const act of [payByHand, close]) {
      await expect(act(id)).rejects.toMatchObject({ code: 'refund_uncertain', status: 409 });
    }
    await sql`update payment_inbox set received_at = received_at - interval '16 minutes', available_at = now()
              where reference = ${reference}`.execute(shop.db);
    await applyMessages(shop, silent, signal);
    expect(await matterOf(id)).toMatchObject({ uncertain: false, owed: 200_000 });
    await payByHand(id);
    expect(await booked(shop, reference, 'bank')).toBe(-200_000);
  });

  it('asks the provider first: what went back a moment ago counts, and without its answer nothing is done [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const dispute = await openDispute(shop, reference);
    await resolveDispute(shop, dispute, 'declined');
    const { refundId: id } = await refundOrder(operator, orderId, paid);
    await shop.db.updateTable('refunds').set({ state: 'manual' }).where('id', '=', id).execute();
    await tellProvider(shop, reference, { faults: { refunds: [{ fault: 'error', times: null }] } });
    for (const act of [payByHand, close]) {
      await expect(act(id)).rejects.toMatchObject({ code: 'provider_unavailable', status: 503 });
    }
    await tellProvider(shop, reference, {});
    await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
    await expect(payByHand(id)).rejects.toMatchObject({ code: 'refund_not_owed' });
    expect(await close(id)).toEqual({ ok: true });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('of a payment that became no order is judged alike, and what nobody is owed is in the books as such [E4]', async () => {
    const reference = await paidTwice(shop);
    await refundAtDashboard(shop, reference, { amount: 150_000, ...still });
    await work(shop);
    const [own] = await refundOf(shop, reference);
    expect(await refundOf(shop, reference)).toMatchObject([
      { reason: 'duplicate_payment', state: 'manual' },
      { reason: 'at_provider', state: 'pending', excess: 150_000 },
    ]);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    await expect(payByHand(own?.id ?? '')).rejects.toMatchObject({ code: 'refund_not_owed' });
    await payByHand(own?.id ?? '', 125_000);
    expect(await booked(shop, reference, 'buyer_refund_due')).toBe(-150_000);
    const other = await paidTwice(shop);
    await shop.db.updateTable('refunds').set({ state: 'manual' }).where('reference', '=', other).execute();
    const [whole] = await refundOf(shop, other);
    await close(whole?.id ?? '');
    expect(await booked(shop, other, 'unclaimed')).toBe(-paid);
    expect(await booked(shop, other, 'buyer_refund_due')).toBe(0);
  });

  it('what the provider still has cannot be closed [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, {
      refund: { outcome: 'needs-attention', pendingSeconds: 0, processingSeconds: 0 },
    });
    const { refundId: id } = await refundOrder(operator, orderId, 100_000);
    await work(shop);
    await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual', provider_status: 'needs-attention' }]);
    await expect(close(id)).rejects.toMatchObject({ code: 'refund_at_provider' });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({
      left: 175_000,
      reasons: ['₦1,000.00 is in a refund that needs attention'],
    });
  });
});

describe('a refund to settle', () => {
  const retry = (id: string) => operator.call('retryRefund', { ...acting(id), body: { note: why } });

  it.each([
    ['tried again', retry],
    ['paid by hand', payByHand],
    ['closed', close],
    ['as a matter closed', closeMatter],
  ])('that is not there is no matter: %s', async (_, settle) => {
    await expect(settle(newId())).rejects.toMatchObject({ code: 'matter_closed' });
  });

  it('waits for whoever holds it, and is judged as it is then', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { refundId: id } = await refundOrder(operator, orderId, paid);
    await shop.db.updateTable('refunds').set({ state: 'manual' }).where('id', '=', id).execute();
    const state = async () => (await refundOf(shop, reference)).map((refund) => refund.state);
    const { outcome } = await shop.db.transaction().execute(async (tx) => {
      await tx.updateTable('refunds').set({ state: 'pending' }).where('id', '=', id).execute();
      const retrying = outcomes([retry(id)]);
      await expect.poll(() => countLockWaiters(shop.db), { timeout: 10_000 }).toBe(1);
      return { outcome: retrying };
    });
    expect(await outcome).toMatchObject({ won: 0 });
    expect(await state()).toEqual(['pending']);
    await shop.db.updateTable('refunds').set({ state: 'requested' }).where('id', '=', id).execute();
  });
});

describe('a refund that is tried again', () => {
  it('and that others began at the provider is only looked at, and the audit log says who wished it [E2]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const atProvider = { outcome: 'needs-attention', pendingSeconds: 0, processingSeconds: 0 };
    await refundAtDashboard(shop, reference, { amount: 100_000, ...atProvider });
    await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
    const [gone] = await refundOf(shop, reference);
    expect(gone).toMatchObject({ reason: 'at_provider', state: 'manual' });
    await operator.call('retryRefund', { ...acting(gone?.id ?? ''), body: { note: why } });
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
    expect(await audited(shop, `refund:${gone?.id}`)).toContain('refund.retried');
  });

  it('says how often it was sent before, and what the provider refused it for [E2]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { refundId: id } = await refundOrder(operator, orderId, paid);
    // Unseen here, the money has gone: the provider refuses to give it back once more.
    const transaction = shop.sandbox.state.store.transaction(reference);
    if (!transaction) throw new Error('No transaction.');
    transaction.status = 'abandoned';
    await work(shop);
    expect(await matterOf(id)).toMatchObject({ state: 'manual', attempts: 1, providerStatus: null });
    const refused = (await matterOf(id))?.refusal;
    expect(refused).toMatch(/\S.* \(4\d\d\)$/);
    await operator.call('retryRefund', { ...acting(id), body: { note: why } });
    expect(await matterOf(id)).toMatchObject({ state: 'sending', attempts: 1, refusal: refused });
    await work(shop);
    expect(await matterOf(id)).toMatchObject({ state: 'manual', attempts: 2, refusal: refused });
    transaction.status = 'success';
    await operator.call('retryRefund', { ...acting(id), body: { note: why } });
    await work(shop);
    expect(await matterOf(id)).toMatchObject({ attempts: 3, refusal: null });
  });
});

describe('a refund that the provider could not carry out', () => {
  const needsAttention = { refund: { outcome: 'needs-attention', pendingSeconds: 0, processingSeconds: 0 } };
  async function inNeed(amount: number) {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, needsAttention);
    const { refundId: id } = await refundOrder(operator, orderId, amount);
    for (let look = 0; look < 2; look++) await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'manual', provider_status: 'needs-attention' }]);
    const [atProvider] = refundsAtProvider(shop, reference);
    if (!atProvider) throw new Error('There is no refund at the provider.');
    return { reference, orderId, id, atProvider };
  }
  const overpaidOf = async (reference: string) =>
    (await operator.call('operatorMatters', {})).overpaid.filter((one) => one.reference === reference);

  it.each([
    ['all of it', paid, paid],
    ['a part of it', 100_000, 0],
  ])(
    'and that was paid by hand is a matter once it goes on there, %s: it went back twice [E4]',
    async (_, amount, excess) => {
      const { reference, orderId, id, atProvider } = await inNeed(amount);
      await payByHand(id);
      await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
      expect(await overpaidOf(reference)).toEqual([]);
      atProvider.status = 'processed';
      await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
      expect(await refundOf(shop, reference)).toMatchObject([
        { id, state: 'processed', method: 'hand', amount, provider_refund_id: null },
        { state: 'processed', method: 'provider', amount, excess, provider_refund_id: String(atProvider.id) },
      ]);
      expect(await booked(shop, reference, 'bank')).toBe(-amount);
      expect(await booked(shop, reference, 'buyer_refund_due')).toBe(0);
      expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(excess);
      const [twin, ...others] = await overpaidOf(reference);
      expect(twin).toMatchObject({ matter: 'twin', amount, excess });
      expect(others).toEqual([]);
      await closeMatter(twin?.id ?? '');
      expect(await booked(shop, reference, 'goodwill')).toBe(excess);
      expect(await overpaidOf(reference)).toEqual([]);
    },
  );

  async function madeTwice() {
    const { reference, orderId, id } = await inNeed(100_000);
    await refundAtDashboard(shop, reference, { amount: 100_000, note: `refund:${id}`, ...needsAttention.refund });
    await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
    const [, twin] = await refundOf(shop, reference);
    expect(twin).toMatchObject({ state: 'manual', matter: 'twin', amount: 100_000 });
    return { reference, id, twinId: twin?.id ?? '' };
  }

  it('and that is there twice is owed once, under its own name [E2, E4]', async () => {
    const { reference, id, twinId } = await madeTwice();
    const reasons = ['it was dealt with here already', '₦1,000.00 is in a refund that needs attention'];
    expect(await matterOf(twinId)).toMatchObject({ owed: 0, reasons });
    for (const amount of [undefined, 100_000]) {
      await expect(payByHand(twinId, amount)).rejects.toMatchObject({
        code: 'refund_not_owed',
        message: `Only ₦0.00 of this is still owed: ${reasons.join(', ')}.`,
      });
    }
    expect(await matterOf(id)).toMatchObject({ owed: 100_000 });
    await payByHand(id);
    expect(await booked(shop, reference, 'bank')).toBe(-100_000);
    await expect(payByHand(twinId)).rejects.toMatchObject({ code: 'refund_not_owed' });
  });

  it('is one thing to close, and the matter that it was made twice another [E2, E4]', async () => {
    const { reference, id, twinId } = await madeTwice();
    await expect(close(twinId)).rejects.toMatchObject({ code: 'refund_at_provider' });
    expect(await overpaidOf(reference)).toMatchObject([{ id: twinId, matter: 'twin' }]);
    await expect(closeMatter(id)).rejects.toMatchObject({ code: 'matter_closed' });
    await closeMatter(twinId);
    expect(await overpaidOf(reference)).toEqual([]);
    expect(await matterOf(twinId)).toMatchObject({ state: 'manual' });
    await expect(closeMatter(twinId)).rejects.toMatchObject({ code: 'matter_closed' });
  });

  it('and that would be more than was paid is written off by closing the matter alone [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundOrder(operator, orderId, paid, 'credit');
    await refundAtDashboard(shop, reference, { amount: 200_000, ...needsAttention.refund });
    for (let look = 0; look < 3; look++) await work(shop);
    await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
    const [, gone] = await refundOf(shop, reference);
    expect(gone).toMatchObject({ state: 'manual', matter: 'excess', excess: 200_000 });
    await expect(close(gone?.id ?? '')).rejects.toMatchObject({ code: 'refund_at_provider' });
    expect(await booked(shop, reference, 'goodwill')).toBe(0);
    expect(await overpaidOf(reference)).toMatchObject([{ matter: 'excess' }]);
  });

  it('and that somebody began there is paid by hand, and its sellers hear of it once [E4, B15]', async () => {
    const { reference, orderId, sellerMail } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 100_000, ...needsAttention.refund });
    await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
    const [gone] = await refundOf(shop, reference);
    expect(gone).toMatchObject({ reason: 'at_provider', state: 'manual' });
    const heard = async () =>
      (await mailTo(shop, sellerMail)).filter(({ subject }) => subject.includes('went back to its buyer')).length;
    expect(await heard()).toBe(0);
    await payByHand(gone?.id ?? '');
    expect(await heard()).toBe(1);
    const { reference: other, orderId: ours, sellerMail: otherMail } = await paidOrder(shop);
    const { refundId: id } = await refundOrder(operator, ours, 100_000);
    await shop.db.updateTable('refunds').set({ state: 'manual' }).where('id', '=', id).execute();
    await payByHand(id);
    expect(await refundOf(shop, other)).toMatchObject([{ state: 'processed', method: 'hand' }]);
    // It was told when it was decided.
    expect((await mailTo(shop, otherMail)).filter(({ subject }) => subject.includes('went back'))).toHaveLength(1);
  });

  it.each(['needs-attention', 'failed'])(
    'and has failed there can be closed, whatever was known of it before: %s [E4]',
    async (known) => {
      const { reference, orderId, id, atProvider } = await inNeed(100_000);
      atProvider.status = 'failed';
      await shop.db.updateTable('refunds').set({ provider_status: known }).where('id', '=', id).execute();
      await close(id);
      expect(await refundOf(shop, reference)).toMatchObject([{ state: 'closed', provider_status: 'failed' }]);
      expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    },
  );
});

describe('a refund whose answer was lost', () => {
  const minutesLater = async (minutes: number) => {
    await sql`update refunds set missing_since = missing_since - make_interval(mins => ${minutes})`.execute(shop.db);
    await work(shop);
  };

  it('is not sent again before their list would show it, and is found there [E2]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, {
      faults: { refund: ['drop_after'] },
      refund: { listedAfterSeconds: 150, ...still },
    });
    await refundOrder(operator, orderId, 100_000);
    for (let look = 0; look < 3; look++) await work(shop);
    await minutesLater(14);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    await expect(refundOrder(operator, orderId, 175_001)).rejects.toMatchObject({
      message: 'Only ₦1,750.00 of this order can still be given back: ₦1,000.00 is on its way back at the provider.',
    });
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending', posted_at: null }]);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  });

  it('that failed once is sent once more, though their list shows the failed one alone for a while [E2]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, { refund: still });
    await refundOrder(operator, orderId, 100_000);
    await work(shop);
    const [first] = refundsAtProvider(shop, reference);
    await moveRefund(shop, first?.id ?? 0, 'failed');
    await tellProvider(shop, reference, { refund: { listedAfterSeconds: 600, ...still } });
    for (let look = 0; look < 6; look++) await work(shop);
    const [, second] = refundsAtProvider(shop, reference);
    expect(refundsAtProvider(shop, reference).map(({ status }) => status)).toEqual(['failed', 'pending']);
    const there = { state: 'pending', provider_refund_id: String(second?.id), provider_status: 'pending' };
    expect(await refundOf(shop, reference)).toMatchObject([there]);
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([there]);
  });

  it('is looked for, not sent again, when a person lets it be tried and their list does not show it [E2, E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, { refund: { listedAfterSeconds: 3600, ...still } });
    const { refundId: id } = await refundOrder(operator, orderId, 100_000);
    await work(shop);
    const inNeed = { state: 'manual', provider_status: 'needs-attention' } as const;
    await shop.db.updateTable('refunds').set(inNeed).where('id', '=', id).execute();
    await operator.call('retryRefund', { ...acting(id), body: { note: why } });
    for (let look = 0; look < 3; look++) await work(shop);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending' }]);
    await minutesLater(15);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    expect(await refundOf(shop, reference)).toMatchObject([inNeed]);
  });

  /** Closed by a person as not owed, when it has arrived at the provider all the same; and there it is. */
  async function closedBefore(reference: string, orderId: string) {
    await tellProvider(shop, reference, {
      faults: { refund: ['drop_after'] },
      refund: { listedAfterSeconds: 3600, ...still },
    });
    const { refundId: id } = await refundOrder(operator, orderId, 100_000);
    await work(shop);
    await shop.db.updateTable('refunds').set({ state: 'manual', posted_at: null }).where('id', '=', id).execute();
    await close(id);
    const [there] = refundsAtProvider(shop, reference);
    if (!there) throw new Error('There is no refund at the provider.');
    there.listedFrom = new Date(0).toISOString();
    return { id, there };
  }

  it.each([
    ['pending', 'pending'],
    ['processing', 'processing'],
    ['needs-attention', 'manual'],
    ['processed', 'processed'],
  ] as const)(
    'and that was closed is a claim and a matter once their list shows it as %s [E2, E4]',
    async (status, state) => {
      const { reference, orderId } = await paidOrder(shop);
      const { id, there } = await closedBefore(reference, orderId);
      there.status = status;
      await expect(refundOrder(operator, orderId, 175_001, 'credit')).rejects.toMatchObject({
        code: 'refund_too_large',
      });
      expect(await refundOf(shop, reference)).toMatchObject([
        { id, state: 'closed', not_owed: 100_000 },
        { reason: 'at_provider', state, amount: 100_000, provider_refund_id: String(there.id), matter: 'twin' },
      ]);
      expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
    },
  );

  it('and that was closed, went on there and failed in the end is closed again, and not sent again [E2, E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { there } = await closedBefore(reference, orderId);
    await work(shop);
    await readOrder(shop, operator, orderId);
    await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
    await moveRefund(shop, there.id, 'failed');
    for (let look = 0; look < 3; look++) await work(shop);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    // It goes on there after all: what others began and has failed is known by its number.
    there.status = 'processing';
    await expect(refundOrder(operator, orderId, paid)).rejects.toMatchObject({ code: 'refund_too_large' });
    const refunds = await refundOf(shop, reference);
    expect(refunds).toMatchObject([{ state: 'closed' }, { state: 'processing', not_owed: 0 }]);
    expect(await audited(shop, `refund:${refunds[1]?.id}`)).toContain('refund.reopened');
  });

  it('and that never arrived is sent again after that [E2]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, { faults: { refund: ['drop'] } });
    await refundOrder(operator, orderId, 100_000);
    for (let look = 0; look < 2; look++) await work(shop);
    await minutesLater(14);
    expect(refundsAtProvider(shop, reference)).toEqual([]);
    await minutesLater(1);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
  });

  it('and that was sent twice all the same is a matter, counts as gone, and is closed with a note [E2, E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { refundId: id } = await refundOrder(operator, orderId, 100_000);
    await work(shop);
    await refundAtDashboard(shop, reference, { amount: 100_000, note: `refund:${id}`, ...still });
    for (let look = 0; look < 2; look++) await work(shop);
    const { waiting } = await operator.call('operatorMatters', {});
    expect(waiting.filter((one) => one.reference === reference)).toMatchObject([
      { kind: 'refund_twin', says: 'a refund goes back at the provider that was dealt with here' },
    ]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    const overpaid = async () =>
      (await operator.call('operatorMatters', {})).overpaid.filter((one) => one.reference === reference);
    const [matter] = await overpaid();
    expect(matter).toMatchObject({ matter: 'twin', amount: 100_000, excess: 0 });
    expect(await closeMatter(matter?.id ?? '')).toEqual({ ok: true });
    expect(await overpaid()).toEqual([]);
    const { rows } = await sql`select from ledger_entries
      where reference = ${reference} and kind = 'excess_written_off'`.execute(shop.db);
    expect(rows).toEqual([]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });
});

it('what went back beyond what was paid is written off with a note, and the books know [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  await refundAtDashboard(shop, reference, { amount: 200_000, pendingSeconds: 0, processingSeconds: 0 });
  await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
  const { overpaid } = await operator.call('operatorMatters', {});
  const matter = overpaid.find((one) => one.reference === reference);
  expect(matter).toMatchObject({ matter: 'excess', excess: 200_000 });
  expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(200_000);
  await closeMatter(matter?.id ?? '');
  expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
  expect(await booked(shop, reference, 'goodwill')).toBe(200_000);
  expect(await audited(shop, `refund:${matter?.id}`)).toContain('refund.matter_closed');
  await expect(closeMatter(matter?.id ?? '')).rejects.toMatchObject({ code: 'matter_closed' });
});

it('what was written off and does not go back after all is given away to nobody [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  const { id } = await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
  await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
  const { overpaid } = await operator.call('operatorMatters', {});
  await closeMatter(overpaid.find((one) => one.reference === reference)?.id ?? '');
  await moveRefund(shop, id, 'failed');
  await work(shop);
  expect(await refundOf(shop, reference)).toMatchObject([{ method: 'credit' }, { state: 'closed', excess: 0 }]);
  expect(await booked(shop, reference, 'goodwill')).toBe(0);
  expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
  expect(await booked(shop, reference, 'buyer_refund_due')).toBe(0);
});

it('what was written off stays so when their list names a part of what the bank had taken [E4, B15]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  const taken = shop.sandbox.state.store.transaction(reference);
  if (!taken) throw new Error('No transaction.');
  taken.status = 'reversed';
  const overpaid = async () =>
    (await operator.call('operatorMatters', {})).overpaid.filter((one) => one.reference === reference);
  await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
  const [matter] = await overpaid();
  expect(matter).toMatchObject({ matter: 'excess', excess: paid, reason: 'reversed' });
  await closeMatter(matter?.id ?? '');
  taken.status = 'success';
  await refundAtDashboard(shop, reference, { amount: 100_000, pendingSeconds: 0, processingSeconds: 0 });
  await expect(refundOrder(operator, orderId, 1, 'credit')).rejects.toMatchObject({ code: 'refund_too_large' });
  expect(await refundOf(shop, reference)).toMatchObject([
    { method: 'credit' },
    { reason: 'reversed', excess: 175_000 },
    { reason: 'at_provider', excess: 100_000 },
  ]);
  expect(await overpaid()).toEqual([]);
  expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(0);
  expect(await booked(shop, reference, 'goodwill')).toBe(paid);
});

it('what went back too much since the page was read is not given up with what the page showed [E4, E5]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, paid, 'credit');
  const { id: first } = await refundAtDashboard(shop, reference, { amount: 40_000, ...still });
  await reviewRefunds(shop, reference, silent);
  const id = (await refundOf(shop, reference)).at(-1)?.id ?? '';
  const seen = await markOnPage(operator, 'matter', id);
  // It failed, and is a matter again: the same sum, at another time.
  await moveRefund(shop, first, 'failed');
  await reviewRefunds(shop, reference, silent);
  for (const refund of refundsAtProvider(shop, reference)) refund.status = 'processing';
  await reviewRefunds(shop, reference, silent);
  await expect(closeMatter(id, seen)).rejects.toMatchObject({ code: 'matter_changed' });
  expect(await booked(shop, reference, 'goodwill')).toBe(0);
  expect(await closeMatter(id)).toEqual({ ok: true });
  expect(await booked(shop, reference, 'goodwill')).toBe(40_000);
});

it('of a refund more is owed than the page showed: it is not closed before that was seen [E4]', async () => {
  const { reference, orderId } = await paidOrder(shop);
  const { refundId: id } = await refundOrder(operator, orderId, paid);
  await shop.db.updateTable('refunds').set({ state: 'manual' }).where('id', '=', id).execute();
  const { id: other } = await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
  await reviewRefunds(shop, reference, silent);
  expect(await matterOf(id)).toMatchObject({ owed: paid - 200_000 });
  const seen = await markOnPage(operator, 'refund', id);
  await moveRefund(shop, other, 'failed');
  await expect(close(id, seen)).rejects.toMatchObject({ code: 'matter_changed' });
  expect(await matterOf(id)).toMatchObject({ owed: paid });
  expect(await close(id)).toEqual({ ok: true });
});
