import type { Picture } from '@oja/contract/common';
import type { DeskProduct, DeskVariant } from '@oja/contract/desks/desk-products';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

/** What the desk shows of a product `p` of the store, in lists and by itself. */
export const shownOf = (sellerId: SellerId): RawBuilder<DeskProduct> => sql`
  p.id, p.name, p.images -> 0 as picture, p.status, p.price, p.discount_price as "discountPrice", p.stock, p.held,
  p.colors, p.sizes, p.units_sold_recently as "soldRecently",
  exists (select from product_variants v where v.product_id = p.id and v.seller_id = ${sellerId} and v.retired_at is null
    and v.price is not null) as "pricedEach",
  (select case when count(*) = 1 then min(i.id::text) end from stock_items i
    where i.product_id = p.id and i.seller_id = ${sellerId} and i.low_at is not null) as "stockItemId",
  exists (select from stock_items i where i.product_id = p.id and i.seller_id = ${sellerId} and i.low) as low,
  exists (select from product_drafts d where d.id = p.id and d.seller_id = ${sellerId}) as edited,
  case when p.taken_down_at is not null then jsonb_build_object('reasons', p.taken_down_reasons, 'note', p.taken_down_note,
    'at', to_char(p.taken_down_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end as "takenDown"`;

/** All of a product that can be changed. */
export interface ProductRow extends DeskProduct {
  categoryId: string;
  subcategoryId: string | null;
  images: Picture[];
  description: string;
  brand: string | null;
  tags: string[];
  weight: { value: number; unit: string } | null;
  dimensions: { length: number; width: number; height: number; unit: string } | null;
  returns: string | null;
  sku: string;
  /** Null where nothing of it is offered. */
  lowAt: number | null;
  editVersion: number;
  variants: DeskVariant[];
}

export async function findProduct(db: Db, sellerId: SellerId, id: string): Promise<ProductRow | undefined> {
  return (await findProducts(db, sellerId, [id]))[0];
}

/** Those of the store among products, in no order. */
export async function findProducts(db: Db, sellerId: SellerId, ids: readonly string[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select ${shownOf(sellerId)}, p.category_id as "categoryId", p.subcategory_id as "subcategoryId", p.images, p.description,
      p.brand_name as brand, p.tags, p.weight, p.dimensions, p.return_policy as returns, p.sku, p.edit_version as "editVersion",
      (select min(i.low_at) from stock_items i where i.product_id = p.id and i.seller_id = ${sellerId}) as "lowAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'color', v.color, 'size', v.size, 'sku', v.sku,
            'price', v.price, 'discountPrice', v.discount_price, 'stockItemId', i.id, 'stock', i.stock, 'held', i.held,
            'offered', v.retired_at is null) order by v.position, v.id), '[]')
        from product_variants v join stock_items i on i.id = v.stock_item_id and i.seller_id = ${sellerId}
        where v.product_id = p.id and v.seller_id = ${sellerId}) as variants
    from products p where p.id = any(${[...ids]}::uuid[]) and p.seller_id = ${sellerId}
  `.execute(db);
  return rows;
}
