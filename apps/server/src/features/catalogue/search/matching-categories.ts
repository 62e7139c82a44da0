import type { Category } from '@oja/contract/catalogue';
import { type MatchRank, rankMatches } from '@oja/domain/goods/search';
import type { Db } from '../../../database/pool.ts';
import { findCategories } from '../categories.queries.ts';

/** There are a dozen or two, and all of them are needed to show one: so they are matched here. */
export async function matchingCategories(
  db: Db,
  rank: (category: Category) => MatchRank | undefined,
): Promise<Category[]> {
  return rankMatches(await findCategories(db), rank, (category) => category.name);
}
