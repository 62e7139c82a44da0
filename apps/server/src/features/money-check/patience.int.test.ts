import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tx } from '../../database/pool.ts';
import { Patience, TimeIsUp } from './patience.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 1 });
});
afterAll(() => database.close());

/** A transaction in which something fails, and that is given up. */
async function within(read: (tx: Tx) => Promise<void>): Promise<void> {
  const tx = await database.db.startTransaction().execute();
  try {
    await read(tx);
  } finally {
    await tx.rollback().execute();
  }
}

it('a reading that takes longer than it may is cut short, and nothing is read after it', async () => {
  await within(async (tx) => {
    const patience = new Patience(tx, 0.05);
    await expect(patience.within(() => sql`select pg_sleep(30)`.execute(tx))).rejects.toThrow(TimeIsUp);
    let wasRead = false;
    const again = async () => {
      wasRead = true;
    };
    await expect(patience.within(again)).rejects.toThrow(TimeIsUp);
    expect(wasRead).toBe(false);
  });
});

it('what fails for another reason fails for that one: too late, or cut short by somebody else in time', async () => {
  await within(async (tx) => {
    const outOfIt = new Patience(tx, 0.05).within(async () => {
      await expect(sql`select pg_sleep(30)`.execute(tx)).rejects.toMatchObject({ code: '57014' });
      throw new Error('The disk is full.');
    });
    await expect(outOfIt).rejects.toThrow('The disk is full.');
  });
  await within(async (tx) => {
    const cut = new Patience(tx, 60).within(async () => {
      await sql`set local statement_timeout = 20`.execute(tx);
      return sql`select pg_sleep(30)`.execute(tx);
    });
    await expect(cut).rejects.toMatchObject({ code: '57014' });
  });
});
