import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaystack } from '../../../platform/payments/paystack/paystack.ts';
import { refundAtDashboard } from '../../../testing/money-back-steps.ts';
import {
  finishRefund,
  paidTwice,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { mostAttempts } from './refund-step.ts';
import { sendRefunds } from './send-refunds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(async () => {
  shop.sandbox.state.webhookUrl = null;
  await expectConserved(shop);
});

describe('a refund', () => {
  it('is sent once, though two workers see it: E2', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await Promise.all([
      sendRefunds(shop, silent, signal),
      sendRefunds(shop, silent, signal),
      sendRefunds(shop, silent, signal),
    ]);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending', attempts: 1 }]);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    await finishRefund(shop, reference);
  });

  it.each(['listRefunds', 'listDisputes'] as const)(
    'is not posted by a worker that was held up so long in %s that another took its place: E2',
    async (call) => {
      const reference = await paidTwice(shop);
      await relay(shop);
      const { provider } = shop.payments;
      if (!provider) throw new Error('There is no provider.');
      let heldUp = false;
      const slow = {
        ...provider,
        async [call](transactionId: string) {
          const listed = await provider[call](transactionId);
          if (heldUp) return listed;
          heldUp = true;
          await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
          // The other's POST arrives, and its answer is lost.
          await fetch(`${shop.sandbox.url}/control/behaviour`, {
            method: 'PUT',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ faults: { refund: ['drop_after'] } }),
          });
          await sendRefunds(shop, silent, signal);
          return listed;
        },
      };
      await sendRefunds({ ...shop, payments: { ...shop.payments, provider: slow } }, silent, signal);
      expect(heldUp).toBe(true);
      expect(refundsAtProvider(shop, reference)).toHaveLength(1);
      expect(await refundOf(shop, reference)).toMatchObject([
        // Nobody has looked for it in the provider's list since it was sent.
        { state: 'sending', attempts: 1, posted_at: expect.any(Date), missing_since: null },
      ]);
      await finishRefund(shop, reference);
      expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    },
  );

  it('is not posted again when the answer to the POST was lost: the one at the provider is adopted', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    await sql`update refunds set state = 'sending', provider_refund_id = null, posted_at = now(), next_check_at = now()
              where reference = ${reference}`.execute(shop.db);
    await sendRefunds(shop, silent, signal);
    expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    expect(await refundOf(shop, reference)).toMatchObject([{ posted_at: null }]);
    await finishRefund(shop, reference);
  });

  it('that fails after it had been under way is posted again', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sendRefunds(shop, silent, signal);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'pending' }]);
    for (const refund of refundsAtProvider(shop, reference)) refund.status = 'failed';
    await finishRefund(shop, reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'processed', attempts: 2 }]);
    expect(refundsAtProvider(shop, reference).map(({ status }) => status)).toEqual(['failed', 'processed']);
    const attempts = shop.db
      .selectFrom('audit_log')
      .select(sql<number>`(details ->> 'attempt')::integer`.as('attempt'));
    const posted = attempts.where('action', '=', 'refund.posted').where(sql`details ->> 'reference'`, '=', reference);
    expect((await posted.orderBy('at').execute()).map(({ attempt }) => attempt)).toEqual([1, 2]);
    const calls = shop.db.selectFrom('provider_calls').select('outcome').where('reference', '=', reference);
    const ofRefunds = await calls.where('kind', '=', 'refund').execute();
    expect(ofRefunds.map(({ outcome }) => outcome)).toEqual(['success', 'success']);
  });

  it.each([401, 403, 408, 429])(
    'that is turned away with %s is tried again, later each time, as often as it takes',
    async (status) => {
      const reference = await paidTwice(shop);
      await relay(shop);
      const told: object[] = [];
      const log = { ...silent, error: (details: object) => told.push(details) };
      let posts = 0;
      const unwilling = createServer((request, response) => {
        request.resume();
        if (request.method === 'POST') posts += 1;
        const refuses = request.method === 'POST';
        response.writeHead(refuses ? status : 200, { 'x-ratelimit-reset': '0.01' });
        response.end(JSON.stringify(refuses ? { status: false, message: 'Not now' } : { status: true, data: [] }));
      });
      await new Promise<void>((resolve) => unwilling.listen(0, '127.0.0.1', resolve));
      const url = `http://127.0.0.1:${(unwilling.address() as AddressInfo).port}`;
      const provider = createPaystack({ baseUrl: () => url, secretKey: 'sk_test_old', checkoutOrigins: () => [] });
      try {
        await vi.waitUntil(
          async () => {
            await sql`update refunds set next_check_at = now(), created_at = now() - interval '10 minutes',
                      missing_since = missing_since - interval '20 minutes' where reference = ${reference}`.execute(
              shop.db,
            );
            await sendRefunds({ ...shop, payments: { ...shop.payments, provider } }, log, signal);
            return posts > mostAttempts;
          },
          { timeout: 10_000, interval: 20 },
        );
      } finally {
        unwilling.close();
      }
      const [refund] = await refundOf(shop, reference);
      // Whoever gave up waiting for the request may have had all of it.
      const posted_at = status === 408 ? expect.any(Date) : null;
      expect(refund).toMatchObject({ state: 'sending', attempts: 0, posted_at });
      const refusal = { refund: refund?.id, reference, status, reason: 'Not now' };
      expect(told).toEqual(Array.from({ length: status === 429 ? 0 : posts }, () => refusal));
      const pause = Number(refund?.next_check_at) - Date.now();
      expect(pause).toBeGreaterThan(200_000);
      expect(pause).toBeLessThanOrEqual(301_000);
      await sql`update refunds set missing_since = now() - interval '20 minutes' where reference = ${reference}`.execute(
        shop.db,
      );
      await finishRefund(shop, reference);
      expect(refundsAtProvider(shop, reference)).toHaveLength(1);
    },
  );

  it('is taken by nobody while there is no provider to send it, nor once the shop stops', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    const before = await refundOf(shop, reference);
    await sendRefunds({ ...shop, payments: { ...shop.payments, provider: null } }, silent, signal);
    await sendRefunds(shop, silent, AbortSignal.abort());
    expect(await refundOf(shop, reference)).toEqual(before);
    await finishRefund(shop, reference);
  });

  it('is taken for a minute, and looked for again after one, or when their list must have it: E2', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    const { provider } = shop.payments;
    if (!provider) throw new Error('There is no provider.');
    const pause = async () => {
      const refund = shop.db.selectFrom('refunds').where('reference', '=', reference);
      const seconds = sql<number>`extract(epoch from next_check_at - updated_at)::float8`.as('seconds');
      return (await refund.select(seconds).executeTakeFirstOrThrow()).seconds;
    };
    let lease = 0;
    const listRefunds = async () => {
      lease = await pause();
      return { kind: 'success' as const, value: [] };
    };
    const look = () =>
      sendRefunds({ ...shop, payments: { ...shop.payments, provider: { ...provider, listRefunds } } }, silent, signal);
    await sql`update refunds set posted_at = now(), attempts = 1 where reference = ${reference}`.execute(shop.db);
    await look();
    expect([lease, await pause()]).toEqual([60, 60]);
    await sql`update refunds set next_check_at = now(), missing_since = now() - interval '870 seconds'
              where reference = ${reference}`.execute(shop.db);
    await look();
    // Their list has everything after a quarter of an hour.
    expect(await pause()).toBeGreaterThan(20);
    expect(await pause()).toBeLessThanOrEqual(30);
    expect(refundsAtProvider(shop, reference)).toEqual([]);
    await sql`update refunds set posted_at = null where reference = ${reference}`.execute(shop.db);
    await finishRefund(shop, reference);
  });

  it('is not sent while they refuse to show their list, which is told; what was posted stays posted', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await sql`update refunds set posted_at = now(), attempts = 1 where reference = ${reference}`.execute(shop.db);
    const [before] = await refundOf(shop, reference);
    const { provider } = shop.payments;
    if (!provider) throw new Error('There is no provider.');
    const told: object[] = [];
    const log = { ...silent, error: (details: object) => told.push(details) };
    const answers = [
      { kind: 'not_sent' as const },
      { kind: 'refused' as const, status: 400, message: 'No', notFound: false },
    ];
    for (const answer of answers) {
      await sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
      const away = { ...provider, listRefunds: async () => answer };
      await sendRefunds({ ...shop, payments: { ...shop.payments, provider: away } }, log, signal);
    }
    expect(told).toEqual([{ refund: before?.id, reference, status: 400, reason: 'No' }]);
    const { posted_at, attempts } = before ?? {};
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', posted_at, attempts }]);
    expect(refundsAtProvider(shop, reference)).toEqual([]);
    await sql`update refunds set posted_at = null where reference = ${reference}`.execute(shop.db);
    await finishRefund(shop, reference);
  });

  it('that somebody made on the provider’s pages is told when the worker comes upon it: E5', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    await refundAtDashboard(shop, reference, { amount: 100_000 });
    const lines: [object, string][] = [];
    const log = { ...silent, warn: (details: object, says: string) => lines.push([details, says]) };
    await sendRefunds(shop, log, signal);
    const [, foreign] = await refundOf(shop, reference);
    const providerRefundId = foreign?.provider_refund_id;
    expect(lines).toEqual([
      [{ reference, amount: 100_000, providerRefundId }, 'a refund was made on the pages of the provider'],
    ]);
  });

  it('beyond what was paid, and a second one for the same reason, are refused by the database: E4', async () => {
    const reference = await paidTwice(shop);
    const [refund] = await refundOf(shop, reference);
    const more = (reason: 'requested' | 'duplicate_payment', amount: number) =>
      shop.db.insertInto('refunds').values({ id: randomUUID(), reference, reason, amount }).execute();
    await expect(more('requested', 1)).rejects.toMatchObject({ constraint: 'refunds_within_payment' });
    await expect(more('duplicate_payment', 1)).rejects.toMatchObject({ constraint: 'refunds_once_per_reason' });
    expect(await refundOf(shop, reference)).toEqual([refund]);
  });
});
