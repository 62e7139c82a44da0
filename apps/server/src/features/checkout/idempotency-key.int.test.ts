import { fillCart } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import type { Buyer } from '@oja/testing/people/newcomer';
import { giveCredit } from '@oja/testing/rows/give-credit';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetKeys, keepAnswer, keyedRequest } from '../../http/idempotency.ts';
import { newId } from '../../platform/ids.ts';
import { expireHold, signal } from '../../testing/payment-steps.ts';
import { buyerWith, createTill, expectConserved, type Till } from '../../testing/till.ts';
import { sweepHolds } from '../payments/reconciler/sweep-holds.ts';
import { placeCardOrder } from './place-card-order.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());
afterEach(() => expectConserved(shop));

async function post(buyer: Buyer, path: string, key: string, body: object) {
  const response = await buyer.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-requested-with': 'app', 'idempotency-key': key },
    body: JSON.stringify(body),
  });
  const { status, headers } = response;
  return { status, retryAfter: headers.get('retry-after'), body: (await response.json()) as never as Answer };
}
interface Answer {
  orderId?: string;
  data?: { authorization_url: string; reference: string };
  error?: { code: string };
}
const initialize = (buyer: Buyer, key: string, body: object) => post(buyer, '/api/payment/initialize', key, body);
const byCredit = (buyer: Buyer, key: string, body: object) =>
  post(buyer, '/api/orders', key, { ...body, method: 'credit' });

async function buyerWithCredit() {
  const product = await plainProduct(shop.db, { stock: 50 });
  const buyer = await buyerWith(shop, { product });
  await giveCredit(shop.db, buyer.id, 10_000_000);
  return { buyer, product };
}
const keysOf = (buyer: Buyer) =>
  shop.db.selectFrom('idempotency_keys').select(['key', 'state', 'status']).where('user_id', '=', buyer.id).execute();
const ordersOf = (buyer: Buyer) => shop.db.selectFrom('orders').select('id').where('buyer_id', '=', buyer.id).execute();

