import type pg from 'pg';
import { StartFailure } from './start-failure.ts';

const oldestVersion = 15;

/** Refuses a database that could lose or tear a committed order, or that is too old. */
export async function checkDurability(database: Pick<pg.Pool, 'query'>): Promise<void> {
  const { rows } = await database.query<{ name: string; setting: string }>(
    `select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num') order by name`,
  );
  for (const { name, setting } of rows) {
    if (setting === 'off') {
      throw new StartFailure(`The database has ${name} off, so a crash could lose paid orders: switch it on.`);
    }
    if (name === 'server_version_num' && Number(setting) < oldestVersion * 10_000) {
      throw new StartFailure(
        `The database is PostgreSQL ${Math.floor(Number(setting) / 10_000)}; the shop needs ${oldestVersion} or newer.`,
      );
    }
  }
}
