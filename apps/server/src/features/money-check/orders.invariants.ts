import { sql } from 'kysely';
import { found, type Invariant } from './invariant.ts';

/** An order adds up, belongs to who made it, and only moves forward. */
export const orderInvariants: readonly Invariant[] = [
  {
    id: 'I08',
    says: 'the total of an order is its items, its shipping and its tax',
    breaches: found(
      () => sql`
        select id::text from orders o
        where subtotal is distinct from (select sum(price * quantity) from order_items i where i.order_id = o.id)
          or total <> subtotal + shipping + tax`,
    ),
  },
  {
    id: 'I18',
    says: "the sellers' parts of an order are its items, and the commission is that of its day",
    breaches: found(
      () => sql`
        select distinct coalesce(part.order_id, item.order_id)::text from order_sellers part
        full join (select order_id, seller_id, sum(price * quantity) as items from order_items
          group by order_id, seller_id) item using (order_id, seller_id)
        left join checkouts c on c.id = part.order_id
        where part.items_total is distinct from item.items
          or part.commission is distinct from part.items_total * c.commission_basis_points / 10000
        union select id::text from orders o where not exists (select from order_sellers s where s.order_id = o.id)`,
    ),
  },
  {
    id: 'I19',
    says: "the history of an order begins with 'Order created' by 'system'",
    breaches: found(
      () => sql`
        select o.id::text from orders o left join lateral (
          select * from order_status_history h where h.order_id = o.id order by h.created_at, h.id limit 1) first on true
        where (first.seller_id is null and first.status = 'pending' and first.updated_by = 'system'
          and first.notes = 'Order created') is not true`,
    ),
  },
  {
    id: 'I19',
    says: 'the status of a parcel never moves back, and ends where the parcel is',
    breaches: found(
      () => sql`
        with step as (
          select order_id, seller_id, rank, lag(rank, 1, 0) over path as before, lead(rank) over path as after
          from (select *, array_position(array['pending', 'approved', 'shipped', 'delivered'], status) - 1 as rank
            from order_status_history where seller_id is not null) ranked
          window path as (partition by order_id, seller_id order by created_at, id)
        )
        select order_id::text from step where rank <= before
        union select part.order_id::text from order_sellers part
        left join step on step.order_id = part.order_id and step.seller_id = part.seller_id and step.after is null
        where array_position(array['pending', 'approved', 'shipped', 'delivered'], part.status) - 1
          <> coalesce(step.rank, 0)`,
    ),
  },
  {
    id: 'I20',
    says: 'an order number stands for one order',
    breaches: found(() => sql`select order_number from orders group by order_number having count(*) > 1`),
  },
  {
    id: 'I20',
    says: 'an order belongs to the buyer of its checkout',
    breaches: found(
      () => sql`
        select o.id::text from orders o left join checkouts c on c.id = o.id
        left join payments p on p.reference = o.payment_reference
        where o.buyer_id is distinct from c.buyer_id or p.checkout_id is distinct from o.id`,
    ),
  },
];
