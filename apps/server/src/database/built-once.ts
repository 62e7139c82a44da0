import { type Compilable, CompiledQuery } from 'kysely';
import type { Db } from './pool.ts';

/**
 * A query of which only the values differ: its text is put together at the first call and not again. Worth it where the
 * building shows in a profile; most queries are built in a hundredth of a millisecond.
 * @param build may hand its values on as parameters and nothing else: it sees stand-ins, once
 */
export function builtOnce<V extends readonly unknown[], R>(
  build: (db: Db, ...values: V) => Compilable<R>,
): (db: Db, ...values: V) => Promise<R[]> {
  let built: CompiledQuery<R> | undefined;
  return async (db, ...values) => {
    built ??= build(db, ...(values.map((_, index) => new StandIn(index)) as unknown as V)).compile();
    const parameters = built.parameters.map((value) => (value instanceof StandIn ? values[value.index] : value));
    const { rows } = await db.executeQuery<R>(CompiledQuery.raw(built.sql, parameters));
    return rows;
  };
}

/** Stands for the value at this place. Read as anything else, it fails. */
class StandIn {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }

  [Symbol.toPrimitive](): never {
    throw new Error('A query that is built once may only hand its values on as parameters.');
  }
}
