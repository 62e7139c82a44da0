import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../apps/server/src/testing/test-database.ts';
import { readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

it('the committed database types are those of the migrations (else: npm run db:types)', async () => {
  const database = await createTestDatabase({ maxConnections: 1 });
  const columns = await readSchema(database.pool);
  await database.close();
  const file = path.resolve(import.meta.dirname, '../apps/server/src/database/types.generated.ts');
  expect(await readFile(file, 'utf8')).toBe(writeTypes(columns));
});
