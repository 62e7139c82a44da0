import type { EventEmitter } from 'node:events';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { TcpProxy } from '@oja/testing/network/tcp-proxy';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from './pool.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 1 });
});
afterAll(() => database.close());

describe('the pool', () => {
  it('bounds queries, lock waits and idle transactions, in UTC', async () => {
    const { rows } = await database.pool.query(`select current_setting('statement_timeout') as statement,
      current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle,
      current_setting('timezone') as timezone, current_setting('application_name') as name`);
    expect(rows).toEqual([{ statement: '5s', lock: '3s', idle: '10s', timezone: 'UTC', name: 'oja-test' }]);
  });

  it('reads int8 as a number, numeric and date as text, timestamptz as a Date', async () => {
    const { rows } =
      await sql`select 9007199254740991::int8 as kobo, array[1, null]::int8[] as list, 1.10::numeric as exact,
      '2026-11-21'::date as day, '2026-11-21T12:00:00+01:00'::timestamptz as at`.execute(database.db);
    const at = new Date('2026-11-21T11:00:00Z');
    expect(rows).toEqual([{ kobo: Number.MAX_SAFE_INTEGER, list: [1, null], exact: '1.10', day: '2026-11-21', at }]);
  });

  it('throws rather than round an amount', async () => {
    await expect(sql`select 9007199254740992::int8`.execute(database.db)).rejects.toThrow('not a safe integer');
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('replaces a connection that breaks while idle', async () => {
    const lost: Error[] = [];
    const opened = openDatabase({
      ...database,
      applicationName: 'oja-test-broken',
      maxConnections: 1,
      onConnectionLost: (error) => lost.push(error),
    });
    await opened.pool.query('select 1');
    const broken = new Promise((resolve) => opened.pool.once('remove', resolve));
    await database.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'oja-test-broken'`,
    );
    await broken;
    const { rowCount } = await opened.pool.query('select 1');
    await opened.close();
    expect([rowCount, lost.length]).toEqual([1, 1]);
  });

  it('does not tell of a connection that breaks while it is closed', async () => {
    const lost: Error[] = [];
    const opened = openDatabase({
      ...database,
      applicationName: 'oja-test-closing',
      maxConnections: 1,
      onConnectionLost: (error) => lost.push(error),
    });
    const client = await opened.pool.connect();
    client.release();
    const closed = opened.close();
    // What a server says that stops meanwhile.
    (client as unknown as EventEmitter).emit('error', new Error('terminating connection'));
    await closed;
    expect(lost).toEqual([]);
  });

  it('breaks a connection whose other end is gone without a word, and goes on with another', async () => {
    const { host, port, ...address } = database.address;
    const line = new TcpProxy({ targets: () => [{ path: `${host}/.s.PGSQL.${port}` }] });
    const through = { ...address, host: '127.0.0.1', port: await line.listen() };
    const opened = openDatabase({ address: through, applicationName: 'oja-test-silent', maxConnections: 1 });
    const one = sql<{ one: number }>`select 1 as one`;
    await one.execute(opened.db);
    line.goSilent();
    line.heal();
    const since = performance.now();
    await expect(one.execute(opened.db)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    // statement_timeout, and the way there and back.
    expect(performance.now() - since).toBeGreaterThan(7500);
    expect((await one.execute(opened.db)).rows).toEqual([{ one: 1 }]);
    await opened.close();
    await line.close();
  });

  it('waits longer for a statement that was given more time', async () => {
    await database.db.transaction().execute(async (tx) => {
      await sql`set local statement_timeout = '1min'`.execute(tx);
      await sql`select pg_sleep(9)`.execute(tx);
    });
    await expect(sql`select pg_sleep(9)`.execute(database.db)).rejects.toMatchObject({ code: '57014' });
  });
});
