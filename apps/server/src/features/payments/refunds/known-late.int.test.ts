import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { countLockWaiters } from '@oja/testing/database/lock-waiters';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import {
  booked,
  chargeBack,
  closeMatter as closeAsShown,
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
} from '../../../testing/money-back-steps.ts';
import {
  letAskAgain,
  paidOrder,
  postRaw,
  postWebhook,
  refundOf,
  refundsAtProvider,
  sign,
  signal,
  silent,
  still,
} from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, sendWebhooks, type Till } from '../../../testing/till.ts';
import { closeMatter } from '../../operator/close-matter.ts';
import { applyMessages } from '../inbox/apply-messages.ts';
import { forgetMessages } from '../inbox/forget-messages.queries.ts';
import { insertMessage } from '../inbox/inbox.queries.ts';
import { hasMoneyUnderWay } from '../under-way/money-under-way.queries.ts';

/** Of ₦2,750.00. */
const paid = 275_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  sendWebhooks(shop);
  shop.sandbox.state.store.state.control.standing.webhook = { moment: 'held' };
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

const apply = () => applyMessages(shop, silent, signal);
const told = new Set<string>();
/** The provider's messages about a payment that were not told yet arrive, and are dealt with. */
async function tellNews(reference: string): Promise<void> {
  for (const { body } of shop.sandbox.state.store.state.deliveries.filter((one) => one.reference === reference)) {
    if (told.has(body)) continue;
    told.add(body);
    await postRaw(shop, body, sign(shop, body));
  }
  await apply();
}
/** All that came and was looked into is so much older, and what waits is due. */
async function olderBy(interval: string): Promise<void> {
  const ago = sql`${interval}::interval`;
  await sql`update payment_inbox set received_at = received_at - ${ago}, applied_at = applied_at - ${ago}`.execute(
    shop.db,
  );
  await sql`update payment_inbox set available_at = now() where applied_at is null`.execute(shop.db);
  await sql`update matters set since = since - ${ago}, closed_at = closed_at - ${ago} where subject like 'payment:%'`.execute(
    shop.db,
  );
}
/** So much later all that can be forgotten of a payment is. */
async function fortyDaysLater(reference: string): Promise<void> {
  const ago = sql`interval '40 days'`;
  await sql`update payment_inbox set received_at = received_at - ${ago}, applied_at = applied_at - ${ago}
            where reference = ${reference}`.execute(shop.db);
  await sql`update refunds set updated_at = updated_at - ${ago} where reference = ${reference}`.execute(shop.db);
  await forgetMessages(shop.db, signal);
}
const outcomesOf = async (reference: string) => {
  const messages = shop.db.selectFrom('payment_inbox').select('outcome').where('reference', '=', reference);
  return (await messages.where('dedupe', 'like', 'refund.%').execute()).map(({ outcome }) => outcome);
};
const waitingFor = async (kind: string, reference: string) => {
  const { waiting } = await operator.call('operatorMatters', {});
  return waiting.filter((matter) => matter.kind === kind && matter.reference === reference);
};

