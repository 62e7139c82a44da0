import { Draw } from './draw.ts';
import { type Scale, timeOf } from './scale.ts';

export interface InventedOrder {
  /** The buyer's place among the buyers. */
  buyer: number;
  byCredit: boolean;
  /** Products by their places, none twice. */
  lines: readonly { product: number; quantity: number }[];
  /** Milliseconds; no other order has the same. */
  placedAt: number;
}

/** Eight orders a buyer; some order every month, most once. */
export const buyersOf = ({ orders }: Scale): number => Math.max(20, Math.floor(orders / 8));

/** The nth order of ten years, from 0: of what was in the shop by then, older goods more often. */
export function inventOrder(scale: Scale, n: number): InventedOrder {
  const draw = new Draw(scale.seed, 5, n);
  const there = Math.max(1, Math.floor(((n + 1) / scale.orders) * scale.products));
  const wanted = draw.chance(0.25) ? (draw.chance(0.3) ? 3 : 2) : 1;
  const products = new Set(Array.from({ length: wanted }, () => Math.floor(there * draw.fraction() ** 1.3)));
  return {
    buyer: Math.floor(buyersOf(scale) * draw.fraction() ** 1.5),
    byCredit: draw.chance(0.1),
    lines: Array.from(products, (product) => ({ product, quantity: draw.chance(0.15) ? 2 + draw.below(2) : 1 })),
    placedAt: timeOf(scale, n, scale.orders),
  };
}
