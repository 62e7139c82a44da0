import { canonicalEmail } from '@oja/domain/people/email';
import { sql } from 'kysely';
import { audit } from './books/audit.ts';
import { databaseOf } from './database/connection/database-of.ts';
import { type Db, openDatabase } from './database/pool.ts';
import { readConfig } from './settings/config.ts';

/** What came of it. 'unconfirmed': whoever registered has not shown that the address is theirs, so it names nobody. */
export type RoleChange = 'changed' | 'no_account' | 'unconfirmed';

/**
 * `npm run operator -- grant <email>` or `revoke <email>`: whoever can run this on the server's machine decides who
 * operates the shop; no screen and no route can. Takes effect with the account's next request.
 */
export async function grantOperator(
  env: NodeJS.ProcessEnv,
  { email, granted }: { email: string; granted: boolean },
): Promise<RoleChange> {
  const { address, stop } = await databaseOf(readConfig(env));
  const { db, close } = openDatabase({ address, applicationName: 'oja-operator', maxConnections: 1 });
  try {
    return await changeRole(db, email, granted);
  } finally {
    await close();
    await stop();
  }
}

export async function changeRole(db: Db, email: string, granted: boolean): Promise<RoleChange> {
  return db.transaction().execute(async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email_verified'])
      .where('email', '=', canonicalEmail(email))
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    if (!user) return 'no_account';
    if (granted && !user.email_verified) return 'unconfirmed';
    await tx
      .updateTable('users')
      .set({ role: granted ? 'operator' : 'buyer', updated_at: sql`now()` })
      .where('id', '=', user.id)
      .execute();
    await audit(tx, {
      actor: 'system',
      action: granted ? 'role.granted' : 'role.revoked',
      subject: `account:${user.id}`,
      details: { role: 'operator' },
    });
    return 'changed' as const;
  });
}
