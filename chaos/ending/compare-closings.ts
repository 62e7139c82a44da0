import { sql } from 'kysely';
import type { Db } from '../../apps/server/src/database/pool.ts';
import type { Closing } from '../desk/work-at-doors.ts';
import type { Tally } from '../tally.ts';

/**
 * Nothing of a store was promised or sold late while it was suspended for sure, nor of a product that was taken down. A
 * transaction that had begun before may not have seen it, and one that ended after it was asked back may have seen that: what
 * is judged began after the one and ended before the other.
 */
export async function compareClosings(db: Db, closings: readonly Closing[], tally: Tally): Promise<void> {
  const { rows } = await sql<{ what: string; id: string; kind: string; checkout: string }>`
    select closing.what, closing.id, m.kind, m.checkout_id as checkout
    from jsonb_to_recordset(${JSON.stringify(closings)}::jsonb) as closing (what text, id uuid, since timestamptz,
        "until" timestamptz)
      join stock_items i on closing.id = case closing.what when 'store' then i.seller_id else i.product_id end
      join stock_movements m on m.stock_item_id = i.id and m.kind in ('hold', 'late_sale')
    where m.created_at > closing.since and (closing.until is null or pg_xact_commit_timestamp(m.xmin) < closing.until)
  `.execute(db);
  for (const { what, id, kind, checkout } of rows)
    tally.violated(`${what} ${id} was out of the shop, and there is a ${kind} of it for checkout ${checkout}`);
}

/** Goods of stores that do not sell, and goods that are not live, are in no table of finding; all others are. */
export async function compareFinding(db: Db, tally: Tally): Promise<void> {
  for (const { where, id, isSold } of await misfiled(db))
    tally.violated(`product ${id} is ${isSold ? 'in the shop, and not' : 'not in the shop, and'} in ${where}`);
}

interface Misfiled {
  where: string;
  id: string;
  isSold: boolean;
}

async function misfiled(db: Db): Promise<Misfiled[]> {
  const { rows } = await sql<Misfiled>`
    with sold as (
      select p.id, p.status = 'live' and s.status = 'approved' as "isSold"
      from products p join sellers s on s.id = p.seller_id)
    select 'find_products' as "where", id, "isSold" from sold left join find_products f on f.product_id = id
      where (f.product_id is not null) <> "isSold"
    union all
    select 'find_words', id, "isSold" from sold left join find_words f on f.product_id = id
      where (f.product_id is not null) <> "isSold"
  `.execute(db);
  return rows;
}
