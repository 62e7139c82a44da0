import type { Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** Writes what a locked product shows. */
export async function updatePrice(tx: Tx, sellerId: SellerId, id: string, priced: Priced): Promise<void> {
  await sql`
    update products set price = ${priced.price}, discount_price = ${priced.discountPrice}, updated_at = now()
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

/** Writes what variants of a locked product cost. */
export async function updateVariantPrices(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  prices: readonly (Priced & { id: string })[],
): Promise<void> {
  const records = prices.map(({ id: variant, price, discountPrice }) => ({
    id: variant,
    price,
    discount: discountPrice,
  }));
  await sql`
    update product_variants v set price = asked.price, discount_price = asked.discount
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as asked (id uuid, price bigint, discount bigint)
    where v.id = asked.id and v.product_id = ${id} and v.seller_id = ${sellerId}
  `.execute(tx);
}
