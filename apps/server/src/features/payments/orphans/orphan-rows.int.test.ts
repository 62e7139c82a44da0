import { kobo } from '@oja/domain/money/money';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Tx } from '../../../database/pool.ts';
import { newId } from '../../../platform/ids.ts';
import { markCounted } from '../disputes/disputes.queries.ts';
import { findOrphanMoney } from './orphan-money.queries.ts';
import {
  closeReturned,
  findConfirmedOrphan,
  insertOrphan,
  isKnownOrphan,
  noteOrphanRefused,
  recordAsked,
} from './orphans.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`delete from orphan_payments`.execute(database.db);
});

const money = { status: 'success', amount: kobo(500), requestedAmount: kobo(500), fees: kobo(5), currency: 'NGN' };
const payer = { payerEmail: 'ada@oja.example', channel: 'card' };
const found = (reference: string) => ({ ...money, ...payer, reference, transactionId: String(reference.length) });
const within = <T>(work: (tx: Tx) => Promise<T>) => database.db.transaction().execute(work);
const write = (reference: string, confirmed: boolean) =>
  within((tx) => insertOrphan(tx, reference, null, confirmed ? found(reference) : null));
const row = (reference: string) =>
  database.db.selectFrom('orphan_payments').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow();

it('an orphan is new once, and is confirmed once', async () => {
  expect(await write('oja-one', false)).toEqual({ isNew: true, isConfirmed: false });
  expect(await write('oja-one', false)).toEqual({ isNew: false, isConfirmed: false });
  expect(await write('oja-one', true)).toEqual({ isNew: false, isConfirmed: true });
  expect(await write('oja-one', true)).toEqual({ isNew: false, isConfirmed: false });
  expect(await write('oja-one', false)).toEqual({ isNew: false, isConfirmed: false });
  expect(await write('oja-second', true)).toEqual({ isNew: true, isConfirmed: true });
  expect(await row('oja-one')).toMatchObject({ amount: 500, currency: 'NGN', fees: 5, confirmed_at: expect.any(Date) });
});

it('an orphan is asked about once the provider has confirmed it, and it alone', async () => {
  await write('oja-unconfirmed', false);
  await write('oja-confirmed', true);
  expect(await findConfirmedOrphan(database.db, 'oja-unconfirmed')).toBeUndefined();
  expect(await findConfirmedOrphan(database.db, 'oja-nobody')).toBeUndefined();
  expect(await findConfirmedOrphan(database.db, 'oja-confirmed')).toMatchObject({
    reference: 'oja-confirmed',
    amount: 500,
  });
  expect(await isKnownOrphan(database.db, 'oja-unconfirmed')).toBe(true);
  expect(await isKnownOrphan(database.db, 'oja-nobody')).toBe(false);
});

it('what is under way of an orphan is as the latest question was answered, whichever answer comes last', async () => {
  await write('oja-asked', true);
  await write('oja-other', true);
  const asked = (second: number, underWay: number) =>
    within((tx) =>
      recordAsked(tx, {
        reference: 'oja-asked',
        returned: kobo(100),
        underWay: kobo(underWay),
        stuck: kobo(underWay),
        payer,
        askedAt: new Date(Date.UTC(2026, 2, 1, 0, 0, second)),
      }),
    );
  const underWay = async () => {
    const { under_way_amount: amount, attention_amount: stuck } = await row('oja-asked');
    expect(stuck).toBe(amount);
    return amount;
  };
  await asked(20, 50);
  expect(await underWay()).toBe(50);
  await asked(10, 90);
  expect(await underWay()).toBe(50);
  await asked(20, 70);
  expect(await underWay()).toBe(70);
  await asked(30, 0);
  expect(await underWay()).toBe(0);
  expect(await row('oja-asked')).toMatchObject({
    returned_amount: 100,
    asked_at: new Date('2026-03-01T00:00:30.000Z'),
  });
  expect(await row('oja-other')).toMatchObject({ returned_amount: 0, asked_at: null });
});

