import { createTestDatabase, type TestDatabase } from '@oja/testing/database/test-database';
import { seedCategory } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtOnce } from './built-once.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  for (const name of ['Bags', 'Lamps', 'Shoes']) await seedCategory(database.db, { name });
});
afterAll(() => database.close());

it('is put together at the first call, and asks for the values of each', async () => {
  let built = 0;
  const find = builtOnce((db, from: string, other: string) => {
    built += 1;
    return db
      .selectFrom('categories')
      .select(['name', sql<string>`${from}::text || ${other}`.as('told')])
      .where('name', '>=', from)
      .where('name', '<>', other)
      .orderBy('name')
      .limit(2);
  });
  const { db } = database;
  const answers = await Promise.all([find(db, 'A', 'Lamps'), find(db, 'L', 'x'), find(db, 'Z', 'x')]);
  expect(answers).toEqual([
    [
      { name: 'Bags', told: 'ALamps' },
      { name: 'Shoes', told: 'ALamps' },
    ],
    [
      { name: 'Lamps', told: 'Lx' },
      { name: 'Shoes', told: 'Lx' },
    ],
    [],
  ]);
  expect(built).toBe(1);
});

it('refuses to be built of a value that would stand in its text', async () => {
  const find = builtOnce((db, limit: number) =>
    db
      .selectFrom('categories')
      .select('name')
      .limit(sql.raw<number>(`${limit}`)),
  );
  await expect(find(database.db, 1)).rejects.toThrow('hand its values on');
});
