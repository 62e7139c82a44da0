import type { SellerQuery } from '@oja/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import type { Db } from '../../database/pool.ts';
import { sellerCardColumns } from './catalogue.views.ts';

type SellerSort = NonNullable<Static<typeof SellerQuery>['sort']>;

/** As shown, to one decimal half up: sellers whose stars look alike are told apart by the next term. */
const averageRating = sql`case when rating_count = 0 then 0 else (rating_sum * 20 + rating_count) / (2 * rating_count) end`;

/** Newest, then the id, end every order: no two lists of the same stores differ. */
const orders: Record<SellerSort, RawBuilder<unknown>> = {
  sales: sql`total_sales desc, ${averageRating} desc, rating_count desc`,
  rating: sql`${averageRating} desc, rating_count desc`,
  reviews: sql`rating_count desc, ${averageRating} desc`,
  newest: sql`created_at desc`,
  name: sql`search_form(store_name) collate "C", store_name collate "C"`,
};

/** More stores than anybody scrolls through; keeps the answer bounded. */
const MOST_SELLERS = 1000;
const TOP_SELLERS = 10;

function selectSellers(db: Db, sort: SellerSort, limit: number) {
  return db
    .selectFrom('sellers')
    .select(sellerCardColumns)
    .orderBy(orders[sort])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
}

export function findSellers(db: Db, { sort = 'sales', businessType }: Static<typeof SellerQuery>) {
  const sellers = selectSellers(db, sort, MOST_SELLERS);
  return (businessType ? sellers.where('business_type', '=', businessType) : sellers).execute();
}

/** Home's row: rated stores only, best first. */
export function findTopSellers(db: Db) {
  return selectSellers(db, 'rating', TOP_SELLERS).where('rating_count', '>', 0).execute();
}