describe('a refund that a message tells of and the provider’s list does not have in time', () => {
  it('counts until somebody has looked and closed the matter; a later one is a matter again [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const tellLate = async (amount: number) => {
      await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
      await tellNews(reference);
      await olderBy('16 minutes');
      await apply();
    };
    await tellLate(200_000);
    expect(await outcomesOf(reference)).toEqual(['not_listed']);
    await expect(refundOrder(operator, orderId, 75_001, 'credit')).rejects.toMatchObject({
      message: 'Only ₦750.00 of this order can still be given back: ₦2,000.00 is on its way back at the provider.',
    });
    await closeAsShown(operator, 'refund_not_listed', reference);
    expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });

    await tellLate(50_000);
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 225_000 });
  });

  it('in the very words of one that somebody has looked into is a matter again [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    await olderBy('16 minutes');
    await apply();
    await closeAsShown(operator, 'refund_not_listed', reference);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    const { body = '' } =
      shop.sandbox.state.store.state.deliveries.find(
        (one) => one.reference === reference && one.event === 'refund.pending',
      ) ?? {};
    await postRaw(shop, body, sign(shop, body));
    await apply();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    await olderBy('16 minutes');
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('counts as often as it is told of, also before anybody has looked, and while its matter is open [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const late = { amount: 100_000, listedAfterSeconds: 86_400, ...still };
    await refundAtDashboard(shop, reference, late);
    await refundAtDashboard(shop, reference, late);
    const bodies = shop.sandbox.state.store.state.deliveries.filter(
      (one) => one.reference === reference && one.event === 'refund.pending',
    );
    expect(bodies).toHaveLength(2);
    // To the letter, or there would be nothing to prove.
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
    for (const { body } of bodies) await postRaw(shop, body, sign(shop, body));
    await expect(refundOrder(operator, orderId, 75_001, 'credit')).rejects.toMatchObject({
      message:
        'Only ₦750.00 of this order can still be given back: ₦1,000.00 is on its way back at the provider, ₦1,000.00 may be on its way back at the provider.',
    });
    await apply();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    await olderBy('16 minutes');
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    const [{ body } = { body: '' }] = bodies;
    await postRaw(shop, body, sign(shop, body));
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 0 });
  });

  it('goes on to count when an equal one is shown to have failed [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const late = { amount: 100_000, listedAfterSeconds: 86_400, ...still };
    const first = await refundAtDashboard(shop, reference, late);
    await refundAtDashboard(shop, reference, late);
    const pending = shop.sandbox.state.store.state.deliveries.filter(
      (one) => one.reference === reference && one.event === 'refund.pending',
    );
    for (const { body } of pending) {
      told.add(body);
      await postRaw(shop, body, sign(shop, body));
    }
    await moveRefund(shop, first.id, 'failed');
    for (const refund of refundsAtProvider(shop, reference)) {
      if (String(refund.id) === String(first.id)) refund.listedFrom = new Date(0).toISOString();
    }
    const held = {
      message:
        'Only ₦1,750.00 of this order can still be given back: ₦1,000.00 may be on its way back at the provider.',
    };
    await expect(refundOrder(operator, orderId, 175_001, 'credit')).rejects.toMatchObject(held);
    // Also when a message tells of the failure.
    await tellNews(reference);
    await expect(refundOrder(operator, orderId, 175_001, 'credit')).rejects.toMatchObject(held);
    await olderBy('16 minutes');
    await apply();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  });

  it('in the very words of one that is on the page changes its matter: nobody closes what nobody has seen [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const tellLate = async (amount: number) => {
      await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
      await tellNews(reference);
      await olderBy('16 minutes');
      await apply();
    };
    await tellLate(50_000);
    await tellLate(100_000);
    const [page] = await waitingFor('refund_not_listed', reference);
    const { body = '' } =
      shop.sandbox.state.store.state.deliveries.findLast((one) => one.reference === reference) ?? {};
    await postRaw(shop, body, sign(shop, body));
    const closing = operator.call('closeMatter', {
      body: { kind: 'refund_not_listed', subject: `payment:${reference}`, seen: page?.mark ?? '', note: why },
      idempotencyKey: newId(),
    });
    await expect(closing).rejects.toMatchObject({ code: 'matter_changed' });
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid - 50_000 - 100_000 - 100_000 });
    await olderBy('16 minutes');
    await apply();
    await closeAsShown(operator, 'refund_not_listed', reference);
    expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  });

  it('that came again before its matter was closed is looked into, though it is dealt with after that [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    const [{ body } = { body: '' }] = shop.sandbox.state.store.state.deliveries.filter(
      (one) => one.reference === reference && one.event === 'refund.pending',
    );
    await olderBy('16 minutes');
    await apply();
    await postRaw(shop, body, sign(shop, body));
    await closeAsShown(operator, 'refund_not_listed', reference);
    const isLookedInto = async () => {
      expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
      expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    };
    await isLookedInto();
    await olderBy('16 minutes');
    await apply();
    expect(await outcomesOf(reference)).toEqual(['not_listed']);
    await isLookedInto();
    await postRaw(shop, body, sign(shop, body));
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid - 200_000 });
    await olderBy('16 minutes');
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
  });

  it('that comes again while its matter is being closed was not looked into [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    const [{ body } = { body: '' }] = shop.sandbox.state.store.state.deliveries.filter(
      (one) => one.reference === reference && one.event === 'refund.pending',
    );
    await olderBy('16 minutes');
    await apply();
    const about = { kind: 'refund_not_listed', subject: `payment:${reference}` } as const;
    const [page] = await waitingFor(about.kind, reference);
    const closing = await shop.db.startTransaction().execute();
    await sql`select from payment_inbox where reference = ${reference} for update`.execute(closing);
    const arrives = postRaw(shop, body, sign(shop, body));
    await vi.waitUntil(async () => (await countLockWaiters(shop.db)) > 0);
    await closeMatter(closing, operator.id, { ...about, seen: page?.mark ?? '', note: why });
    await closing.commit().execute();
    expect((await arrives).status).toBe(200);
    // Both deliveries count: the second cannot see yet that somebody has looked into the first.
    expect((await readOrder(shop, operator, orderId)).left).toBe(0);
    await olderBy('16 minutes');
    await apply();
    expect(await waitingFor(about.kind, reference)).toHaveLength(1);
  });

  it('that is arriving while its matter is closed was not looked into: nobody closes what nobody has seen [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    await olderBy('16 minutes');
    await apply();
    const messages = shop.db.selectFrom('payment_inbox').select(['dedupe', 'raw']).where('reference', '=', reference);
    const { dedupe, raw } = await messages.where('dedupe', 'like', 'refund.pending%').executeTakeFirstOrThrow();
    const arriving = await shop.db.startTransaction().execute();
    await insertMessage(arriving, { dedupe, reference }, raw ?? Buffer.of());
    const closing = closeAsShown(operator, 'refund_not_listed', reference).catch((error) => error);
    await vi.waitUntil(async () => (await countLockWaiters(shop.db)) > 0);
    await arriving.commit().execute();
    expect(await closing).toMatchObject({ code: 'matter_closed' });
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('by its name is told of once, however often the message is delivered [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const refund = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
    await moveRefund(shop, refund.id, 'processing');
    await tellNews(reference);
    const named = shop.sandbox.state.store.state.deliveries.filter(
      ({ body }) => JSON.parse(body).data.refund_reference && JSON.parse(body).data.transaction_reference === reference,
    );
    expect(named).toHaveLength(1);
    for (const { body } of named) await postRaw(shop, body, sign(shop, body));
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
    expect(await outcomesOf(reference)).not.toContain(null);
  });

  it('that came after the page was read stays a matter: nobody closes what nobody has seen [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const tellLate = async (amount: number) => {
      await refundAtDashboard(shop, reference, { amount, listedAfterSeconds: 86_400, ...still });
      await tellNews(reference);
      await olderBy('16 minutes');
      await apply();
    };
    await tellLate(200_000);
    const [page] = await waitingFor('refund_not_listed', reference);
    await tellLate(50_000);
    const close = (seen = '') =>
      operator.call('closeMatter', {
        body: { kind: 'refund_not_listed', subject: `payment:${reference}`, seen, note: why },
        idempotencyKey: newId(),
      });
    await expect(close(page?.mark)).rejects.toMatchObject({
      code: 'matter_changed',
      message: 'More has become known of this matter since it was shown to you. Look at it again before you decide.',
    });
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid - 250_000 });
    const [again] = await waitingFor('refund_not_listed', reference);
    expect(await close(again?.mark)).toEqual({ ok: true });
    expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
  });

  it('counts for as long as its matter is open, and holds up who deletes the account until then [E4]', async () => {
    const { buyer, reference, orderId } = await paidOrder(shop);
    await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    await olderBy('16 minutes');
    await apply();
    const leave = () => buyer.call('deleteAccount', { body: { password: buyer.password } });
    await expect(leave()).rejects.toMatchObject({ code: 'account_in_payment' });
    await fortyDaysLater(reference);
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    await closeAsShown(operator, 'refund_not_listed', reference);
    await leave();
    const messages = shop.db.selectFrom('payment_inbox').select(['dedupe', 'raw']).where('reference', '=', reference);
    expect((await messages.execute()).filter(({ raw }) => raw !== null)).toEqual([]);
  });

  it('counts once when the list shows it, also while its matter stays open for long [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    await olderBy('16 minutes');
    await apply();
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await moveRefund(shop, id, 'processed');
    await expect(refundOrder(operator, orderId, 175_001)).rejects.toMatchObject({ code: 'refund_too_large' });
    expect(await refundOf(shop, reference)).toMatchObject([{ amount: 100_000, state: 'processed' }]);
    await fortyDaysLater(reference);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 175_000 });
  });

  it('counts no more once the list shows that it had failed; an equal one after it counts again [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const told = await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await tellNews(reference);
    await olderBy('16 minutes');
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toHaveLength(1);
    // Nobody tells of that.
    await moveRefund(shop, told.id, 'failed');
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await expect(refundOrder(operator, orderId, paid + 1, 'credit')).rejects.toMatchObject({
      message: 'Only ₦2,750.00 of this order can still be given back: no more was paid.',
    });
    expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
    expect(await outcomesOf(reference)).toEqual(['listed']);

    const next = await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await moveRefund(shop, next.id, 'processing');
    const { deliveries } = shop.sandbox.state.store.state;
    const words = deliveries.filter((one) => one.reference === reference).map(({ event, body }) => ({ event, body }));
    const processing = words.filter(({ event }) => event === 'refund.processing');
    for (const { body } of processing) await postRaw(shop, body, sign(shop, body));
    // As when the first one's had been told of, too.
    const [{ body = '' } = {}] = processing;
    await postWebhook(shop, { ...JSON.parse(body), data: { ...JSON.parse(body).data, refund_reference: '4711' } });
    await apply();
    // Of the two one may be made anew as well.
    expect(await readOrder(shop, operator, orderId)).toMatchObject({
      reasons: ['₦2,000.00 is on its way back at the provider', '₦2,000.00 may be on its way back at the provider'],
    });
  });

  it('counts beside an equal one that was made long ago [E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
    await moveRefund(shop, id, 'processed');
    await tellNews(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', amount: 100_000 }]);
    await sql`update refunds set updated_at = now() - interval '40 days' where reference = ${reference}`.execute(
      shop.db,
    );
    await sql`update payment_inbox set raw = null, digest = sha256(raw) where reference = ${reference}`.execute(
      shop.db,
    );
    const later = await refundAtDashboard(shop, reference, { amount: 100_000, listedAfterSeconds: 86_400, ...still });
    // Before that the provider's messages about equal refunds are the same to the letter.
    await moveRefund(shop, later.id, 'processing');
    await tellNews(reference);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });
});

