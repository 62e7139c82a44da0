import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** Goods of the store that have a SKU: 'Gele, gold'. */
export interface SkuUse {
  productId: string;
  name: string;
  sku: string;
}

/** By what goods of the store these SKUs are used. */
export async function findSkuUses(tx: Tx, sellerId: SellerId, skus: readonly string[]): Promise<SkuUse[]> {
  const { rows } = await sql<SkuUse>`
    select id as "productId", name, sku from products where seller_id = ${sellerId} and sku = any(${[...skus]}::text[])
    union all
    select p.id, concat_ws(', ', p.name, nullif(v.color, ''), nullif(v.size, '')), v.sku from product_variants v
      join products p on p.id = v.product_id and p.seller_id = ${sellerId}
      where v.seller_id = ${sellerId} and v.sku = any(${[...skus]}::text[])
  `.execute(tx);
  return rows;
}

/** Of what SKUs of the store are made: its name, and the last number; null: none was asked for yet. */
export async function findSkusGiven(tx: Tx, sellerId: SellerId): Promise<{ storeName: string; last: number | null }> {
  const { rows } = await sql<{ storeName: string; last: number | null }>`
    select store_name as "storeName", last_sku::float8 as last from sellers where id = ${sellerId}
  `.execute(tx);
  return rows[0] ?? { storeName: '', last: null };
}

/** Numbers up to this one are given out. */
export async function noteSku(tx: Tx, sellerId: SellerId, number: number): Promise<void> {
  await sql`update sellers set last_sku = ${number} where id = ${sellerId}`.execute(tx);
}

/** The highest number of the SKUs that begin so; 0 where there is none. It reads all SKUs of the store. */
export async function findHighestSku(tx: Tx, sellerId: SellerId, initials: string): Promise<number> {
  // With longer ones a number would lose its last digits.
  const numbered = `^${initials}-[0-9]{1,12}$`;
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(split_part(sku, '-', 2)::bigint), 0)::float8 as last from (
      select sku from products where seller_id = ${sellerId} and sku ~ ${numbered}
      union all select sku from product_variants where seller_id = ${sellerId} and sku is not null and sku ~ ${numbered}
    ) own
  `.execute(tx);
  return rows[0]?.last ?? 0;
}
