import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../pool.ts';

// A process names so many statements and no more, so the tests of other files must not have used them up.
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ maxConnections: 1 });
});
afterAll(() => database.close());

async function preparedTexts(): Promise<string[]> {
  const { rows } = await database.pool.query<{ statement: string }>('select statement from pg_prepared_statements');
  return rows.map(({ statement }) => statement);
}

describe('named statements', () => {
  it('are those of every query, and of nothing of a transaction around it', async () => {
    const { db } = database;
    const query = db.selectFrom('users').select('name').where('id', '=', randomUUID());
    await query.execute();
    await query.execute();
    await db
      .transaction()
      .execute((tx) => tx.updateTable('users').set({ phone: null }).where('name', '=', 'x').execute());
    const texts = await preparedTexts();
    expect(texts.filter((text) => text === query.compile().sql)).toHaveLength(1);
    expect(texts.filter((text) => text.startsWith('update'))).toHaveLength(1);
    expect(texts.filter((text) => /begin|transaction|commit/.test(text))).toEqual([]);
  });

  it('are not used behind a pooler', async () => {
    const plain = openDatabase({
      ...database,
      applicationName: 'oja-test',
      maxConnections: 1,
      preparedStatements: false,
    });
    await plain.db.selectFrom('users').select('name').where('name', '=', 'x').execute();
    const { rows } = await plain.pool.query('select from pg_prepared_statements');
    await plain.close();
    expect(rows).toEqual([]);
  });

  it('are planned anew when a migration has changed what it returns', async () => {
    const all = sql`select * from shop_policy`;
    await all.execute(database.db);
    await database.pool.query('alter table shop_policy add column motto text');
    const { rows } = await all.execute(database.db);
    expect(rows).toEqual([expect.objectContaining({ motto: null })]);
  });
});
