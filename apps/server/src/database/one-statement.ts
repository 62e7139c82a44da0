import { type RawBuilder, sql } from 'kysely';
import type { Tx } from './pool.ts';

/** A statement that writes, to be part of a larger one. */
export type Part = RawBuilder<unknown>;

/**
 * Carries out several writes in one round trip. Each sees the database as it was before all of them: none may need what
 * another writes, nor write a row that another writes. Foreign keys are looked at when all are done.
 */
export async function inOneStatement(tx: Tx, parts: readonly Part[]): Promise<void> {
  const named = parts.map((part, index) => sql`${sql.id(`part_${index}`)} as (${part})`);
  await sql`with ${sql.join(named)} select`.execute(tx);
}
