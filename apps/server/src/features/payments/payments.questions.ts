export { undoRefund, weighExcess } from './gone-money.ts';
export {
  closeWaiting,
  countWaiting,
  findWaiting,
  findWaitingMatter,
  type WaitingMatter,
  type WaitingPlace,
} from './matters.queries.ts';
export { waits } from './matters.ts';
export { insertOrderRefund } from './order-refund.queries.ts';
export { findOrphanMoney, type KnownOrphan, lockOrphan, sumsOf } from './orphan-money.queries.ts';
export { findMoneyOf, findPaymentMoney, type PaymentMoney } from './payment-money.queries.ts';
export { isKnownPayment } from './payments.queries.ts';
export { endDispute, findDisputedReference, lockDispute } from './record-dispute.ts';
export { recordPaidByHand } from './record-refund.ts';
export { bookWrittenOff, updateRefundedAmount } from './refund-bookings.ts';
export { tryAgain } from './refunds.queries.ts';
export { askBeforeReturning, reviewOrphan } from './review-orphan.ts';
export { askBeforeGivingBack, reviewPayment } from './review-refunds.ts';
export { addToLedger, findPlacedOrder, lockPayment, type PlacedOrder } from './settle.queries.ts';
export { settleCredit } from './settle.ts';
export { tellSellersOfRefund } from './tell-sellers.ts';
export { readWebhook } from './webhook-message.ts';
