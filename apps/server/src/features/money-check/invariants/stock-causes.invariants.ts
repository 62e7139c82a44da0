import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/**
 * What a checkout moves, as it stands: its units are held; they are given back if it was released, and a late order
 * keeps the reason for which its hold had ended; an order takes them, out of its hold or, late, out of the free ones.
 */
const causes = sql`(
  select c.id as checkout_id, l.product_id, step.kind, step.stock * l.units as d_stock, step.held * l.units as d_held
  from checkouts c
  join (select checkout_id, product_id, sum(quantity) as units from checkout_lines
    group by checkout_id, product_id) l on l.checkout_id = c.id
  cross join lateral (
    select 'hold' as kind, 0 as stock, 1 as held
    union all select 'release', 0, -1 where c.release_reason is not null
    union all select 'sale', -1, -1 where c.state = 'completed' and c.release_reason is null
    union all select 'late_sale', -1, 0 where c.state = 'completed' and c.release_reason is not null) step)`;

/** Every movement of stock has its cause, and every cause its movement. */
export const stockCauseInvariants: readonly Invariant[] = [
  {
    id: 'I31',
    says: 'what a checkout holds, gives back and sells is what it asked for, once',
    looks: [
      among(
        sql`${causes} cause full join (select * from stock_movements
            where kind in ('hold', 'release', 'sale', 'late_sale')) done using (checkout_id, product_id, kind)`,
        sql`concat_ws(' ', checkout_id, product_id, kind)`,
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
    says: 'a product comes on the shelf once, with units that nobody holds',
    looks: [
      among(
        sql`(select *, count(*) over (partition by product_id) as times from stock_movements where kind = 'initial') opening`,
        sql`id`,
        {
          'opens a product again': sql`times > 1`,
          'opens a product for a checkout': sql`checkout_id is not null`,
          'opens a product with less than nothing': sql`d_stock < 0`,
          'opens a product with held units': sql`d_held <> 0`,
        },
      ),
    ],
  },
  {
    id: 'I31',
    says: 'units that were counted anew are on record with who did it',
    looks: [
      among(
        sql`stock_movements m left join audit_log entry
          on entry.subject = 'product:' || m.product_id and entry.action = 'stock.adjusted'
            and entry.details ->> 'movement' = m.id::text
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
          left join (select order_id, product_id, sum(quantity) as units from order_items
            group by order_id, product_id) item on item.order_id = m.checkout_id and item.product_id = m.product_id
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
];
