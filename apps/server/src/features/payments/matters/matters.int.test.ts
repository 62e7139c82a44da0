import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import type { Buyer } from '@oja/testing/people/newcomer';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { newBuyer } from '../../../testing/buyer.ts';
import {
  closeMatter,
  markOnPage,
  moveRefund,
  refundAtDashboard,
  refundOrder,
  why,
  work,
} from '../../../testing/money-back-steps.ts';
import {
  behave,
  letAskAgain,
  paidOrder,
  paidTwice,
  paymentOf,
  postWebhook,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
  tellRefund,
  verify,
} from '../../../testing/payment-steps.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { buyerWith, createTill, expectConserved, stockOf, type Till } from '../../../testing/till.ts';
import { closeMatter as carryOutClosing, markOfWaiting } from '../../operator/close-matter.ts';
import { retryRefund } from '../../operator/settle-refunds.ts';
import { applyMessages } from '../inbox/apply-messages.ts';
import { reconcilePayments } from '../reconciler/reconcile-payments.ts';
import { findTold } from '../refunds/payment-money.queries.ts';
import { reviewRefunds } from '../refunds/review-refunds.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { compareWithProvider } from '../report/compare-with-provider.ts';
import { findWaitingMatter } from './matters.queries.ts';
import { tellMatters } from './tell-matters.ts';

let shop: Till;
let second: TestApp;
let operator: Buyer;
const lines: string[] = [];
const log = {
  warn: (_: object, says: string) => lines.push(`warn ${says}`),
  error: (_: object, says: string) => lines.push(`error ${says}`),
};

