import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** A photograph that a file names, in small letters. */
export interface ImportPicture {
  name: string;
  id: string;
}

export async function findImportPictures(tx: Tx, sellerId: SellerId, id: string): Promise<ImportPicture[]> {
  const { rows } = await sql<ImportPicture>`
    select name, picture_id as id from import_pictures where import_id = ${id} and seller_id = ${sellerId} order by name
  `.execute(tx);
  return rows;
}

/** Of names in small letters those that are SKUs: of the file, or of the store. */
export async function findSkusAmong(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  names: readonly string[],
): Promise<string[]> {
  // Only these could be of another SKU, too.
  const numbered = names.filter((name) => /-[1-8]$/.test(name));
  if (numbered.length === 0) return [];
  const { rows } = await sql<{ sku: string }>`
    with among as materialized (select unnest(${numbered}::text[]) as sku)
    select sku from among where sku in (
      select lower(btrim(cells ->> 'sku')) from import_rows where import_id = ${id} and seller_id = ${sellerId}
      union all select lower(sku) from products where seller_id = ${sellerId}
      union all select lower(sku) from product_variants where seller_id = ${sellerId} and sku is not null)
  `.execute(tx);
  return rows.map(({ sku }) => sku);
}

/** A name that is there already means the new one. @returns how many the import names now */
export async function writeImportPictures(
  tx: Tx,
  sellerId: SellerId,
  id: string,
  pictures: readonly ImportPicture[],
): Promise<number> {
  await sql`
    insert into import_pictures (import_id, name, seller_id, picture_id)
    select ${id}::uuid, name, ${sellerId}::uuid, id
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as named (name text, id uuid)
    on conflict (import_id, name) do update set picture_id = excluded.picture_id
  `.execute(tx);
  const { rows } = await sql<{ many: number }>`
    select count(*)::integer as many from import_pictures where import_id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
  return rows[0]?.many ?? 0;
}
