import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { Choice, Scope } from '../../finding/finding.questions.ts';
import { selectListedCards } from '../listing/listed-cards.queries.ts';

interface NearPlace {
  id: string;
  /** The transaction that wrote it (`xmin`). */
  written: string;
  categoryId: string;
  subcategoryId: string | null;
  /** After the discount. */
  price: Kobo;
}

/** Where a product of the shop stands, and what it costs. */
export async function findNearPlace(db: Db, id: string): Promise<NearPlace | undefined> {
  const { rows } = await sql<NearPlace>`
    select p.id, p.xmin::text as written, p.category_id as "categoryId", p.subcategory_id as "subcategoryId",
      p.effective_price as price
    from products p join sellers s on s.id = p.seller_id
    where p.id = ${id} and p.status = 'live' and s.status = 'approved'
  `.execute(db);
  return rows[0];
}

/** Of a place the first that can be bought at a price or above it, or, downwards, at one or below it; never the product itself. */
export function findNearSide(
  db: Db,
  id: string,
  scope: Scope,
  price: Pick<Choice, 'minPrice' | 'maxPrice'>,
  most: number,
) {
  // More than are shown: some can be of stores that are away.
  const page = { sort: price.minPrice === undefined ? 'price-high' : 'price-low', limit: 5 * most } as const;
  return selectListedCards(db, scope, { facets: { stock: ['stock:in'] }, ...price }, page)
    .where('p.id', '<>', id)
    .where(sql<boolean>`not store_is_away(s.holiday_from, s.holiday_until)`)
    .orderBy('f.place')
    .limit(most)
    .execute();
}
