import type { Buyer } from '@oja/testing/people/newcomer';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { moveRefund, newOperator, refundOrder, work } from '../../../testing/money-back-steps.ts';
import {
  behave,
  beside,
  paidOrder,
  refundOf,
  refundsAtProvider,
  relay,
  signal,
  silent,
} from '../../../testing/payment-steps.ts';
import { createTill, expectConserved, type Till } from '../../../testing/till.ts';
import { reviewPayment, reviewRefunds } from './review-refunds.ts';
import { sendRefunds } from './send-refunds.ts';

const amount = 50_000;
let shop: Till;
let operator: Buyer;
beforeAll(async () => {
  shop = await createTill();
  operator = await newOperator(shop);
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

/** A part of an order that is owed, and due to be sent. */
async function owed(): Promise<string> {
  const { reference, orderId } = await paidOrder(shop);
  await refundOrder(operator, orderId, amount);
  await relay(shop);
  return reference;
}

const live = (reference: string) => refundsAtProvider(shop, reference).filter(({ status }) => status !== 'failed');
const isDue = (reference: string) =>
  sql`update refunds set next_check_at = now() where reference = ${reference}`.execute(shop.db);
/** Seconds from now. */
function listFrom(reference: string, seconds: number): void {
  for (const refund of refundsAtProvider(shop, reference)) {
    if (refund.status === 'failed') continue;
    refund.listedFrom = new Date(Date.now() + seconds * 1000).toISOString();
  }
}

/** Something happens once, between the answer of the provider and our work on it. */
function once(happen: () => Promise<unknown>): <T>(answer: T) => Promise<T> {
  let isDone = false;
  return async (answer) => {
    if (!isDone) {
      isDone = true;
      await happen();
    }
    return answer;
  };
}

describe('a refund that has failed and was sent once more', () => {
  it.each([
    ['a message', reviewRefunds],
    ['an operator', reviewPayment],
  ])('is not set back by a list that %s has asked for before [E4]', async (_, review) => {
    const reference = await owed();
    await work(shop);
    const [first] = refundsAtProvider(shop, reference);
    const meanwhile = once(async () => {
      await moveRefund(shop, first?.id ?? 0, 'failed');
      await work(shop);
    });
    const slow = beside(shop, ({ listRefunds }) => ({ listRefunds: async (id) => meanwhile(await listRefunds(id)) }));
    await review(slow, reference, silent);
    const [second] = live(reference);
    expect(await refundOf(shop, reference)).toMatchObject([{ provider_refund_id: String(second?.id) }]);
    listFrom(reference, 600);
    await work(shop);
    await work(shop);
    expect(live(reference)).toHaveLength(1);
  });

  it('is not set back by such a list while it is on its way [E4]', async () => {
    const reference = await owed();
    await work(shop);
    const [first] = refundsAtProvider(shop, reference);
    await behave(shop, { faults: { refund: ['drop_after'] } }, reference);
    const meanwhile = once(async () => {
      await moveRefund(shop, first?.id ?? 0, 'failed');
      await work(shop);
      listFrom(reference, 600);
    });
    const slow = beside(shop, ({ listRefunds }) => ({ listRefunds: async (id) => meanwhile(await listRefunds(id)) }));
    await reviewRefunds(slow, reference, silent);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', posted_at: expect.any(Date) }]);
    await work(shop);
    await work(shop);
    expect(live(reference)).toHaveLength(1);
  });
});

it('the answer to the POST of a refund that has failed since does not hide that another is on its way [E4]', async () => {
  const reference = await owed();
  const meanwhile = once(async () => {
    await moveRefund(shop, live(reference)[0]?.id ?? 0, 'failed');
    await reviewRefunds(shop, reference, silent);
    await behave(shop, { faults: { refund: ['drop_after'] } }, reference);
    await work(shop);
    listFrom(reference, 600);
  });
  const slow = beside(shop, ({ refund }) => ({ refund: async (order) => meanwhile(await refund(order)) }));
  await sendRefunds(slow, silent, signal);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', posted_at: expect.any(Date) }]);
  await work(shop);
  await work(shop);
  expect(live(reference)).toHaveLength(1);
});

it('the answer to the POST of a refund that has failed since does not set back what the list has told of it [E4]', async () => {
  const reference = await owed();
  const meanwhile = once(async () => {
    await moveRefund(shop, refundsAtProvider(shop, reference)[0]?.id ?? 0, 'failed');
    await reviewRefunds(shop, reference, silent);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'failed' }]);
  });
  const slow = beside(shop, ({ refund }) => ({ refund: async (order) => meanwhile(await refund(order)) }));
  await sendRefunds(slow, silent, signal);
  const [first] = refundsAtProvider(shop, reference);
  expect(await refundOf(shop, reference)).toMatchObject([{ state: 'failed', provider_refund_id: String(first?.id) }]);
});

