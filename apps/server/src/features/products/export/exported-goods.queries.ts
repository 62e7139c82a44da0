import type { Picture } from '@oja/contract/common';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { PlaceInTime } from '../../../http/cursor.ts';
import type { SellerId } from '../../../http/desk.ts';

interface Measure {
  unit?: string;
  value?: number;
  length?: number;
  width?: number;
  height?: number;
}

/** A variant of a product with all of the product. */
export interface ExportedVariant {
  id: string;
  productId: string;
  sku: string;
  group: string;
  name: string;
  category: string;
  subcategory: string | null;
  price: Kobo;
  salePrice: Kobo | null;
  count: number;
  color: string;
  size: string;
  brand: string | null;
  description: string;
  tags: string[];
  weight: Measure | null;
  dimensions: Measure | null;
  returns: string | null;
  lowAt: number | null;
  images: Picture[];
}

/** The next products of a store that stand so, newest first. */
export async function findExportedProducts(
  db: Db,
  sellerId: SellerId,
  { status, after, most }: { status: ProductStatus; after: PlaceInTime | null; most: number },
): Promise<PlaceInTime[]> {
  const { rows } = await sql<PlaceInTime>`
    select id, (extract(epoch from created_at) * 1000000)::bigint::text as time from products
    where seller_id = ${sellerId} and status = ${status} and (${after === null}::boolean or (created_at, id)
      < (to_timestamp(0) + ${after?.time ?? '0'}::bigint * interval '1 microsecond', ${after?.id ?? null}::uuid))
    order by created_at desc, id desc limit ${most}
  `.execute(db);
  return rows;
}

/** What is offered of products of a store, in their order. */
export async function findExportedVariants(
  db: Db,
  sellerId: SellerId,
  ids: readonly string[],
): Promise<ExportedVariant[]> {
  const { rows } = await sql<ExportedVariant>`
    select v.id, p.id as "productId", coalesce(v.sku, p.sku) as sku, p.sku as group, p.name, c.name as category, s.name as subcategory,
      coalesce(v.price, p.price) as price,
      case when v.price is null then p.discount_price else v.discount_price end as "salePrice", i.stock as count,
      v.color, v.size, p.brand_name as brand, p.description, p.tags, p.weight, p.dimensions,
      p.return_policy as returns, i.low_at as "lowAt", p.images
    from unnest(${ids}::uuid[]) with ordinality asked (id, place)
    join products p on p.id = asked.id and p.seller_id = ${sellerId}
    join categories c on c.id = p.category_id left join subcategories s on s.id = p.subcategory_id
    join product_variants v on v.product_id = p.id and v.seller_id = ${sellerId} and v.retired_at is null
    join stock_items i on i.id = v.stock_item_id and i.seller_id = ${sellerId}
    order by asked.place, v.position, v.id
  `.execute(db);
  return rows;
}
