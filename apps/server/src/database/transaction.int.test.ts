import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from './pool.ts';
import { inTransaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table counters (name text primary key, value int not null)');
});
afterAll(() => database.close());

const add = (tx: Tx, name: string) => sql`update counters set value = value + 1 where name = ${name}`.execute(tx);

async function valueAt(name: string): Promise<number | undefined> {
  const { rows } = await database.pool.query<{ value: number }>('select value from counters where name = $1', [name]);
  return rows[0]?.value;
}

function raise(tx: Tx, code: string) {
  return sql.raw(`do $$ begin raise exception 'planted' using errcode = '${code}'; end $$`).execute(tx);
}

describe('inTransaction', () => {
  it('lets two that deadlock both succeed', async () => {
    await database.pool.query(`insert into counters values ('a', 0), ('b', 0)`);
    let attempts = 0;
    let arrived = 0;
    let bothHold = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothHold = resolve;
    });
    const run = (first: string, second: string) =>
      inTransaction(database.db, async (tx) => {
        attempts++;
        await add(tx, first);
        if (++arrived === 2) bothHold();
        await meeting;
        await add(tx, second);
      });
    await Promise.all([run('a', 'b'), run('b', 'a')]);
    expect([await valueAt('a'), await valueAt('b')]).toEqual([2, 2]);
    expect(attempts).toBe(3);
  });

  it.each(['40001', '40P01', '55P03'])('tries again after %s, from a clean start', async (code) => {
    await database.pool.query('insert into counters values ($1, 0)', [code]);
    let attempts = 0;
    const told = await inTransaction(database.db, async (tx) => {
      await add(tx, code);
      if (++attempts < 4) await raise(tx, code);
      return 'done';
    });
    expect([told, attempts, await valueAt(code)]).toEqual(['done', 4, 1]);
  });

  it('gives up after three more tries', async () => {
    let attempts = 0;
    const work = inTransaction(database.db, (tx) => {
      attempts++;
      return raise(tx, '40001');
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(attempts).toBe(4);
  });

  it('rolls back and does not repeat what was refused', async () => {
    await database.pool.query(`insert into counters values ('refused', 0)`);
    let attempts = 0;
    const work = inTransaction(database.db, async (tx) => {
      attempts++;
      await add(tx, 'refused');
      throw new Error('refused');
    });
    await expect(work).rejects.toThrow('refused');
    expect([attempts, await valueAt('refused')]).toEqual([1, 0]);
  });

  it('does not repeat work whose connection broke: its commit may have happened', async () => {
    let attempts = 0;
    const work = inTransaction(database.db, async (tx) => {
      attempts++;
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    await expect(work).rejects.toThrow();
    expect(attempts).toBe(1);
  });

  it('runs at READ COMMITTED', async () => {
    const { rows } = await inTransaction(database.db, (tx) => sql`show transaction isolation level`.execute(tx));
    expect(rows).toEqual([{ transaction_isolation: 'read committed' }]);
  });
});