describe('a refund made anew on the provider’s pages after an equal one failed', () => {
  /** The message that the provider sends of both, as it came. */
  const wordsOf = (reference: string, event: string) => {
    const said = shop.sandbox.state.store.state.deliveries.filter((one) => one.reference === reference);
    const bodies = said.filter((one) => one.event === event).map(({ body }) => body);
    // To the letter, or there would be nothing to prove.
    expect(new Set(bodies).size).toBe(1);
    return bodies[0] ?? '';
  };
  const tellAgain = async (body: string) => {
    await postRaw(shop, body, sign(shop, body));
    await apply();
  };
  async function failedThenMadeAnew() {
    const { reference, orderId } = await paidOrder(shop);
    const first = await refundAtDashboard(shop, reference, { amount: 200_000, ...still });
    await moveRefund(shop, first.id, 'processing');
    await tellNews(reference);
    await moveRefund(shop, first.id, 'failed');
    await tellNews(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'closed' }]);
    const anew = await refundAtDashboard(shop, reference, { amount: 200_000, listedAfterSeconds: 86_400, ...still });
    await moveRefund(shop, anew.id, 'processing');
    return { reference, orderId };
  }

  it('under the very same words counts until the list must have shown it [E4, E5]', async () => {
    const { reference, orderId } = await failedThenMadeAnew();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    await tellAgain(wordsOf(reference, 'refund.pending'));
    await expect(refundOrder(operator, orderId, 75_001, 'credit')).rejects.toMatchObject({
      message: 'Only ₦750.00 of this order can still be given back: ₦2,000.00 may be on its way back at the provider.',
    });
    await tellNews(reference);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await sql`update payment_inbox set received_at = received_at - interval '1 second', available_at = now()
              where reference = ${reference} and applied_at is null`.execute(shop.db);
    await apply();
    expect(await refundOf(shop, reference)).toMatchObject([
      { state: 'closed' },
      { amount: 200_000, state: 'processing' },
    ]);
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 75_000 });
  });

  it('holds up a refund of ours no longer than the list may take, and is no matter [E4]', async () => {
    const { reference, orderId } = await failedThenMadeAnew();
    await tellProvider(shop, reference, { refund: still });
    // What a person decided before the message came.
    await refundOrder(operator, orderId, 100_000);
    await tellAgain(wordsOf(reference, 'refund.pending'));
    const ours = async () => (await refundOf(shop, reference)).filter(({ reason }) => reason === 'requested');
    await work(shop);
    expect(await ours()).toMatchObject([{ state: 'sending', attempts: 0 }]);
    await sql`update payment_inbox set received_at = received_at - interval '16 minutes', available_at = now()
              where reference = ${reference}`.execute(shop.db);
    await apply();
    expect(await waitingFor('refund_not_listed', reference)).toEqual([]);
    for (const refund of refundsAtProvider(shop, reference)) refund.status = 'failed';
    await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
    await work(shop);
    expect(await ours()).toMatchObject([{ state: 'pending', attempts: 1 }]);
  });
});

