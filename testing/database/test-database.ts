import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import { type OpenDatabase, openDatabase } from '../../apps/server/src/database/pool.ts';

export interface TestDatabase extends OpenDatabase {
  address: SocketAddress;
  /** Closes the pool and drops the database, whoever else is connected. */
  close(): Promise<void>;
}

/** A database of its own with the whole schema and no rows but those of the migrations; 60 ms. Connects at the first query. */
export async function createTestDatabase({ maxConnections = 10 } = {}): Promise<TestDatabase> {
  const template = inject('template');
  const database = `test_${randomBytes(8).toString('hex')}`;
  const address = { ...template, database };
  await administer(template, `create database ${database} template ${template.database} strategy wal_log`);
  const opened = openDatabase({ address, applicationName: 'oja-test', maxConnections });
  return {
    ...opened,
    address,
    async close() {
      await opened.close();
      await administer(template, `drop database ${database} with (force)`);
    },
  };
}

async function administer(template: SocketAddress, sql: string): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
