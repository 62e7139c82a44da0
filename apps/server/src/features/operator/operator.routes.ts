import type { FastifyInstance } from 'fastify';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { route } from '../../http/route.ts';
import { provePassword } from '../accounts/accounts.commands.ts';
import { confirmSession } from '../accounts/accounts.steps.ts';
import { acceptAccountName } from '../earnings/earnings.steps.ts';
import { askBeforeReturning } from '../payments/payments.commands.ts';
import { closeMatter } from './close-matter.ts';
import { askAboutDispute, bookDecided, decideDispute } from './decide-dispute.ts';
import { operatorDraftRoutes, readsOfDrafts } from './drafts/operator-drafts.routes.ts';
import { operatorGoodsRoutes, readsOfGoods } from './goods/operator-goods.routes.ts';
import { act, alone, demandOperator } from './operator-act.ts';
import { bindReads, ofNobody } from './operator-read.ts';
import { readAudit, readFindings, readMatters, readOrderMoney, readWaiting } from './read-matters.ts';
import { askAboutOrder, refundOrder } from './refund-order.ts';
import { grantCredit, resolveOrphan } from './settle-matters.ts';
import { askAboutRefund, closeRefund, closeRefundMatter, payRefundByHand, retryRefund } from './settle-refunds.ts';
import { peopleInAudit, peopleInMatters } from './shown-people.ts';
import { operatorStoreRoutes, readsOfStores } from './stores/operator-stores.routes.ts';

/** What the people who run the shop see and do about its money. For all others it is not there. */
export function operatorRoutes(app: FastifyInstance, deps: Deps): void {
  const { config, db } = deps;
  bindReads(app, db, {
    operatorMatters: async ({ session }) => {
      const answer = await readMatters(db, session.id);
      return { answer, shown: peopleInMatters(answer) };
    },
    operatorWaiting: ({ query }) => ofNobody(readWaiting(db, query.cursor)),
    operatorCheck: () => ofNobody(readFindings(deps)),
    operatorAudit: async ({ session, query }) => {
      const { answer, actors } = await readAudit(db, query.cursor);
      return { answer, shown: peopleInAudit(actors, session.userId) };
    },
    operatorOrder: async ({ query }) => {
      const answer = await readOrderMoney(db, query.orderNumber);
      return { answer, shown: { subject: `order:${answer.orderId}` } };
    },
    ...readsOfStores(deps),
    ...readsOfGoods(deps),
    ...readsOfDrafts(deps),
  });
  route(app, 'confirmOperator', async ({ session, body, request }) => {
    demandOperator(session);
    const proof = { email: session.email, password: body.password };
    if ((await provePassword(deps, proof, request)) === null) throw refusal('wrong_password');
    await inTransaction(db, (tx) => confirmSession(tx, session.id));
    return { ok: true } as const;
  });
  route(app, 'closeMatter', (call) =>
    act(
      deps,
      'closeMatter',
      call,
      alone((tx) => closeMatter(tx, call.session.userId, call.body)),
    ),
  );
  route(app, 'acceptAccountName', (call) =>
    act(
      deps,
      'acceptAccountName',
      call,
      alone((tx) => acceptAccountName(tx, { accountId: call.params.id, by: call.session.userId, ...call.body })),
    ),
  );
  route(app, 'resolveOrphan', (call) =>
    act(deps, 'resolveOrphan', call, {
      ask: () => askBeforeReturning(deps, call.params.reference),
      carryOut: (tx) => resolveOrphan(tx, call.session.userId, call.params.reference, call.body),
    }),
  );
  route(app, 'decideDispute', async (call) => {
    const { params, request } = call;
    const decided = await act(deps, 'decideDispute', call, {
      ask: () => askAboutDispute(deps, params.id, request.log),
      carryOut: (tx) => decideDispute(tx, call.session.userId, params.id, call.body),
    });
    await bookDecided(deps, params.id, request.log);
    return decided;
  });
  route(app, 'retryRefund', (call) =>
    act(
      deps,
      'retryRefund',
      call,
      alone((tx) => retryRefund(tx, call.session.userId, call.params.id, call.body.note)),
    ),
  );
  route(app, 'payRefundByHand', (call) =>
    act(deps, 'payRefundByHand', call, {
      ask: () => askAboutRefund(deps, call.params.id, call.request.log),
      carryOut: (tx) => payRefundByHand(tx, config, call.session.userId, call.params.id, call.body),
    }),
  );
  route(app, 'closeRefund', (call) =>
    act(deps, 'closeRefund', call, {
      ask: () => askAboutRefund(deps, call.params.id, call.request.log),
      carryOut: (tx) => {
        const close = call.body.what === 'refund' ? closeRefund : closeRefundMatter;
        return close(tx, call.session.userId, call.params.id, call.body);
      },
    }),
  );
  route(app, 'refundOrder', (call) =>
    act(deps, 'refundOrder', call, {
      ask: () => askAboutOrder(deps, call.params.id, call.request.log),
      carryOut: (tx) => refundOrder(tx, config, call.session.userId, call.params.id, call.body),
    }),
  );
  route(app, 'grantCredit', (call) =>
    act(
      deps,
      'grantCredit',
      call,
      alone((tx) => grantCredit(tx, call.session.userId, call.body)),
    ),
  );
  operatorStoreRoutes(app, deps);
  operatorGoodsRoutes(app, deps);
  operatorDraftRoutes(app, deps);
}
