import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { columnTypes } from '../../database/column-types.ts';
import type { Db } from '../../database/pool.ts';
import type { Database } from '../../database/types.generated.ts';

/** What a story is told in: commands take the database for any other, and what they write is of the time that is set. */
export interface SetClock {
  db: Db;
  setClock(at: Date): Promise<void>;
}

/**
 * Does work in the transaction that the connection has open. Each transaction of a command is a savepoint of it: all of the
 * work comes to pass, or nothing.
 */
export function inOneTransaction(client: pg.Client): Db {
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: poolOfOne(client) }) });
}

/** What Kysely says around a transaction, as it is said inside another one. */
const inside = new Map([
  ['begin', 'savepoint act'],
  ['start transaction isolation level read committed', 'savepoint act'],
  ['commit', 'release savepoint act'],
  ['rollback', 'rollback to savepoint act'],
]);

/** Longer texts are bulk loads, no two alike. */
const longestText = 8000;
const names = new Map<string, string>();

/** Acts repeat each other: each statement is planned once. Not among the names of the pool, of which there are only so many. */
function nameOf(text: string, values: readonly unknown[]): string | undefined {
  if (values.length === 0 || text.length > longestText) return undefined;
  const name = names.get(text) ?? `act_${names.size}`;
  names.set(text, name);
  return name;
}

function poolOfOne(client: pg.Client): PostgresPool {
  let before: Promise<unknown> = Promise.resolve();
  const shared = {
    // One after the other: who asks two things at once takes it for two connections.
    query: (text: string, values: unknown[]) => {
      const name = nameOf(text, values);
      const asked = before.then(() =>
        client.query({ text: inside.get(text) ?? text, values, types: columnTypes, ...(name && { name }) }),
      );
      before = asked.catch(() => undefined);
      return asked;
    },
    release: () => undefined,
  } as unknown as PostgresPoolClient;
  return { connect: async () => shared, end: async () => undefined } as unknown as PostgresPool;
}

/** Functions of PostgreSQL by which statements and triggers tell the time. */
const clocks = ['now', 'clock_timestamp'] as const;

/**
 * Does work in an open transaction whose clock is set: there PostgreSQL's own clocks are hidden behind functions of the same
 * names, and columns that are filled in by a clock are filled in by those. Before it ends all is as it was; nobody else ever
 * sees it. The tables are locked until the transaction ends.
 */
export async function withSetClock<T>(client: pg.Client, work: (clock: SetClock) => Promise<T>): Promise<T> {
  const columns = await columnsByClock(client);
  await client.query('create schema demo_clock');
  for (const clock of clocks) {
    await client.query(`create function demo_clock.${clock}() returns timestamptz language sql stable
      as $$ select pg_catalog.current_setting('demo_clock.now')::timestamptz $$`);
    const setTo = `demo_clock.${clock}()`;
    await run(
      client,
      columns.filter(({ by }) => by === `${clock}()`).map(({ alter }) => alter + setTo),
    );
  }
  await client.query('set local search_path = demo_clock, pg_catalog, public');
  const setClock = async (at: Date) => {
    await client.query("select set_config('demo_clock.now', $1, true)", [at.toISOString()]);
  };
  const result = await work({ db: inOneTransaction(client), setClock });
  await client.query('set constraints all immediate');
  await client.query('set local search_path to default');
  await run(
    client,
    columns.map(({ alter, by }) => alter + by),
  );
  await client.query('drop schema demo_clock cascade');
  return result;
}

/** In one round trip. */
async function run(client: pg.Client, statements: readonly string[]): Promise<void> {
  await client.query(statements.join(';\n'));
}

interface ColumnByClock {
  /** 'alter table orders alter column created_at set default ' */
  alter: string;
  /** 'now()' */
  by: string;
}

/** But those that other servers read before they come to the demo. */
async function columnsByClock(client: pg.Client): Promise<ColumnByClock[]> {
  const { rows } = await client.query<ColumnByClock>(
    `select format('alter table %s alter column %I set default ', d.adrelid::regclass, a.attname) as alter,
        pg_get_expr(d.adbin, d.adrelid) as by
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
        join pg_class c on c.oid = d.adrelid
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not like 'find\\_%' and c.relname <> 'schema_migrations'
        and pg_get_expr(d.adbin, d.adrelid) = any($1) order by 1`,
    [clocks.map((clock) => `${clock}()`)],
  );
  return rows;
}
