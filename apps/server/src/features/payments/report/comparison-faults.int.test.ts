import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import type { Outcome, PaymentProvider, ProviderPage } from '../../../platform/payments/payment-provider.ts';
import { createPaystack } from '../../../platform/payments/paystack/paystack.ts';
import {
  carryOutRefunds,
  paidTwice,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
} from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { readMatters } from '../../operator/read-matters.ts';
import { payRefundByHand } from '../../operator/settle-refunds.ts';
import { tellMatters } from '../matters/tell-matters.ts';
import { sendRefunds } from '../refunds/send-refunds.ts';
import { compareWithProvider } from './compare-with-provider.ts';

let shop: Till;
const errors: [details: object, message: string][] = [];
const log = {
  warn: () => undefined,
  error: (details: object, message: string) => errors.push([details, message]),
};
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  errors.length = 0;
  await sql`delete from provider_reports`.execute(shop.db);
  // What earlier tests left waiting was told.
  await tellMatters(shop, silent);
});
afterEach(() => expectConserved(shop));

const compare = async (provider?: PaymentProvider, stopping = signal) => {
  const payments = provider ? { ...shop.payments, provider } : shop.payments;
  await compareWithProvider({ ...shop, payments }, log, stopping);
  await tellMatters(shop, log);
};
const letGoOn = () => sql`update provider_reports set due_at = now()`.execute(shop.db);
const report = () => shop.db.selectFrom('provider_reports').selectAll().executeTakeFirstOrThrow();
/** Seconds until it goes on. */
async function pause(): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select extract(epoch from due_at - now())::float8 as seconds from provider_reports
  `.execute(shop.db);
  return rows[0]?.seconds ?? Number.NaN;
}
const isOrder = async (id: string) =>
  (await shop.db.selectFrom('orders').select('id').where('id', '=', id).execute()).length === 1;

/** Paid, and nobody has told us, nor asks any more. */
async function paidUnheard() {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  const { reference, url, orderId } = await openPayment(buyer);
  await payOnPage(url);
  await sql`update payments set state = 'closed', next_check_at = null where reference = ${reference}`.execute(shop.db);
  return { reference, orderId };
}

function failingAt(reference: string, verify: PaymentProvider['verify']): PaymentProvider {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  return { ...provider, verify: (asked) => (asked === reference ? verify : provider.verify)(asked) };
}

describe('a definite no to the list', () => {
  it('of a place to go on from that they have forgotten is told, and the list is begun again [K8, I21]', async () => {
    const { orderId } = await paidUnheard();
    await sql`insert into provider_reports (id, covers_from, cursor, checked)
              values (${newId()}, now() - interval '7 days', 'payments:forgotten', 100)`.execute(shop.db);
    await compare();
    expect(errors).toEqual([
      [expect.objectContaining({ reason: '400 Invalid cursor' }), 'the provider refused to show its books'],
    ]);
    const waiting = await report();
    expect(waiting).toMatchObject({ cursor: 'payments:', checked: 0, finished_at: null });
    expect(await pause()).toBeGreaterThan(590);
    expect(await pause()).toBeLessThanOrEqual(600);
    expect(await isOrder(orderId)).toBe(false);
    await letGoOn();
    await compare();
    expect(await report()).toMatchObject({ checked: 1, settled: 1, finished_at: expect.any(Date) });
    expect(await isOrder(orderId)).toBe(true);
  });

  it('because our key is wrong is told, and it goes on where it was once the key is right [K8]', async () => {
    const { orderId } = await paidUnheard();
    const wrong = createPaystack({
      baseUrl: () => shop.sandbox.url,
      secretKey: 'sk_test_of_yesterday',
      checkoutOrigins: () => [],
    });
    await sql`insert into provider_reports (id, covers_from, cursor)
              values (${newId()}, now() - interval '7 days', 'refunds:2')`.execute(shop.db);
    await compare(wrong);
    expect(errors).toEqual([
      [
        expect.objectContaining({ cursor: 'refunds:2', reason: expect.stringMatching(/^401/) }),
        'the provider refused to show its books',
      ],
    ]);
    expect(await report()).toMatchObject({ cursor: 'refunds:2', differences: [], finished_at: null });
    await sql`update provider_reports set cursor = null`.execute(shop.db);
    await letGoOn();
    await compare();
    expect(await isOrder(orderId)).toBe(true);
  });
});

it('after a fault of ours the comparison rests for a minute, and goes on where it was [I21]', async () => {
  const { orderId } = await paidUnheard();
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const listAllRefunds = () => Promise.reject(new Error('a fault of ours'));
  await expect(compare({ ...provider, listAllRefunds })).rejects.toThrow('a fault of ours');
  expect(await report()).toMatchObject({ cursor: 'refunds:', settled: 1, finished_at: null });
  expect(await pause()).toBeGreaterThan(50);
  expect(await pause()).toBeLessThanOrEqual(60);
  await letGoOn();
  await compare();
  expect(await report()).toMatchObject({ settled: 1, finished_at: expect.any(Date) });
  expect(await isOrder(orderId)).toBe(true);
});

describe('what a step found before it was cut off', () => {
  const toldToWait: PaymentProvider['verify'] = async () => ({ kind: 'rate_limited', retryAfter: 5, message: null });

  it('is in the report once: a payment that was settled by it [K8, I21]', async () => {
    const missed = [await paidUnheard(), await paidUnheard()];
    // The newest comes first.
    await compare(failingAt(missed[0]?.reference ?? '', toldToWait));
    expect(await report()).toMatchObject({ cursor: null, checked: 0, settled: 1, finished_at: null });
    await letGoOn();
    await compare();
    const { store } = shop.sandbox.state;
    expect(await report()).toMatchObject({
      checked: store.state.transactions.filter(({ status }) => status === 'success').length,
      settled: 2,
      finished_at: expect.any(Date),
    });
    for (const { orderId } of missed) expect(await isOrder(orderId)).toBe(true);
  });

  it('is in the report once when the shop stopped between two payments, and the next process goes on at once [K8, I21]', async () => {
    const missed = [await paidUnheard(), await paidUnheard(), await paidUnheard()];
    const { provider } = shop.payments;
    if (!provider) throw new Error('There is no provider.');
    const stopping = new AbortController();
    const asked: string[] = [];
    const verify: PaymentProvider['verify'] = (reference) => {
      asked.push(reference);
      stopping.abort();
      return provider.verify(reference);
    };
    await compare({ ...provider, verify }, stopping.signal);
    expect(asked).toHaveLength(1);
    expect(await report()).toMatchObject({ cursor: null, checked: 0, settled: 1, finished_at: null });
    expect(await pause()).toBeLessThanOrEqual(0);
    expect(errors).toEqual([]);
    await compare();
    expect(await report()).toMatchObject({ settled: 3, finished_at: expect.any(Date) });
    for (const { orderId } of missed) expect(await isOrder(orderId)).toBe(true);
  });

  it('is in the report once: what is paid here and not there [K8, I21]', async () => {
    const [gone, later] = [await paidUnheard(), await paidUnheard()];
    await compare();
    const { provider } = shop.payments;
    if (!provider) throw new Error('There is no provider.');
    const nothingListed = async () => ({
      kind: 'success' as const,
      value: { items: [], unreadable: 0, next: null },
    });
    let turns = 0;
    const verify: PaymentProvider['verify'] = async (reference) => {
      if (reference === gone.reference) return { kind: 'refused', status: 404, message: null, notFound: true };
      if (reference === later.reference && turns++ === 0) return toldToWait(reference);
      return provider.verify(reference);
    };
    const without = { ...provider, listPayments: nothingListed, verify };
    await sql`update provider_reports set started_at = started_at - interval '25 hours'`.execute(shop.db);
    await sql`update payments set last_checked_at = last_checked_at - interval '1 day',
      settled_at = settled_at - interval '1 minute'`.execute(shop.db);
    await compare(without);
    await letGoOn();
    await compare(without);
    const last = shop.db.selectFrom('provider_reports').selectAll().orderBy('started_at', 'desc');
    expect(await last.executeTakeFirstOrThrow()).toMatchObject({
      differences: [`${gone.reference}: paid here, unknown there`],
      finished_at: expect.any(Date),
    });
  });
});

describe('one payment that cannot be looked at', () => {
  const failing: [how: string, says: string, verify: PaymentProvider['verify']][] = [
    [
      'is refused',
      'the provider refuses to tell of it (400 No)',
      async () => ({ kind: 'refused', status: 400, message: 'No', notFound: false }),
    ],
    [
      'makes us fail',
      'it could not be looked at',
      async () => {
        throw new Error('a fault of ours');
      },
    ],
  ];

  it.each(failing)('because it %s stops none of the others, and is reported [I21]', async (_, says, verify) => {
    const [first, bad, last] = [await paidUnheard(), await paidUnheard(), await paidUnheard()];
    await compare(failingAt(bad.reference, verify));
    expect([await isOrder(first.orderId), await isOrder(bad.orderId), await isOrder(last.orderId)]).toEqual([
      true,
      false,
      true,
    ]);
    expect(await report()).toMatchObject({
      settled: 2,
      differences: [`${bad.reference}: ${says}`],
      finished_at: expect.any(Date),
    });
    expect(errors.at(-1)?.[1]).toBe("our books did not agree with the provider's");
    await sql`delete from provider_reports`.execute(shop.db);
    await sql`update payments set checking_until = null where reference = ${bad.reference}`.execute(shop.db);
    await compare();
    expect(await report()).toMatchObject({ settled: 1, differences: [] });
  });

  it('gets an hour to be answered, and then stops the others no longer [K8, I21]', async () => {
    const [first, silent, last] = [await paidUnheard(), await paidUnheard(), await paidUnheard()];
    const unanswered = failingAt(silent.reference, async () => ({ kind: 'unknown', cause: 'no answer' }));
    await compare(unanswered);
    expect(await report()).toMatchObject({ finished_at: null, differences: [] });
    // Whoever does not answer has refused nothing.
    expect(errors).toEqual([]);
    await sql`update provider_reports set started_at = started_at - interval '61 minutes', due_at = now()`.execute(
      shop.db,
    );
    await compare(unanswered);
    expect(await report()).toMatchObject({
      differences: [`${silent.reference}: the provider gives no answer about it`],
      finished_at: expect.any(Date),
    });
    expect([await isOrder(first.orderId), await isOrder(silent.orderId), await isOrder(last.orderId)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('that is paid here is a difference when they refuse to tell of it, not when they refuse us [I21]', async () => {
    const { reference, orderId } = await paidUnheard();
    await compare();
    expect(await isOrder(orderId)).toBe(true);
    const transaction = shop.sandbox.state.store.transaction(reference);
    if (!transaction) throw new Error('No transaction.');
    // Their list of successful ones has it no longer.
    transaction.status = 'pending';
    const again = () =>
      sql`update provider_reports set finished_at = null, cursor = 'unlisted:', started_at = now(), due_at = now()`.execute(
        shop.db,
      );
    const refuse = (status: number) =>
      failingAt(reference, async () => ({ kind: 'refused', status, message: 'No', notFound: false }));
    await again();
    await compare(refuse(401));
    expect(await report()).toMatchObject({ differences: [], finished_at: null });
    await again();
    await compare(refuse(400));
    transaction.status = 'success';
    expect(await report()).toMatchObject({
      differences: [`${reference}: the provider refuses to tell of it (400 No)`],
      finished_at: expect.any(Date),
    });
  });
});

it('what cannot be read in their lists of payments, refunds and disputes is told, and hides nothing else [I21]', async () => {
  const { orderId } = await paidUnheard();
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const without = <T>(outcome: Outcome<ProviderPage<T>>, unreadable: number): Outcome<ProviderPage<T>> =>
    outcome.kind === 'success' ? { ...outcome, value: { ...outcome.value, unreadable } } : outcome;
  await compare({
    ...provider,
    listPayments: async (since, page) => without(await provider.listPayments(since, page), 2),
    listAllRefunds: async (since, page) => without(await provider.listAllRefunds(since, page), 3),
    listAllDisputes: async (since, page) => without(await provider.listAllDisputes(since, page), 4),
  });
  expect(await report()).toMatchObject({
    settled: 1,
    differences: [
      '2 payments in the list cannot be read',
      '3 refunds in the list cannot be read',
      '4 disputes in the list cannot be read',
    ],
  });
  expect(await isOrder(orderId)).toBe(true);
});

it('a refund that was paid by hand and then by the provider all the same is a difference [E5, I21]', async () => {
  const reference = await paidTwice(shop);
  await relay(shop);
  await sendRefunds(shop, log, signal);
  await sql`update refunds set state = 'manual' where reference = ${reference}`.execute(shop.db);
  const [refund] = await refundOf(shop, reference);
  await inTransaction(shop.db, (tx) =>
    payRefundByHand(tx, shop.config, 'an operator', refund?.id ?? '', { note: 'Paid by bank.' }),
  );
  await compare();
  expect(await report()).toMatchObject({ differences: [] });
  carryOutRefunds(shop, reference);
  await sql`delete from provider_reports`.execute(shop.db);
  await compare();
  const [atProvider] = refundsAtProvider(shop, reference);
  expect(await report()).toMatchObject({
    differences: [`${reference}: refund ${atProvider?.id} of 275000 kobo there was paid by hand here`],
  });
  expect(errors.map(([, message]) => message).sort()).toEqual([
    'a refund goes back at the provider that was dealt with here',
    "our books did not agree with the provider's",
  ]);
});

it('a report that is not finished after a day is told once a day, and the operator sees it [I21]', async () => {
  const id = newId();
  await sql`insert into provider_reports (id, covers_from, started_at, cursor, due_at)
            values (${id}, now() - interval '8 days', now() - interval '23 hours', 'refunds:7', now() + interval '1 minute')`.execute(
    shop.db,
  );
  const shown = async () => (await readMatters(shop.db, newId())).reports.map(({ overdue }) => overdue);
  await tellMatters(shop, log);
  expect(errors).toEqual([]);
  expect(await shown()).toEqual([false]);
  await sql`update provider_reports set started_at = now() - interval '25 hours'`.execute(shop.db);
  await Promise.all([tellMatters(shop, log), tellMatters(shop, log)]);
  await tellMatters(shop, log);
  const alarm = [
    expect.objectContaining({ report: id, cursor: 'refunds:7' }),
    'the comparison with the provider is not done after a day',
  ];
  expect(errors).toEqual([alarm]);
  expect(await shown()).toEqual([true]);
  // It was told of yesterday, and is told of today.
  await sql`update provider_reports set started_at = started_at - interval '1 day'`.execute(shop.db);
  await sql`update matters set since = since - interval '1 day' where kind = 'report_overdue'`.execute(shop.db);
  await tellMatters(shop, log);
  await tellMatters(shop, log);
  expect(errors).toHaveLength(2);
  await sql`update provider_reports set finished_at = now()`.execute(shop.db);
  expect(await shown()).toEqual([false]);
});
