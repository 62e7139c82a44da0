import { openPayment, payOnPage } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '../../../platform/payments/payment-provider.ts';
import { expireHold, paidOrder, paymentOf, signal, verify } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';
import { checkPayment } from '../check-payment.ts';
import { findDuePayments, lookAgainSoon, planNextCheck } from '../payments.queries.ts';
import { sweepHolds } from './sweep-holds.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await sql`update payments set next_check_at = now() + interval '1 day'`.execute(shop.db);
});

const opened = async () => openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
const change = (reference: string, columns: object) =>
  shop.db.updateTable('payments').set(columns).where('reference', '=', reference).execute();
const past = (seconds: number) => new Date(Date.now() - seconds * 1000);

/** The shop with a provider that answers like this; what it is asked about is written down. */
function asking(verifyOne: PaymentProvider['verify']) {
  const asked: string[] = [];
  const { provider } = shop.payments;
  if (!provider) throw new Error('There is no provider.');
  const answer: PaymentProvider['verify'] = (reference) => {
    asked.push(reference);
    return verifyOne(reference);
  };
  return { asked, shop: { ...shop, payments: { ...shop.payments, provider: { ...provider, verify: answer } } } };
}
const unknown: PaymentProvider['verify'] = async () => ({ kind: 'unknown', cause: 'no answer' });

describe('a payment that is due', () => {
  it('is found while nothing is known of its money, the longest due first', async () => {
    const [first, second, third, later, closed] = [
      await opened(),
      await opened(),
      await opened(),
      await opened(),
      await opened(),
    ].map(({ reference }) => reference) as [string, string, string, string, string];
    const { reference: paid } = await paidOrder(shop);
    await change(first, { next_check_at: past(30), state: 'sent' });
    await change(second, { next_check_at: past(20) });
    await change(third, { next_check_at: past(10), state: 'created' });
    await change(later, { next_check_at: past(-60) });
    await change(closed, { next_check_at: past(40), state: 'closed' });
    await change(paid, { next_check_at: past(40) });
    const due = async (most: number) => (await findDuePayments(shop.db, most)).map(({ reference }) => reference);
    expect(await due(10)).toEqual([first, second, third]);
    expect(await due(2)).toEqual([first, second]);
  });

  it('is planned anew once, and no other with it', async () => {
    const [due, other, later, paid] = [await opened(), await opened(), await opened(), await paidOrder(shop)];
    const since = past(5);
    for (const { reference } of [due, other, paid]) await change(reference, { next_check_at: since });
    expect(await planNextCheck(shop.db, paid.reference, 120)).toBe(false);
    expect(await planNextCheck(shop.db, later.reference, 120)).toBe(false);
    expect(await planNextCheck(shop.db, due.reference, 120)).toBe(true);
    expect(await planNextCheck(shop.db, due.reference, 300)).toBe(false);
    const { created_at, next_check_at } = await paymentOf(shop, due.reference);
    expect(Number(next_check_at) - Number(created_at)).toBe(120_000);
    for (const { reference } of [other, paid]) {
      expect((await paymentOf(shop, reference)).next_check_at).toEqual(since);
    }
  });

  it('that got no answer is opened again for a look soon, unless its money came meanwhile, and no other with it', async () => {
    const [due, other, paid] = [await opened(), await opened(), await paidOrder(shop)];
    const states = [due.reference, other.reference, paid.reference];
    for (const reference of [due.reference, other.reference])
      await change(reference, { state: 'closed', next_check_at: null });
    await lookAgainSoon(shop.db, { reference: due.reference, state: 'initialized', age: 0 }, 60);
    await lookAgainSoon(shop.db, { reference: paid.reference, state: 'initialized', age: 0 }, 60);
    const now = await Promise.all(states.map((reference) => paymentOf(shop, reference)));
    expect(now.map(({ state }) => state)).toEqual(['initialized', 'closed', 'succeeded']);
    expect(now[1]?.next_check_at).toBeNull();
  });
});

it('before a hold ends its open pages are asked about, and nobody else’s', async () => {
  const [ended, living] = [await opened(), await opened()];
  const further = `${ended.reference}2`;
  await sql`insert into payments (reference, checkout_id, provider, amount, currency, state)
    select ${further}, checkout_id, provider, amount, currency, 'init_failed' from payments
    where reference = ${ended.reference}`.execute(shop.db);
  await expireHold(shop, ended.orderId);
  const { asked, shop: silent } = asking(unknown);
  await sweepHolds(silent, signal);
  expect(asked).toEqual([ended.reference]);
  expect(asked).not.toContain(living.reference);
});

describe('a question about a payment', () => {
  it('is nobody else’s to ask for ten seconds, and is over with its answer or without one', async () => {
    const { reference } = await opened();
    const kept: number[] = [];
    const answers: PaymentProvider['verify'][] = [unknown, (asked) => shop.payments.provider?.verify(asked) as never];
    for (const answer of answers) {
      const { shop: look } = asking(async (asked) => {
        kept.push(Number((await paymentOf(shop, reference)).checking_until) - Date.now());
        return answer(asked);
      });
      await checkPayment(look, reference, { asOftenAsNeeded: true });
      expect((await paymentOf(shop, reference)).checking_until).toBeNull();
    }
    expect(kept).toHaveLength(2);
    for (const milliseconds of kept) {
      expect(milliseconds).toBeGreaterThan(5_000);
      expect(milliseconds).toBeLessThanOrEqual(10_000);
    }
  });

  it('leaves alone what somebody else is asking just now', async () => {
    const [one, other] = [await opened(), await opened()];
    const until = new Date(Date.now() + 10_000);
    await change(other.reference, { checking_until: until, provider_status: 'ongoing' });
    expect(await checkPayment(shop, one.reference)).toEqual({ kind: 'wait' });
    expect(await paymentOf(shop, other.reference)).toMatchObject({ checking_until: until, provider_status: 'ongoing' });
    expect(await checkPayment(shop, other.reference)).toEqual({ kind: 'busy' });
  });
});

it('why money goes back is told by the first refund of this very payment', async () => {
  const product = await plainProduct(shop.db);
  const buyer = await buyerWith(shop, { product });
  const [first, second] = [await openPayment(buyer), await openPayment(buyer)];
  for (const { url, reference } of [second, first]) {
    await payOnPage(url);
    await verify(buyer, reference);
  }
  await sql`insert into refunds (id, reference, amount, excess, reason, state, created_at)
    values (gen_random_uuid(), ${first.reference}, 1000, 1000, 'at_provider', 'pending', now() + interval '1 minute'),
      (gen_random_uuid(), ${second.reference}, 1000, 1000, 'at_provider', 'pending', now() - interval '1 minute')`.execute(
    shop.db,
  );
  expect(await verify(buyer, first.reference)).toMatchObject({ code: 'refund_pending', reason: 'duplicate_payment' });
});