describe('a credit order under a key', () => {
  it('is placed once, and the replay gets the very answer', async () => {
    const { buyer } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    const first = await byCredit(buyer, 'first', draft);
    expect(first.status).toBe(200);
    expect(await byCredit(buyer, 'first', draft)).toEqual(first);
    expect(await keysOf(buyer)).toEqual([{ key: 'first', state: 'done', status: 200 }]);
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('answers 409 with Retry-After while its twin is at work, and carries out ten at once as one', async () => {
    const { buyer } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    await shop.db.transaction().execute(async (tx) => {
      const name = JSON.stringify([buyer.id, 'placeCreditOrder', 'twin']);
      await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 1))`.execute(tx);
      expect(await byCredit(buyer, 'twin', draft)).toMatchObject({
        status: 409,
        retryAfter: '2',
        body: { error: { code: 'request_in_progress' } },
      });
    });
    const answers = await Promise.all(Array.from({ length: 10 }, () => byCredit(buyer, 'twin', draft)));
    expect([...new Set(answers.map(({ status }) => status))].sort()).toEqual(
      answers.some(({ status }) => status === 409) ? [200, 409] : [200],
    );
    expect(await ordersOf(buyer)).toHaveLength(1);
  });

  it('answers 422 to the same key with another body, and 400 to one that is too long or empty', async () => {
    const { buyer, product } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    await byCredit(buyer, 'changed', draft);
    await fillCart(buyer, { product });
    const other = await draftFor(buyer);
    expect(await byCredit(buyer, 'changed', other)).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    expect((await byCredit(buyer, 'x'.repeat(256), other)).status).toBe(400);
    expect((await byCredit(buyer, ' ', other)).status).toBe(400);
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect((await byCredit(buyer, 'x'.repeat(255), other)).status).toBe(200);
  });

  it('never weakens the order id: under other keys the same id is the same order, and somebody else’s is refused', async () => {
    const { buyer, product } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    const first = await byCredit(buyer, 'one', draft);
    expect((await byCredit(buyer, 'two', draft)).body).toEqual(first.body);
    const stranger = await buyerWith(shop, { product });
    await giveCredit(shop.db, stranger.id, 10_000_000);
    const theirs = await draftFor(stranger, { orderId: draft.orderId });
    expect(await byCredit(stranger, 'one', theirs)).toMatchObject({
      status: 409,
      body: { error: { code: 'checkout_conflict' } },
    });
    expect(await ordersOf(buyer)).toHaveLength(1);
    expect(await ordersOf(stranger)).toEqual([]);
  });

  it('keeps no refusal: the same key may try again when the reason is gone', async () => {
    const product = await plainProduct(shop.db);
    const buyer = await buyerWith(shop, { product });
    const draft = await draftFor(buyer);
    expect((await byCredit(buyer, 'poor', draft)).body.error?.code).toBe('not_enough_credit');
    expect(await keysOf(buyer)).toEqual([]);
    await giveCredit(shop.db, buyer.id, 10_000_000);
    expect((await byCredit(buyer, 'poor', draft)).status).toBe(200);
  });
});

describe('a card payment under a key', () => {
  it('is begun once; the replay gets the same page, the changed one 422, and other routes know the key not', async () => {
    const { buyer } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    const first = await initialize(buyer, 'card', draft);
    expect(first.status).toBe(200);
    expect(await initialize(buyer, 'card', draft)).toEqual(first);
    expect((await initialize(buyer, 'card', { ...draft, orderId: newId() })).status).toBe(422);
    expect((await byCredit(buyer, 'card', { ...draft, orderId: newId() })).status).toBe(200);
  });

  it('whose process died is taken over, once it cannot be alive any more', async () => {
    const { buyer } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    const { provider } = shop.payments;
    if (!provider) throw new Error('No provider.');
    // The process that takes the payment to the provider never comes back from it.
    const dead = { ...provider, initialize: () => new Promise<never>(() => undefined) };
    const request = { headers: { 'idempotency-key': 'died' } } as never;
    const session = { userId: buyer.id } as never;
    void placeCardOrder(
      { ...shop, payments: { ...shop.payments, provider: dead } },
      session,
      draft,
      keyedRequest(request, session, 'initializePayment', draft),
    );
    const attempts = () =>
      shop.db.selectFrom('payments').select(['reference', 'state']).where('checkout_id', '=', draft.orderId).execute();
    await vi.waitUntil(async () => (await attempts())[0]?.state === 'sent');
    expect(await initialize(buyer, 'died', draft)).toMatchObject({
      status: 409,
      retryAfter: '2',
      body: { error: { code: 'request_in_progress' } },
    });
    await sql`update idempotency_keys set claimed_at = now() - interval '31 seconds'
              where user_id = ${buyer.id}`.execute(shop.db);
    await sql`update provider_calls set sent_at = now() - interval '31 seconds'
              where finished_at is null`.execute(shop.db);
    const again = await initialize(buyer, 'died', draft);
    expect(again.status).toBe(200);
    expect(await attempts()).toMatchObject([{ state: 'sent' }, { state: 'initialized' }]);
    expect(await initialize(buyer, 'died', draft)).toEqual(again);
    expect(await keysOf(buyer)).toEqual([{ key: 'died', state: 'done', status: 200 }]);
  });

  it('does not bring a hold back that has ended: what the order id says stands', async () => {
    const { buyer } = await buyerWithCredit();
    const draft = await draftFor(buyer);
    await initialize(buyer, 'late', draft);
    await expireHold(shop, draft.orderId);
    await sweepHolds(shop, signal);
    expect(await initialize(buyer, 'late', draft)).toMatchObject({
      status: 409,
      body: { error: { code: 'checkout_closed' } },
    });
  });
});

it('an answer is kept under its own key, and under no other that is still at work', async () => {
  const [one, other] = [await buyerWithCredit(), await buyerWithCredit()];
  const asked = [
    [one.buyer.id, 'initializePayment', 'mine'],
    [one.buyer.id, 'initializePayment', 'next'],
    [one.buyer.id, 'placeCreditOrder', 'mine'],
    [other.buyer.id, 'initializePayment', 'mine'],
  ] as const;
  for (const [user_id, route, key] of asked) {
    await shop.db.insertInto('idempotency_keys').values({ user_id, route, key, request_hash: 'x' }).execute();
  }
  await shop.db.transaction().execute(async (tx) => {
    await keepAnswer(tx, { userId: one.buyer.id, route: 'initializePayment', key: 'mine', hash: 'x' }, { ok: true });
  });
  const done = shop.db.selectFrom('idempotency_keys').select(['user_id', 'route', 'key']).where('state', '=', 'done');
  expect(await done.where('request_hash', '=', 'x').execute()).toEqual([
    { user_id: one.buyer.id, route: 'initializePayment', key: 'mine' },
  ]);
  await shop.db.deleteFrom('idempotency_keys').where('request_hash', '=', 'x').execute();
});

it('keys are forgotten after two days, and half-done ones as soon as nobody can be at work on them [I25]', async () => {
  const { buyer } = await buyerWithCredit();
  await byCredit(buyer, 'old', await draftFor(buyer));
  await sql`insert into idempotency_keys (user_id, route, key, request_hash, claimed_at)
            values (${buyer.id}, 'placeCreditOrder', 'dead', 'x', now() - interval '31 seconds'),
              (${buyer.id}, 'placeCreditOrder', 'alive', 'x', now())`.execute(shop.db);
  await forgetKeys(shop.db);
  expect((await keysOf(buyer)).map(({ key }) => key).sort()).toEqual(['alive', 'old']);
  const forgetAfter = async (age: string) => {
    await sql`update idempotency_keys set created_at = now() - ${age}::interval where key = 'old'`.execute(shop.db);
    await forgetKeys(shop.db);
    return (await keysOf(buyer)).map(({ key }) => key).sort();
  };
  expect(await forgetAfter('47 hours')).toEqual(['alive', 'old']);
  expect(await forgetAfter('49 hours')).toEqual(['alive']);
});
