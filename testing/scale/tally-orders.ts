import { inventOrder } from './invented-orders.ts';
import type { Scale } from './scale.ts';

/** Units by the places of the products. */
export interface Sold {
  ever: Int32Array;
  /** In the last 30 days. */
  recently: Int32Array;
}

const recent = 30 * 24 * 3600_000;

/** Whether the units of an order count for what is popular now. */
export const isRecent = ({ until }: Scale, placedAt: number): boolean => until.getTime() - placedAt < recent;

/** What all orders take of each product: a product is written once, with the stock that is left. */
export function tallyOrders(scale: Scale): Sold {
  const ever = new Int32Array(scale.products);
  const recently = new Int32Array(scale.products);
  for (let n = 0; n < scale.orders; n += 1) {
    const { lines, placedAt } = inventOrder(scale, n);
    for (const { product, quantity } of lines) {
      ever[product] = (ever[product] ?? 0) + quantity;
      if (isRecent(scale, placedAt)) recently[product] = (recently[product] ?? 0) + quantity;
    }
  }
  return { ever, recently };
}
