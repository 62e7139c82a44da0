export { exportOrders } from './export-orders.queries.ts';
export { parcelText } from './parcel-text.queries.ts';
export { findPlacedOrder, type PlacedOrder } from './placed-orders.queries.ts';
