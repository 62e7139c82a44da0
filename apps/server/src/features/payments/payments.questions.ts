export { findShares } from './attempts/payment-attempts.queries.ts';
export { findDisputedReference } from './disputes/disputes.queries.ts';
export { exportPayments } from './export-payments.queries.ts';
export { readWebhook } from './inbox/webhook-message.ts';
export {
  type CountedMatters,
  countWaiting,
  findWaiting,
  findWaitingMatter,
  type WaitingMatter,
} from './matters/matters.queries.ts';
export { wordsOf } from './matters/waits.queries.ts';
export { findOrphanMoney, type KnownOrphan, sumsOf } from './orphans/orphan-money.queries.ts';
export { isKnownPayment } from './payments.queries.ts';
export { findMoneyOf, findPaymentMoney, type PaymentMoney } from './refunds/payment-money.queries.ts';
export { findReferenceOfRefund } from './refunds/refunds.queries.ts';
export { hasMoneyUnderWay } from './under-way/money-under-way.queries.ts';
