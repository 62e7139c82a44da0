import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Priced } from '@oja/domain/goods/read-product-form';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import type { LockedItem, LockedVariant } from '../locked-goods.queries.ts';

export interface PlannedProduct extends Priced {
  id: string;
  name: string;
  status: ProductStatus;
  pricedEach: boolean;
}

export type PlannedVariant = Omit<LockedVariant, 'sku' | 'stockItemId'> & { productId: string };

/** With the variant that is counted there, where it is one alone. */
export type PlannedItem = LockedItem & { productId: string; variantId: string | null };

/** Those of the store among products, the newest first. */
export async function findPlannedProducts(
  tx: Tx,
  sellerId: SellerId,
  ids: readonly string[],
): Promise<PlannedProduct[]> {
  const { rows } = await sql<PlannedProduct>`
    select p.id, p.name, p.status, p.price, p.discount_price as "discountPrice",
      exists (select from product_variants v where v.product_id = p.id and v.seller_id = ${sellerId}
        and v.retired_at is null and v.price is not null) as "pricedEach"
    from products p where p.id = any(${[...ids]}::uuid[]) and p.seller_id = ${sellerId}
    order by p.created_at desc, p.id desc
  `.execute(tx);
  return rows;
}

/** Variants that are named, offered or not. */
export const findNamedVariants = (tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<PlannedVariant[]> =>
  findVariants(tx, sellerId, { where: sql`v.id = any(${[...ids]}::uuid[])`, most: ids.length });

/** What is offered of products at a price of its own. */
export const findOwnPriced = (
  tx: Tx,
  sellerId: SellerId,
  { products, most }: { products: readonly string[]; most: number },
): Promise<PlannedVariant[]> =>
  findVariants(tx, sellerId, {
    where: sql`v.product_id = any(${[...products]}::uuid[]) and v.retired_at is null and v.price is not null`,
    most,
  });

interface Chosen {
  where: RawBuilder<unknown>;
  most: number;
}

async function findVariants(tx: Tx, sellerId: SellerId, { where, most }: Chosen): Promise<PlannedVariant[]> {
  const { rows } = await sql<PlannedVariant>`
    select v.id, v.product_id as "productId", v.color, v.size, v.price, v.discount_price as "discountPrice",
      v.retired_at is null as offered
    from product_variants v where v.seller_id = ${sellerId} and ${where}
    order by v.product_id, v.position, v.id limit ${most}
  `.execute(tx);
  return rows;
}

/** Stock items that are named, watched or not. */
export const findNamedItems = (tx: Tx, sellerId: SellerId, ids: readonly string[]): Promise<PlannedItem[]> =>
  findItems(tx, sellerId, { where: sql`i.id = any(${[...ids]}::uuid[])`, most: ids.length });

/** What is counted of products that is offered. */
export const findWatched = (
  tx: Tx,
  sellerId: SellerId,
  { products, most }: { products: readonly string[]; most: number },
): Promise<PlannedItem[]> =>
  findItems(tx, sellerId, {
    where: sql`i.product_id = any(${[...products]}::uuid[]) and i.low_at is not null`,
    most,
  });

async function findItems(tx: Tx, sellerId: SellerId, { where, most }: Chosen): Promise<PlannedItem[]> {
  const { rows } = await sql<PlannedItem>`
    select i.id, i.product_id as "productId", i.stock, i.held, i.low_at as "lowAt", shown."variantId"
    from stock_items i cross join lateral (
      select case when count(*) = 1 then min(v.id::text)::uuid end as "variantId", min(v.position) as position
      from product_variants v where v.stock_item_id = i.id and v.seller_id = ${sellerId} and v.retired_at is null) shown
    where i.seller_id = ${sellerId} and ${where}
    order by i.product_id, shown.position, i.id limit ${most}
  `.execute(tx);
  return rows;
}
