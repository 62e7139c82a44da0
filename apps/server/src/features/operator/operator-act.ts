import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { answerBefore, answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import type { Session } from '../../http/session.ts';
import { hasConfirmed } from '../accounts/accounts.questions.ts';
import { isStillOperator } from './operator.queries.ts';

/** Everything of the operator's is not there for anybody else. @throws Refusal */
export function demandOperator({ role }: Session): void {
  if (role !== 'operator') throw refusal('route_not_found');
}

type ActName =
  | 'acceptAccountName'
  | 'closeMatter'
  | 'resolveOrphan'
  | 'decideDispute'
  | 'retryRefund'
  | 'payRefundByHand'
  | 'closeRefund'
  | 'refundOrder'
  | 'grantCredit'
  | 'approveStore'
  | 'refuseStore'
  | 'suspendStore'
  | 'liftStore'
  | 'trustStore'
  | 'takeDownProduct'
  | 'restoreProduct'
  | 'approveDraft'
  | 'returnDraft'
  | 'undoDecision';

/** What an act does, and what it must ask of others before: outside of the transaction, where nobody waits for an answer. */
interface Work<T, Asked> {
  ask: () => Promise<Asked>;
  carryOut: (tx: Tx, asked: Asked) => Promise<T>;
  /** As of `inTransaction`. */
  isWorthAnother?: (error: unknown) => boolean;
}

/**
 * Carries out an act of an operator who has proven the password not long ago, in one transaction and once for each
 * `Idempotency-Key`. Rights that were taken away meanwhile count. @throws Refusal
 */
export async function act<T extends object, N extends ActName, Asked = void>(
  { db }: Deps,
  name: N,
  call: Pick<Call<N>, 'request' | 'session' | 'body'> & { params?: unknown },
  { ask, carryOut, isWorthAnother }: Work<T, Asked>,
): Promise<T> {
  const { request, session, body, params } = call;
  demandOperator(session);
  if (!(await hasConfirmed(db, session.id))) throw refusal('password_needed');
  const keyed = keyedRequest(request, session, name, { params, body });
  if (keyed === null) throw refusal('idempotency_key_needed');
  const before = await answerBefore<T>(db, keyed);
  if (before) return before;
  const asked = await ask();
  const work = async (tx: Tx) => {
    if (!(await isStillOperator(tx, session.userId))) throw refusal('route_not_found');
    return answerOnce(tx, keyed, () => carryOut(tx, asked));
  };
  return inTransaction(db, work, isWorthAnother);
}

/** An act that needs nobody's answer. */
export function alone<T>(carryOut: (tx: Tx) => Promise<T>): Work<T, void> {
  return { ask: async () => undefined, carryOut };
}
