import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** What a checkout promised follows from its lines and the rates of its day, and the order keeps it. */
export const promiseInvariants: readonly Invariant[] = [
  {
    id: 'I32',
    says: "a checkout's quote follows from its lines and the rates of its day",
    looks: [
      among(
        sql`checkouts c left join (select checkout_id, sum(price * quantity) as amount from checkout_lines
          group by checkout_id) lines on lines.checkout_id = c.id`,
        sql`c.id`,
        {
          'has no lines': sql`lines.amount is null`,
          'has another subtotal than its lines': sql`c.subtotal <> lines.amount`,
          'has another tax than its rate': sql`
            c.tax <> div(c.subtotal::numeric * c.tax_basis_points + 5000, 10000)`,
          'ships for another price than the rate': sql`
            c.subtotal <= c.free_shipping_above and c.shipping <> c.shipping_rate`,
          'pays for shipping that was free': sql`c.subtotal > c.free_shipping_above and c.shipping <> 0`,
          'has a total that does not add up': sql`
            c.total <> c.subtotal + coalesce(charged(c.charges), c.shipping + c.tax)`,
          'charges another sum for shipping': sql`c.shipping <> charged(c.charges, 'shipping')`,
          'charges another sum of tax': sql`c.tax <> charged(c.charges, 'tax')`,
        },
      ),
      among(sql`payments p join checkouts c on c.id = p.checkout_id`, sql`p.reference`, {
        'asks for another amount than its checkout': sql`p.amount <> c.total`,
        'asks for another currency than its checkout': sql`p.currency <> c.currency`,
      }),
    ],
  },
  {
    id: 'I33',
    says: 'an order costs what its checkout promised',
    looks: [
      among(sql`orders o join checkouts c on c.id = o.id`, sql`o.id`, {
        'has another subtotal': sql`o.subtotal <> c.subtotal`,
        'has another price for shipping': sql`o.shipping <> c.shipping`,
        'has another tax': sql`o.tax <> c.tax`,
        'has other charges': sql`o.charges <> c.charges`,
        'has another total': sql`o.total <> c.total`,
        'was paid in another way': sql`o.payment_method <> c.method`,
      }),
    ],
  },
  {
    id: 'I33',
    says: "an order's items are the lines of its checkout",
    looks: [
      among(
        sql`order_items i full join (select l.* from checkout_lines l
          join orders o on o.id = l.checkout_id) l on l.checkout_id = i.order_id and l.line = i.line`,
        sql`coalesce(i.order_id, l.checkout_id) || ' ' || coalesce(i.line, l.line)`,
        {
          'is an item that nobody asked for': sql`l.line is null`,
          'is a line without its item': sql`i.line is null`,
          'is another product': sql`i.product_id <> l.product_id`,
          'is of another seller': sql`i.seller_id <> l.seller_id`,
          'has another price': sql`i.price <> l.price`,
          'has another quantity': sql`i.quantity <> l.quantity`,
        },
      ),
    ],
  },
];
