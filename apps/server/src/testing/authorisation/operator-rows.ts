import type { operatorRoutes } from '@oja/contract/routes/operator-routes';
import { kobo } from '@oja/domain/money/money';
import { readMatters } from '../../features/operator/read-matters.ts';
import { insertOrderRefund } from '../../features/payments/refunds/bookings/order-refund.queries.ts';
import { newId } from '../../platform/ids.ts';
import type { Stage } from '../stage.ts';
import { note, onlyOperator, operatorAct } from './at-operator.ts';
import { draftRows } from './draft-rows.ts';
import { marketRows } from './market-rows.ts';
import type { Row } from './row.ts';

/** A refund of the order that waits for a person. */
const manualRefund = async ({ shop: { db }, order }: Stage) => {
  const { payment_reference: reference } = await db
    .selectFrom('orders')
    .select('payment_reference')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const id = newId();
  const refund = { id, reference, amount: kobo(1), method: 'provider', state: 'manual' } as const;
  await db
    .transaction()
    .execute((tx) => insertOrderRefund(tx, { ...refund, requestedBy: 'system', note: '' }, 'buyer_refund_due'));
  return { id };
};
/** It has ended, and the provider says in no word that is known for whom. */
const undecidedDispute = async ({ shop: { db } }: Stage) => {
  const id = newId();
  const dispute = { id, reference: `of-nobody-${id}`, status: 'resolved', resolution: 'a word of tomorrow' };
  await db.insertInto('disputes').values(dispute).execute();
  return { id };
};
const differingReport = async ({ shop: { db } }: Stage) => {
  const id = newId();
  const about = { kind: 'report_differs', subject: `report:${id}` } as const;
  await db
    .insertInto('provider_reports')
    .values({ id, covers_from: new Date(0), finished_at: new Date(), settled: 1 })
    .execute();
  const { waiting } = await readMatters(db, newId());
  return { ...about, seen: waiting.find(({ subject }) => subject === about.subject)?.mark ?? '' };
};
const orphan = async ({ shop: { db } }: Stage) => {
  const reference = `oja-${newId()}`;
  await db.insertInto('orphan_payments').values({ reference, provider: 'paystack' }).execute();
  return { reference };
};

/** What the operator's page calls. */
export const operatorRows: Record<keyof typeof operatorRoutes, Row> = {
  operatorMatters: onlyOperator(),
  operatorCheck: onlyOperator(),
  operatorAudit: onlyOperator(() => ({ query: {} })),
  operatorWaiting: onlyOperator(() => ({ query: {} })),
  operatorOrder: onlyOperator(({ order: { number } }) => ({ query: { orderNumber: number } })),
  confirmOperator: onlyOperator(({ buyer: { password } }) => ({ body: { password } })),
  closeMatter: operatorAct(async (stage) => ({ body: { ...(await differingReport(stage)), note } })),
  resolveOrphan: operatorAct(async (stage) => {
    const params = await orphan(stage);
    const { orphans } = await readMatters(stage.shop.db, newId());
    const seen = orphans.find(({ reference }) => reference === params.reference)?.mark ?? '';
    return { params, body: { resolution: 'nothing_owed', seen, note } };
  }),
  decideDispute: operatorAct(async (stage) => {
    const params = await undecidedDispute(stage);
    const { disputes } = await readMatters(stage.shop.db, newId());
    const seen = disputes.find(({ id }) => id === params.id)?.mark ?? '';
    return { params, body: { outcome: 'won', seen, note } };
  }),
  retryRefund: operatorAct(async (stage) => ({ params: await manualRefund(stage), body: { note } })),
  payRefundByHand: operatorAct(async (stage) => ({ params: await manualRefund(stage), body: { note } })),
  closeRefund: operatorAct(async (stage) => {
    const params = await manualRefund(stage);
    const { refunds } = await readMatters(stage.shop.db, newId());
    const seen = refunds.find(({ id }) => id === params.id)?.mark ?? '';
    return { params, body: { what: 'refund', seen, note } };
  }),
  refundOrder: operatorAct(({ order: { id } }) => ({ params: { id }, body: { amount: 100, to: 'credit', note } })),
  grantCredit: operatorAct(({ buyer: { email } }) => ({ body: { email, amount: 100, note } })),
  ...marketRows,
  ...draftRows,
};
