import { boughtSince } from '@oja/domain/cart/bought-since';
import type { Db } from '../../database/pool.ts';
import { findGoodsBoughtSince, findGoodsOf } from './holds.queries.ts';

export { shippedToNobody } from './forget-buyers.queries.ts';
export {
  type CheckoutLine,
  type CheckoutRow,
  findCheckout,
  findExpiredHolds,
  findGoodsBoughtSince,
  findLiveHold,
} from './holds.queries.ts';

/** Whether the buyer of a checkout has bought any of its goods elsewhere since: paid now, its money would go back. */
export async function isBoughtSince(db: Db, checkoutId: string): Promise<boolean> {
  return boughtSince(await findGoodsOf(db, checkoutId), await findGoodsBoughtSince(db, checkoutId)) !== 'nothing';
}
