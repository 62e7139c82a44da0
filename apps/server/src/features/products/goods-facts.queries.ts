import { sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';

const MOST_BRANDS = 200;

/** Brands that the store's goods have, the most used first. */
export async function findBrands(db: Db, sellerId: SellerId): Promise<string[]> {
  const { rows } = await sql<{ brand: string }>`
    select btrim(brand_name) as brand from products where seller_id = ${sellerId} and btrim(brand_name) <> ''
    group by 1 order by count(*) desc, 1 limit ${MOST_BRANDS}
  `.execute(db);
  return rows.map(({ brand }) => brand);
}

/** In how many days the store takes goods back. */
export async function findReturnDays(db: Db, sellerId: SellerId): Promise<number> {
  const { rows } = await sql<{ days: number }>`select return_days as days from sellers where id = ${sellerId}`.execute(
    db,
  );
  return rows[0]?.days ?? 0;
}
