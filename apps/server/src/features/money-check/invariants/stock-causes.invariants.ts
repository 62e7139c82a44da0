import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/**
 * What a checkout moves, as it stands: its units are held; they are given back if it was released, and a late order
 * keeps the reason for which its hold had ended; an order takes them, out of its hold or, late, out of the free ones of the
 * stock items that its variants have by then.
 */
const causes = sql`(
  select c.id as checkout_id, l.stock_item_id, step.kind, step.stock * l.units as d_stock, step.held * l.units as d_held
  from checkouts c
  join (
    select checkout_id, coalesce(stock_item_id, product_id) as stock_item_id, false as is_late, sum(quantity) as units
    from checkout_lines group by 1, 2
    union all
    select order_id, coalesce(stock_item_id, product_id), true, sum(quantity) from order_items group by 1, 2
  ) l on l.checkout_id = c.id
  join lateral (
    select 'hold' as kind, 0 as stock, 1 as held, false as is_late
    union all select 'release', 0, -1, false where c.release_reason is not null
    union all select 'sale', -1, -1, false where c.state = 'completed' and c.release_reason is null
    union all select 'late_sale', -1, 0, true where c.state = 'completed' and c.release_reason is not null) step
    on step.is_late = l.is_late)`;

/** Every movement of stock has its cause, and every cause its movement. */
export const stockCauseInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    says: 'what a checkout holds, gives back and sells is what it asked for, once',
    looks: [
      among(
        sql`${causes} cause full join (select * from stock_movements
            where kind in ('hold', 'release', 'sale', 'late_sale')) done using (checkout_id, stock_item_id, kind)`,
        sql`concat_ws(' ', checkout_id, stock_item_id, kind)`,
        {
          'was never moved': sql`done.id is null`,
          'moved units, and no checkout says why': sql`cause.d_stock is null`,
          'changed the stock by another number': sql`done.d_stock <> cause.d_stock`,
          'changed the held units by another number': sql`done.d_held <> cause.d_held`,
        },
      ),
    ],
  },
  {
    id: 'I31',
    says: 'a stock item opens once, with units that nobody holds',
    looks: [
      among(
        sql`(select *, count(*) over (partition by stock_item_id) as times from stock_movements where kind = 'initial') opening`,
        sql`id`,
        {
          'opens it again': sql`times > 1`,
          'opens it for a checkout': sql`checkout_id is not null`,
          'opens it with less than nothing': sql`d_stock < 0`,
          'opens it with held units': sql`d_held <> 0`,
        },
      ),
    ],
  },
  {
    id: 'I31',
    says: 'units that were counted anew are on record with who did it',
    looks: [
      among(
        sql`stock_movements m left join stock_items i on i.id = m.stock_item_id left join audit_log entry
          on entry.details ->> 'movement' = m.id::text and entry.action = 'stock.adjusted'
            -- A deleted product has taken its items along.
            and (i.id is null or entry.subject = 'product:' || i.product_id)
          where m.kind = 'adjustment'`,
        sql`m.id`,
        {
          'was counted by nobody': sql`entry.id is null`,
          'is another number than on record': sql`m.d_stock <> (entry.details ->> 'units')::integer`,
          'changes held units': sql`m.d_held <> 0`,
        },
      ),
    ],
  },
  {
    id: 'I31',
    says: 'units come back from an order that had them and whose money went back',
    looks: [
      among(
        sql`stock_movements m
          left join (select order_id, coalesce(stock_item_id, product_id) as item_id, sum(quantity) as units
            from order_items group by 1, 2) item on item.order_id = m.checkout_id and item.item_id = m.stock_item_id
          left join orders o on o.id = item.order_id
          where m.kind = 'return'`,
        sql`m.id`,
        {
          'comes back from no order': sql`item.units is null`,
          'brings back more than was bought': sql`m.d_stock > item.units`,
          'brings nothing back': sql`m.d_stock < 1`,
          'changes held units': sql`m.d_held <> 0`,
          'comes back from an order that was not refunded': sql`not exists (
            select from refunds r where r.reference = o.payment_reference) and o.id is not null`,
        },
      ),
    ],
  },
  {
    id: 'I31',
    says: 'as many units come back from an order as are cancelled of it and are there',
    looks: [
      among(
        sql`(select c.order_id, coalesce(i.stock_item_id, i.product_id) as item_id, sum(c.quantity) as units
            from line_cancellations c join order_items i using (order_id, line) where c.reason <> 'not_there' group by 1, 2) told
          full join (select checkout_id as order_id, stock_item_id as item_id, sum(d_stock) as units
            from stock_movements where kind = 'return' group by 1, 2) back using (order_id, item_id)`,
        sql`concat_ws(' ', order_id, item_id)`,
        {
          'was cancelled, and did not come back': sql`back.units is null`,
          'came back, and was not cancelled': sql`told.units is null`,
          'came back in another number than was cancelled': sql`told.units <> back.units`,
        },
      ),
    ],
  },
];
