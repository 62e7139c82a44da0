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
  /** None of its variants is offered. */
  unwatched: boolean;
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

/** The product first, its stock items behind it in the order of their ids; undefined where the store has no such product. */
export async function lockProduct(tx: Tx, sellerId: SellerId, id: string): Promise<LockedProduct | undefined> {
  const { rows } = await sql<Omit<LockedProduct, 'variants' | 'items'>>`
    select id, name, sku, status, price, discount_price as "discountPrice", edit_version as "editVersion"
    from products where id = ${id} and seller_id = ${sellerId} for no key update
  `.execute(tx);
  const [product] = rows;
  if (!product) return undefined;
  const items = await sql<LockedItem>`
    select id, stock, held, low_at is null as unwatched from stock_items
    where product_id = ${id} and seller_id = ${sellerId} order by id for no key update
  `.execute(tx);
  const variants = await sql<LockedVariant>`
    select id, color, size, sku, price, discount_price as "discountPrice", stock_item_id as "stockItemId",
      retired_at is null as offered
    from product_variants where product_id = ${id} and seller_id = ${sellerId} order by position, id
  `.execute(tx);
  return { ...product, items: items.rows, variants: variants.rows };
}
