import { type RawBuilder, sql } from 'kysely';
import type { Part } from '../database/one-statement.ts';
import type { Tx } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';

/** So many units of a product, each product once. */
export interface Units {
  productId: string;
  quantity: number;
}

/** What a statement says of a hold: all or nothing must be told apart by the caller. */
interface Holding {
  /** The parts of the statement's `with`. */
  parts: RawBuilder<unknown>;
  /** Of how many products the units are now held. */
  held: RawBuilder<number>;
  /** Of the products asked for, what there is and how much of it is free; null where it is enough. */
  found: RawBuilder<{ id: string; free: number | null }[]>;
}

/**
 * Part of a statement: holds units for a checkout. Products are locked in the order of their ids, so that two checkouts
 * never wait for each other. Whether there is enough is asked of the locked rows only: the update itself would look at the
 * stock as it was before the lock was granted.
 */
export function holdingUnits(checkoutId: string, units: readonly Units[]): Holding {
  return {
    parts: sql`unit as (select * from ${recordsOf(units)}), locked as (
      select p.id, p.stock - p.held as free, unit.quantity
      from products p join unit on unit.product_id = p.id where p.id = any(${idsOf(units)}::uuid[])
      order by p.id for no key update of p
    ), held as (
      update products p set held = p.held + locked.quantity
      from locked where p.id = locked.id and p.id = any(${idsOf(units)}::uuid[]) and locked.free >= locked.quantity
      returning p.id
    ), movement as (
      insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
      select movement_id, product_id, 'hold', 0, quantity, ${checkoutId}::uuid from unit
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
    with unit as (select * from ${recordsOf(units)}), locked as (
      select p.id, unit.quantity from products p join unit on unit.product_id = p.id
      where p.id = any(${idsOf(units)}::uuid[]) order by p.id for no key update of p
    ), freed as (
      update products p set held = p.held - locked.quantity
      from locked where p.id = locked.id and p.id = any(${idsOf(units)}::uuid[])
    )
    insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
    select movement_id, product_id, 'release', 0, -quantity, ${checkoutId}::uuid from unit
  `.execute(tx);
}

/**
 * The statements that sell a checkout's units. Their products must be locked.
 * @param held the hold becomes the sale; otherwise the units are taken from the free ones
 */
export function soldUnits(checkoutId: string, units: readonly Units[], held: boolean): Part[] {
  const records = recordsOf(units);
  return [
    sql`update products p set stock = p.stock - unit.quantity,
        held = p.held - case when ${held}::boolean then unit.quantity else 0 end
      from ${records} where p.id = unit.product_id and p.id = any(${idsOf(units)}::uuid[])`,
    sql`insert into stock_movements (id, product_id, kind, d_stock, d_held, checkout_id)
      select movement_id, product_id, case when ${held}::boolean then 'sale' else 'late_sale' end, -quantity,
        case when ${held}::boolean then -quantity else 0 end, ${checkoutId}::uuid from ${records}`,
  ];
}

function recordsOf(units: readonly Units[]) {
  const records = units.map(({ productId, quantity }) => ({ movement_id: newId(), product_id: productId, quantity }));
  return sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as unit (
        movement_id uuid, product_id uuid, quantity integer)`;
}

/** Named once more as a list: a JSON record set tells the planner nothing, and it would read the whole table. */
function idsOf(units: readonly Units[]): string[] {
  return units.map(({ productId }) => productId);
}
