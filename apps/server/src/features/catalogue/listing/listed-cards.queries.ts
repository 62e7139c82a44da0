import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { type Choice, type Page, pageRows, type Scope } from '../../finding/finding.questions.ts';
import { selectCards, selectLines } from '../product-cards.queries.ts';

/** A page of a list as cards, in its order, each with its place and what a cursor says of it. */
export function selectListedCards(db: Db, scope: Scope, choice: Choice, page: Page) {
  return selectCards(db)
    .innerJoin(pageRows(scope, choice, page).as<'f'>(sql`f`), 'f.product_id', 'p.id')
    .select(['f.place', 'f.time', 'f.terms', 'f.mentions']);
}

/** The same with what a line of a list says besides. */
export function findListedLines(db: Db, scope: Scope, choice: Choice, page: Page) {
  return selectLines(db)
    .innerJoin(pageRows(scope, choice, page).as<'f'>(sql`f`), 'f.product_id', 'p.id')
    .select(['f.place', 'f.time', 'f.terms', 'f.mentions'])
    .orderBy('f.place')
    .execute();
}
