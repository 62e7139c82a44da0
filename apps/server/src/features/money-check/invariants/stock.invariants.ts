import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

const moved = sql`
  stock_items i left join (select stock_item_id, sum(d_stock) as stock, sum(d_held) as held from stock_movements
    group by stock_item_id) moved on moved.stock_item_id = i.id`;

/** Units are neither made nor lost, and none is promised twice. */
export const stockInvariants: readonly Invariant[] = [
  {
    id: 'I01',
    says: 'stock and held units are possible: 0 ≤ held ≤ stock',
    looks: [
      among(sql`stock_items`, sql`id`, {
        'has fewer held units than none': sql`held < 0`,
        'has more held units than stock': sql`held > stock`,
      }),
    ],
  },
  {
    id: 'I02',
    says: 'stock is the sum of its movements',
    looks: [
      among(moved, sql`i.id`, { 'has another stock than its movements': sql`i.stock <> coalesce(moved.stock, 0)` }),
    ],
  },
  {
    id: 'I03',
    says: 'held units are the sum of their movements',
    looks: [
      among(moved, sql`i.id`, { 'has other held units than its movements': sql`i.held <> coalesce(moved.held, 0)` }),
    ],
  },
  {
    id: 'I04',
    says: 'held units are those of checkouts that hold',
    looks: [
      among(
        sql`stock_items i left join (select coalesce(l.stock_item_id, l.product_id) as item_id, sum(l.quantity) as units
          from checkout_lines l join checkouts c on c.id = l.checkout_id and c.state = 'held' group by 1) wanted
          on wanted.item_id = i.id`,
        sql`i.id`,
        { 'holds other units than its checkouts do': sql`i.held <> coalesce(wanted.units, 0)` },
      ),
    ],
  },
  {
    id: 'I05',
    says: 'units sold are the units of orders',
    looks: [
      among(
        sql`(select stock_item_id as item_id, -sum(d_stock) as units from stock_movements
            where kind in ('sale', 'late_sale') group by stock_item_id) sold
          full join (select coalesce(stock_item_id, product_id) as item_id, sum(quantity) as units
            from order_items group by 1) ordered using (item_id)`,
        sql`item_id`,
        {
          'was sold, and nobody ordered it': sql`ordered.units is null`,
          'was ordered, and not sold': sql`sold.units is null`,
          'was sold in another number than ordered': sql`sold.units <> ordered.units`,
        },
      ),
    ],
  },
  {
    id: 'I41',
    says: 'a product has the units of those of its stock items that are watched',
    looks: [
      among(
        sql`products p left join (select product_id, sum(stock) as stock, sum(held) as held from stock_items
          where low_at is not null group by product_id) shelf on shelf.product_id = p.id`,
        sql`p.id`,
        {
          'has another stock than its watched items': sql`p.stock <> coalesce(shelf.stock, 0)`,
          'has other held units than its watched items': sql`p.held <> coalesce(shelf.held, 0)`,
        },
      ),
    ],
  },
  {
    id: 'I42',
    says: 'of the variants of a product all have a price of their own or none, and the product shows the cheapest that is offered',
    looks: [
      among(
        sql`(select p.id, count(v.price) as own, count(*) as variants, p.price || ' ' || coalesce(p.discount_price, 0) as shown,
            (array_agg(v.price || ' ' || coalesce(v.discount_price, 0)
              order by coalesce(v.discount_price, v.price), v.position) filter (where v.price is not null))[1] as cheapest
          from products p join product_variants v on v.product_id = p.id where v.retired_at is null
          group by p.id) offer`,
        sql`id`,
        {
          'has its own prices for some of its variants': sql`own > 0 and own < variants`,
          'shows another price than that of its cheapest variant': sql`shown <> cheapest`,
        },
      ),
    ],
  },
  {
    id: 'I43',
    says: 'a variant lies on a shelf of its product and seller, which is watched while one of its variants is offered',
    looks: [
      among(sql`stock_items i`, sql`i.id`, {
        'is watched, and none of its variants is offered': sql`i.low_at is not null and not exists (
            select from product_variants v where v.stock_item_id = i.id and v.retired_at is null)`,
      }),
      among(
        sql`product_variants v left join stock_items i on i.id = v.stock_item_id
          left join products p on p.id = v.product_id`,
        sql`v.id`,
        {
          'lies on the shelf of another product': sql`i.product_id <> v.product_id`,
          "lies on another seller's shelf": sql`i.seller_id <> v.seller_id`,
          "is another seller's than its product": sql`p.seller_id <> v.seller_id`,
          'is offered, and nobody watches its shelf': sql`v.retired_at is null and i.low_at is null`,
        },
      ),
    ],
  },
];
