import { kobo } from '@oja/domain/money/money';
import { seedCategory, seedProduct, seedSeller } from '@oja/testing/rows/seed';
import { countAnew, countEach } from '@oja/testing/rows/shelves';
import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import { inTransaction } from '../../apps/server/src/database/transaction.ts';

export interface Good {
  id: string;
  sellerId: string;
  /** '' alone where there is no choice. */
  sizes: readonly string[];
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

/** Of three goods one has no choice, one sizes that share their units, and one so many of each size. */
const choices = [
  { sizes: [], each: null },
  { sizes: ['M', 'L'], each: null },
  { sizes: ['M', 'L', 'XL'], each: [2, 2, 1] },
] as const;

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
    const { sizes, each } = choices[index % choices.length] ?? choices[0];
    const discount = index % 3 === 1 ? { discount_price: kobo(Math.ceil(price * 0.77)) } : {};
    const product = await seedProduct(db, {
      seller_id: seller?.id ?? '',
      category_id: category.id,
      price: kobo(price),
      stock: each ? 0 : 4,
      sizes: [...sizes],
      ...discount,
    });
    if (each) await countEach(db, product, each);
    all.push({ id: product.id, sellerId: product.seller_id, sizes: sizes.length > 0 ? sizes : [''] });
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

/** More units arrive where the fewest are, as a seller enters them: the stock and its movement in one transaction. */
export async function restock(db: Db, productId: string, units: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    // Which item has the fewest is asked once nobody else can change that.
    await sql`select from products where id = ${productId} for no key update`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      select id from stock_items where product_id = ${productId} and low_at is not null order by stock, id limit 1`.execute(
      tx,
    );
    await countAnew(tx, productId, rows[0]?.id ?? productId, units);
  });
}