it('a list that was asked for before it had to be complete does not show that a refund is missing [E4]', async () => {
  const reference = await owed();
  await behave(shop, { faults: { refund: ['drop_after'] } }, reference);
  await work(shop);
  listFrom(reference, 600);
  const lag = 2;
  const isOver = async () => {
    const { rows } = await sql<{ is: boolean }>`
      select missing_since <= now() - make_interval(secs => ${lag}) as is from refunds where reference = ${reference}
    `.execute(shop.db);
    return rows[0]?.is === true;
  };
  const hasty = (line: Parameters<typeof beside>[1]) => {
    const process = beside(shop, line);
    return { ...process, config: { ...process.config, refundListLagSeconds: lag } };
  };
  await isDue(reference);
  await sendRefunds(
    hasty(() => ({})),
    silent,
    signal,
  );
  // The machine stands still after the question.
  const slow = hasty(({ listRefunds }) => ({
    async listRefunds(id) {
      const listed = await listRefunds(id);
      await vi.waitUntil(isOver, { timeout: 30_000 });
      listFrom(reference, -1);
      return listed;
    },
  }));
  await isDue(reference);
  await sendRefunds(slow, silent, signal);
  expect(await refundOf(shop, reference)).toMatchObject([{ attempts: 1, provider_refund_id: expect.any(String) }]);
  expect(live(reference)).toHaveLength(1);
});

describe('a worker that was overtaken by one whose POST was turned away and carried out', () => {
  /** The provider takes the refund, and answers that it gave up waiting for it. */
  const overtake = (reference: string) =>
    once(async () => {
      await isDue(reference);
      const timesOut = beside(shop, ({ refund }) => ({
        async refund(order) {
          await refund(order);
          return { kind: 'refused', status: 408, message: 'Timeout', notFound: false };
        },
      }));
      await sendRefunds(timesOut, silent, signal);
    });

  it('does not send it once more [E2, E4]', async () => {
    const reference = await owed();
    const meanwhile = overtake(reference);
    const slow = beside(shop, ({ listDisputes }) => ({
      listDisputes: async (id) => meanwhile(await listDisputes(id)),
    }));
    await sendRefunds(slow, silent, signal);
    expect(live(reference)).toHaveLength(1);
  });

  it.each(['unknown', 'refused'] as const)(
    'forgets nothing of that when its own answer is %s [E2, E4]',
    async (kind) => {
      const reference = await owed();
      const meanwhile = overtake(reference);
      const answer =
        kind === 'unknown'
          ? ({ kind, cause: 'no answer' } as const)
          : ({ kind, status: 401, message: 'Invalid key', notFound: false } as const);
      const slow = beside(shop, () => ({ listDisputes: async () => meanwhile(answer) }));
      await sendRefunds(slow, silent, signal);
      listFrom(reference, 600);
      expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', posted_at: expect.any(Date) }]);
      await work(shop);
      expect(live(reference)).toHaveLength(1);
    },
  );

  it('gives it to no person, whatever else it hears [E2, E4]', async () => {
    const reference = await owed();
    const meanwhile = overtake(reference);
    const lost = {
      ...{ id: '4711', status: 'resolved', amount: null, currency: 'NGN', reason: 'fraud', dueAt: null },
      resolution: 'merchant-accepted',
    };
    const slow = beside(shop, () => ({
      listDisputes: async () => meanwhile({ kind: 'success', value: [lost] } as const),
    }));
    await sendRefunds(slow, silent, signal);
    expect(await refundOf(shop, reference)).toMatchObject([{ state: 'sending', posted_at: expect.any(Date) }]);
  });
});
