import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';

export interface Wish {
  productId: string;
  /** '' where it has no such choice. */
  color: string;
  size: string;
}

export interface WishedVariant {
  id: string;
  productName: string;
  /** Units of it that can be bought now. */
  left: number;
}

/** The variant that is wished for; undefined where it is not offered. */
export async function findVariant(db: Db | Tx, { productId, color, size }: Wish): Promise<WishedVariant | undefined> {
  const { rows } = await sql<WishedVariant>`
    select v.id, p.name as "productName", i.stock - i.held as "left"
    from product_variants v join products p on p.id = v.product_id join stock_items i on i.id = v.stock_item_id
    where v.product_id = ${productId} and v.color = ${color} and v.size = ${size} and v.retired_at is null
  `.execute(db);
  return rows[0];
}
