import { demoAccountIds } from '@oja/demo/account-ids';
import { sql } from 'kysely';
import type { Db } from '../database/pool.ts';
import { StartFailure } from '../database/start-failure.ts';
import { sandboxIssuer } from '../platform/identity/identity.ts';

/** Accounts that anybody can sign in to, or that nobody has ever proven: those of the loader, and of the Google sandbox. */
export async function hasDemoAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = any(${demoAccountIds}::uuid[]) and deleted_at is null
    union all select from accounts where provider_id = ${sandboxIssuer} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Outside demo mode a database that was a demo is not opened. @throws StartFailure */
export async function refuseDemoAccounts(db: Db): Promise<void> {
  if (!(await hasDemoAccounts(db))) return;
  throw new StartFailure(
    'This database was a demo, and holds accounts with public passwords: set another DATA_DIR or DATABASE_URL, or remove them with: npm run demo:leave',
  );
}
