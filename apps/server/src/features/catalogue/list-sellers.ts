import type { SellerQuery } from '@oja/contract/catalogue';
import type { Answer } from '@oja/contract/client';
import { sellerSorts } from '@oja/domain/goods/listing';
import type { Db } from '../../database/pool.ts';
import { refusal } from '../../http/refusal.ts';
import { sellerCardView } from './catalogue.views.ts';
import { readCursor, writeCursor } from './listing-orders.ts';
import { countSellers, findSellers, isSeller } from './sellers.queries.ts';

const PAGE = 48;

/** One page of the stores. */
export async function listSellers(db: Db, query: SellerQuery): Promise<Answer<'sellers'>> {
  const { sort = sellerSorts.default, businessType } = query;
  const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, sort);
  const strange = () => refusal('bad_request', { reason: 'cursor is not of this listing.' });
  if (cursor === null) throw strange();
  // One more than the page, to know whether there is another.
  const [sellers, total] = await Promise.all([
    findSellers(db, { sort, businessType, after: cursor?.after, limit: PAGE + 1 }),
    countSellers(db, businessType),
  ]);
  if (cursor && sellers.length === 0 && !(await isSeller(db, cursor.after))) throw strange();
  const page = sellers.slice(0, PAGE);
  const last = sellers.length > PAGE ? page.at(-1) : undefined;
  return {
    items: page.map(sellerCardView),
    total,
    nextCursor: last ? writeCursor({ sort, after: last.id }) : null,
  };
}
