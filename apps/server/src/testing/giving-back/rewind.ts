import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';

/** What plays change, and what time passes for; of what is only ever added to no time is looked at. */
const moved = [
  'payments',
  'refunds',
  'disputes',
  'payment_inbox',
  'outbox',
  'provider_calls',
  'provider_reports',
  'matters',
  'checkouts',
  'orders',
  'order_sellers',
];
const added = [
  'line_cancellations',
  'ledger_entries',
  'audit_log',
  'audit_log_end',
  'store_credits',
  'idempotency_keys',
];

/**
 * Keeps the database as it is now: `rewind_to_start()` brings it back to that, and `let_time_pass(seconds)` makes all that
 * is written down so much older. Both are past the triggers that guard what must never change.
 */
export async function keepStart(db: Db): Promise<void> {
  await sql`create schema start`.execute(db);
  for (const table of [...moved, ...added]) {
    await sql`create table start.${sql.raw(table)} as table public.${sql.raw(table)}`.execute(db);
  }
  const back = [...moved, ...added].map(
    (table) => `delete from public.${table}; insert into public.${table} table start.${table};`,
  );
  const times = await timesOf(db);
  const older = moved.map((table) => `update public.${table} set ${times(table)};`);
  await define(db, 'rewind_to_start()', back);
  await define(db, 'let_time_pass(seconds float8)', older);
}

async function define(db: Db, name: string, statements: readonly string[]): Promise<void> {
  await sql`create function ${sql.raw(name)} returns void language plpgsql set session_replication_role = replica
    as ${sql.lit(`begin ${statements.join('\n')} end`)}`.execute(db);
}

async function timesOf(db: Db): Promise<(table: string) => string> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type = 'timestamp with time zone'
  `.execute(db);
  return (table) =>
    rows
      .filter((row) => row.table === table)
      .map(({ column }) => `${column} = ${column} - make_interval(secs => seconds)`)
      .join(', ');
}

export const rewindToStart = (db: Db) => call(db, sql`rewind_to_start()`);
export const letTimePass = (db: Db, seconds: number) => call(db, sql`let_time_pass(${seconds}::float8)`);

async function call(db: Db, what: RawBuilder<unknown>): Promise<void> {
  await sql`select ${what}`.execute(db);
}
