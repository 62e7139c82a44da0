export { forgetBuyer } from './forget-buyers.queries.ts';
export { placeOrder, type ToOrder } from './place-order.ts';
export { nextOrderMillisecond, updateRefunded } from './placed-orders.queries.ts';
export { takeBackSales } from './recent-sales.queries.ts';
