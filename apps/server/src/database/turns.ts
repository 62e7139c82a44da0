import { setTimeout as delay } from 'node:timers/promises';

/** Nobody finished within the time; told like a pool without a free connection. */
export class NoTurn extends Error {
  override name = 'NoTurn';
  /** too_many_connections */
  readonly code = '53300';
}

/** Lets at most so many at once go on; the others wait in the order in which they came. */
export class Turns {
  #free: number;
  readonly #patience: number;
  readonly #waiting: (() => void)[] = [];

  /** @param patience milliseconds; unless given, as long as a query waits for a connection */
  constructor(atOnce: number, patience = 5000) {
    this.#free = atOnce;
    this.#patience = patience;
  }

  /** @throws NoTurn */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }

  async #enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1;
      return;
    }
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    const enough = new AbortController();
    const late = delay(this.#patience, 'late' as const, { signal: enough.signal }).catch(() => undefined);
    if ((await Promise.race([promise, late])) !== 'late') return enough.abort();
    const place = this.#waiting.indexOf(resolve);
    // The turn came in the very moment in which the patience ended.
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    throw new NoTurn('No transaction finished in time.');
  }
}

const turnsOfDatabases = new WeakMap<object, Turns>();

/**
 * Transactions that wait for each other's locks would take every connection of a pool, and nobody could read any more:
 * they share all but a few.
 */
export function keepConnectionsForReading(db: object, maxConnections: number): void {
  turnsOfDatabases.set(db, new Turns(Math.max(1, Math.floor(maxConnections * 0.7))));
}

/** Does the work, when it is its turn. @throws NoTurn */
export function inTurn<T>(db: object, work: () => Promise<T>): Promise<T> {
  const turns = turnsOfDatabases.get(db);
  return turns ? turns.take(work) : work();
}
