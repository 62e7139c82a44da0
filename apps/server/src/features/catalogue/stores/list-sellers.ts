import type { SellerQuery } from '@oja/contract/catalogue';
import type { Answer } from '@oja/contract/client';
import { sellerSorts } from '@oja/domain/goods/listing';
import type { Db } from '../../../database/pool.ts';
import { pageOf, strangeCursor } from '../../../http/cursor.ts';
import { sellerCardView } from '../catalogue.views.ts';
import { readSellerCursor, sellerCursor } from './seller-cursor.ts';
import { countSellers, findSellers, isSeller } from './sellers.queries.ts';

const PAGE = 48;

/** One page of the stores. */
export async function listSellers(db: Db, query: SellerQuery): Promise<Answer<'sellers'>> {
  const { sort = sellerSorts.default, businessType } = query;
  const after = query.cursor === undefined ? undefined : readSellerCursor(query.cursor, sort);
  // One more than the page, to know whether there is another.
  const [sellers, total] = await Promise.all([
    findSellers(db, { sort, businessType, after, limit: PAGE + 1 }),
    countSellers(db, businessType),
  ]);
  if (after && sellers.length === 0 && !(await isSeller(db, after))) throw strangeCursor();
  const { page, nextCursor } = pageOf(sellers, PAGE, ({ id }) => sellerCursor.write({ sort, after: id }));
  return {
    items: page.map(sellerCardView),
    total,
    nextCursor,
  };
}
