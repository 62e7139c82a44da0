import { Readable } from 'node:stream';
import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { promptSql } from './sql-prompt.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

async function prompt(statement: string | null, { typed = '', writes = false } = {}) {
  const { address } = database;
  if ('url' in address) throw new Error('The test database is embedded.');
  const { user, password, host, port, database: name } = address;
  const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
  const lines: unknown[] = [];
  const said = (line: unknown) => lines.push(line);
  const input = Readable.from([typed]);
  const sound = await promptSql({ DATABASE_URL: url }, { statement, input, writes, tell: said, table: said });
  return { sound, lines };
}

it('shows the rows of a statement', async () => {
  expect(await prompt("select 1 as one, 'two' as second")).toEqual({
    sound: true,
    lines: [[{ one: 1, second: 'two' }], 'SELECT: 1 rows'],
  });
});

it('reads statements over several lines, and goes on after one that is refused', async () => {
  const typed = 'select 1\n as one;\nselect nonsense;\n select 2 as two where false;\nselect 3 as three';
  expect(await prompt(null, { typed })).toEqual({
    sound: false,
    lines: [
      [{ one: 1 }],
      'SELECT: 1 rows',
      'column "nonsense" does not exist',
      'SELECT: 0 rows',
      [{ three: 3 }],
      'SELECT: 1 rows',
    ],
  });
});

it('changes nothing unless it is told to', async () => {
  const removal = 'delete from categories';
  const count = async () => Number((await database.pool.query('select count(*) from categories')).rows[0]?.count);
  await database.pool.query("insert into categories (id, slug, name) values (gen_random_uuid(), 'cloth', 'Cloth')");
  expect(await prompt(removal)).toEqual({
    sound: false,
    lines: ['cannot execute DELETE in a read-only transaction'],
  });
  expect(await count()).toBe(1);
  expect(await prompt(removal, { writes: true })).toEqual({ sound: true, lines: ['DELETE: 1 rows'] });
  expect(await count()).toBe(0);
});
