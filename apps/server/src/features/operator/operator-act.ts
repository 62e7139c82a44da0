import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { hasConfirmed, isStillOperator } from './operator.queries.ts';

/** Everything of the operator's is not there for anybody else. @throws Refusal */
export function demandOperator({ role }: Session): void {
  if (role !== 'operator') throw refusal('route_not_found');
}

type ActName = 'closeMatter' | 'resolveOrphan' | 'retryRefund' | 'payRefundByHand' | 'refundOrder' | 'grantCredit';

/**
 * Carries out an act of an operator who has proven the password not long ago, in one transaction and once for each
 * `Idempotency-Key`. Rights that were taken away meanwhile count. @throws Refusal
 */
export async function act<T extends object, N extends ActName>(
  { db }: Deps,
  name: N,
  call: Pick<Call<N>, 'request' | 'session' | 'body'> & { params?: unknown },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { request, session, body, params } = call;
  demandOperator(session);
  if (!(await hasConfirmed(db, session.id))) throw refusal('password_needed');
  const keyed = keyedRequest(request, session, name, { params, body });
  return inTransaction(db, async (tx) => {
    if (!(await isStillOperator(tx, session.userId))) throw refusal('route_not_found');
    return answerOnce(tx, keyed, () => work(tx));
  });
}
