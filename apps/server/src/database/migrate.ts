import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { DatabaseAddress } from './address.ts';
import { onStartConnection } from './connection/start-connection.ts';
import type { Db } from './pool.ts';
import { StartFailure } from './start-failure.ts';

interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

const ownMigrations = path.join(import.meta.dirname, 'migrations');
/** Any number, the same in every process: two servers that start together must not apply the same file. */
const advisoryLock = 6520_2026;

/**
 * Brings a database to this version's schema: applies the files `NNNN-name.sql` that it does not have yet, in order, each
 * in a transaction of its own. Returns their names. Throws `StartFailure` if one fails, or if what was applied is not what
 * lies here.
 */
export async function migrate(address: DatabaseAddress, folder = ownMigrations): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return onStartConnection(address, 'oja-migrate', async (client) => {
    await client.query("set client_min_messages = 'warning'");
    const applied: string[] = [];
    if (await hasAll(client, migrations)) return applied;
    for (let name = await applyNext(client, migrations); name; name = await applyNext(client, migrations)) {
      applied.push(name);
    }
    return applied;
  });
}

/** Asked first, because most starts change nothing and need not wait for anybody. */
async function hasAll(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('schema_migrations') is not null as exists",
  );
  return rows[0]?.exists === true && firstMissing(migrations, await readApplied(client)) === undefined;
}

type Applied = Pick<Migration, 'name' | 'checksum'>;

async function readApplied(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name');
  return rows;
}

let ownNames: Promise<string[]> | undefined;

/**
 * Whether a database has all that this version needs. It may have more: while a newer version takes over, this one goes on
 * serving.
 */
export async function isMigrated(db: Db): Promise<boolean> {
  ownNames ??= readdir(ownMigrations);
  const names = (await ownNames).filter((name) => name.endsWith('.sql'));
  const { rows } = await sql<{ missing: number }>`
    select count(*)::integer as missing from unnest(${names}::text[]) as own (name)
    where not exists (select from schema_migrations where schema_migrations.name = own.name)`.execute(db);
  return rows[0]?.missing === 0;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  const numbers = new Set<string>();
  for (const name of names) {
    const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
    if (!number) throw new StartFailure(`Migration ${name} must be named like 0001-accounts.sql.`);
    if (numbers.has(number)) throw new StartFailure(`There are two migrations with the number ${number}.`);
    numbers.add(number);
  }
  return Promise.all(
    names.map(async (name) => {
      // Line ends differ between checkouts.
      const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies the first migration that is missing and names it; null when there is none. */
async function applyNext(client: pg.Client, migrations: readonly Migration[]): Promise<string | null> {
  await client.query('begin');
  try {
    // A file may fill a large table, and another process that is at it may take as long.
    await client.query("set local statement_timeout = '60min'");
    await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    );
    const next = firstMissing(migrations, await readApplied(client));
    if (next) await apply(client, next);
    await client.query('commit');
    return next?.name ?? null;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

function firstMissing(migrations: readonly Migration[], applied: readonly Applied[]): Migration | undefined {
  for (const [position, { name, checksum }] of applied.entries()) {
    const ours = migrations.find((migration) => migration.name === name);
    if (!ours) throw new StartFailure(`Migration ${name} was applied to this database but is missing here.`);
    if (ours.checksum !== checksum) throw new StartFailure(`Migration ${name} was changed after it was applied.`);
    const skipped = migrations[position];
    if (skipped && skipped.name < name) {
      throw new StartFailure(`Migration ${skipped.name} comes before ${name}, which was applied already: renumber it.`);
    }
  }
  return migrations[applied.length];
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) throw error;
    const place = error.position ? ` at ${lineAndColumn(sql, Number(error.position))}` : '';
    const what = error.message.replaceAll('\n', ' ');
    throw new StartFailure(`Migration ${name} failed${place}: ${what} (${error.code}). Nothing of it was applied.`);
  }
  await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
}

/** PostgreSQL counts characters from 1 over the whole file. */
function lineAndColumn(sql: string, position: number): string {
  const before = [...sql].slice(0, position - 1).join('');
  return `line ${before.split('\n').length}, column ${before.length - before.lastIndexOf('\n')}`;
}
