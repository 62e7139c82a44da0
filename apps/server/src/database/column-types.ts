import pg from 'pg';

const { builtins } = pg.types;
const int8Array = 1016;

/** Kobo and counts are int8 and lie below 2^53; anything above is a fault, not something to round. */
export function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is not a safe integer`);
  return value;
}

const readArray = pg.types.getTypeParser(int8Array as never) as unknown as (text: string) => (string | null)[];

const ownParsers: Record<number, (text: string) => unknown> = {
  [builtins.INT8]: safeInteger,
  [int8Array]: (text) => readArray(text).map((entry) => (entry === null ? null : safeInteger(entry))),
  // Exact: numeric stays text, and a date has no time that a time zone could move.
  [builtins.NUMERIC]: (text) => text,
  [builtins.DATE]: (text) => text,
};

/** How columns become values: int8 → number, numeric and date → text, timestamptz → Date, json → value. */
export const columnTypes: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format !== 'binary' && ownParsers[oid]) || pg.types.getTypeParser(oid, format as 'text')) as never,
};
