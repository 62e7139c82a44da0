export { closeWaiting, findWaiting } from './matters.queries.ts';
export { waits } from './matters.ts';
export { insertOrderRefund, leftToRefund, updateRefundedAmount } from './order-refund.queries.ts';
export { isKnownPayment } from './payments.queries.ts';
export { recordPaidByHand } from './record-refund.ts';
export { addToLedger, findPlacedOrder, lockPayment, type PlacedOrder } from './settle.queries.ts';
export { settleCredit } from './settle.ts';
export { tellSellersOfRefund } from './tell-sellers.ts';
export { readWebhook } from './webhook-message.ts';
