import { canonicalEmail } from '@oja/domain/email';
import { sql } from 'kysely';
import { type Config, readConfig } from './config.ts';
import type { DatabaseAddress } from './database/address.ts';
import { startEmbedded } from './database/embedded.ts';
import { type Db, openDatabase } from './database/pool.ts';
import { audit } from './platform/audit/audit.ts';

/**
 * `npm run operator -- grant <email>` or `revoke <email>`: whoever can run this on the server's machine decides who
 * operates the shop; no screen and no route can. Takes effect with the account's next request. True if there is one.
 */
export async function grantOperator(
  env: NodeJS.ProcessEnv,
  { email, granted }: { email: string; granted: boolean },
): Promise<boolean> {
  const { address, stop } = await open(readConfig(env));
  const { db, close } = openDatabase({ address, applicationName: 'oja-operator', maxConnections: 1 });
  try {
    return await changeRole(db, email, granted);
  } finally {
    await close();
    await stop();
  }
}

export async function changeRole(db: Db, email: string, granted: boolean): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .updateTable('users')
      .set({ role: granted ? 'operator' : 'buyer', updated_at: sql`now()` })
      .where('email', '=', canonicalEmail(email))
      .where('deleted_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (!user) return false;
    await audit(tx, {
      actor: 'system',
      action: granted ? 'role.granted' : 'role.revoked',
      subject: `account:${user.id}`,
      details: { role: 'operator' },
    });
    return true;
  });
}

async function open({
  databaseUrl,
  dataDir,
}: Config): Promise<{ address: DatabaseAddress; stop: () => Promise<void> }> {
  if (databaseUrl !== null) return { address: { url: databaseUrl }, stop: async () => undefined };
  return startEmbedded({ dataDir });
}
