import type { Db } from '../../../database/pool.ts';
import type { Choice, Scope } from '../lists/scope.ts';
import { keptCounts } from './kept-counts.queries.ts';
import { type Counts, countRows } from './row-counts.queries.ts';

/** What a list can be narrowed by, and how many products are left of it. */
export async function countList(db: Db, scope: Scope, choice: Choice): Promise<Counts> {
  return (await keptCounts(db, scope, choice)) ?? countRows(db, scope, choice);
}
