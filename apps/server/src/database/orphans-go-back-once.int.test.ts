import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { broken, checkMoney } from '../features/money-check/check-money.ts';
import { migrate } from './migrate.ts';

/** The migration that this is about. */
const name = '0026-orphans-go-back-once.sql';
const own = path.join(import.meta.dirname, 'migrations');
let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop schema public cascade; create schema public');
  folder = await mkdtemp(path.join(tmpdir(), 'oja-migrations-'));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function migrateWith(isWanted: (file: string) => boolean): Promise<void> {
  for (const file of (await readdir(own)).filter(isWanted)) await cp(path.join(own, file), path.join(folder, file));
  await migrate(database.address, folder);
}

interface Before {
  reference: string;
  returned: number;
  resolution: 'provider' | 'bank' | 'nothing_owed' | null;
  /** What the bank account was said to have sent. */
  sent?: number;
}

/** As it was written down before: paid with ₦500.00, booked, and closed by a word. */
async function wasKnown({ reference, returned, resolution, sent }: Before): Promise<void> {
  const { db } = database;
  await sql`insert into orphan_payments (reference, provider, provider_transaction_id, amount, currency, fees,
      confirmed_at, returned_amount, resolution, resolved_at)
    values (${reference}, 'paystack', 1, 50000, 'NGN', 0, now(), ${returned}, ${resolution},
      case when ${resolution}::text is not null then now() end)`.execute(db);
  await sql`insert into audit_log (id, actor, action, subject, details) values
    (gen_random_uuid(), 'provider', 'orphan.found', 'orphan:' || ${reference}::text, '{}'),
    (gen_random_uuid(), 'provider', 'orphan.confirmed', 'orphan:' || ${reference}::text, '{"amount": 50000}')`.execute(
    db,
  );
  await book(reference, 'orphan', { provider_clearing: 50_000, orphans_due: -50_000 });
  if (returned > 0) {
    await book(reference, 'orphan_returned', { orphans_due: returned, provider_clearing: -returned });
  }
  if (sent === undefined) return;
  await sql`insert into audit_log (id, actor, action, subject, details) values (gen_random_uuid(), 'system',
    'orphan.resolved', 'orphan:' || ${reference}::text,
    jsonb_build_object('resolution', 'bank', 'left', ${sent}::bigint))`.execute(db);
  await book(reference, 'orphan_returned', { orphans_due: sent, bank: -sent });
}

async function book(reference: string, kind: string, amounts: Record<string, number>): Promise<void> {
  await sql`insert into ledger_entries (id, transaction_id, kind, account, amount, reference)
    select gen_random_uuid(), transaction.id, ${kind}, key, value::bigint, ${reference}
    from (select gen_random_uuid() as id) transaction, jsonb_each_text(${JSON.stringify(amounts)}::jsonb)`.execute(
    database.db,
  );
}

it('what was closed by a word before, or left twice unseen, is in the books as it is now [B9]', async () => {
  await migrateWith((file) => file < name);
  await wasKnown({ reference: 'oja-open', returned: 10_000, resolution: null });
  await wasKnown({ reference: 'oja-sent', returned: 10_000, resolution: 'bank', sent: 40_000 });
  await wasKnown({ reference: 'oja-twice', returned: 50_000, resolution: 'bank', sent: 50_000 });
  await wasKnown({ reference: 'oja-nobodys', returned: 10_000, resolution: 'nothing_owed' });
  await wasKnown({ reference: 'oja-said', returned: 10_000, resolution: 'provider' });
  await migrateWith((file) => file >= name);
  const { rows: orphans } = await sql`
    select reference, bank_amount::int as sent, resolution, reopened_at is not null as reopened
    from orphan_payments order by reference`.execute(database.db);
  expect(orphans).toEqual([
    { reference: 'oja-nobodys', sent: 0, resolution: 'nothing_owed', reopened: false },
    { reference: 'oja-open', sent: 0, resolution: null, reopened: false },
    { reference: 'oja-said', sent: 0, resolution: null, reopened: true },
    { reference: 'oja-sent', sent: 40_000, resolution: 'bank', reopened: false },
    { reference: 'oja-twice', sent: 50_000, resolution: null, reopened: true },
  ]);
  expect(broken(await checkMoney(database.db, { atRest: false }))).toEqual([]);
});
