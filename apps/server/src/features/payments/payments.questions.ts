export { isKnownPayment } from './payments.queries.ts';
export { findPlacedOrder, type PlacedOrder } from './settle.queries.ts';
export { settleCredit } from './settle.ts';
export { readWebhook } from './webhook-message.ts';
