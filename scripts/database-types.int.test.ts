import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { sellerStatuses } from '@oja/domain/orders/order-status';
import { paymentMethods } from '@oja/domain/payments/payment-method';
import { createTestDatabase } from '@oja/testing/database/test-database';
import { beforeAll, expect, it } from 'vitest';
import { type Column, readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

let columns: Column[];
beforeAll(async () => {
  const database = await createTestDatabase({ maxConnections: 1 });
  columns = await readSchema(database.pool);
  await database.close();
});

it('the committed database types are those of the migrations (else: npm run db:types)', async () => {
  const file = path.resolve(import.meta.dirname, '../apps/server/src/database/types.generated.ts');
  expect(await readFile(file, 'utf8')).toBe(writeTypes(columns));
});

it.each([
  ['checkouts', 'method', paymentMethods],
  ['orders', 'payment_method', paymentMethods],
  ['orders', 'status', sellerStatuses],
  ['order_sellers', 'status', sellerStatuses],
  ['order_status_history', 'status', sellerStatuses],
])('%s.%s allows the words of the trade, and no others', (table, name, words) => {
  expect(columns.find((column) => column.table === table && column.name === name)?.allowed).toEqual([...words]);
});
