import { openPayment } from '@oja/testing/buying/buy';
import { draftFor } from '@oja/testing/buying/order-draft';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { behave, paymentOf } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';
import {
  findLatestAttempt,
  finishCall,
  markInitFailed,
  markInitialized,
  markSent,
} from './payment-attempts.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const opened = async () => openPayment(await buyerWith(shop, { product: await plainProduct(shop.db) }));
const change = (reference: string, columns: object) =>
  shop.db.updateTable('payments').set(columns).where('reference', '=', reference).execute();
const stateOf = async (reference: string) => (await paymentOf(shop, reference)).state;
const callsOf = (reference: string) =>
  shop.db
    .selectFrom('provider_calls')
    .select(['kind', 'outcome', 'http_status'])
    .where('reference', '=', reference)
    .where('finished_at', 'is not', null)
    .execute();

it('an attempt is taken to the provider once, and only from its beginning', async () => {
  const [one, other] = [await opened(), await opened()];
  for (const { reference } of [one, other]) await change(reference, { state: 'created' });
  const take = (reference: string) => shop.db.transaction().execute((tx) => markSent(tx, reference));
  expect(await take(one.reference)).toMatchObject({ amount: 275_000, currency: 'NGN' });
  expect(await take(one.reference)).toBeUndefined();
  expect([await stateOf(one.reference), await stateOf(other.reference)]).toEqual(['sent', 'created']);
});

it('what the provider answered changes the attempt that was sent, and none that is further', async () => {
  const [answered, refused, sent, paid] = [await opened(), await opened(), await opened(), await opened()].map(
    ({ reference }) => reference,
  ) as [string, string, string, string];
  for (const reference of [answered, refused, sent]) await change(reference, { state: 'sent' });
  await change(paid, { state: 'closed' });
  await shop.db.transaction().execute(async (tx) => {
    await markInitialized(tx, answered, 'https://pay.example/a');
    await markInitialized(tx, paid, 'https://pay.example/b');
    await markInitFailed(tx, refused);
    await markInitFailed(tx, paid);
  });
  const states = await Promise.all([answered, refused, sent, paid].map(stateOf));
  expect(states).toEqual(['initialized', 'init_failed', 'sent', 'closed']);
});

it('the latest attempt is the one that was made last; a call about it is under way for fifteen seconds', async () => {
  const { reference, orderId } = await opened();
  await change(reference, { created_at: new Date(Date.now() - 60_000) });
  const latest = () => shop.db.transaction().execute((tx) => findLatestAttempt(tx, orderId, 30));
  expect(await latest()).toMatchObject({ reference, state: 'initialized', pageIsOpen: false, calling: false });
  expect(await latest()).toMatchObject({ authorization_url: expect.any(String) });
  const next = `oja-${newId()}`;
  await sql`insert into payments (reference, checkout_id, provider, amount, currency, state)
    select ${next}, checkout_id, provider, amount, currency, 'sent' from payments where reference = ${reference}`.execute(
    shop.db,
  );
  expect(await latest()).toMatchObject({ reference: next, pageIsOpen: false, calling: false });
  const call = async (about: string, age: number, finished: boolean) => {
    const id = newId();
    await sql`insert into provider_calls (id, reference, kind, sent_at, finished_at)
      values (${id}, ${about}, 'initialize', now() - make_interval(secs => ${age}), case when ${finished}::boolean then now() end)`.execute(
      shop.db,
    );
    return id;
  };
  await call(next, 15, false);
  await call(next, 1, true);
  await call(reference, 1, false);
  expect(await latest()).toMatchObject({ calling: false });
  const [one, other] = [await call(next, 13, false), await call(next, 13, false)];
  expect(await latest()).toMatchObject({ calling: true });
  await shop.db.transaction().execute((tx) => finishCall(tx, one, 'success', 200));
  expect(await latest()).toMatchObject({ calling: true });
  await shop.db.transaction().execute((tx) => finishCall(tx, other, 'success', 200));
  expect(await latest()).toMatchObject({ calling: false });
});

it.each([
  ['with a page', undefined, { outcome: 'success', http_status: 200 }],
  ['without a page', 'no_authorization_url', { outcome: 'no_authorization_url', http_status: 200 }],
  ['with an error', 'error', { outcome: 'unknown', http_status: null }],
])('a call that is answered %s stands on record as that', async (_, fault, record) => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db) });
  await behave(shop, fault === undefined ? {} : { faults: { initialize: [fault] } });
  const draft = await draftFor(buyer);
  await openPayment(buyer, draft).catch(() => undefined);
  const [attempt] = await shop.db
    .selectFrom('payments')
    .select('reference')
    .where('checkout_id', '=', draft.orderId)
    .execute();
  expect(await callsOf(attempt?.reference ?? '')).toEqual([{ kind: 'initialize', ...record }]);
});

it('a call that the provider refuses stands on record with its status', async () => {
  const buyer = await buyerWith(shop, { product: await plainProduct(shop.db, { price: 2000 }) });
  const draft = await draftFor(buyer);
  await expect(openPayment(buyer, draft)).rejects.toMatchObject({ code: 'payment_init_failed' });
  const [attempt] = await shop.db
    .selectFrom('payments')
    .select(['reference', 'state'])
    .where('checkout_id', '=', draft.orderId)
    .execute();
  expect(attempt?.state).toBe('init_failed');
  expect(await callsOf(attempt?.reference ?? '')).toEqual([
    { kind: 'initialize', outcome: 'refused', http_status: 400 },
  ]);
});
