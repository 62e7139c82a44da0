import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
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
