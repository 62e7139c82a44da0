import { kobo } from '@oja/domain/money/money';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { sql } from 'kysely';
import { audit } from '../../apps/server/src/books/audit.ts';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';
import { newId } from '../../apps/server/src/platform/ids.ts';

export interface Good {
  id: string;
  sellerId: string;
}

export interface Goods {
  all: readonly Good[];
  /** The sellers' accounts at the provider. */
  subaccounts: readonly { code: string; businessName: string; percentageCharge: number }[];
}

/**
 * Kobo. Scarce goods at prices where arithmetic slips: a tenth that is no whole kobo, with and without shipping, and one
 * whose total the provider finds too small.
 */
const prices = [123_45, 250_000, 9_999, 4_995, 1_800, 77_777_77, 5_000, 333_33];
const stores = 4;

/** A small market: four stores, one of them without an account at the provider, and of each good a few units. */
export async function layOutGoods(db: Db): Promise<Goods> {
  const category = await seedCategory(db);
  const sellers = [];
  for (let number = 0; number < stores; number++) {
    sellers.push(await seedSeller(db, number === 0 ? { payout: { subaccount_code: null } } : {}));
  }
  const all: Good[] = [];
  for (const [index, price] of prices.entries()) {
    const seller = sellers[index % stores];
    const discount = index % 3 === 1 ? { discount_price: kobo(Math.ceil(price * 0.77)) } : {};
    const product = await seedProduct(db, {
      seller_id: seller?.id ?? '',
      category_id: category.id,
      price: kobo(price),
      stock: 4,
      ...discount,
    });
    all.push({ id: product.id, sellerId: product.seller_id });
  }
  const payouts = await db
    .selectFrom('seller_payouts')
    .innerJoin('sellers', 'sellers.id', 'seller_payouts.seller_id')
    .select(['subaccount_code as code', 'store_name as businessName'])
    .where('subaccount_code', 'is not', null)
    .$narrowType<{ code: string }>()
    .execute();
  return { all, subaccounts: payouts.map((payout) => ({ ...payout, percentageCharge: 0 })) };
}

/** More units arrive, as a seller enters them: the stock and its movement in one transaction. */
export async function restock(db: Db, productId: string, units: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`update products set stock = stock + ${units}, updated_at = now() where id = ${productId}`.execute(tx);
    const movement = newId();
    await tx
      .insertInto('stock_movements')
      .values({ id: movement, product_id: productId, kind: 'adjustment', d_stock: units, d_held: 0 })
      .execute();
    const details = { movement, units };
    await audit(tx, { actor: 'system', action: 'stock.adjusted', subject: `product:${productId}`, details });
  });
}
