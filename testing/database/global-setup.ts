import pg from 'pg';
import type { TestProject } from 'vitest/node';
import type { SocketAddress } from '../../apps/server/src/database/address.ts';
import type { EmbeddedDatabase } from '../../apps/server/src/database/embedded.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { startThrowawayCluster } from './throwaway-cluster.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The migrated template that every test database is a clone of. */
    template: SocketAddress;
  }
}

let cluster: EmbeddedDatabase | undefined;

/** One throwaway PostgreSQL for all integration tests, with one migrated template. */
export async function setup(project: TestProject): Promise<void> {
  cluster = await startThrowawayCluster();
  try {
    await migrate(cluster.address);
    await closeTemplate(cluster.address);
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('template', cluster.address);
}

export async function teardown(): Promise<void> {
  await cluster?.stop();
}

/** A database can be cloned only while nobody is connected to it. */
async function closeTemplate(template: SocketAddress): Promise<void> {
  const client = new pg.Client({ ...template, database: 'postgres' });
  await client.connect();
  await client.query(`alter database ${template.database} with is_template true allow_connections false`);
  await client.end();
}
