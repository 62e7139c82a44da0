import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

const moved = sql`
  products p left join (select product_id, sum(d_stock) as stock, sum(d_held) as held from stock_movements
    group by product_id) moved on moved.product_id = p.id`;

/** Units are neither made nor lost, and none is promised twice. */
export const stockInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    says: 'stock and held units are possible: 0 ≤ held ≤ stock',
    looks: [
      among(sql`products`, sql`id`, {
        'has fewer held units than none': sql`held < 0`,
        'has more held units than stock': sql`held > stock`,
      }),
    ],
  },
  {
    id: 'I02',
    says: 'stock is the sum of its movements',
    looks: [
      among(moved, sql`p.id`, { 'has another stock than its movements': sql`p.stock <> coalesce(moved.stock, 0)` }),
    ],
  },
  {
    id: 'I03',
    says: 'held units are the sum of their movements',
    looks: [
      among(moved, sql`p.id`, { 'has other held units than its movements': sql`p.held <> coalesce(moved.held, 0)` }),
    ],
  },
  {
    id: 'I04',
    says: 'held units are those of checkouts that hold',
    looks: [
      among(
        sql`products p left join (select l.product_id, sum(l.quantity) as units from checkout_lines l
          join checkouts c on c.id = l.checkout_id and c.state = 'held' group by l.product_id) wanted
          on wanted.product_id = p.id`,
        sql`p.id`,
        { 'holds other units than its checkouts do': sql`p.held <> coalesce(wanted.units, 0)` },
      ),
    ],
  },
  {
    id: 'I05',
    says: 'units sold are the units of orders',
    looks: [
      among(
        sql`(select product_id, -sum(d_stock) as units from stock_movements
            where kind in ('sale', 'late_sale') group by product_id) sold
          full join (select product_id, sum(quantity) as units from order_items group by product_id) ordered
            using (product_id)`,
        sql`product_id`,
        {
          'was sold, and nobody ordered it': sql`ordered.units is null`,
          'was ordered, and not sold': sql`sold.units is null`,
          'was sold in another number than ordered': sql`sold.units <> ordered.units`,
        },
      ),
    ],
  },
];
