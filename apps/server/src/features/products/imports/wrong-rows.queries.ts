import type { Cells } from '@oja/contract/desks/desk-imports';
import { sql } from 'kysely';
import type { Db } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';

export interface WrongRow {
  row: number;
  cells: Cells;
  /** All of them, in words. */
  problem: string;
}

/** The next rows that were wrong or could not be stored, in the order of the file. */
export async function findWrongRows(
  db: Db,
  sellerId: SellerId,
  { id, after, most }: { id: string; after: number; most: number },
): Promise<WrongRow[]> {
  const { rows } = await sql<WrongRow>`
    select r.row, r.cells, case when r.action = 'wrong' then told.problem else refused.problem end as problem
    from import_rows r
      cross join lateral (
        select string_agg(concat_ws(': ', each ->> 'column', each ->> 'text'), ' ' order by place) as problem
        from jsonb_array_elements(r.problems) with ordinality as told (each, place)) told
      cross join lateral (
        select string_agg(distinct problem, ' ') as problem from (
          select p.problem from import_products p
          where p.import_id = r.import_id and p.seller_id = r.seller_id and p.place = r.place and p.outcome = 'refused'
          union all
          select c.problem from goods_change_rows c
          where c.change_id = r.import_id and c.seller_id = r.seller_id and c.row = any(r.changes) and c.outcome = 'refused'
        ) became) refused
    where r.import_id = ${id} and r.seller_id = ${sellerId} and r.row > ${after}
      and (r.action = 'wrong' or refused.problem is not null)
    order by r.row limit ${most}
  `.execute(db);
  return rows;
}
