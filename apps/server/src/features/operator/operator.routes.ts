import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { provenHash } from '../accounts/accounts.questions.ts';
import { closeMatter } from './close-matter.ts';
import { markConfirmed } from './operator.queries.ts';
import { act, demandOperator } from './operator-act.ts';
import { readAudit, readFindings, readMatters, readOrderMoney } from './read-matters.ts';
import { refundOrder } from './refund-order.ts';
import { grantCredit, payRefundByHand, resolveOrphan, retryRefund } from './settle-matters.ts';

/** What the people who run the shop see and do about its money. For all others it is not there. */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db } = deps;
  route(app, 'operatorMatters', async ({ session }) => {
    demandOperator(session);
    return readMatters(db, session.id);
  });
  route(app, 'operatorCheck', async ({ session }) => {
    demandOperator(session);
    return readFindings(deps);
  });
  route(app, 'operatorAudit', async ({ session, query }) => {
    demandOperator(session);
    return readAudit(db, query.cursor);
  });
  route(app, 'operatorOrder', async ({ session, query }) => {
    demandOperator(session);
    return readOrderMoney(db, query.orderNumber);
  });
  route(app, 'confirmOperator', async ({ session, body, request }) => {
    demandOperator(session);
    const { userId: id, email } = session;
    if ((await provenHash(deps, { id, email }, body.password, request)) === null) throw refusal('wrong_password');
    await markConfirmed(db, session.id);
    return { ok: true } as const;
  });
  route(app, 'closeMatter', (call) =>
    act(deps, 'closeMatter', call, (tx) => closeMatter(tx, call.session.userId, call.body)),
  );
  route(app, 'resolveOrphan', (call) =>
    act(deps, 'resolveOrphan', call, (tx) => resolveOrphan(tx, call.session.userId, call.params.reference, call.body)),
  );
  route(app, 'retryRefund', (call) =>
    act(deps, 'retryRefund', call, (tx) => retryRefund(tx, call.session.userId, call.params.id, call.body.note)),
  );
  route(app, 'payRefundByHand', (call) =>
    act(deps, 'payRefundByHand', call, (tx) =>
      payRefundByHand(tx, call.session.userId, call.params.id, call.body.note),
    ),
  );
  route(app, 'refundOrder', (call) =>
    act(deps, 'refundOrder', call, (tx) => refundOrder(tx, config, call.session.userId, call.params.id, call.body)),
  );
  route(app, 'grantCredit', (call) =>
    act(deps, 'grantCredit', call, (tx) => grantCredit(tx, call.session.userId, call.body)),
  );
}
