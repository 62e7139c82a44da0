import type { Picture } from '@oja/contract/common';
import type { Goods, Priced } from '@oja/domain/goods/read-product-form';
import { sql } from 'kysely';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import type { PlannedVariant } from './plan-shelves.ts';

export interface Shelf {
  /** There is such a category. */
  exists: boolean;
  /** Of its subcategories. */
  subcategories: string[];
}

/** What a category that a store's form names has. */
export async function findShelf(db: Db, _sellerId: SellerId, categoryId: string): Promise<Shelf> {
  const { rows } = await sql<Shelf>`
    select exists (select from categories where id = ${categoryId}) as exists,
      array(select id from subcategories where category_id = ${categoryId}) as subcategories
  `.execute(db);
  return rows[0] ?? { exists: false, subcategories: [] };
}

/** By what the store's other goods have one of these SKUs: 'Gele, gold'; undefined where none has. */
export async function findSkuUse(
  tx: Tx,
  sellerId: SellerId,
  { productId, skus }: { productId: string; skus: readonly string[] },
): Promise<{ name: string; sku: string } | undefined> {
  const { rows } = await sql<{ name: string; sku: string }>`
    select name, sku from products where seller_id = ${sellerId} and sku = any(${[...skus]}::text[]) and id <> ${productId}
    union all
    select concat_ws(', ', p.name, nullif(v.color, ''), nullif(v.size, '')), v.sku from product_variants v
      join products p on p.id = v.product_id and p.seller_id = ${sellerId}
      where v.seller_id = ${sellerId} and v.sku = any(${[...skus]}::text[]) and v.product_id <> ${productId}
    limit 1
  `.execute(tx);
  return rows[0];
}

/** The highest number of the SKUs that begin so; 0 where there is none. */
export async function findLastSku(tx: Tx, sellerId: SellerId, initials: string): Promise<number> {
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

export async function findStoreName(db: Db, sellerId: SellerId): Promise<string> {
  const { rows } = await sql<{ name: string }>`select store_name as name from sellers where id = ${sellerId}`.execute(
    db,
  );
  return rows[0]?.name ?? '';
}

export interface WrittenProduct {
  id: string;
  goods: Goods;
  images: Picture[];
  sku: string;
  priced: Priced;
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
  await tx
    .updateTable('products')
    .set({ ...columnsOf(product), edit_version: sql`edit_version + 1`, updated_at: sql`now()` })
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

/** The full bar of a product rises to its units where they are above. */
export async function raiseFullBar(tx: Tx, sellerId: SellerId, productId: string): Promise<void> {
  await sql`
    update products set max_stock = stock where id = ${productId} and seller_id = ${sellerId} and stock > max_stock
  `.execute(tx);
}
