// npm run db:types: writes the database's types from the migrations, by way of a throwaway PostgreSQL.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startThrowawayCluster } from '@oja/testing/database/throwaway-cluster';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { openDatabase } from '../apps/server/src/database/pool.ts';
import { readSchema } from './database-types/read-schema.ts';
import { writeTypes } from './database-types/write-types.ts';

const file = path.resolve(import.meta.dirname, '../apps/server/src/database/types.generated.ts');

const cluster = await startThrowawayCluster();
try {
  const applied = await migrate(cluster.address);
  const { pool, close } = openDatabase({ address: cluster.address, applicationName: 'oja-types', maxConnections: 1 });
  const columns = await readSchema(pool);
  await close();
  await writeFile(file, writeTypes(columns));
  console.log(`${path.relative(process.cwd(), file)}: ${columns.length} columns from ${applied.length} migrations.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await cluster.stop();
}
