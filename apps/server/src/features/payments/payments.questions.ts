export { findPlacedOrder, type PlacedOrder } from './settle.queries.ts';
export { settleCredit } from './settle.ts';
