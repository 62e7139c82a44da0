import type { Chance } from '../chance.ts';

interface PlacedOrder {
  id: string;
  amount: number;
}

const most = 100;

/** The orders that buyers heard of last. */
export class PlacedOrders {
  readonly #orders: PlacedOrder[] = [];

  add(order: PlacedOrder): void {
    this.#orders.push(order);
    if (this.#orders.length > most) this.#orders.shift();
  }

  any(chance: Chance): PlacedOrder | undefined {
    return this.#orders.length > 0 ? chance.of(this.#orders) : undefined;
  }
}
