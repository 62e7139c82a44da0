import { openPayment } from '@oja/testing/buying/buy';
import { plainProduct } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { paidOrder } from '../../../testing/payment-steps.ts';
import { buyerWith, createTill, type Till } from '../../../testing/till.ts';
import { findWaiting } from './matters.queries.ts';
import type { WaitKind } from './waits.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

/** What waits, of these kinds: the ids of refunds, messages and reports, the references of payments and orphans. */
async function waiting(...kinds: WaitKind[]): Promise<string[]> {
  const found = await findWaiting(shop.db, null, 1000);
  return found
    .filter(({ kind }) => kinds.includes(kind))
    .map(({ kind, subject }) => `${kind} ${subject.slice(subject.indexOf(':') + 1)}`)
    .sort();
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

it('a refund waits for a person by its state, its age and what is odd about it, and no other does', async () => {
  const { reference } = await paidOrder(shop);
  const day = 24 * 60;
  const refund = async (columns: object) => {
    const id = newId();
    const usual = { id, reference, amount: 100, excess: 100, reason: 'at_provider', state: 'processed' };
    await shop.db
      .insertInto('refunds')
      .values({ ...usual, created_at: ago(1), ...columns } as never)
      .execute();
    return id;
  };
  // However long it waits for a person, it is one matter.
  const manual = await refund({ state: 'manual', created_at: ago(day + 1) });
  const overdue = await refund({ state: 'pending', created_at: ago(day + 1) });
  const excess = await refund({ matter: 'excess' });
  const twin = await refund({ matter: 'twin' });
  // And of those that wait for nobody each for one reason.
  await refund({ state: 'pending', created_at: ago(day - 1) });
  await refund({ created_at: ago(day + 1) });
  await refund({ state: 'closed', excess: 0, not_owed: 100, created_at: ago(day + 1) });
  await refund({ matter: 'excess', matter_closed_at: ago(1) });
  await refund({ matter: 'twin', matter_closed_at: ago(1) });
  expect(await waiting('refund_manual', 'refund_overdue', 'refund_excess', 'refund_twin')).toEqual([
    `refund_excess ${excess}`,
    `refund_manual ${manual}`,
    `refund_overdue ${overdue}`,
    `refund_twin ${twin}`,
  ]);
});

it('a payment that nobody here made waits until it is resolved, as another matter once too much of it went back', async () => {
  await sql`insert into orphan_payments (reference, provider, amount, returned_amount, bank_amount, written_off, resolved_at, resolution, reopened_at)
    values ('oja-unconfirmed', 'paystack', null, 0, 0, 0, null, null, null),
      ('oja-left', 'paystack', 100, 50, 20, 0, null, null, null),
      ('oja-just-returned', 'paystack', 100, 60, 40, 0, null, null, null),
      ('oja-resolved', 'paystack', 100, 50, 20, 0, now(), 'nothing_owed', null),
      ('oja-too-much', 'paystack', 100, 60, 41, 0, null, null, now()),
      ('oja-written-off', 'paystack', 100, 60, 41, 1, now(), 'written_off', null),
      ('oja-too-much-resolved', 'paystack', 100, 60, 41, 0, now(), 'bank', null)`.execute(shop.db);
  expect(await waiting('orphan', 'orphan_excess')).toEqual([
    'orphan oja-just-returned',
    'orphan oja-left',
    'orphan oja-unconfirmed',
    'orphan_excess oja-too-much',
  ]);
});

it('a message waits that is not applied for an hour, and what one told of that nobody has looked into since', async () => {
  const product = await plainProduct(shop.db, { stock: 20 });
  const open = async () => (await openPayment(await buyerWith(shop, { product }))).reference;
  const { reference: paid } = await paidOrder(shop);
  const message = async (columns: object) => {
    const id = newId();
    const usual = { id, provider: 'paystack', dedupe: id, raw: Buffer.from('{}') };
    await shop.db
      .insertInto('payment_inbox')
      .values({ ...usual, ...columns } as never)
      .execute();
    return id;
  };
  const stuck = await message({ received_at: ago(61) });
  await message({ received_at: ago(59) });
  await message({ received_at: ago(61), applied_at: ago(60) });
  const told = async (outcome: string, reference: string) => {
    await message({ outcome, reference, applied_at: ago(5) });
    return reference;
  };
  const closed = async (kind: string, reference: string, saw = true) => {
    await sql`insert into matters (kind, subject, since, closed_at, messages)
      select ${kind}, 'payment:' || reference, received_at - interval '1 day', now(),
        case when ${saw} then array[id] else '{}' end
      from payment_inbox where reference = ${reference}`.execute(shop.db);
  };
  const unconfirmed = await told('unconfirmed', await open());
  const again = await told('unconfirmed', await open());
  await closed('payment_unconfirmed', again, false);
  await closed('payment_unconfirmed', await told('unconfirmed', await open()));
  await told('unconfirmed', paid);
  await told('nothing_new', await open());
  const notListed = await told('not_listed', await open());
  const lookedIntoAsOther = await told('not_listed', await open());
  await closed('payment_unconfirmed', lookedIntoAsOther);
  await closed('refund_not_listed', await told('not_listed', await open()));
  expect(await waiting('message_stuck', 'payment_unconfirmed', 'refund_not_listed')).toEqual(
    [
      `message_stuck ${stuck}`,
      `payment_unconfirmed ${unconfirmed}`,
      `payment_unconfirmed ${again}`,
      `refund_not_listed ${notListed}`,
      `refund_not_listed ${lookedIntoAsOther}`,
    ].sort(),
  );
});

it('a report waits that differs, is refused or overdue, and none that is done without a difference or still young', async () => {
  const report = async (columns: object) => {
    const id = newId();
    await shop.db
      .insertInto('provider_reports')
      .values({ id, covers_from: ago(9), finished_at: ago(1), ...columns } as never)
      .execute();
    return id;
  };
  const settled = await report({ settled: 1 });
  const orphaned = await report({ orphaned: 1 });
  const differs = await report({ differences: '["x"]' });
  await report({ checked: 5, refunds_recorded: 1 });
  await report({ started_at: ago(25 * 60), refused_since: ago(3), refusal: '401' });
  const under = await report({ finished_at: null, settled: 1, differences: '["x"]', started_at: ago(23 * 60) });
  const kinds = ['report_differs', 'report_refused', 'report_overdue'] as const;
  const done = [differs, orphaned, settled].map((id) => `report_differs ${id}`).sort();
  expect(await waiting(...kinds)).toEqual(done);
  await sql`update provider_reports set started_at = ${ago(25 * 60)}, refused_since = now(), refusal = '401'
    where id = ${under}`.execute(shop.db);
  expect(await waiting(...kinds)).toEqual([...done, `report_overdue ${under}`, `report_refused ${under}`]);
});
