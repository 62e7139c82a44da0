import { type RawBuilder, sql } from 'kysely';

/** When a store sells nothing: its first and its last day in Lagos, as '2026-12-24'. */
export interface Away {
  from: string;
  until: string;
}

/** The holiday of a store that is now or comes; null where there is none, or it is over. @param table what the statement calls the store */
export const awayOf = (table: string): RawBuilder<Away | null> =>
  sql`store_away(${sql.ref(`${table}.holiday_from`)}, ${sql.ref(`${table}.holiday_until`)})`;
