export { forgetShippingOf } from './forget-buyers.queries.ts';
export { holdStock } from './hold-stock.ts';
export { completedCheckout, type LineToSettle, lockCheckout, lockLines, type NewCheckout } from './holds.queries.ts';
export { lockLiveHold, releaseHold, releaseLiveHold } from './release-hold.ts';
