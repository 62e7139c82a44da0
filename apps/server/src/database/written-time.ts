import { type RawBuilder, sql } from 'kysely';

/** A time as the contract writes it, '2026-12-24T09:30:00.000Z', where a statement makes JSON or text of it. */
export const writtenTime = (at: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`to_char((${at}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
