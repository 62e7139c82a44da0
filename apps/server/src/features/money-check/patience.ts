import type { Tx } from '../../database/pool.ts';
import { limitStatements } from './picture.queries.ts';

/** There was not enough of it. */
export class TimeIsUp extends Error {
  override name = 'TimeIsUp';
}

/** query_canceled: the database has cut a statement short. */
const cutShort = '57014';

/** Lets a transaction read for so many seconds altogether, or for as long as it takes. */
export class Patience {
  readonly #tx: Tx;
  readonly #until: number;

  constructor(tx: Tx, seconds = Number.POSITIVE_INFINITY) {
    this.#tx = tx;
    this.#until = performance.now() + seconds * 1000;
  }

  /** @throws TimeIsUp then, and whenever it is asked again: a transaction that was cut short reads no more */
  async within<Result>(read: () => Promise<Result>): Promise<Result> {
    const left = this.#until - performance.now();
    if (left <= 0) throw new TimeIsUp();
    // 0 is no limit.
    const limit = Number.isFinite(left) ? Math.ceil(left) : 0;
    try {
      await limitStatements(this.#tx, limit);
      return await read();
    } catch (error) {
      if ((error as { code?: unknown }).code !== cutShort || this.#until > performance.now()) throw error;
      throw new TimeIsUp();
    }
  }
}