beforeAll(async () => {
  shop = await createTill();
  second = await createTestApp({
    beside: shop,
    env: { PAYSTACK_SECRET_KEY: shop.sandbox.secretKey, PAYSTACK_URL: shop.sandbox.url },
  });
  operator = await newBuyer(shop);
  await shop.db.updateTable('users').set({ role: 'operator' }).where('id', '=', operator.id).execute();
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(async () => {
  // What earlier tests left waiting was told.
  await tellMatters(shop, silent);
  lines.length = 0;
});
afterEach(async () => {
  await behave(shop, {});
  await expectConserved(shop);
});

/** Two processes look twice for what to tell; then what the operator's page shows of this. */
async function told(subject: string): Promise<string[]> {
  for (let round = 0; round < 2; round++) await Promise.all([tellMatters(shop, log), tellMatters(second, log)]);
  const { waiting } = await operator.call('operatorMatters', {});
  return waiting.filter((matter) => matter.subject === subject).map(({ says }) => says);
}

async function expectOnce(subject: string, level: 'warn' | 'error', says: string): Promise<void> {
  expect(await told(subject)).toEqual([says]);
  expect(lines.filter((line) => line.endsWith(says))).toEqual([`${level} ${says}`]);
}

const apply = (on: Till | TestApp = shop) => applyMessages(on, log, signal);
const applyAtBoth = () => Promise.all([apply(), apply(second)]);
const olderBy = (interval: string) =>
  sql`update payment_inbox set received_at = received_at - ${interval}::interval, available_at = now()
      where applied_at is null`.execute(shop.db);

it('what waits is read page by page to its end: errors first, then the oldest, and how many there are', async () => {
  await sql`insert into orphan_payments (reference, provider, found_at)
    select 'oja-page-' || n, 'paystack', timestamptz '2020-01-01' + n * interval '1 microsecond'
    from generate_series(1, 120) n`.execute(shop.db);
  await sql`insert into disputes (id, reference, status, opened_at) values ('d-page', 'oja-nobody', 'pending', '2019-01-01')`.execute(
    shop.db,
  );
  const { waiting, waitingNext, waitingCount } = await operator.call('operatorMatters', {});
  const subjects = waiting.map(({ subject }) => subject);
  for (let cursor = waitingNext; cursor !== null; ) {
    const page = await operator.call('operatorWaiting', { query: { cursor } });
    subjects.push(...page.items.map(({ subject }) => subject));
    cursor = page.nextCursor;
  }
  await sql`delete from orphan_payments where reference like 'oja-page-%'`.execute(shop.db);
  await sql`delete from disputes where id = 'd-page'`.execute(shop.db);
  expect(waiting).toHaveLength(50);
  expect(waitingCount).toBe(subjects.length);
  expect(new Set(subjects).size).toBe(subjects.length);
  const pages = Array.from({ length: 120 }, (_, index) => `orphan:oja-page-${index + 1}`);
  expect(subjects.filter((subject) => subject.startsWith('orphan:oja-page-'))).toEqual(pages);
  expect(subjects.indexOf('dispute:d-page')).toBeGreaterThan(subjects.indexOf('orphan:oja-page-120'));
  await expect(operator.call('operatorWaiting', { query: { cursor: 'bm8' } })).rejects.toMatchObject({ status: 400 });
});

describe('a refund that the provider cannot carry out', () => {
  const says = 'refund needs a person';
  const owed = async (outcome: 'needs-attention' | 'processed' = 'needs-attention') => {
    await behave(shop, { refund: { outcome, pendingSeconds: 0, processingSeconds: 0 } });
    const reference = await paidTwice(shop);
    await relay(shop);
    const [refund] = await refundOf(shop, reference);
    return { reference, id: refund?.id ?? '' };
  };
  const send = () => Promise.all([sendRefunds(shop, log, signal), sendRefunds(second, log, signal)]);
  const letSend = () => sql`update refunds set next_check_at = now()`.execute(shop.db);
  const hasMoved = async (reference: string) => {
    await expect
      .poll(
        async () => {
          await shop.sandbox.state.tick();
          const listed = await shop.payments.provider?.listRefunds(
            (await paymentOf(shop, reference)).provider_transaction_id ?? '',
          );
          return listed?.kind === 'success' ? listed.value.map(({ status }) => status) : [];
        },
        { timeout: 10_000 },
      )
      .toEqual(['needs-attention']);
  };
  const roads: [road: string, go: (refund: { reference: string; id: string }) => Promise<unknown>][] = [
    [
      'the worker asks',
      async ({ reference }) => {
        await send();
        await hasMoved(reference);
        await letSend();
        await send();
      },
    ],
    [
      'the webhook tells first',
      async ({ reference }) => {
        await send();
        await hasMoved(reference);
        await tellRefund(shop, reference, 'needs-attention');
        await applyAtBoth();
      },
    ],
    [
      'the webhook tells while the worker asks',
      async ({ reference }) => {
        await send();
        await hasMoved(reference);
        await tellRefund(shop, reference, 'needs-attention');
        await letSend();
        await Promise.all([applyAtBoth(), send()]);
      },
    ],
    [
      'it refuses to take it',
      async () => {
        const { provider } = shop.payments;
        if (!provider) throw new Error('There is no provider.');
        const refusing: PaymentProvider = {
          ...provider,
          refund: async () => ({ kind: 'refused', status: 400, message: 'No', notFound: false }),
        };
        await sendRefunds({ ...shop, payments: { ...shop.payments, provider: refusing } }, silent, signal);
      },
    ],
  ];

  it.each(roads)('is told once and stands once on the page, when %s: E2', async (_, go) => {
    const refund = await owed();
    await go(refund);
    await expectOnce(`refund:${refund.id}`, 'error', says);
  });

  it('and that waits again after an operator had it tried again, is told again: E2', async () => {
    const { reference, id } = await owed();
    await sql`update refunds set state = 'manual' where id = ${id}`.execute(shop.db);
    await expectOnce(`refund:${id}`, 'error', says);
    await inTransaction(shop.db, (tx) => retryRefund(tx, operator.id, id, 'The bank answered.'));
    expect(await told(`refund:${id}`)).toEqual([]);
    await send();
    await hasMoved(reference);
    await letSend();
    lines.length = 0;
    await send();
    await expectOnce(`refund:${id}`, 'error', says);
  });
});

describe('a payment that nobody knows', () => {
  const says = 'a payment under a reference that we do not know';
  let orphans = 0;
  const unknown = () => `oja-01zzzzzzzzzzzzzzzzzzz${String(++orphans).padStart(5, '0')}`;
  const charge = (reference: string) =>
    postWebhook(shop, { event: 'charge.success', data: { id: 7_000_000_000 + orphans, reference } });

  it.each<[road: string, tell: (reference: string) => Promise<unknown>]>([
    ['a webhook tells of its success', charge],
    ['a webhook tells of its refund', (reference) => tellRefund(shop, reference, 'processed')],
    [
      'both do',
      async (reference) => {
        await charge(reference);
        await tellRefund(shop, reference, 'processed');
      },
    ],
  ])('is told once and stands once on the page, when %s: B9', async (_, tell) => {
    const reference = unknown();
    await tell(reference);
    await olderBy('11 minutes');
    await applyAtBoth();
    await expectOnce(`orphan:${reference}`, 'error', says);
  });

  it('is told once when the daily comparison finds it: B9', async () => {
    const { reference } = await paidOrder(shop);
    const orphan = unknown();
    const { store } = shop.sandbox.state;
    const source = store.transaction(reference);
    if (!source) throw new Error('No transaction.');
    store.addTransaction({ ...structuredClone(source), id: store.newId(), reference: orphan, accessCode: orphan });
    await sql`delete from provider_reports`.execute(shop.db);
    await Promise.all([compareWithProvider(shop, log, signal), compareWithProvider(second, log, signal)]);
    await charge(orphan);
    await olderBy('11 minutes');
    await applyAtBoth();
    await expectOnce(`orphan:${orphan}`, 'error', says);
    const report = await shop.db.selectFrom('provider_reports').select('id').executeTakeFirstOrThrow();
    await expectOnce(`report:${report.id}`, 'error', "our books did not agree with the provider's");
  });
});

/** A refund that had failed at the provider is carried out there. */
function goesBackAfterAll(reference: string, id: number): void {
  for (const refund of refundsAtProvider(shop, reference)) if (refund.id === id) refund.status = 'processed';
}

describe('more of a payment that went back than was paid', () => {
  const says = 'more of a payment went back than was paid';
  const overpaid = async () => {
    const { reference, orderId } = await paidOrder(shop);
    await sql`update sessions set confirmed_at = now() where user_id = ${operator.id}`.execute(shop.db);
    await refundOrder(operator, orderId, 275_000, 'credit');
    const { id } = await refundAtDashboard(shop, reference, { amount: 200_000, pendingSeconds: 86_400 });
    const look = () => reviewRefunds(shop, reference, silent);
    await look();
    const [, refund] = await refundOf(shop, reference);
    return { id, look, reference, refundId: refund?.id ?? '', subject: `refund:${refund?.id}` };
  };

  it('is told again when it was not so after all and then is: E4', async () => {
    const { id, look, reference, subject } = await overpaid();
    await expectOnce(subject, 'error', says);
    await moveRefund(shop, id, 'failed');
    await look();
    expect(await told(subject)).toEqual([]);
    lines.length = 0;
    goesBackAfterAll(reference, id);
    await look();
    await expectOnce(subject, 'error', says);
  });

  it('is told again when a refund goes back after all that was written off: E4', async () => {
    const { id, look, reference, refundId, subject } = await overpaid();
    await expectOnce(subject, 'error', says);
    await operator.call('closeRefund', {
      params: { id: refundId },
      body: { what: 'matter', seen: await markOnPage(operator, 'matter', refundId), note: 'They keep it.' },
      idempotencyKey: newId(),
    });
    expect(await told(subject)).toEqual([]);
    await moveRefund(shop, id, 'failed');
    await look();
    lines.length = 0;
    goesBackAfterAll(reference, id);
    await look();
    await expectOnce(subject, 'error', says);
  });
});

describe('a refund that is there twice', () => {
  const says = 'a refund goes back at the provider that was dealt with here';

  it('is told again when the second one goes back though it had failed: E2', async () => {
    const { reference, orderId } = await paidOrder(shop);
    await sql`update sessions set confirmed_at = now() where user_id = ${operator.id}`.execute(shop.db);
    const { refundId } = await refundOrder(operator, orderId, 100_000);
    await work(shop);
    const { id } = await refundAtDashboard(shop, reference, {
      amount: 100_000,
      note: `refund:${refundId}`,
      pendingSeconds: 86_400,
    });
    const look = () => reviewRefunds(shop, reference, silent);
    await look();
    const [, twin] = await refundOf(shop, reference);
    const subject = `refund:${twin?.id}`;
    await expectOnce(subject, 'error', says);
    await moveRefund(shop, id, 'failed');
    await look();
    expect(await told(subject)).toEqual([]);
    lines.length = 0;
    goesBackAfterAll(reference, id);
    await look();
    await expectOnce(subject, 'error', says);
  });
});

describe('a dispute', () => {
  const says = 'a payment is contested by the bank of its buyer';
  let disputes = 77_000;
  const tell = (id: number, reference: string, event: string, status: string) =>
    postWebhook(shop, {
      event: `charge.dispute.${event}`,
      data: { id, status, refund_amount: 275_000, currency: 'NGN', transaction: { reference }, resolution: 'declined' },
    });

  it('is told once, however many messages tell of it, and ends with it: B15', async () => {
    const { reference } = await paidOrder(shop);
    const id = ++disputes;
    await tell(id, reference, 'remind', 'awaiting-merchant-feedback');
    await applyAtBoth();
    await tell(id, reference, 'create', 'awaiting-merchant-feedback');
    await applyAtBoth();
    await expectOnce(`dispute:${id}`, 'warn', says);
    await tell(id, reference, 'resolve', 'resolved');
    await applyAtBoth();
    expect(await told(`dispute:${id}`)).toEqual([]);
    expect(lines).toHaveLength(1);
  });
});

describe('a success that Verify denies', () => {
  const says = 'a payment that the provider told of is not confirmed by it';
  let messages = 6_500_000_000;
  const denied = async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const opened = await openPayment(buyer);
    await postWebhook(shop, { event: 'charge.success', data: { id: ++messages, reference: opened.reference } });
    await apply();
    await olderBy('59 minutes');
    await letAskAgain(shop, opened.reference);
    await apply();
    expect(await told(`payment:${opened.reference}`)).toEqual([]);
    await olderBy('1 minute');
    await letAskAgain(shop, opened.reference);
    await applyAtBoth();
    return { buyer, ...opened, subject: `payment:${opened.reference}` };
  };
  const letReconcile = (reference: string) =>
    sql`update payments set next_check_at = now(), last_checked_at = null where reference = ${reference}`.execute(
      shop.db,
    );

  it('is told once after an hour and stands once on the page, also when it is told of again: B4', async () => {
    const { subject, reference } = await denied();
    await postWebhook(shop, { event: 'charge.success', data: { id: ++messages, reference } });
    await olderBy('2 hours');
    await letAskAgain(shop, reference);
    await applyAtBoth();
    await expectOnce(subject, 'error', says);
  });

  it('is settled if Verify confirms it later, and waits no more: B4', async () => {
    const { buyer, subject, reference, url } = await denied();
    expect(await told(subject)).toEqual([says]);
    await payOnPage(url);
    await letReconcile(reference);
    await reconcilePayments(shop, signal);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
    expect(await told(subject)).toEqual([]);
  });

  it('is closed by an operator with a note, once; and settled all the same if it is confirmed after that: B4', async () => {
    const { buyer, subject, reference, url } = await denied();
    await sql`update sessions set confirmed_at = now() where user_id = ${operator.id}`.execute(shop.db);
    const close = () => closeMatter(operator, 'payment_unconfirmed', reference);
    const closings = await Promise.allSettled([close(), close()]);
    expect(closings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await told(subject)).toEqual([]);
    await expect(close()).rejects.toMatchObject({ code: 'matter_closed' });
    const entry = shop.db.selectFrom('audit_log').select(['actor', 'details']).where('subject', '=', subject);
    expect(await entry.where('action', '=', 'matter.closed').execute()).toMatchObject([
      { actor: operator.id, details: { kind: 'payment_unconfirmed', note: why } },
    ]);
    await payOnPage(url);
    await letReconcile(reference);
    await reconcilePayments(shop, signal);
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
  });

  it('is a matter again when something is told and denied after an operator closed it: B4', async () => {
    const { subject, reference } = await denied();
    await expectOnce(subject, 'error', says);
    await sql`update sessions set confirmed_at = now() where user_id = ${operator.id}`.execute(shop.db);
    await closeMatter(operator, 'payment_unconfirmed', reference);
    lines.length = 0;
    await tellRefund(shop, reference, 'processed');
    await olderBy('61 minutes');
    await letAskAgain(shop, reference);
    await applyAtBoth();
    await expectOnce(subject, 'error', says);
  });

  it('is not said to be denied while the provider gives no answer: it is a message that is not applied: B4', async () => {
    const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
    const { reference, url } = await openPayment(buyer);
    await payOnPage(url);
    await postWebhook(shop, { event: 'charge.success', data: { id: ++messages, reference } });
    await olderBy('3 hours');
    await behave(shop, { faults: { verify: [{ fault: 'error', times: null }] } }, reference);
    await applyAtBoth();
    const open = await shop.db
      .selectFrom('payment_inbox')
      .select('id')
      .where('applied_at', 'is', null)
      .executeTakeFirst();
    await expectOnce(`message:${open?.id}`, 'error', 'a message of the provider is not applied after an hour');
    await behave(shop, {}, reference);
    await olderBy('1 second');
    await letAskAgain(shop, reference);
    await sql`update payments set checking_until = null where reference = ${reference}`.execute(shop.db);
    await apply();
    expect(await verify(buyer, reference)).toMatchObject({ success: true });
    expect(await told(`message:${open?.id}`)).toEqual([]);
  });
});

describe('a success of no money', () => {
  it.each<[road: string, go: (buyer: Buyer, reference: string) => Promise<unknown>]>([
    ['the buyer comes back', verify],
    [
      'the webhook tells',
      async (_, reference) => {
        await postWebhook(shop, { event: 'charge.success', data: { id: reference.length, reference } });
        await applyAtBoth();
      },
    ],
    [
      'the reconciler asks',
      async (_, reference) => {
        await sql`update payments set next_check_at = now() where reference = ${reference}`.execute(shop.db);
        await reconcilePayments(shop, signal);
      },
    ],
  ])('is decided when %s: no order, nothing to give back, the hold ends, and the buyer is told: B11', async (_, go) => {
    const product = await plainProduct(shop.db, { stock: 3 });
    const buyer = await buyerWith(shop, { product });
    const { url, reference } = await openPayment(buyer);
    await behave(shop, { payment: { amount: 0, fees: 0 } }, reference);
    await payOnPage(url);
    await go(buyer, reference);
    const nothing = { success: false, orderId: null, code: 'nothing_paid' };
    expect(await verify(buyer, reference)).toMatchObject(nothing);
    expect(await buyer.call('cancelPayment', { body: { reference } })).toMatchObject(nothing);
    expect(await paymentOf(shop, reference)).toMatchObject({
      state: 'succeeded',
      disposition: 'nothing',
      paid_amount: 0,
      next_check_at: null,
    });
    expect(await refundOf(shop, reference)).toEqual([]);
    expect(await stockOf(shop.db, product)).toEqual({ stock: 3, held: 0 });
    expect((await buyer.call('moneyUnderWay', {})).items).toEqual([]);
    expect((await buyer.call('cart', {})).lines).toHaveLength(1);
    const open = shop.db.selectFrom('payment_inbox').select('id').where('applied_at', 'is', null);
    expect(await open.execute()).toEqual([]);
  });
});

describe('a matter that is closed while a message is dealt with beside it', () => {
  const setNotListed = (db: Db, reference: string) =>
    sql`update payment_inbox set applied_at = now(), outcome = 'not_listed' where reference = ${reference}
      and dedupe like 'refund.%'`.execute(db);
  const closeAsSeen = async (tx: Tx, subject: string) => {
    const about = { kind: 'refund_not_listed', subject } as const;
    const matter = await findWaitingMatter(tx, about);
    const seen = matter ? markOfWaiting(matter) : 'not there';
    return carryOutClosing(tx, operator.id, { ...about, seen, note: why });
  };

  it('is closed with what was seen, though the closing began first [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const subject = `payment:${reference}`;
    await inTransaction(shop.db, async (tx) => {
      await sql`select now()`.execute(tx);
      await tellRefund(shop, reference, 'processed');
      await setNotListed(shop.db, reference);
      expect(await closeAsSeen(tx, subject)).toEqual({ ok: true });
    });
    expect(await told(subject)).toEqual([]);
    expect(await findTold(shop.db, [reference])).toEqual([]);
  });

  it('stays open with what was not seen, though that began first [B15]', async () => {
    const { reference } = await paidOrder(shop);
    const subject = `payment:${reference}`;
    await tellRefund(shop, reference, 'processed');
    await setNotListed(shop.db, reference);
    await inTransaction(shop.db, async (beside) => {
      await sql`select now()`.execute(beside);
      await sql`insert into payment_inbox (id, provider, dedupe, reference, raw, received_at, applied_at, outcome)
        select ${newId()}, provider, dedupe || '-other', reference, raw, received_at - interval '1 hour', now(), outcome
        from payment_inbox where reference = ${reference} and dedupe like 'refund.%'`.execute(beside);
      await inTransaction(shop.db, (tx) => closeAsSeen(tx, subject));
    });
    expect(await told(subject)).toHaveLength(1);
    expect(await findTold(shop.db, [reference])).toHaveLength(1);
  });
});
