import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { type Page, pageRows, type Scope } from '../../finding/finding.questions.ts';
import { selectLines } from '../product-cards.queries.ts';

/** The first goods of each of these categories, each category read along its own stretch of the index of the order. */
export async function findFirstOfEach(db: Db, scope: Scope, slugs: readonly string[], page: Page) {
  if (slugs.length === 0) return [];
  const own = sql.ref('wanted.id') as RawBuilder<string>;
  return db
    .selectFrom(
      sql<{
        id: string;
        slug: string;
      }>`(select id, slug from categories where slug = any (${slugs}::text[]))`.as<'wanted'>(sql`wanted`),
    )
    .innerJoinLateral(pageRows({ ...scope, categoryId: own }, { facets: {} }, page).as<'f'>(sql`f`), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(selectLines(db).as('cards'), (join) => join.onRef('cards.id', '=', 'f.product_id'))
    .selectAll('cards')
    .select(['wanted.slug', 'f.time', 'f.terms', 'f.place'])
    .orderBy('f.place')
    .execute();
}
