import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkDurability } from './boot-checks.ts';
import { StartFailure } from './start-failure.ts';

async function refused(database: Parameters<typeof checkDurability>[0]): Promise<string> {
  const error = await checkDurability(database).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StartFailure);
  return (error as Error).message;
}

describe('checkDurability', () => {
  let durable: TestDatabase;
  beforeAll(async () => {
    durable = await createTestDatabase({ maxConnections: 1 });
  });
  afterAll(() => durable.close());

  it('refuses a database that could lose a committed order', async () => {
    expect(await refused(durable.pool)).toBe(
      'The database has fsync off, so a crash could lose paid orders: switch it on.',
    );
  });

  it.each([
    [
      'synchronous_commit',
      'off',
      'The database has synchronous_commit off, so a crash could lose paid orders: switch it on.',
    ],
    ['server_version_num', '149999', 'The database is PostgreSQL 14; the shop needs 15 or newer.'],
  ])('refuses %s = %s', async (name, setting, message) => {
    const query = (async () => ({
      rows: [
        { name: 'fsync', setting: 'on' },
        { name, setting },
      ],
    })) as never;
    expect(await refused({ query })).toBe(message);
  });

  it('accepts the oldest supported version', async () => {
    const query = (async () => ({ rows: [{ name: 'server_version_num', setting: '150000' }] })) as never;
    await expect(checkDurability({ query })).resolves.toBeUndefined();
  });
});
