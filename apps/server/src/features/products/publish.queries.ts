import type { Picture } from '@oja/contract/common';
import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { Goods, Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import type { PlannedVariant } from './plan-shelves.ts';

export interface WrittenProduct {
  id: string;
  /** Where it stands, if it is new. */
  status: ProductStatus;
  goods: Goods;
  images: Picture[];
  sku: string;
  priced: Priced;
  /** Its weight is as it was. */
  weightStays: boolean;
  dimensionsStay: boolean;
}

/** What a product says, by the names of its columns. */
function recordOf({ id, status, goods, images, sku, priced, ...stays }: WrittenProduct) {
  const { weight, dimensions } = goods;
  return {
    ...{ id, status, images, sku, price: priced.price, discount_price: priced.discountPrice },
    category_id: goods.categoryId,
    subcategory_id: goods.subcategoryId,
    name: goods.name,
    description: goods.description,
    brand_name: goods.brandName,
    tags: goods.tags,
    colors: goods.colors,
    sizes: goods.sizes,
    weight: weight === null ? null : { value: weight, unit: 'kg' },
    dimensions: dimensions === null ? null : { ...dimensions, unit: 'cm' },
    return_policy: goods.returnPolicy,
    weight_stays: stays.weightStays,
    dimensions_stay: stays.dimensionsStay,
  };
}

const written = (products: readonly WrittenProduct[]) => sql`
  jsonb_to_recordset(${JSON.stringify(products.map(recordOf))}::jsonb) as w (id uuid, status text, images jsonb, sku text,
    price bigint, discount_price bigint, category_id uuid, subcategory_id uuid, name text, description text, brand_name text,
    tags text[], colors text[], sizes text[], weight jsonb, dimensions jsonb, return_policy text, weight_stays boolean,
    dimensions_stay boolean)`;

/** @returns ids of those that are in: another store may have put the id of one in its shop at the same moment */
export async function insertProducts(
  tx: Tx,
  sellerId: SellerId,
  products: readonly WrittenProduct[],
): Promise<Set<string>> {
  if (products.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into products (id, seller_id, status, category_id, subcategory_id, name, description, brand_name, sku, price,
      discount_price, images, tags, colors, sizes, weight, dimensions, return_policy)
    select id, ${sellerId}::uuid, status, category_id, subcategory_id, name, description, brand_name, sku, price,
      discount_price, images, tags, colors, sizes, weight, dimensions, return_policy from ${written(products)} order by id
    on conflict (id) do nothing returning id
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Writes locked products anew, and that they were. */
export async function updateProducts(tx: Tx, sellerId: SellerId, products: readonly WrittenProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products p set category_id = w.category_id, subcategory_id = w.subcategory_id, name = w.name,
      description = w.description, brand_name = w.brand_name, sku = w.sku, price = w.price, discount_price = w.discount_price,
      images = w.images, tags = w.tags, colors = w.colors, sizes = w.sizes, return_policy = w.return_policy,
      weight = case when w.weight_stays then p.weight else w.weight end,
      dimensions = case when w.dimensions_stay then p.dimensions else w.dimensions end,
      edit_version = edit_version + 1, updated_at = now()
    from ${written(products)}
    where p.id = w.id and p.id = any(${products.map(({ id }) => id)}::uuid[]) and p.seller_id = ${sellerId}
  `.execute(tx);
}

/** Writes what can be bought of locked products. SKUs may change hands among the variants of a product. */
export async function writeVariants(
  tx: Tx,
  sellerId: SellerId,
  variants: readonly (PlannedVariant & { productId: string })[],
): Promise<void> {
  const records = variants.map(({ id, productId, position, color, size, sku, offered, priced, stockItemId }) => ({
    id,
    product: productId,
    position,
    color,
    size,
    sku,
    offered,
    price: priced?.price ?? null,
    discount_price: priced?.discountPrice ?? null,
    stock_item_id: stockItemId,
  }));
  await sql`
    update product_variants set sku = null
    where product_id = any(${[...new Set(variants.map(({ productId }) => productId))]}::uuid[]) and seller_id = ${sellerId}
      and sku is not null
  `.execute(tx);
  await sql`
    insert into product_variants (id, product_id, seller_id, position, color, size, sku, price, discount_price, stock_item_id,
      retired_at)
    select id, product, ${sellerId}::uuid, position, color, size, sku, price, discount_price, stock_item_id,
      case when not offered then now() end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as variant (id uuid, product uuid, position integer, color text,
      size text, sku text, offered boolean, price bigint, discount_price bigint, stock_item_id uuid)
    on conflict (id) do update set position = excluded.position, sku = excluded.sku, price = excluded.price,
      discount_price = excluded.discount_price, stock_item_id = excluded.stock_item_id,
      retired_at = case when excluded.retired_at is not null then coalesce(product_variants.retired_at, now()) end
  `.execute(tx);
}

/** How few are few of the items of a product. */
interface Watching {
  productId: string;
  watched: readonly string[];
  lowAt: number;
  /** Only items that are not watched yet are given it. */
  lowAtStays: boolean;
}

/** Watches these items of locked products, and no others of them. */
export async function watchItems(tx: Tx, sellerId: SellerId, products: readonly Watching[]): Promise<void> {
  const records = products.map(({ productId, lowAt, lowAtStays }) => ({
    ...{ product: productId, low_at: lowAt, stays: lowAtStays },
  }));
  const watched = sql`case when i.id = any(${products.flatMap((each) => each.watched)}::uuid[])
    then coalesce(case when asked.stays then i.low_at end, asked.low_at) end`;
  await sql`
    update stock_items i set low_at = ${watched}
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as asked (product uuid, low_at integer, stays boolean)
    where i.product_id = asked.product and i.product_id = any(${products.map(({ productId }) => productId)}::uuid[])
      and i.seller_id = ${sellerId} and i.low_at is distinct from ${watched}
  `.execute(tx);
}

/** The full bar of locked products rises to their units where they are above. */
export async function raiseFullBar(tx: Tx, sellerId: SellerId, products: readonly string[]): Promise<void> {
  await sql`
    update products set max_stock = stock
    where id = any(${[...products]}::uuid[]) and seller_id = ${sellerId} and stock > max_stock
  `.execute(tx);
}
