import { sql } from 'kysely';
import type { Tx } from '../database/pool.ts';
import { newId } from '../platform/ids.ts';

/** Why units were counted anew; 'split': they were counted together, and are each from now on, or the other way round. */
export type CountReason = 'counted' | 'received' | 'damaged' | 'lost' | 'split';

/** In which store units are counted, and by whom. */
interface Counting {
  sellerId: string;
  actor: string;
}

export interface CountedUnits {
  stockItemId: string;
  /** More, or fewer. */
  units: number;
  reason: CountReason;
}

/**
 * Gives stock items of locked products more units or fewer, and puts on record who said so.
 * @param source what moves each item once, whatever is repeated
 */
export async function adjustUnits(
  tx: Tx,
  { sellerId, actor }: Counting,
  counted: readonly (CountedUnits & { productId: string })[],
  source: string | null = null,
): Promise<void> {
  const records = counted.map(({ productId, stockItemId, units, reason }) => ({
    movement: newId(),
    entry: newId(),
    product: productId,
    item: stockItemId,
    units,
    reason,
  }));
  if (records.length === 0) return;
  await sql`
    with unit as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as unit (
        movement uuid, entry uuid, product uuid, item uuid, units integer, reason text)
    ), counted as (
      update stock_items i set stock = i.stock + moved.units
      from (select item, product, sum(units)::integer as units from unit group by item, product) moved
      where i.id = moved.item and i.id = any(${records.map(({ item }) => item)}::uuid[]) and i.product_id = moved.product
        and i.seller_id = ${sellerId}
    ), record as (
      insert into audit_log (id, actor, action, subject, details)
      select entry, ${actor}::text, 'stock.adjusted', 'product:' || product,
        jsonb_build_object('movement', movement, 'units', units, 'reason', reason) from unit
    )
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, reason, actor, source)
    select movement, item, 'adjustment', units, 0, reason, ${actor}::uuid, ${source}::text from unit
  `.execute(tx);
}

/** A stock item, with the units that it has from the beginning, and what it was opened by, where that is told. */
interface OpenedItem {
  id: string;
  productId: string;
  stock: number;
  lowAt: number;
  source: string | null;
}

/** Opens stock items of locked products. */
export async function openItems(tx: Tx, { sellerId, actor }: Counting, items: readonly OpenedItem[]): Promise<void> {
  const records = items.map(({ id, productId, stock, lowAt, source }) => ({
    ...{ movement: newId(), id, product: productId, stock, source },
    low_at: lowAt,
  }));
  if (records.length === 0) return;
  await sql`
    with item as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as item (
        movement uuid, id uuid, product uuid, stock integer, low_at integer, source text)
    ), opened as (
      insert into stock_items (id, product_id, seller_id, stock, low_at)
      select id, product, ${sellerId}::uuid, stock, low_at from item
    )
    insert into stock_movements (id, stock_item_id, kind, d_stock, d_held, actor, source)
    select movement, id, 'initial', stock, 0, ${actor}::uuid, source from item where stock > 0
  `.execute(tx);
}
