import type { Picture } from '@oja/contract/common';
import type { Goods, Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import type { PlannedVariant } from './plan-shelves.ts';

export interface WrittenProduct {
  id: string;
  goods: Goods;
  images: Picture[];
  sku: string;
  priced: Priced;
  /** Its weight is as it was. */
  weightStays: boolean;
  dimensionsStay: boolean;
}

/** What a product says, by the names of its columns. */
function columnsOf({ goods, images, sku, priced }: WrittenProduct) {
  const { weight, dimensions } = goods;
  return {
    category_id: goods.categoryId,
    subcategory_id: goods.subcategoryId,
    name: goods.name,
    description: goods.description,
    brand_name: goods.brandName,
    sku,
    price: priced.price,
    discount_price: priced.discountPrice,
    images: JSON.stringify(images),
    tags: goods.tags,
    colors: goods.colors,
    sizes: goods.sizes,
    weight: weight === null ? null : JSON.stringify({ value: weight, unit: 'kg' }),
    dimensions: dimensions === null ? null : JSON.stringify({ ...dimensions, unit: 'cm' }),
    return_policy: goods.returnPolicy,
  };
}

/** @returns false where another store has published that id at the same moment */
export async function insertProduct(tx: Tx, sellerId: SellerId, product: WrittenProduct): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('products')
    .values({ id: product.id, seller_id: sellerId, ...columnsOf(product) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Writes a locked product anew, and that it was. */
export async function updateProduct(tx: Tx, sellerId: SellerId, product: WrittenProduct): Promise<void> {
  const { weight, dimensions, ...columns } = columnsOf(product);
  const measures = { ...(!product.weightStays && { weight }), ...(!product.dimensionsStay && { dimensions }) };
  await tx
    .updateTable('products')
    .set({ ...columns, ...measures, edit_version: sql`edit_version + 1`, updated_at: sql`now()` })
    .where('id', '=', product.id)
    .where('seller_id', '=', sellerId)
    .execute();
}

/** Writes what can be bought of a locked product. SKUs may change hands among its variants. */
export async function writeVariants(
  tx: Tx,
  sellerId: SellerId,
  { productId, variants }: { productId: string; variants: readonly PlannedVariant[] },
): Promise<void> {
  const records = variants.map(({ id, position, color, size, sku, offered, priced, stockItemId }) => ({
    id,
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
    where product_id = ${productId} and seller_id = ${sellerId} and sku is not null
  `.execute(tx);
  await sql`
    insert into product_variants (id, product_id, seller_id, position, color, size, sku, price, discount_price, stock_item_id,
      retired_at)
    select id, ${productId}::uuid, ${sellerId}::uuid, position, color, size, sku, price, discount_price, stock_item_id,
      case when not offered then now() end
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as variant (id uuid, position integer, color text, size text,
      sku text, offered boolean, price bigint, discount_price bigint, stock_item_id uuid)
    on conflict (id) do update set position = excluded.position, sku = excluded.sku, price = excluded.price,
      discount_price = excluded.discount_price, stock_item_id = excluded.stock_item_id,
      retired_at = case when excluded.retired_at is not null then coalesce(product_variants.retired_at, now()) end
  `.execute(tx);
}

/** Watches these items of a locked product, and no others of it. */
export async function watchItems(
  tx: Tx,
  sellerId: SellerId,
  { productId, watched, lowAt }: { productId: string; watched: readonly string[]; lowAt: number },
): Promise<void> {
  await sql`
    update stock_items set low_at = case when id = any(${[...watched]}::uuid[]) then ${lowAt}::integer end
    where product_id = ${productId} and seller_id = ${sellerId}
      and low_at is distinct from case when id = any(${[...watched]}::uuid[]) then ${lowAt}::integer end
  `.execute(tx);
}

/** The full bar of locked products rises to their units where they are above. */
export async function raiseFullBar(tx: Tx, sellerId: SellerId, products: readonly string[]): Promise<void> {
  await sql`
    update products set max_stock = stock
    where id = any(${[...products]}::uuid[]) and seller_id = ${sellerId} and stock > max_stock
  `.execute(tx);
}