it('a refusal of what was asked about an orphan goes with the answer to a later question, not to an earlier one', async () => {
  await write('oja-asked', true);
  const at = (second: number) => new Date(Date.UTC(2026, 2, 1, 0, 0, second));
  const answered = (second: number) =>
    within((tx) =>
      recordAsked(tx, {
        reference: 'oja-asked',
        returned: kobo(0),
        underWay: kobo(0),
        stuck: kobo(0),
        payer,
        askedAt: at(second),
      }),
    );
  await noteOrphanRefused(database.db, { reference: 'oja-asked', askedAt: at(20) }, '404');
  await answered(10);
  expect(await row('oja-asked')).toMatchObject({ refusal: '404', refused_since: at(20) });
  await answered(30);
  expect(await row('oja-asked')).toMatchObject({ refusal: null, refused_since: null });
  // Refused twice since: the answer to what was asked between is older than the second no.
  for (const [second, why] of [
    [40, 'No'],
    [60, 'Never'],
    [50, 'Not now'],
  ] as const) {
    await noteOrphanRefused(database.db, { reference: 'oja-asked', askedAt: at(second) }, why);
  }
  await answered(55);
  expect(await row('oja-asked')).toMatchObject({ refusal: 'Never', refused_since: at(40) });
  await answered(60);
  expect(await row('oja-asked')).toMatchObject({ refusal: null, refused_since: null });
  await noteOrphanRefused(database.db, { reference: 'oja-asked', askedAt: at(59) }, 'Before it was answered');
  expect(await row('oja-asked')).toMatchObject({ refusal: null, refused_since: null });
  await noteOrphanRefused(database.db, { reference: 'oja-asked', askedAt: at(60) }, 'At the same moment');
  expect(await row('oja-asked')).toMatchObject({ refusal: 'At the same moment', refused_since: at(60) });
});

it('a refund of an orphan that a message tells of counts from when it came, and not twice', async () => {
  await write('oja-told', true);
  await write('oja-other', true);
  const tell = async (event: string, received: string, given: object = {}) => {
    const raw = Buffer.from(JSON.stringify({ event, data: { transaction_reference: 'oja-told', amount: 200 } }));
    await database.db
      .insertInto('payment_inbox')
      .values({
        id: newId(),
        provider: 'paystack',
        dedupe: `${event}:${received}`,
        reference: 'oja-told',
        raw,
        received_at: new Date(`2026-03-01T00:00:${received}.000Z`),
        ...given,
      })
      .execute();
  };
  const claims = async (reference: string) => {
    const orphan = (await findOrphanMoney(database.db, [reference])).get(reference);
    return orphan?.claims.filter(({ amount }) => amount > 0);
  };
  await within((tx) =>
    recordAsked(tx, {
      reference: 'oja-told',
      returned: kobo(0),
      underWay: kobo(100),
      stuck: kobo(0),
      payer,
      askedAt: new Date('2026-03-01T00:00:30.000Z'),
    }),
  );
  const asked = { id: 'under_way', why: 'at_provider', amount: 100 };
  // Counted when the provider was asked.
  await tell('refund.pending', '29');
  await tell('refund.processing', '31', { applied_at: new Date(), outcome: 'nothing_new' });
  expect(await claims('oja-told')).toEqual([asked]);
  await tell('refund.pending', '32');
  await tell('refund.processing', '33');
  expect(await claims('oja-told')).toMatchObject([asked, { why: 'told', amount: 200 }]);
  expect(await claims('oja-other')).toEqual([]);
  // As long as nobody has asked, all that was told: two began.
  await sql`update payment_inbox set reference = 'oja-other' where applied_at is null`.execute(database.db);
  expect(await claims('oja-other')).toMatchObject([{ why: 'told', amount: 400 }]);
  await sql`delete from payment_inbox`.execute(database.db);
});

it('an orphan of which all has gone back is closed, and neither another nor one that somebody has closed', async () => {
  for (const name of ['oja-back', 'oja-open', 'oja-bank']) await write(name, true);
  await sql`update orphan_payments set resolution = 'bank', resolved_at = now() where reference = 'oja-bank'`.execute(
    database.db,
  );
  await within((tx) => closeReturned(tx, 'oja-back'));
  await within((tx) => closeReturned(tx, 'oja-bank'));
  const resolutions = ['oja-back', 'oja-open', 'oja-bank'].map(async (name) => (await row(name)).resolution);
  expect(await Promise.all(resolutions)).toEqual(['provider', null, 'bank']);
});

it('of lost disputes those are counted that are named', async () => {
  await sql`insert into disputes (id, reference, status) values ('one', 'oja-one', 'resolved'), ('two', 'oja-one', 'resolved'),
    ('three', 'oja-one', 'resolved')`.execute(database.db);
  await within((tx) => markCounted(tx, ['one', 'three']));
  const counted = database.db.selectFrom('disputes').select('id').where('counted', '=', true).orderBy('id');
  expect(await counted.execute()).toEqual([{ id: 'one' }, { id: 'three' }]);
});
