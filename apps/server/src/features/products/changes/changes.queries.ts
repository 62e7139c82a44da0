import type { BulkAct, ChangeRow, DeskChange } from '@oja/contract/desks/desk-changes';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../database/pool.ts';
import { writtenTime } from '../../../database/written-time.ts';
import type { SellerId } from '../../../http/desk.ts';
import type { PlannedRow } from './planned-row.ts';

/** For how long what was made may be undone. */
export const undoable = sql`interval '24 hours'`;

const shown = sql`
  select c.id, c.state, c.act, c.rows, c.products, c.refused, c.same, c.done,
    c.not_undone as "notUndone", ${writtenTime(sql`coalesce(c.made_at, c.looked_at)`)} as at,
    coalesce(split_part(btrim(u.name), ' ', 1), '') as by,
    case when c.state in ('making', 'made') and c.rows > 0 and c.made_at > now() - ${undoable}
      then ${writtenTime(sql`c.made_at + ${undoable}`)} end as "undoUntil"
  from goods_changes c left join users u on u.id = c.made_by and u.deleted_at is null`;

/** What belongs to an import is shown, made and undone with it. */
const byItself = sql`c.import_id is null`;

export async function findChange(db: Db, sellerId: SellerId, id: string): Promise<DeskChange | undefined> {
  const { rows } =
    await sql<DeskChange>`${shown} where c.id = ${id} and c.seller_id = ${sellerId} and ${byItself}`.execute(db);
  return rows[0];
}

/** Those that were made, the newest first. */
export async function findChanges(db: Db, sellerId: SellerId, most: number): Promise<DeskChange[]> {
  const { rows } = await sql<DeskChange>`
    ${shown} where c.seller_id = ${sellerId} and c.state <> 'looked' and ${byItself} order by c.made_at desc, c.id desc limit ${most}
  `.execute(db);
  return rows;
}

/** A row of a page, with its place: refused ones in front. */
type ListedRow = ChangeRow & { front: 0 | 1 };

export async function findRows(
  db: Db,
  sellerId: SellerId,
  { id, after, most }: { id: string; after: { front: string; row: string } | null; most: number },
): Promise<ListedRow[]> {
  const beyond = after
    ? sql`and ((outcome <> 'refused')::integer, row) > (${Number(after.front)}::integer, ${Number(after.row)}::integer)`
    : sql``;
  const { rows } = await sql<ListedRow>`
    with page as (
      select *, (outcome <> 'refused')::integer as front from goods_change_rows
      where change_id = ${id} and seller_id = ${sellerId} ${beyond}
      order by (outcome <> 'refused')::integer, row limit ${most}
    )
    select page.front, page.row, page.what, page.product_id as "productId", coalesce(p.name, '') as name,
      coalesce(v.color, '') as color, coalesce(v.size, '') as size, coalesce(v.sku, p.sku, '') as sku,
      page.before - 'saleEndsAt' as before, page.after, page.outcome, page.problem
    from page left join products p on p.id = page.product_id and p.seller_id = ${sellerId}
      left join product_variants v on v.id = page.variant_id and v.seller_id = ${sellerId}
    order by page.front, page.row
  `.execute(db);
  return rows;
}

export interface Plan {
  id: string;
  userId: string;
  /** Null: typed cells, which the rows tell. */
  act: BulkAct | null;
  rows: readonly (PlannedRow & { part: number })[];
  same: number;
}

/** Changes that a member looks at and does not make, of a store: those before are given up. */
const MOST_LOOKED = 3;

/** Gives up what a member has looked at before, but for the last ones. */
async function giveUpLooked(tx: Tx, sellerId: SellerId, { id, userId }: Plan): Promise<void> {
  await sql`
    delete from goods_changes where id in (
      select id from goods_changes where seller_id = ${sellerId} and made_by = ${userId} and state = 'looked' and id <> ${id}
        and import_id is null
      order by looked_at desc, id offset ${MOST_LOOKED - 1}) and seller_id = ${sellerId}
  `.execute(tx);
}

/** Keeps a change that is looked at, anew where it was looked at before. @returns false where the id names another one */
export async function keepChange(tx: Tx, sellerId: SellerId, plan: Plan): Promise<boolean> {
  const { id, userId, act, rows, same } = plan;
  const made = rows.filter(({ problem }) => problem === null);
  const products = new Set(made.map(({ productId }) => productId)).size;
  const { rows: kept } = await sql`
    insert into goods_changes as c (id, seller_id, act, rows, products, refused, same, made_by)
    values (${id}, ${sellerId}, ${act && JSON.stringify(act)}, ${made.length}, ${products}, ${rows.length - made.length},
      ${same}, ${userId})
    on conflict (id) do update set act = excluded.act, rows = excluded.rows, products = excluded.products,
      refused = excluded.refused, same = excluded.same, made_by = excluded.made_by, looked_at = now()
    where c.seller_id = ${sellerId} and c.state = 'looked' and ${byItself} returning c.id
  `.execute(tx);
  if (kept.length === 0) return false;
  await giveUpLooked(tx, sellerId, plan);
  await sql`delete from goods_change_rows where change_id = ${id} and seller_id = ${sellerId}`.execute(tx);
  const records = rows.map(({ productId, variantId, stockItemId, ...row }, index) => ({
    ...row,
    row: index,
    product: productId,
    variant: variantId,
    item: stockItemId,
    outcome: row.problem === null ? 'planned' : 'refused',
  }));
  await sql`
    insert into goods_change_rows (change_id, row, seller_id, product_id, variant_id, stock_item_id, what, before, after,
      outcome, problem, part)
    select ${id}::uuid, row, ${sellerId}::uuid, product, variant, item, what, before, after, outcome, problem, part
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as planned (row integer, product uuid, variant uuid, item uuid,
      what text, before jsonb, after jsonb, outcome text, problem text, part integer)
  `.execute(tx);
  return true;
}
