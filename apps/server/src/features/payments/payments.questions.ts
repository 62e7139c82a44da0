export { exportPayments } from './export-payments.queries.ts';
export {
  countWaiting,
  findWaiting,
  findWaitingMatter,
  type WaitingMatter,
  type WaitingPlace,
} from './matters.queries.ts';
export { waits } from './matters.ts';
export { hasMoneyUnderWay } from './money-under-way.queries.ts';
export { findOrphanMoney, type KnownOrphan, sumsOf } from './orphan-money.queries.ts';
export { findShares } from './payment-attempts.queries.ts';
export { findMoneyOf, findPaymentMoney, type PaymentMoney } from './payment-money.queries.ts';
export { isKnownPayment } from './payments.queries.ts';
export { findDisputedReference } from './record-dispute.ts';
export { readWebhook } from './webhook-message.ts';