describe('messages about a refund of a payment', () => {
  it('that was reversed before the shop asked end as not confirmed after an hour, and stand on the page [B4, B34]', async () => {
    const { reference, url } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
    await payOnPage(url);
    await chargeBack(shop, reference);
    await postWebhook(shop, {
      event: 'refund.processed',
      data: { status: 'processed', transaction_reference: reference, amount: paid, currency: 'NGN' },
    });
    await apply();
    expect(await outcomesOf(reference)).toEqual([null]);
    await olderBy('61 minutes');
    await letAskAgain(shop, reference);
    await apply();
    expect(await outcomesOf(reference)).toEqual(['unconfirmed']);
    expect(await waitingFor('payment_unconfirmed', reference)).toHaveLength(1);
  });
});

describe('a refund that failed on the provider’s pages', () => {
  it('is not under way any more, and holds up nobody who deletes an account [E5]', async () => {
    const { buyer, reference } = await paidOrder(shop);
    const { id } = await refundAtDashboard(shop, reference, { amount: 100_000, ...still });
    await tellNews(reference);
    const isUnderWay = () => inTransaction(shop.db, (tx) => hasMoneyUnderWay(tx, buyer.id));
    expect(await isUnderWay()).toBe(true);
    await moveRefund(shop, id, 'failed');
    await tellNews(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'closed' }]);
    expect(await isUnderWay()).toBe(false);
  });
});

