import { sql } from 'kysely';
import type { Db } from './pool.ts';

/** The day in Lagos by the database's clock, which says whether a store is away: '2026-12-24'. */
export async function findDayInLagos(db: Db): Promise<string> {
  const { rows } = await sql<{
    today: string;
  }>`select (now() at time zone 'Africa/Lagos')::date::text as today`.execute(db);
  return rows[0]?.today ?? '';
}
