import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from '@oja/testing/database/throwaway-cluster';
import { productionSettings, startShopProcess } from '@oja/testing/processes/shop-process';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from '../embedded.ts';
import { StartFailure } from '../start-failure.ts';
import { awaitRecovery } from './await-recovery.ts';

/** A PostgreSQL that reads only, until it is promoted. */
describe('a database in recovery', () => {
  let folder: string;
  let standby: EmbeddedDatabase;
  beforeAll(async () => {
    folder = await temporaryFolder();
    const primary = await startEmbedded({ dataDir: folder });
    await primary.stop();
    await writeFile(path.join(primary.home, 'cluster/standby.signal'), '');
    standby = await startEmbedded({ dataDir: folder });
  }, 120_000);
  afterAll(async () => {
    await standby.stop();
    await rm(folder, { recursive: true, force: true });
  });

  async function promote(): Promise<void> {
    const client = new pg.Client({ ...standby.address });
    await client.connect();
    await client.query('select pg_promote()');
    await client.end();
  }

  it('ends the start with one line when it stays so', async () => {
    const told: string[] = [];
    const failed = await awaitRecovery(standby.address, (line) => told.push(line), 100).catch((error) => error);
    expect(failed).toBeInstanceOf(StartFailure);
    expect(failed.message).toMatch(
      /^The database oja at \S+ is still in recovery after 1 s and cannot be written to: start again when it is restored or promoted, or name the primary\.$/,
    );
    expect(told).toHaveLength(1);
  });

  it('is waited for, with a line that says so, and then the shop opens', { timeout: 120_000 }, async () => {
    let said = '';
    const starting = startShopProcess({ ...productionSettings(), DATA_DIR: folder }, undefined, (text) => {
      said += text;
    });
    starting.catch(() => undefined);
    await expect
      .poll(() => said, { timeout: 60_000 })
      .toMatch(/^The database oja at \S+ is in recovery; waiting up to 60 s until it can be written to\.\n$/);
    await promote();
    const shop = await starting;
    expect((await fetch(`${shop.url}/api/ready`)).status).toBe(200);
    expect(shop.said().split('\n')).toHaveLength(3);
    expect(await shop.end('SIGTERM')).toBe(0);
  });
});
