import type { SellerQuery } from '@oja/contract/stores';
import type { SellerSort } from '@oja/domain/goods/listing';
import { type NigerianState, nigerianStates } from '@oja/domain/people/nigerian-states';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import { sellerCardColumns } from '../catalogue.views.ts';
import { comesAfterSeller, sellersOrder } from './seller-orders.queries.ts';

const TOP_SELLERS = 10;

const numberOfStores = sql<number>`count(*)::int`;
const stateOf = sql<string | null>`p.business_address ->> 'state'`;

/** Which of all stores. */
type Choice = Pick<SellerQuery, 'businessType' | 'state'>;

/** Those that sell. */
function chooseSellers(db: Db, { businessType, state }: Choice = {}) {
  let sellers = db.selectFrom('sellers as p').where('p.status', '=', 'approved');
  if (businessType) sellers = sellers.where('p.business_type', '=', businessType);
  if (state) sellers = sellers.where(stateOf, '=', state);
  return sellers;
}

interface Page {
  sort: SellerSort;
  choice: Choice;
  /** The last seller of the page before. */
  after: string | undefined;
  limit: number;
}

export function findSellers(db: Db, { sort, choice, after, limit }: Page) {
  const sellers = chooseSellers(db, choice)
    .orderBy(sellersOrder(sort))
    .select([...sellerCardColumns, 'store_banner'])
    .limit(limit);
  return (after === undefined ? sellers : sellers.where(comesAfterSeller(sort, after))).execute();
}

export async function countSellers(db: Db, choice: Choice): Promise<number> {
  const { count } = await chooseSellers(db, choice).select(numberOfStores.as('count')).executeTakeFirstOrThrow();
  return count;
}

/** The states with the most stores first, then by name. A place that is none, as of stores abroad, is left out. */
export function findStoreStates(db: Db) {
  return chooseSellers(db)
    .where(stateOf, 'in', nigerianStates)
    .select([stateOf.$castTo<NigerianState>().as('state'), numberOfStores.as('stores')])
    .groupBy(stateOf)
    .orderBy('stores', 'desc')
    .orderBy('state')
    .execute();
}

export async function isSeller(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('sellers').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** Home's row: rated stores only, best first. */
export function findTopSellers(db: Db) {
  return chooseSellers(db)
    .orderBy(sellersOrder('rating'))
    .select(sellerCardColumns)
    .where('p.rating_count', '>', 0)
    .limit(TOP_SELLERS)
    .execute();
}
