import { setTimeout as delay } from 'node:timers/promises';

/** Nobody finished within the time, or too many wait; told like a pool without a free connection. */
export class NoTurn extends Error {
  override name = 'NoTurn';
  /** too_many_connections */
  readonly code = '53300';
}

interface Bounds {
  /** Milliseconds that anybody waits; unless given, as long as it takes. */
  patience?: number;
  /** How many may wait; unless given, as many as come. */
  mostWaiting?: number;
}

/** Lets at most so many at once go on; the others wait in the order in which they came. */
export class Turns {
  #free: number;
  readonly #patience: number | undefined;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];

  constructor(atOnce: number, { patience, mostWaiting = Number.POSITIVE_INFINITY }: Bounds = {}) {
    this.#free = atOnce;
    this.#patience = patience;
    this.#mostWaiting = mostWaiting;
  }

  /** @throws NoTurn */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#enter();
    try {
      return await work();
    } finally {
      // The turn passes on to whoever waits longest.
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
    if (this.#waiting.length >= this.#mostWaiting) throw new NoTurn('Too many wait for their turn.');
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push(resolve);
    if (this.#patience === undefined) return promise;
    const enough = new AbortController();
    const late = delay(this.#patience, 'late' as const, { signal: enough.signal }).catch(() => undefined);
    if ((await Promise.race([promise, late])) !== 'late') return enough.abort();
    const place = this.#waiting.indexOf(resolve);
    // The turn came in the very moment in which the patience ended.
    if (place < 0) return;
    this.#waiting.splice(place, 1);
    throw new NoTurn('Nobody finished in time.');
  }
}

/** Milliseconds; as long as a query waits for a connection. */
const patience = 5000;
const turnsOfDatabases = new WeakMap<object, Turns>();

/**
 * Transactions that wait for each other's locks would take every connection of a pool, and nobody could read any more:
 * they share all but a few.
 */
export function keepConnectionsForReading(db: object, maxConnections: number): void {
  turnsOfDatabases.set(db, new Turns(Math.max(1, Math.floor(maxConnections * 0.7)), { patience }));
}

/** Does the work, when it is its turn. @throws NoTurn */
export function inTurn<T>(db: object, work: () => Promise<T>): Promise<T> {
  const turns = turnsOfDatabases.get(db);
  return turns ? turns.take(work) : work();
}
