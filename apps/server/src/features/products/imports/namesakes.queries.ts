import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

/** What a store has already of what a file calls so. */
export interface Namesake {
  /** In small letters, on one line. */
  name: string;
  sku: string;
  isDraft: boolean;
}

/** A text as it is compared: `form-texts` keeps names and SKUs on one line. */
const plain = (text: ReturnType<typeof sql>) => sql`lower(btrim(regexp_replace(${text}, '\\s+', ' ', 'g')))`;

interface Asked {
  /** In small letters, on one line. */
  names: readonly string[];
  skus: readonly string[];
}

/** Products and drafts of the store of these names, and drafts that ask for these SKUs; what was put away is none. */
export async function findNamesakes(tx: Tx, sellerId: SellerId, { names, skus }: Asked): Promise<Namesake[]> {
  const { rows } = await sql<Namesake>`
    select ${plain(sql`name`)} as name, sku, false as "isDraft" from products
    where seller_id = ${sellerId} and status <> 'archived' and ${plain(sql`name`)} = any(${[...names]}::text[])
    union all
    select ${plain(sql`coalesce(body ->> 'name', '')`)}, coalesce(body ->> 'sku', ''), true from product_drafts
    where seller_id = ${sellerId} and (${plain(sql`coalesce(body ->> 'name', '')`)} = any(${[...names]}::text[])
      or btrim(body ->> 'sku') = any(${[...skus]}::text[]))
  `.execute(tx);
  return rows;
}
