import type { Order, PaymentCheck } from '@oja/contract/checkout';
import { kobo } from '@oja/domain/money/money';
import { describe, expect, it } from 'vitest';
import { pollPayment } from './poll-payment.ts';

const pending: PaymentCheck = { success: false, orderId: null, amount: null, orderNumber: null, code: 'pending' };
const paid: PaymentCheck = { success: true, orderId: 'o1', amount: kobo(5500), orderNumber: 'ORD-1' };
const placed = { orderId: 'o1', orderNumber: 'ORD-1', amount: 5500 };
const orderWith = (paymentStatus: string) =>
  ({ id: 'o1', orderNumber: 'ORD-1', total: 5500, status: 'pending', paymentInfo: { status: paymentStatus } }) as Order;
const refused = (status: number) => Promise.reject(Object.assign(new Error('refused'), { status }));

/** Polls on a clock of its own: each wait jumps it forward, an answer takes no time unless it hangs. */
function scene(answers: (attempt: number) => Promise<PaymentCheck>, order?: () => Promise<Order>) {
  let clock = 0;
  const asked: number[] = [];
  const waiting: boolean[] = [];
  const timers: { at: number; ring: () => void }[] = [];
  const outcome = pollPayment({
    verify: () => {
      asked.push(clock / 1000);
      return answers(asked.length - 1);
    },
    order,
    now: () => clock,
    wait: (milliseconds) => new Promise((ring) => timers.push({ at: clock + milliseconds, ring })),
    onWaiting: (rateLimited) => waiting.push(rateLimited),
    isLeft: () => false,
  });
  let over = false;
  void outcome.finally(() => {
    over = true;
  });
  async function run() {
    while (!over) {
      // Answers that are there come before the next timer.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      const next = timers.sort((a, b) => a.at - b.at).shift();
      if (over || !next) continue;
      clock = Math.max(clock, next.at);
      next.ring();
    }
    return outcome;
  }
  return { run, asked, waiting, seconds: () => clock / 1000 };
}

describe('waiting for a payment', () => {
  it('asks after 1, 2, 4, 4, … seconds and gives up at 30 [PAY-20, PAY-21]', async () => {
    const { run, asked, seconds } = scene(async () => pending);
    expect(await run()).toEqual({ kind: 'timeout' });
    expect(asked).toEqual([0, 1, 3, 7, 11, 15, 19, 23, 27]);
    expect(seconds()).toBe(30);
  });

  it('ends with the order that the payment became [PAY-15]', async () => {
    const { run, asked } = scene(async (attempt) => (attempt < 2 ? pending : paid));
    expect(await run()).toEqual({ kind: 'success', placed });
    expect(asked).toEqual([0, 1, 3]);
  });

  it.each(['paid', 'success'])(
    'ends when the order itself says %s, whatever the check says [PAY-11, PAY-19]',
    async (status) => {
      const { run } = scene(
        () => refused(429),
        async () => orderWith(status),
      );
      expect(await run()).toEqual({ kind: 'success', placed });
    },
  );

  it('goes on while rate limited, by status or by code [PAY-17, PAY-18, PAY-23]', async () => {
    const answers = [refused.bind(null, 429), async () => ({ ...pending, code: 'rate_limited' as const })];
    const { run, waiting } = scene((attempt) => answers[attempt]?.() ?? Promise.resolve(attempt < 3 ? pending : paid));
    expect(await run()).toMatchObject({ kind: 'success' });
    expect(waiting).toEqual([true, true, false]);
  });

  it('goes on without a connection, and when the order is not there yet', async () => {
    const { run, asked } = scene(
      (attempt) => (attempt < 2 ? refused(0) : Promise.resolve(paid)),
      () => refused(404),
    );
    expect(await run()).toMatchObject({ kind: 'success' });
    expect(asked).toEqual([0, 1, 3]);
  });

  it('gives up at 30 s even when an answer hangs', async () => {
    const { run, seconds } = scene(() => new Promise(() => {}));
    expect(await run()).toEqual({ kind: 'timeout' });
    expect(seconds()).toBe(30);
  });

  it('stops early when the payment is being returned, no money was taken, or nobody is signed in', async () => {
    const returned = { ...pending, code: 'refund_pending', reason: 'goods_bought_since' } as const;
    expect(await scene(async () => returned).run()).toEqual({ kind: 'refund', reason: 'goods_bought_since' });
    expect(await scene(async () => ({ ...pending, code: 'nothing_paid' })).run()).toEqual({ kind: 'nothing' });
    expect(await scene(() => refused(401)).run()).toEqual({ kind: 'signed-out' });
  });
});
