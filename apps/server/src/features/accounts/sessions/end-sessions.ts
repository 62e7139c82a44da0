import type { Db, Tx } from '../../../database/pool.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { refusal } from '../../../http/refusal.ts';
import type { Session } from '../../../http/session.ts';
import { lockAccount } from '../accounts.steps.ts';
import { deleteSessionsOf } from '../passwords/passwords.queries.ts';
import { deleteSessionOf, isRemembered } from './sessions.queries.ts';

/** Signs another browser of the account out. @throws Refusal */
export async function endSession(db: Db, asking: Session, sessionId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLiveSession(tx, asking);
    if (!(await deleteSessionOf(tx, asking.userId, sessionId))) throw refusal('session_not_found');
  });
}

/** Signs all other browsers of the account out. @throws Refusal */
export async function endOtherSessions(db: Db, asking: Session): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockLiveSession(tx, asking);
    await deleteSessionsOf(tx, asking.userId, asking.id);
  });
}

/** A browser that was itself signed out meanwhile must not end the session of whoever signed it out. */
async function lockLiveSession(tx: Tx, { id, userId }: Session): Promise<void> {
  await lockAccount(tx, userId);
  if ((await isRemembered(tx, id)) === null) throw refusal('not_signed_in');
}
