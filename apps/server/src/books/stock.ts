import { type RawBuilder, sql } from 'kysely';
import type { Part } from '../database/one-statement.ts';
import type { Tx } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';

/** So many units of a stock item, each item once. */
export interface Units {
  stockItemId: string;
  productId: string;
  quantity: number;
}

/** What lines take of each stock item. */
export function unitsByItem(lines: Iterable<Units>): Units[] {
  const units = new Map<string, Units>();
  for (const { stockItemId, productId, quantity } of lines) {
    const before = units.get(stockItemId)?.quantity ?? 0;
    units.set(stockItemId, { stockItemId, productId, quantity: before + quantity });
  }
  return [...units.values()];
}

/** What a statement says of a hold: all or nothing must be told apart by the caller. */
interface Holding {
  /** The parts of the statement's `with`. */
  parts: RawBuilder<unknown>;
  /** Of how many stock items the units are now held. */
  held: RawBuilder<number>;
  /** Of the stock items asked for, which are in the shop and how much of them is free; null where it is enough. */
  found: RawBuilder<{ id: string; free: number | null }[]>;
}

/**
 * Part of a statement: holds units for a checkout. Products are locked in the order of their ids, and their stock items
 * behind them, so that two checkouts never wait for each other. Whether there is enough, and what there is by now, is read of
 * the locked rows only, and both counts are written from them: the update itself looks first at the row as it was before the
 * lock was granted, and would be refused where more is held than there was then. That a product is live is read of its locked
 * row, too: once it is paused, nothing of it is held any more.
 */
export function holdingUnits(checkoutId: string, units: readonly Units[]): Holding {
  return {
    parts: sql`unit as (select * from ${recordsOf(units)}), ${locked(units, sql`product.status = 'live'`)}, held as (
      update stock_items i set stock = locked.stock, held = locked.held + locked.quantity
      from locked where i.id = locked.id and i.id = any(${itemsOf(units)}::uuid[]) and locked.free >= locked.quantity
      returning i.id
    ), movement as (
      insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
      select movement_id, stock_item_id, 'hold', 0, quantity, ${checkoutId}::uuid from unit
    )`,
    held: sql`(select count(*) from held)::integer`,
    found: sql`(
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'free', case when free < quantity then free end)), '[]')
      from locked)`,
  };
}

/** Gives units that a checkout held back. Products that no longer exist have nothing to be given back to. */
export async function releaseUnits(tx: Tx, checkoutId: string, units: readonly Units[]): Promise<void> {
  await sql`
    with unit as (select * from ${recordsOf(units)}), ${locked(units)}, freed as (
      update stock_items i set stock = locked.stock, held = locked.held - locked.quantity
      from locked where i.id = locked.id and i.id = any(${itemsOf(units)}::uuid[])
    )
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
    select movement_id, stock_item_id, 'release', 0, -quantity, ${checkoutId}::uuid from unit
  `.execute(tx);
}

/**
 * The statements that sell a checkout's units. Their products must be locked.
 * @param held the hold becomes the sale; otherwise the units are taken from the free ones
 */
export function soldUnits(checkoutId: string, units: readonly Units[], held: boolean): Part[] {
  const records = recordsOf(units);
  return [
    sql`update stock_items i set stock = i.stock - unit.quantity,
        held = i.held - case when ${held}::boolean then unit.quantity else 0 end
      from ${records} where i.id = unit.stock_item_id and i.id = any(${itemsOf(units)}::uuid[])`,
    sql`insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, checkout_id)
      select movement_id, stock_item_id, case when ${held}::boolean then 'sale' else 'late_sale' end, -quantity,
        case when ${held}::boolean then -quantity else 0 end, ${checkoutId}::uuid from ${records}`,
  ];
}

/**
 * Parts of a `with` after `unit`: locks what is asked for, and says what of it is free. The ids are named once more as a
 * list: a JSON record set tells the planner nothing, and it would read the whole table.
 * @param among of which products, by their locked rows
 */
function locked(units: readonly Units[], among = sql`true`) {
  const products = [...new Set(units.map(({ productId }) => productId))];
  return sql`product as (
      select p.id, p.status from products p where p.id = any(${products}::uuid[]) order by p.id for no key update of p
    ), locked as (
      select i.id, i.stock, i.held, i.stock - i.held as free, unit.quantity
      from product join stock_items i on i.product_id = product.id join unit on unit.stock_item_id = i.id
      where i.id = any(${itemsOf(units)}::uuid[]) and ${among} for no key update of i
    )`;
}

function recordsOf(units: readonly Units[]) {
  const records = units.map(({ stockItemId, quantity }) => ({
    movement_id: newId(),
    stock_item_id: stockItemId,
    quantity,
  }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as unit (
        movement_id uuid, stock_item_id uuid, quantity integer)`;
}

function itemsOf(units: readonly Units[]): string[] {
  return units.map(({ stockItemId }) => stockItemId);
}
