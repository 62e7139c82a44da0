import { openPayment } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { postWebhook, signal, silent } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { applyMessages } from './apply-messages.ts';
import { claimMessages, markApplied, markKnown, markListed, postponeMessage, renewClaim } from './inbox.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
/** What waits for its next turn may be due by then, on a busy machine. */
beforeEach(async () => {
  await sql`update payment_inbox set applied_at = now() where applied_at is null`.execute(shop.db);
});
afterEach(() => expectConserved(shop));

/** Seconds until somebody may take the message about a payment. */
async function pauseOf(reference: string): Promise<number> {
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from available_at - clock_timestamp())::float8 as pause from payment_inbox
    where reference = ${reference} and applied_at is null`.execute(shop.db);
  return rows[0]?.pause ?? Number.NaN;
}

/** A message about a payment, and a shop whose question about that payment ends like this. */
async function told(verify: PaymentProvider['verify']) {
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const { reference } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
  await postWebhook(shop, { event: 'charge.success', data: { id: reference, reference } });
  return { reference, asking: { ...shop, payments: { ...shop.payments, provider: { ...provider, verify } } } };
}

describe('a message', () => {
  it('is nobody else’s for half a minute while it is applied [B5]', async () => {
    let kept = Number.NaN;
    const { reference, asking } = await told(async () => {
      kept = await pauseOf(reference);
      return { kind: 'unknown', cause: 'no answer' };
    });
    await applyMessages(asking, silent, signal);
    expect(kept).toBeGreaterThan(20);
    expect(kept).toBeLessThanOrEqual(30);
  });

  it.each<[how: string, verify: PaymentProvider['verify']]>([
    ['about which the provider says nothing', async () => ({ kind: 'unknown', cause: 'no answer' })],
    [
      'that makes us fail',
      async () => {
        throw new Error('a fault of ours');
      },
    ],
  ])('%s is taken again after 2, 4, 8 seconds and so on, up to a minute', async (_, verify) => {
    const { reference, asking } = await told(verify);
    for (const [before, pause] of [
      [0, 2],
      [2, 8],
      [20, 60],
    ] as const) {
      await sql`update payment_inbox set attempts = ${before}, available_at = now() where reference = ${reference}`.execute(
        shop.db,
      );
      await applyMessages(asking, silent, signal);
      const left = await pauseOf(reference);
      expect(left).toBeGreaterThan(pause / 2);
      expect(left).toBeLessThanOrEqual(pause);
      await sql`update payments set checking_until = null, last_checked_at = null where reference = ${reference}`.execute(
        shop.db,
      );
    }
  });

  it('that comes again while it is looked at is looked at once more, and not ticked off by the first look', async () => {
    const { reference } = await openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
    const data = { transaction_reference: reference, amount: 100, status: 'pending' };
    await postWebhook(shop, { event: 'refund.pending', data });
    const [looked] = await claimMessages(shop.db, 30, 1);
    if (!looked) throw new Error('No message.');
    await postWebhook(shop, { event: 'refund.pending', data });
    await markApplied(shop.db, looked, 'nothing_new');
    await inTransaction(shop.db, async (tx) => {
      await markKnown(tx, [looked]);
      await markListed(tx, [{ ...looked, deliveries: 1 }]);
    });
    await postponeMessage(shop.db, looked, 600);
    const row = () =>
      shop.db
        .selectFrom('payment_inbox')
        .select(['applied_at', 'outcome', 'times', 'dealt', 'attempts'])
        .where('reference', '=', reference)
        .executeTakeFirst();
    expect(await row()).toEqual({ applied_at: null, outcome: null, times: 2, dealt: 0, attempts: 0 });
    const [again] = await claimMessages(shop.db, 30, 1);
    expect(again).toMatchObject({ id: looked.id, times: 2 });
    await markApplied(shop.db, again ?? looked, 'nothing_new');
    expect(await row()).toMatchObject({ outcome: 'nothing_new', times: 2 });
  });

  it('whose claim ran out while those before it were applied is left to whoever has it now [B5]', async () => {
    const asked: string[] = [];
    const another = await told(async () => ({ kind: 'unknown', cause: 'no answer' }));
    const { reference, asking } = await told(async (about) => {
      asked.push(about);
      // The first takes long: another worker finds the second due, and takes it.
      const second = about === reference ? another.reference : reference;
      await sql`update payment_inbox set available_at = now() where reference = ${second}`.execute(shop.db);
      expect(await claimMessages(shop.db, 30, 1)).toHaveLength(1);
      return { kind: 'unknown', cause: 'no answer' };
    });
    await applyMessages(asking, silent, signal);
    expect(asked).toHaveLength(1);
    expect(await pauseOf(asked[0] === reference ? another.reference : reference)).toBeGreaterThan(20);
  });

  it('whose turn comes late in a batch has its whole half a minute [B5]', async () => {
    await told(async () => ({ kind: 'unknown', cause: 'no answer' }));
    const [mine] = await claimMessages(shop.db, 5, 1);
    if (!mine) throw new Error('No message.');
    expect(await renewClaim(shop.db, mine, 30)).toBe(true);
    expect(await claimMessages(shop.db, 30, 1)).toEqual([]);
    await sql`update payment_inbox set available_at = now() where id = ${mine.id}`.execute(shop.db);
    expect(await claimMessages(shop.db, 30, 1)).toHaveLength(1);
    expect(await renewClaim(shop.db, mine, 30)).toBe(false);
  });

  it('of many is applied in the same turn as the first, unless the shop stops', async () => {
    await sql`insert into payment_inbox (id, provider, dedupe, raw)
              select gen_random_uuid(), 'paystack', 'many ' || n, '{}' from generate_series(1, 45) n`.execute(shop.db);
    const left = async () =>
      (
        await shop.db
          .selectFrom('payment_inbox')
          .select('id')
          .where('dedupe', 'like', 'many %')
          .where('applied_at', 'is', null)
          .execute()
      ).length;
    await applyMessages(shop, silent, AbortSignal.abort());
    expect(await left()).toBe(45);
    await applyMessages(shop, silent, signal);
    expect(await left()).toBe(0);
  });
});
