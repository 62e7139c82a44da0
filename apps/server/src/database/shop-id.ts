import type { Db } from './pool.ts';

/** The id by which this shop is told from every other; a copy of its database has the same. */
export async function readShopId(db: Db): Promise<string> {
  return (await db.selectFrom('shop_policy').select('shop_id').executeTakeFirstOrThrow()).shop_id;
}
