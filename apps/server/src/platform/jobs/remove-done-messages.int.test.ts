import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addToOutbox } from '../../books/outbox.ts';
import { inTransaction } from '../../database/transaction.ts';
import { signal } from '../../testing/payment-steps.ts';
import { newId } from '../ids.ts';
import { keptFor, removeDoneMessages } from './remove-done-messages.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function aged(dedupe: string, days: number | null): Promise<void> {
  await sql`
    update outbox set done_at = now() - make_interval(days => ${days}::integer), payload = '{}' where dedupe = ${dedupe}
  `.execute(database.db);
}

it('mails and questions after accounts go when they are long done; orders and refunds keep their message: I11', async () => {
  const { db } = database;
  const mail = { to: 'ada@oja.test', subject: '', text: '', html: '' };
  await inTransaction(db, async (tx) => {
    for (const name of ['old mail', 'new mail', 'waiting mail']) await addToOutbox(tx, 'mail.send', name, mail);
    await addToOutbox(tx, 'password.forgotten', 'old question', { email: 'ada@oja.test' });
    await addToOutbox(tx, 'order.created', 'old order', { orderId: newId() });
    await addToOutbox(tx, 'refund.request', 'old refund', { refundId: newId() });
  });
  for (const name of ['old mail', 'old question', 'old order', 'old refund']) await aged(name, keptFor.days + 1);
  await aged('new mail', keptFor.days - 1);
  await removeDoneMessages(db, signal);
  const left = await db.selectFrom('outbox').select('dedupe').orderBy('dedupe').execute();
  expect(left.map(({ dedupe }) => dedupe)).toEqual(['new mail', 'old order', 'old refund', 'waiting mail']);
});

it('the mails that wait for an address are found without reading the outbox', async () => {
  const plan = await database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    return sql<{ 'QUERY PLAN': string }>`
      explain select from outbox where topic = 'mail.send' and payload ->> 'to' = ${'ada@oja.test'}`.execute(tx);
  });
  expect(plan.rows.map((row) => row['QUERY PLAN']).join()).toContain('outbox_mail_to');
});
