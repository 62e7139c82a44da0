import type { Chance } from '../chance.ts';

export interface PlacedOrder {
  id: string;
  amount: number;
  /** Of its card payment; null: it was paid from the store credit. */
  reference: string | null;
}

const most = 100;

/** What buyers heard of last. */
export class Recent<T> {
  readonly #things: T[] = [];

  add(thing: T): void {
    this.#things.push(thing);
    if (this.#things.length > most) this.#things.shift();
  }

  any(chance: Chance, fits: (thing: T) => boolean = () => true): T | undefined {
    const fitting = this.#things.filter(fits);
    return fitting.length > 0 ? chance.of(fitting) : undefined;
  }
}
