import type { Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

type PriceOf = Priced & { id: string };

/** Writes what locked products show. */
export async function updatePrices(tx: Tx, sellerId: SellerId, prices: readonly PriceOf[]): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update products p set price = asked.price, discount_price = asked.discount, updated_at = now()
    from ${recordsOf(prices)}
    where p.id = asked.id and p.id = any(${idsOf(prices)}::uuid[]) and p.seller_id = ${sellerId}
  `.execute(tx);
}

/** Writes what variants of locked products cost. */
export async function updateVariantPrices(tx: Tx, sellerId: SellerId, prices: readonly PriceOf[]): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update product_variants v set price = asked.price, discount_price = asked.discount
    from ${recordsOf(prices)}
    where v.id = asked.id and v.id = any(${idsOf(prices)}::uuid[]) and v.seller_id = ${sellerId}
  `.execute(tx);
}

/** The ids are named once more as a list: a JSON record set tells the planner nothing. */
const idsOf = (prices: readonly PriceOf[]): string[] => prices.map(({ id }) => id);

const recordsOf = (prices: readonly PriceOf[]) => {
  const records = prices.map(({ id, price, discountPrice }) => ({ id, price, discount: discountPrice }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as asked (id uuid, price bigint, discount bigint)`;
};
