import type { ProductStatus } from '@oja/domain/goods/product-status';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** Writes where locked products stand. */
export async function updateStatus(
  tx: Tx,
  sellerId: SellerId,
  products: readonly string[],
  status: ProductStatus,
): Promise<void> {
  await sql`
    update products set status = ${status}, updated_at = now()
    where id = any(${[...products]}::uuid[]) and seller_id = ${sellerId}
  `.execute(tx);
}