describe('what went back beyond what was paid', () => {
  it('twice is two matters, and both are owed [E4, E5]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await refundOrder(operator, orderId, paid, 'credit');
    for (const amount of [150_000, 125_000]) {
      const { id } = await refundAtDashboard(shop, reference, { amount, ...still });
      await moveRefund(shop, id, 'processed');
      await tellNews(reference);
    }
    expect(await waitingFor('refund_excess', reference)).toHaveLength(2);
    const { overpaid } = await operator.call('operatorMatters', {});
    expect(overpaid.filter((one) => one.reference === reference).map(({ excess }) => excess)).toEqual([
      150_000, 125_000,
    ]);
    expect(await booked(shop, reference, 'buyer_receivable:%')).toBe(paid);
  });
});

describe('a dispute', () => {
  it('that ended with a word we do not know stays for a person, and holds the money until the bank has decided [B15]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    const data = { id: 991_001, refund_amount: paid, currency: 'NGN', category: 'fraud', transaction: { reference } };
    const tell = (resolution: string) =>
      postWebhook(shop, { event: 'charge.dispute.resolve', data: { ...data, status: 'resolved', resolution } });
    await tell('settled-otherwise');
    await apply();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: 0 });
    expect(await waitingFor('dispute', reference)).toHaveLength(1);
    await tell('declined');
    await apply();
    expect(await readOrder(shop, operator, orderId)).toMatchObject({ left: paid });
    expect(await waitingFor('dispute', reference)).toEqual([]);
  });

  it('that was lost while an answer of ours is lost is looked at until the bank’s part is known [B15, E4]', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await tellProvider(shop, reference, {
      faults: { refund: [{ fault: 'drop_after', times: 1 }] },
      refund: { listedAfterSeconds: 86_400, ...still },
    });
    await refundOrder(operator, orderId, 100_000);
    await work(shop);
    const dispute = await openDispute(shop, reference, { amount: 50_000 });
    await resolveDispute(shop, dispute, 'merchant-accepted');
    await tellNews(reference);
    const open = () =>
      shop.db
        .selectFrom('payment_inbox')
        .select('id')
        .where('reference', '=', reference)
        .where('applied_at', 'is', null)
        .execute();
    expect(await open()).not.toEqual([]);
    for (const refund of refundsAtProvider(shop, reference)) refund.listedFrom = new Date(0).toISOString();
    await work(shop);
    await olderBy('1 second');
    await apply();
    expect(await open()).toEqual([]);
    expect(await refundOf(shop, reference)).toMatchObject([
      { amount: 100_000 },
      { reason: 'reversed', amount: 50_000 },
    ]);
  });
});
