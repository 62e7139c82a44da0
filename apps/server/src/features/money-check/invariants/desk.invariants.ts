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
          'has no time until when it is to be accepted': sql`part.due_at is null and part.status = 'pending'`,
          'has no time until when it is to leave': sql`part.due_at is null and part.status = 'approved'`,
          'waits, and is on its way': sql`part.due_at is not null and part.status = 'shipped'`,
          'waits, and has arrived': sql`part.due_at is not null and part.status = 'delivered'`,
          'was placed at another time than its order': sql`part.placed_at <> o.created_at`,
          'is accepted, and found by nothing': sql`part.search_text is null and part.status <> 'pending'`,
        },
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
];
