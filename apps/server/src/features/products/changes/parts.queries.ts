import type { ChangeState } from '@oja/contract/desks/desk-changes';
import { sql } from 'kysely';
import type { Tx } from '../../../database/pool.ts';
import type { SellerId } from '../../../http/desk.ts';
import { undoable } from './changes.queries.ts';
import type { RowOf, Values } from './planned-row.ts';

/** A change while it is locked. */
export interface LockedChange {
  id: string;
  state: ChangeState;
  isSale: boolean;
  /** Last day of the sale that it sets, if that ends by itself. */
  until: string | null;
  isUndoable: boolean;
  /** It is made and undone with its import alone. */
  isOfImport: boolean;
  /** When the transaction began, by the clock that ends sales. */
  now: Date;
}

export async function lockChange(tx: Tx, sellerId: SellerId, id: string): Promise<LockedChange | undefined> {
  const { rows } = await sql<LockedChange>`
    select id, state, coalesce(act ->> 'kind' = 'sale', false) as "isSale", act ->> 'until' as until,
      coalesce(made_at > now() - ${undoable}, false) as "isUndoable",
      import_id is not null as "isOfImport", now() as now
    from goods_changes where id = ${id} and seller_id = ${sellerId} for no key update
  `.execute(tx);
  return rows[0];
}

/** A locked change that was looked at is being made from now on; by nobody where that account is gone. */
export async function beginMaking(
  tx: Tx,
  sellerId: SellerId,
  { id, userId }: { id: string; userId: string | null },
): Promise<void> {
  await sql`
    update goods_changes set state = 'making', made_by = ${userId}, made_at = now()
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

/** A locked change is being undone from now on; what was not made of it yet never will be. */
export async function beginUndoing(
  tx: Tx,
  sellerId: SellerId,
  { id, userId, stopped }: { id: string; userId: string; stopped: string },
): Promise<void> {
  await refuseLeft(tx, sellerId, { id, from: 'planned', to: 'refused', problem: stopped });
  await sql`
    update goods_changes set state = 'undoing', done = 0, undone_by = ${userId}, undone_at = now()
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

export interface PartRow extends RowOf {
  row: number;
  before: Values & { saleEndsAt?: string };
  after: Values;
}

/** The rows of the first part that is not written yet. */
export async function findPart(
  tx: Tx,
  sellerId: SellerId,
  { id, outcome }: { id: string; outcome: 'planned' | 'made' },
): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select row, what, product_id as "productId", variant_id as "variantId", stock_item_id as "stockItemId", before, after
    from goods_change_rows
    where change_id = ${id} and seller_id = ${sellerId} and outcome = ${outcome} and part = (
      select min(part) from goods_change_rows
      where change_id = ${id} and seller_id = ${sellerId} and outcome = ${outcome})
    order by row
  `.execute(tx);
  return rows;
}

export interface Outcome {
  row: number;
  outcome: 'made' | 'refused' | 'undone' | 'not-undone';
  problem: string | null;
  before: Values;
  after: Values;
}

/** Says what became of rows, and how far a locked change has come. */
export async function writeOutcomes(
  tx: Tx,
  sellerId: SellerId,
  { id, outcomes }: { id: string; outcomes: readonly Outcome[] },
): Promise<void> {
  await sql`
    update goods_change_rows r set outcome = said.outcome, problem = said.problem, before = said.before, after = said.after
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as said (row integer, outcome text, problem text, before jsonb,
      after jsonb)
    where r.change_id = ${id} and r.seller_id = ${sellerId} and r.row = said.row
  `.execute(tx);
  const many = (of: Outcome['outcome']) => outcomes.filter(({ outcome }) => outcome === of).length;
  const refused = many('refused');
  const stayed = many('not-undone');
  await sql`
    update goods_changes set rows = rows - ${refused}, refused = refused + ${refused},
      done = done + ${outcomes.length - refused}, not_undone = not_undone + ${stayed}
    where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

interface Left {
  id: string;
  from: 'planned' | 'made';
  to: 'refused' | 'not-undone';
  problem: string;
  /** No others; undefined: all. */
  products?: readonly string[];
}

/** What is left of a locked change is not written, and why. */
export async function refuseLeft(tx: Tx, sellerId: SellerId, { id, from, to, problem, products }: Left): Promise<void> {
  const of = products ? sql`and product_id = any(${[...products]}::uuid[])` : sql``;
  await sql`
    with left_over as (
      update goods_change_rows set outcome = ${to}, problem = ${problem}
      where change_id = ${id} and seller_id = ${sellerId} and outcome = ${from} ${of} returning row
    ), counted as (select count(*)::integer as many from left_over)
    update goods_changes set
      rows = rows - case when ${to}::text = 'refused' then many else 0 end,
      refused = refused + case when ${to}::text = 'refused' then many else 0 end,
      done = done + case when ${to}::text = 'refused' then 0 else many end,
      not_undone = not_undone + case when ${to}::text = 'refused' then 0 else many end
    from counted where id = ${id} and seller_id = ${sellerId}
  `.execute(tx);
}

/** Ends a locked change of which nothing is left to write. */
export async function endChange(
  tx: Tx,
  sellerId: SellerId,
  { id, left, state }: { id: string; left: 'planned' | 'made'; state: 'made' | 'undone' },
): Promise<void> {
  await sql`
    update goods_changes set state = ${state}
    where id = ${id} and seller_id = ${sellerId} and not exists (
      select from goods_change_rows where change_id = ${id} and seller_id = ${sellerId} and outcome = ${left})
  `.execute(tx);
}

/** From so many free units on few are left, of stock items of locked products. */
export async function updateLowAt(
  tx: Tx,
  sellerId: SellerId,
  items: readonly { stockItemId: string; lowAt: number }[],
): Promise<void> {
  const ids = items.map(({ stockItemId }) => stockItemId);
  const records = items.map(({ stockItemId, lowAt }) => ({ id: stockItemId, low_at: lowAt }));
  await sql`
    update stock_items i set low_at = asked.low_at
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as asked (id uuid, low_at integer)
    where i.id = asked.id and i.id = any(${ids}::uuid[]) and i.seller_id = ${sellerId}
  `.execute(tx);
}
