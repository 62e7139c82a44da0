import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paidOrder } from '../../../testing/payment-steps.ts';
import { createTill, type Till } from '../../../testing/till.ts';
import { findOpenThere, findUnlisted } from './provider-report.queries.ts';

let shop: Till;
beforeAll(async () => {
  shop = await createTill();
});
afterAll(() => shop.close());

const startedAt = new Date('2026-03-08T00:00:00.000Z');
const coversFrom = new Date('2026-03-01T00:00:00.000Z');
const report = { id: '', age: 0, cursor: null, startedAt, coversFrom };
const [before, within, after] = ['2026-02-28', '2026-03-04', '2026-03-09'];

/** A payment that came in while the report's time ran, of which this is otherwise. */
async function paid(otherwise: Record<string, string | null> = {}): Promise<string> {
  const { reference } = await paidOrder(shop);
  const columns = { created_at: within, settled_at: within, last_checked_at: within, ...otherwise };
  await shop.db
    .updateTable('payments')
    .set(columns as never)
    .where('reference', '=', reference)
    .execute();
  return reference;
}

async function contest(reference: string, dispute: Record<string, string | boolean | Date | null>): Promise<void> {
  await shop.db
    .insertInto('disputes')
    .values({ id: `d-${reference}`, reference, status: 'pending', opened_at: new Date(before), ...dispute } as never)
    .execute();
}

it('asks about payments that have come in and are not in the list: of its time, and older ones that are contested', async () => {
  const start = startedAt.toISOString();
  const from = coversFrom.toISOString();
  const wanted = [
    await paid(),
    await paid({ created_at: '2026-03-05', last_checked_at: null }),
    await paid({ created_at: '2026-02-01' }),
    await paid({ created_at: '2026-02-02' }),
  ];
  await contest(wanted[2] ?? '', {});
  await contest(wanted[3] ?? '', { resolved_at: within });
  // And of those that are left out each for one reason.
  await paid({ provider: 'credit' });
  await paid({ state: 'initialized', disposition: null });
  await paid({ reversed_at: within });
  await paid({ settled_at: start });
  await paid({ created_at: from });
  await contest(await paid({ created_at: from }), { resolved_at: from });
  await paid({ last_checked_at: start });
  await paid({ last_checked_at: after });
  const [one, two, three, four] = wanted;
  expect(await findUnlisted(shop.db, report, 20)).toEqual([three, four, one, two]);
  expect(await findUnlisted(shop.db, report, 2)).toEqual([three, four]);
});

it('asks about disputes that are older than the list and not over, and about orphans of which something is under way or refused', async () => {
  await sql`delete from disputes`.execute(shop.db);
  const lost = { resolved_at: within, resolution: 'merchant-accepted' };
  const wanted = ['oja-open', 'oja-lost', 'oja-refused', 'oja-under-way'];
  await contest('oja-open', {});
  await contest('oja-lost', lost);
  await contest('oja-of-the-list', { opened_at: coversFrom });
  await contest('oja-won', { ...lost, resolution: 'declined' });
  await contest('oja-counted', { ...lost, counted: true });
  const { reference } = await paidOrder(shop);
  await contest(reference, lost);
  await sql`insert into refunds (id, reference, amount, reason, state, dispute_id, created_at)
    values (gen_random_uuid(), ${reference}, 1000, 'reversed', 'processed', ${`d-${reference}`}, now())`.execute(
    shop.db,
  );
  await sql`insert into orphan_payments (reference, provider, under_way_amount)
    values ('oja-under-way', 'paystack', 1), ('oja-at-rest', 'paystack', 0)`.execute(shop.db);
  await sql`insert into orphan_payments (reference, provider, refused_since, refusal, resolved_at, resolution)
    values ('oja-refused', 'paystack', now(), 'no', null, null),
      ('oja-refused-and-closed', 'paystack', now(), 'no', now(), 'bank')`.execute(shop.db);
  wanted.sort();
  const ask = (after: string, most: number) => findOpenThere(shop.db, coversFrom, { after, most });
  expect(await ask('', 10)).toEqual(wanted);
  expect(await ask('', 2)).toEqual(wanted.slice(0, 2));
  expect(await ask(wanted[1] ?? '', 2)).toEqual(wanted.slice(2));
});
