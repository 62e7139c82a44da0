export {
  findLatestAttempt,
  finishCall,
  insertFurtherAttempt,
  insertSplits,
  markInitFailed,
  markInitialized,
  markSent,
  newPayment,
} from './attempts/payment-attempts.queries.ts';
export { lockDispute } from './disputes/disputes.queries.ts';
export { endDispute } from './disputes/record-dispute.ts';
export { forgetMessagesAbout } from './inbox/forget-messages.queries.ts';
export { closeWaiting } from './matters/matters.queries.ts';
export { lockOrphan } from './orphans/orphan-money.queries.ts';
export { closeOrphan } from './orphans/orphans.queries.ts';
export { bookWrittenOff, isLeftForLine } from './refunds/bookings/refund-bookings.ts';
export { giveBack } from './refunds/give-back.ts';
export { undoRefund, weighExcess } from './refunds/outside-refunds/outside-refunds.ts';
export { recordPaidByHand } from './refunds/record-refund.ts';
export { lockRefundOfPayment, markMatterClosed, tryAgain } from './refunds/refunds.queries.ts';
export { tellSellersOfRefund } from './refunds/tell-sellers.ts';
export { lockPayment, paidByCredit } from './settle.queries.ts';
