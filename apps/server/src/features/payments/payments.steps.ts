export { forgetMessagesAbout } from './forget-messages.queries.ts';
export { undoRefund, weighExcess } from './gone-money.ts';
export { closeWaiting } from './matters.queries.ts';
export { insertOrderRefund } from './order-refund.queries.ts';
export { lockOrphan } from './orphan-money.queries.ts';
export {
  findLatestAttempt,
  finishCall,
  insertFurtherAttempt,
  insertSplits,
  markInitFailed,
  markInitialized,
  markSent,
  newPayment,
} from './payment-attempts.queries.ts';
export { endDispute, lockDispute } from './record-dispute.ts';
export { recordPaidByHand } from './record-refund.ts';
export { bookWrittenOff, updateRefundedAmount } from './refund-bookings.ts';
export { tryAgain } from './refunds.queries.ts';
export { lockPayment, paidByCredit } from './settle.queries.ts';
export { tellSellersOfRefund } from './tell-sellers.ts';
