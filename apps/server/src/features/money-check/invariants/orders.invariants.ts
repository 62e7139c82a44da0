import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

const rank = (status: ReturnType<typeof sql>) =>
  sql`array_position(array['pending', 'approved', 'shipped', 'delivered'], ${status}) - 1`;

/** The steps of each parcel, with those before and after. */
const steps = sql`(
  select order_id, seller_id, rank, lag(rank, 1, 0) over path as before, lead(rank) over path as after
  from (select *, ${rank(sql`status`)} as rank from order_status_history where seller_id is not null and not corrects) ranked
  window path as (partition by order_id, seller_id order by created_at, id)) step`;

/** An order adds up, belongs to who made it, and only moves forward. */
export const orderInvariants: readonly Invariant[] = [
  {
    id: 'I08',
    says: 'the total of an order is its items, its shipping and its tax',
    looks: [
      among(
        sql`orders o left join (select order_id, sum(price * quantity) as amount from order_items
          group by order_id) items on items.order_id = o.id`,
        sql`o.id`,
        {
          'has no items': sql`items.amount is null`,
          'has another subtotal than its items': sql`o.subtotal <> items.amount`,
          'has a total that does not add up': sql`
            o.total <> o.subtotal + coalesce(charged(o.charges), o.shipping + o.tax)`,
        },
      ),
    ],
  },
  {
    id: 'I18',
    says: "the sellers' parts of an order are its items, and the commission is that of its day",
    looks: [
      among(
        sql`order_sellers part
          full join (select order_id, seller_id, sum(price * quantity) as items from order_items
            group by order_id, seller_id) item using (order_id, seller_id)
          left join checkouts c on c.id = order_id`,
        sql`order_id || ' ' || seller_id`,
        {
          'has a part without items': sql`item.items is null`,
          'has items without a part': sql`part.items_total is null`,
          'has a part of another amount than its items': sql`part.items_total <> item.items`,
          'has a commission of another rate': sql`
            part.commission <> part.items_total * c.commission_basis_points / 10000`,
        },
      ),
      among(sql`orders o`, sql`o.id`, {
        'has no seller': sql`not exists (select from order_sellers s where s.order_id = o.id)`,
      }),
    ],
  },
  {
    id: 'I19',
    says: "the history of an order begins with 'Order created' by 'system'",
    looks: [
      among(
        sql`orders o left join lateral (
          select * from order_status_history h where h.order_id = o.id order by h.created_at, h.id limit 1) first on true`,
        sql`o.id`,
        {
          'has no history': sql`first.id is null`,
          'begins with a parcel': sql`first.seller_id is not null`,
          'begins with another status': sql`first.status <> 'pending'`,
          'was begun by somebody': sql`first.updated_by <> 'system'`,
          'begins with other words': sql`first.notes <> 'Order created'`,
        },
      ),
    ],
  },
  {
    id: 'I19',
    says: 'the status of a parcel never moves back, and ends where the parcel is',
    looks: [
      among(steps, sql`order_id || ' ' || seller_id`, { 'moves back, or stays': sql`rank <= before` }),
      among(
        sql`order_sellers part left join ${steps}
          on step.order_id = part.order_id and step.seller_id = part.seller_id and step.after is null`,
        sql`part.order_id || ' ' || part.seller_id`,
        { 'is elsewhere than its history ends': sql`${rank(sql`part.status`)} <> coalesce(step.rank, 0)` },
      ),
    ],
  },
  {
    id: 'I20',
    says: 'an order number stands for one order',
    looks: [
      among(sql`(select order_number, count(*) as times from orders group by order_number) number`, sql`order_number`, {
        'stands for several orders': sql`times > 1`,
      }),
    ],
  },
  {
    id: 'I20',
    says: 'an order belongs to the buyer of its checkout',
    looks: [
      among(
        sql`orders o left join checkouts c on c.id = o.id left join payments p on p.reference = o.payment_reference`,
        sql`o.id`,
        {
          'has no checkout': sql`c.id is null`,
          'belongs to another buyer': sql`o.buyer_id <> c.buyer_id`,
          'has no payment': sql`p.reference is null`,
          'has the payment of another checkout': sql`p.checkout_id <> o.id`,
        },
      ),
    ],
  },
  {
    id: 'I40',
    says: 'goods are bought once: no line of an order was bought by another one since its checkout was opened',
    looks: [
      among(
        sql`checkouts c join checkouts since on since.buyer_id = c.buyer_id and since.id <> c.id
          and since.completed_turn between c.opened_turn and c.completed_turn`,
        sql`c.id || ' ' || since.id`,
        {
          'has a line that was bought meanwhile': sql`exists (
            select from checkout_lines line join checkout_lines bought using (product_id, selected_color, selected_size)
            where line.checkout_id = c.id and bought.checkout_id = since.id)`,
        },
      ),
    ],
  },
];
