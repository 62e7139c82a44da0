import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestDatabase } from '@oja/testing/database/test-database';
import { migrate } from '../database/migrate.ts';

const migrations = path.join(import.meta.dirname, '../database/migrations');

/**
 * Leaves the tables as the version before a migration had them, with all that is in them, lets the migration run, and keeps
 * what came after it: that is about other tables. The processes of the version before are stopped: what they had prepared
 * goes with them.
 * @param title of the migration: 'desk' of '0044-desk.sql'
 * @param undo the statements that take back what it did
 * @returns the names of what was applied
 */
export async function migrateFromBefore(database: TestDatabase, title: string, undo: string): Promise<string[]> {
  const files = await readdir(migrations);
  const name = files.find((file) => file.replace(/^\d+-/, '') === `${title}.sql`) ?? '';
  await database.pool.query(`
    ${undo};
    create table later_migrations as select * from schema_migrations where name > '${name}';
    delete from schema_migrations where name >= '${name}'`);
  const upToIt = await mkdtemp(path.join(tmpdir(), 'oja-migrations-'));
  try {
    const names = files.filter((file) => file <= name);
    await Promise.all(names.map((file) => copyFile(path.join(migrations, file), path.join(upToIt, file))));
    return await migrate(database.address, upToIt);
  } finally {
    await rm(upToIt, { recursive: true });
    await database.pool.query(`
      insert into schema_migrations select * from later_migrations; drop table later_migrations;
      select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`);
  }
}
