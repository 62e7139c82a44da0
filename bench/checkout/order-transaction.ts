import { globSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { capture } from '../../scripts/lib/run.ts';
import type { BenchShop } from '../lib/shop.ts';
import { type BenchBuyer, BUYERS } from './buyers.ts';

/** Debian keeps it out of the PATH, behind a wrapper that knows only its own clusters. */
export async function findPgbench(): Promise<string | undefined> {
  const candidates = [...globSync('/usr/lib/postgresql/*/bin/pgbench').sort().reverse(), 'pgbench'];
  for (const candidate of candidates) {
    const works = await capture(candidate, ['--version']).then(
      ({ code }) => code === 0,
      () => false,
    );
    if (works) return candidate;
  }
  return undefined;
}

/** What the script looks up by number. */
export async function numberRows({ db }: BenchShop, buyers: readonly BenchBuyer[]): Promise<void> {
  await sql`create table bench_products as
    select row_number() over (order by id)::int as n, id from products`.execute(db);
  await sql`create table bench_buyers as
    select n::int, id from unnest(${buyers.map(({ id }) => id)}::uuid[]) with ordinality as buyer (id, n)`.execute(db);
  await sql`alter table bench_products add primary key (n)`.execute(db);
  await sql`alter table bench_buyers add primary key (n)`.execute(db);
  await sql`analyze bench_products, bench_buyers`.execute(db);
}

/** Orders a second by SQL alone, from as many clients as there are buyers. */
export async function transactionsPerSecond(pgbench: string, { address }: BenchShop, seconds: number): Promise<number> {
  const script = path.join(import.meta.dirname, 'order-transaction.sql');
  const { code, output } = await capture(
    pgbench,
    ['-n', '-M', 'prepared', '-c', String(BUYERS), '-j', '1', '-T', String(seconds), '-f', script],
    {
      env: {
        PGHOST: address.host,
        PGPORT: String(address.port),
        PGUSER: address.user,
        PGPASSWORD: address.password,
        PGDATABASE: address.database,
      },
    },
  );
  const rate = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (code !== 0 || !(rate > 0)) throw new Error(`pgbench:\n${output}`);
  return rate;
}
