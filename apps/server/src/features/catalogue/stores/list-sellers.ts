import type { Answer } from '@oja/contract/client';
import type { SellerQuery } from '@oja/contract/stores';
import { sellerSorts } from '@oja/domain/goods/listing';
import type { Db } from '../../../database/pool.ts';
import { pageOf, strangeCursor } from '../../../http/cursor.ts';
import { sellerCardView } from '../catalogue.views.ts';
import { readSellerCursor, sellerCursor } from './seller-cursor.ts';
import { countSellers, findSellers, isSeller } from './sellers.queries.ts';

const PAGE = 48;
/** Of one state they stand below its map. */
const PAGE_OF_STATE = 24;

/** One page of the stores. */
export async function listSellers(db: Db, query: SellerQuery): Promise<Answer<'sellers'>> {
  const { sort = sellerSorts.default, cursor, ...choice } = query;
  const after = cursor === undefined ? undefined : readSellerCursor(cursor, sort);
  const most = choice.state ? PAGE_OF_STATE : PAGE;
  // One more than the page, to know whether there is another.
  const [sellers, total] = await Promise.all([
    findSellers(db, { sort, choice, after, limit: most + 1 }),
    countSellers(db, choice),
  ]);
  if (after && sellers.length === 0 && !(await isSeller(db, after))) throw strangeCursor();
  const { page, nextCursor } = pageOf(sellers, most, ({ id }) => sellerCursor.write({ sort, after: id }));
  return {
    items: page.map((row) => ({ ...sellerCardView(row), storeBanner: row.store_banner })),
    total,
    nextCursor,
  };
}
