import type { ProductStatus } from '@oja/domain/goods/product-status';
import type { TakenDownFrom } from '@oja/domain/goods/take-down';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';

export interface LockedGoods {
  id: string;
  name: string;
  sellerId: string;
  storeName: string;
  slug: string;
  status: ProductStatus;
  before: TakenDownFrom | null;
  takenDownAt: Date | null;
  editVersion: number;
}

/** A product that nobody moves or edits meanwhile; undefined where there is none. */
export async function lockGoods(tx: Tx, id: string): Promise<LockedGoods | undefined> {
  const { rows } = await sql<LockedGoods>`
    select p.id, p.name, p.seller_id as "sellerId", s.store_name as "storeName", s.slug, p.status,
      p.taken_down_from as before, p.taken_down_at as "takenDownAt", p.edit_version as "editVersion"
    from products p join sellers s on s.id = p.seller_id where p.id = ${id} for no key update of p
  `.execute(tx);
  return rows[0];
}

/** Takes a locked product out of the shop. */
export async function writeTakenDown(tx: Tx, id: string, why: { reasons: readonly string[]; note: string }) {
  await sql`
    update products set status = 'taken_down', taken_down_from = status, taken_down_at = clock_timestamp(),
      taken_down_reasons = ${[...why.reasons]}::text[], taken_down_note = ${why.note}, updated_at = now()
    where id = ${id}
  `.execute(tx);
}

/** Puts a locked product back to where it stood. */
export async function writeRestored(tx: Tx, id: string): Promise<void> {
  await sql`
    update products set status = taken_down_from, taken_down_from = null, taken_down_at = null,
      taken_down_reasons = null, taken_down_note = null, updated_at = now()
    where id = ${id}
  `.execute(tx);
}
