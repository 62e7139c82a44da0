export { exportOrders } from './export-orders.queries.ts';
export { findPlacedOrder, type PlacedOrder } from './placed-orders.queries.ts';
