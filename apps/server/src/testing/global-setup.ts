import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { SocketAddress } from '../database/address.ts';
import { migrate } from '../database/migrate.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated template that every test database is a clone of. */
    template: SocketAddress;
  }
}

/** One throwaway PostgreSQL for all integration tests, with one migrated template. Returns the end of both. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startThrowawayCluster();
  try {
    await migrate(cluster.address);
    await closeTemplate(cluster.address);
  } catch (error) {
    await cluster.stop();
    throw error;
  }
  project.provide('template', cluster.address);
  return () => cluster.stop();
}

/** A database can be cloned only while nobody is connected to it. */
async function closeTemplate(template: SocketAddress): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(`alter database ${template.database} with is_template true allow_connections false`);
  await client.end();
}
