import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** What the desk of a store lives by: what waits, what is found, and who works there. */
export const deskInvariants: readonly Invariant[] = [
  {
    id: 'I44',
    says: 'a parcel waits exactly while it is to be accepted or to leave, and is found once it is accepted',
    looks: [
      among(
        sql`order_sellers part join orders o on o.id = part.order_id`,
        sql`part.order_id || ' ' || part.seller_id`,
        {
          'has no time until when it is to be accepted': sql`part.due_at is null and part.status = 'pending'
            and part.cancelled_at is null`,
          'has no time until when it is to leave': sql`part.due_at is null and part.status = 'approved'
            and part.cancelled_at is null`,
          'waits, and is on its way': sql`part.due_at is not null and part.status = 'shipped'`,
          'waits, and has arrived': sql`part.due_at is not null and part.status = 'delivered'`,
          'waits, and is cancelled': sql`part.due_at is not null and part.cancelled_at is not null`,
          'left, and is cancelled': sql`part.status = any(array['shipped', 'delivered']) and part.cancelled_at is not null`,
          'was placed at another time than its order': sql`part.placed_at <> o.created_at`,
          'is accepted, and found by nothing': sql`part.search_text is null and part.status <> 'pending'`,
        },
      ),
    ],
  },
  {
    id: 'I44',
    says: 'what is cancelled of an order is what its cancellations say, line by line and parcel by parcel',
    looks: [
      among(
        sql`order_items i left join (select order_id, line, sum(quantity) as pieces from line_cancellations
          group by order_id, line) told using (order_id, line)`,
        sql`i.order_id || ' ' || i.line`,
        {
          'has other cancelled pieces than its cancellations': sql`i.cancelled <> coalesce(told.pieces, 0)`,
          'has more cancelled pieces than were bought': sql`i.cancelled > i.quantity`,
        },
      ),
      among(
        sql`order_sellers part join (select order_id, seller_id, sum(price * cancelled) as amount,
            sum(quantity - cancelled) as pieces from order_items group by order_id, seller_id) item using (order_id, seller_id)`,
        sql`part.order_id || ' ' || part.seller_id`,
        {
          'has another cancelled sum than its lines': sql`part.cancelled_total <> item.amount`,
          'is cancelled, and has a piece left': sql`part.cancelled_at is not null and item.pieces > 0`,
          'has no piece left, and is not cancelled': sql`part.cancelled_at is null and item.pieces = 0`,
        },
      ),
      among(
        sql`(select order_id, 'commission' as account, sum(cancelled_commission) as amount from order_sellers group by order_id
            union all select order_id, seller_id::text, cancelled_total - cancelled_commission from order_sellers) part
          left join (select order_id, case when account = 'commission' then account else split_part(account, ':', 2) end as account,
              sum(amount) as amount from ledger_entries
            where kind = 'line_cancelled' and account <> 'tax' and account <> 'shipping' and account not like 'buyer%' group by 1, 2)
            booked using (order_id, account)`,
        sql`order_id || ' ' || account`,
        { 'takes another share than is booked': sql`part.amount <> coalesce(booked.amount, 0)` },
      ),
    ],
  },
  {
    id: 'I44',
    says: 'the owner of a store is the member who is its owner',
    looks: [
      among(
        sql`sellers s left join seller_members member on member.seller_id = s.id and member.role = 'owner'`,
        sql`s.id`,
        {
          'has an owner who is no member': sql`s.owner_id is not null and member.user_id is null`,
          'has no owner, and a member who is': sql`s.owner_id is null and member.user_id is not null`,
          'has another owner than the member who is': sql`s.owner_id <> member.user_id`,
        },
      ),
    ],
  },
  {
    id: 'I44',
    says: 'a store stands under a slug of its own, and one that was opened here sells by the terms that its owner accepted',
    looks: [
      among(sql`sellers s left join seller_slugs kept on kept.slug = s.slug`, sql`s.id`, {
        'stands under a slug that is kept for nobody': sql`kept.seller_id is null`,
        'stands under the slug of another store': sql`kept.seller_id <> s.id`,
        'sells, and has accepted no terms': sql`s.status in ('approved', 'suspended') and s.terms_version is null
          and exists (select from audit_log where subject = 'store:' || s.id and action = 'store.opened')`,
        'accepted terms at no time': sql`(s.terms_version is null) <> (s.terms_accepted_at is null)`,
      }),
    ],
  },
  {
    id: 'I44',
    says: "a product stands once in the lists of its store's desk, as it is",
    looks: [
      among(
        sql`(select * from products where exists (select from stock_items i where i.product_id = products.id)) p
          left join desk_products listed on listed.product_id = p.id`,
        sql`p.id`,
        {
          'stands in none': sql`listed.product_id is null`,
          'stands in those of another store': sql`listed.seller_id <> p.seller_id`,
          'stands in another tab': sql`listed.tab <> case when p.status = 'live' and p.stock > p.held then 'on-sale'
            when p.status = 'live' then 'sold-out' else replace(p.status, '_', '-') end`,
          'stands at another time': sql`listed.created_at <> p.created_at`,
          'stands under another name': sql`listed.name_key <> left(p.search_name, 60) collate "C"`,
          'stands at another price': sql`listed.price <> coalesce(p.discount_price, p.price)`,
          'stands with another stock': sql`listed.stock <> p.stock`,
          'stands with other sales': sql`listed.sold <> p.units_sold_recently`,
        },
      ),
      among(sql`desk_products listed left join products p on p.id = listed.product_id`, sql`listed.product_id`, {
        'stands there, and is gone': sql`p.id is null`,
      }),
    ],
  },
];
