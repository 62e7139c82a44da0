import type { ComparedRow } from '@oja/domain/goods/import/compare-group';
import type { ImportWay } from '@oja/domain/goods/import/import-states';
import type { ProductForm } from '@oja/domain/goods/product-form';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import type { PlannedRow } from '../changes/planned-row.ts';

/** A product as an import makes it. */
export interface ComparedProduct {
  place: number;
  productId: string;
  isNew: boolean;
  goesTo: ImportWay;
  form: ProductForm;
  before: ProductForm | null;
  baseVersion: number | null;
  status: 'live' | 'paused';
}

/** A row of the change of an import. */
export type ComparedValue = PlannedRow & { row: number; part: number };

export interface WrittenRow extends ComparedRow {
  key: string;
  place: number | null;
  productId: string | null;
  changes: number[];
}

export interface Compared {
  rows: readonly WrittenRow[];
  products: readonly ComparedProduct[];
  values: readonly ComparedValue[];
}

/** Writes what rows of a locked import would do, in place of what was found before. */
export async function writeCompared(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  { rows, products, values }: Compared,
): Promise<void> {
  const lines = rows.map(({ row }) => row);
  await sql`
    delete from goods_change_rows where change_id = ${id} and seller_id = ${sellerId} and row in (
      select unnest(changes) from import_rows
      where import_id = ${id} and seller_id = ${sellerId} and row = any(${lines}::integer[]))
  `.execute(tx);
  await sql`
    delete from import_products where import_id = ${id} and seller_id = ${sellerId} and place in (
      select place from import_rows where import_id = ${id} and seller_id = ${sellerId} and row = any(${lines}::integer[]))
  `.execute(tx);
  if (products.length > 0) await insertProducts(tx, sellerId, id, products);
  if (values.length > 0) await insertValues(tx, sellerId, id, values);
  await sql`
    update import_rows r set action = c.action, key = c.key, place = c.place, product_id = c."productId",
      changes = array(select jsonb_array_elements_text(c.changes)::integer), before = c.before, problems = c.problems,
      missing = array(select jsonb_array_elements_text(c.missing))
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (row integer, action text, key text, place integer,
      "productId" uuid, changes jsonb, before jsonb, problems jsonb, missing jsonb)
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.row = c.row
  `.execute(tx);
}

async function insertProducts(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  products: readonly ComparedProduct[],
): Promise<void> {
  await sql`
    insert into import_products (import_id, place, seller_id, product_id, is_new, goes_to, form, before, base_version, status, seen)
    select ${id}::uuid, place, ${sellerId}::uuid, "productId", "isNew", "goesTo", form, nullif(before, 'null'), "baseVersion",
      p.status, case when now.id is not null then jsonb_build_object('units', now.stock, 'price', now.price,
        'discountPrice', now.discount_price) end
    from jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as p (place integer, "productId" uuid, "isNew" boolean,
      "goesTo" text, form jsonb, before jsonb, "baseVersion" integer, status text)
      left join products now on now.id = p."productId" and now.seller_id = ${sellerId}
  `.execute(tx);
}

async function insertValues(tx: Tx, sellerId: SellerId, id: string, values: readonly ComparedValue[]): Promise<void> {
  await sql`
    insert into goods_change_rows (change_id, row, seller_id, product_id, variant_id, stock_item_id, what, before, after,
      outcome, part)
    select ${id}::uuid, row, ${sellerId}::uuid, "productId", "variantId", "stockItemId", what, before, after, 'planned', part
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as planned (row integer, "productId" uuid, "variantId" uuid,
      "stockItemId" uuid, what text, before jsonb, after jsonb, part integer)
  `.execute(tx);
}

/** Drafts that the store has, and that its import would add beside those of these rows. */
export async function countDrafts(tx: Tx, sellerId: SellerId, id: string, lines: readonly number[]): Promise<number> {
  const { rows } = await sql<{ many: number }>`
    select ((select count(*) from product_drafts where seller_id = ${sellerId})
      + (select count(*) from import_products where import_id = ${id} and seller_id = ${sellerId} and goes_to <> 'shop'
          and place <> all(${[...lines]}::integer[])))::integer as many
  `.execute(tx);
  return rows[0]?.many ?? 0;
}
