import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { StartFailure } from './start-failure.ts';

let database: TestDatabase;
let folder: string;
beforeEach(async () => {
  database = await createTestDatabase();
  await database.pool.query('drop table schema_migrations');
  folder = await mkdtemp(path.join(tmpdir(), 'oja-migrations-'));
  await file('0001-first.sql', 'create table first (id int);\ninsert into first values (1);\n');
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const file = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const run = () => migrate(database.address, folder);

async function failure(work: Promise<unknown>): Promise<string> {
  const error = await work.then(
    () => null,
    (caught: unknown) => caught,
  );
  expect(error).toBeInstanceOf(StartFailure);
  return (error as Error).message;
}

const failureToConnect = (work: Promise<unknown>) => expect(work).rejects.toThrow();

describe('migrate', () => {
  it('applies what is missing, in order, once', async () => {
    await file('0002-second.sql', 'insert into first values (2);');
    expect(await run()).toEqual(['0001-first.sql', '0002-second.sql']);
    expect(await run()).toEqual([]);
    await file('0003-third.sql', 'insert into first values (3);');
    expect(await run()).toEqual(['0003-third.sql']);
    expect((await database.pool.query('select id from first order by id')).rows).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('applies each file once when servers start together', async () => {
    const applied = await Promise.all([run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001-first.sql']);
    expect((await database.pool.query('select id from first')).rows).toEqual([{ id: 1 }]);
  });

  it('refuses a file that was changed after it was applied, but not other line ends', async () => {
    await run();
    await file('0001-first.sql', 'create table first (id int);\r\ninsert into first values (1);\r\n');
    expect(await run()).toEqual([]);
    await file('0001-first.sql', 'create table first (id bigint);');
    expect(await failure(run())).toBe('Migration 0001-first.sql was changed after it was applied.');
  });

  it('refuses when an applied file is missing, or a new one comes too early', async () => {
    await file('0003-third.sql', 'select 1;');
    await run();
    await rename(path.join(folder, '0003-third.sql'), path.join(folder, '0003-third.txt'));
    expect(await failure(run())).toBe('Migration 0003-third.sql was applied to this database but is missing here.');
    await file('0003-third.sql', 'select 1;');
    await file('0002-late.sql', 'select 1;');
    expect(await failure(run())).toBe(
      'Migration 0002-late.sql comes before 0003-third.sql, which was applied already: renumber it.',
    );
  });

  it('undoes a file that fails and tells where in one line', async () => {
    await file('0002-wrong.sql', "create table second (id int);\n-- Ọjà\ninsert into second values ('x', missing);\n");
    expect(await failure(run())).toBe(
      'Migration 0002-wrong.sql failed at line 3, column 33: column "missing" does not exist (42703). Nothing of it was applied.',
    );
    const { rows } = await database.pool.query(
      `select to_regclass('first') is not null as one, to_regclass('second') is null as two`,
    );
    expect(rows).toEqual([{ one: true, two: true }]);
  });

  it('that is interrupted leaves nothing behind, and goes on at the next start: C11', async () => {
    await file('0002-second.sql', 'create table second (id int); select pg_sleep(30);');
    const interrupted = failureToConnect(run());
    const working = `select pid from pg_stat_activity
      where application_name = 'oja-migrate' and datname = current_database() and query like '%pg_sleep%'`;
    await expect.poll(async () => (await database.pool.query(working)).rowCount, { timeout: 60_000 }).toBe(1);
    await database.pool.query(
      `select pg_terminate_backend(pid) from (${working}) as migrating where pid <> pg_backend_pid()`,
    );
    await interrupted;
    expect((await database.pool.query("select to_regclass('second') as found")).rows).toEqual([{ found: null }]);
    await file('0002-second.sql', 'create table second (id int);');
    expect(await run()).toEqual(['0002-second.sql']);
  });

  it('tells in one line that the database cannot be reached, without its password', async () => {
    const told = await failure(migrate({ url: 'postgres://shop:secret@127.0.0.1:1/oja' }, folder));
    expect(told).toBe('The database oja at 127.0.0.1:1 cannot be reached: connect ECONNREFUSED 127.0.0.1:1');
  });

  it('refuses names that leave the order open', async () => {
    await file('0001-other.sql', 'select 1;');
    expect(await failure(run())).toBe('There are two migrations with the number 0001.');
    await rm(path.join(folder, '0001-other.sql'));
    await file('2-other.sql', 'select 1;');
    expect(await failure(run())).toBe('Migration 2-other.sql must be named like 0001-accounts.sql.');
  });
});
