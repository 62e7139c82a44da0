import { sql } from 'kysely';
import { found, type Invariant } from './invariant.ts';

/** Units are neither made nor lost, and none is promised twice. */
export const stockInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    says: 'stock and held units are possible: 0 ≤ held ≤ stock',
    breaches: found(() => sql`select id::text from products where stock < 0 or held < 0 or held > stock`),
  },
  {
    id: 'I02',
    says: 'stock is the sum of its movements',
    breaches: found(
      () => sql`
        select id::text from products p
        where stock <> (select coalesce(sum(d_stock), 0) from stock_movements m where m.product_id = p.id)`,
    ),
  },
  {
    id: 'I03',
    says: 'held units are the sum of their movements',
    breaches: found(
      () => sql`
        select id::text from products p
        where held <> (select coalesce(sum(d_held), 0) from stock_movements m where m.product_id = p.id)`,
    ),
  },
  {
    id: 'I04',
    says: 'held units are those of checkouts that hold',
    breaches: found(
      () => sql`
        select id::text from products p
        where held <> (select coalesce(sum(l.quantity), 0) from checkout_lines l
          join checkouts c on c.id = l.checkout_id and c.state = 'held' where l.product_id = p.id)`,
    ),
  },
  {
    id: 'I05',
    says: 'units sold are the units of orders',
    breaches: found(
      () => sql`
        select product_id::text from (
          select product_id, -sum(d_stock) as units from stock_movements
          where kind in ('sale', 'late_sale') group by product_id) sold
        full join (select product_id, sum(quantity) as units from order_items group by product_id) ordered
          using (product_id)
        where sold.units is distinct from ordered.units`,
    ),
  },
];
