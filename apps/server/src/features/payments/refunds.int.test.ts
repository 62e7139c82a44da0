import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createPaystack } from '../../platform/payments/paystack/paystack.ts';
import {
  finishRefund,
  paidTwice,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
} from '../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../testing/till.ts';
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

  it('is not posted by a worker that was held up so long that another took its place: E2', async () => {
    const reference = await paidTwice(shop);
    await relay(shop);
    const { provider } = shop.payments;
    if (!provider) throw new Error('There is no provider.');
    let heldUp = false;
    const slow = {
      ...provider,
      async listRefunds(transactionId: string) {
        const listed = await provider.listRefunds(transactionId);
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
  });

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
  });

  it.each([401, 403, 408, 429])(
    'that is turned away with %s is tried again, later each time, as often as it takes',
    async (status) => {
      const reference = await paidTwice(shop);
      await relay(shop);
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
            await sendRefunds({ ...shop, payments: { ...shop.payments, provider } }, silent, signal);
            return posts > mostAttempts;
          },
          { timeout: 10_000, interval: 20 },
        );
      } finally {
        unwilling.close();
      }
      const [refund] = await refundOf(shop, reference);
      expect(refund).toMatchObject({ state: 'sending', attempts: 0 });
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
