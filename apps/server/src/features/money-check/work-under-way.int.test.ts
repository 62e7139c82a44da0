import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../platform/ids.ts';
import { paidOrder, relay } from '../../testing/payment-steps.ts';
import { createTill, type Till } from '../../testing/till.ts';
import { wasCalmSince } from './work-under-way.queries.ts';

let shop: Till;
/** Later than anything that has happened here. */
const since = new Date('2100-01-01T00:00:00.000Z');

beforeAll(async () => {
  shop = await createTill();
  const { reference } = await paidOrder(shop);
  await relay(shop);
  await sql`delete from outbox where done_at is null`.execute(shop.db);
  await sql`delete from payment_inbox`.execute(shop.db);
  await sql`insert into payment_inbox (id, provider, dedupe, reference, raw, digest, applied_at)
    values (${newId()}, 'paystack', 'one', ${reference}, null, sha256('x'), now())`.execute(shop.db);
  await sql`insert into refunds (id, reference, amount, reason, state)
    values (${newId()}, ${reference}, 1000, 'reversed', 'processed')`.execute(shop.db);
});
afterAll(() => shop.close());

it.each([
  ['payments', 'updated_at'],
  ['refunds', 'updated_at'],
  ['payment_inbox', 'received_at'],
  ['payment_inbox', 'applied_at'],
  ['outbox', 'created_at'],
  ['outbox', 'done_at'],
])('what has moved since a moment, be it at that very moment, is seen by %s.%s', async (table, column) => {
  const move = (to: Date) => sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}`.execute(shop.db);
  await move(new Date(since.getTime() - 1));
  expect(await wasCalmSince(shop.db, since)).toBe(true);
  await move(since);
  expect(await wasCalmSince(shop.db, since)).toBe(false);
  await move(new Date(since.getTime() - 1));
});
