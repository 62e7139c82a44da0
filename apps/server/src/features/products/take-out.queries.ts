import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** Of which of these products units were held, sold or counted anew since they were put in the shop, or which were written anew or reviewed. */
export async function findTouched(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select p.id from products p where p.id = any(${[...ids]}::uuid[]) and p.seller_id = ${sellerId} and (
      p.updated_at > p.created_at
      or exists (select from stock_items i join stock_movements m on m.stock_item_id = i.id
        where i.product_id = p.id and i.seller_id = ${sellerId} and m.kind <> 'initial')
      or exists (select from reviews r where r.product_id = p.id))
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Takes locked products without units out of the database. */
export async function deleteProducts(tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<void> {
  await sql`delete from products where id = any(${[...ids]}::uuid[]) and seller_id = ${sellerId}`.execute(tx);
}
