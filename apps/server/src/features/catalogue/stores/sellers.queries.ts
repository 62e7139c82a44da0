import type { SellerCard } from '@oja/contract/catalogue';
import type { SellerSort } from '@oja/domain/goods/listing';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { sellerCardColumns } from '../catalogue.views.ts';
import { comesAfterIn, type Order, orderByIn } from '../listing/listing-orders.queries.ts';

/** As shown, to one decimal half up: sellers whose stars look alike are told apart by the next term. */
const averageRating = sql`case when p.rating_count = 0 then 0
  else (p.rating_sum * 20 + p.rating_count) / (2 * p.rating_count) end`;

/** Newest, then the id, end every order: no two lists of the same stores differ. */
const orders: Record<SellerSort, Order> = {
  sales: { terms: [sql`p.total_sales`, averageRating, sql`p.rating_count`] },
  rating: { terms: [averageRating, sql`p.rating_count`] },
  reviews: { terms: [sql`p.rating_count`, averageRating] },
  newest: { terms: [] },
  name: { terms: [sql`search_form(p.store_name) collate "C"`, sql`p.store_name collate "C"`], ascending: true },
};

const TOP_SELLERS = 10;

type BusinessType = SellerCard['businessType'] | undefined;

function selectSellers(db: Db, sort: SellerSort, businessType?: BusinessType) {
  const sellers = db.selectFrom('sellers as p').orderBy(orderByIn(orders[sort]));
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
  return (after === undefined ? sellers : sellers.where(comesAfterIn('sellers', orders[sort], after))).execute();
}

export async function countSellers(db: Db, businessType: BusinessType): Promise<number> {
  const { count } = await (businessType
    ? db.selectFrom('sellers').where('business_type', '=', businessType)
    : db.selectFrom('sellers')
  )
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
