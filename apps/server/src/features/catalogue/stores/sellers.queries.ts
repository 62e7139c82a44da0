import type { SellerCard } from '@oja/contract/catalogue';
import type { SellerSort } from '@oja/domain/goods/listing';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { sellerCardColumns } from '../catalogue.views.ts';
import { comesAfterSeller, sellersOrder } from './seller-orders.queries.ts';

const TOP_SELLERS = 10;

type BusinessType = SellerCard['businessType'] | undefined;

function selectSellers(db: Db, sort: SellerSort, businessType?: BusinessType) {
  const sellers = db.selectFrom('sellers as p').where('p.status', '=', 'approved').orderBy(sellersOrder(sort));
  return businessType ? sellers.where('p.business_type', '=', businessType) : sellers;
}

interface Page {
  sort: SellerSort;
  businessType: BusinessType;
  /** The last seller of the page before. */
  after: string | undefined;
  limit: number;
}

export function findSellers(db: Db, { sort, businessType, after, limit }: Page) {
  const sellers = selectSellers(db, sort, businessType).select(sellerCardColumns).limit(limit);
  return (after === undefined ? sellers : sellers.where(comesAfterSeller(sort, after))).execute();
}

export async function countSellers(db: Db, businessType: BusinessType): Promise<number> {
  const sellers = db.selectFrom('sellers').where('status', '=', 'approved');
  const { count } = await (businessType ? sellers.where('business_type', '=', businessType) : sellers)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export async function isSeller(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('sellers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Home's row: rated stores only, best first. */
export function findTopSellers(db: Db) {
  return selectSellers(db, 'rating')
    .select(sellerCardColumns)
    .where('p.rating_count', '>', 0)
    .limit(TOP_SELLERS)
    .execute();
}
