import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Priced } from '@oja/domain/goods/read-product-form';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

export interface LockedVariant {
  id: string;
  color: string;
  size: string;
  sku: string | null;
  /** Null: the product's. */
  price: Kobo | null;
  discountPrice: Kobo | null;
  stockItemId: string;
  offered: boolean;
}

export interface LockedItem {
  id: string;
  stock: number;
  held: number;
  /** Few are left from this many free units on; null: none of its variants is offered. */
  lowAt: number | null;
}

/** A product of the store while it is locked, with all that is counted and can be bought of it. */
export interface LockedProduct extends Priced {
  id: string;
  name: string;
  sku: string;
  status: ProductStatus;
  editVersion: number;
  variants: LockedVariant[];
  items: LockedItem[];
}

export type LockedProducts = ReadonlyMap<string, LockedProduct>;

/** The product first, its stock items behind it in the order of their ids; undefined where the store has no such product. */
export async function lockProduct(tx: Tx, sellerId: SellerId, id: string): Promise<LockedProduct | undefined> {
  return (await lockProducts(tx, sellerId, [id])).get(id);
}

/** The same of several by their ids: products in the order of their ids first, behind them all their stock items. */
export async function lockProducts(
  tx: Tx,
  sellerId: SellerId,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const products = await sql<Omit<LockedProduct, 'variants' | 'items'>>`
    select id, name, sku, status, price, discount_price as "discountPrice", edit_version as "editVersion"
    from products where id = any(${[...ids]}::uuid[]) and seller_id = ${sellerId} order by id for no key update
  `.execute(tx);
  if (products.rows.length === 0) return new Map();
  const found = new Map(products.rows.map((row) => [row.id, { ...row, variants: [], items: [] } as LockedProduct]));
  const items = await sql<LockedItem & { productId: string }>`
    select product_id as "productId", id, stock, held, low_at as "lowAt" from stock_items
    where product_id = any(${[...found.keys()]}::uuid[]) and seller_id = ${sellerId} order by id for no key update
  `.execute(tx);
  for (const { productId, ...item } of items.rows) found.get(productId)?.items.push(item);
  const variants = await sql<LockedVariant & { productId: string }>`
    select product_id as "productId", id, color, size, sku, price, discount_price as "discountPrice",
      stock_item_id as "stockItemId", retired_at is null as offered
    from product_variants where product_id = any(${[...found.keys()]}::uuid[]) and seller_id = ${sellerId}
    order by position, id
  `.execute(tx);
  for (const { productId, ...variant } of variants.rows) found.get(productId)?.variants.push(variant);
  return found;
}
