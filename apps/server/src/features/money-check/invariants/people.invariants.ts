import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** One of each: account, sign-in, review, line of a cart. */
export const peopleInvariants: readonly Invariant[] = [
  {
    id: 'I24',
    says: 'an account has one review a product',
    looks: [
      among(
        sql`(select min(id::text) as id, count(*) as times from reviews where user_id is not null
          group by product_id, user_id) written`,
        sql`id`,
        { 'is one of several': sql`times > 1` },
      ),
    ],
  },
  {
    id: 'I26',
    says: 'an e-mail address has one account, and stands there in its canonical form',
    looks: [
      among(
        sql`(select *, lower(btrim(normalize(email, NFKC))) as canonical,
          count(*) over (partition by lower(btrim(normalize(email, NFKC)))) as times from users) account`,
        sql`id`,
        { 'is one of several': sql`times > 1`, 'stands there in another form': sql`email <> canonical` },
      ),
    ],
  },
  {
    id: 'I26',
    says: 'a way to sign in belongs to one account',
    looks: [
      among(
        sql`(select min(id::text) as id, count(*) as times from accounts group by provider_id, account_id) way`,
        sql`id`,
        { 'is one of several': sql`times > 1` },
      ),
    ],
  },
  {
    id: 'I27',
    says: 'a line of a cart has a quantity of 1 or more',
    looks: [among(sql`cart_lines`, sql`id`, { 'has none': sql`quantity < 1` })],
  },
  {
    id: 'I27',
    says: 'a line of a cart is of a product with a seller, or of one that is gone',
    looks: [
      among(sql`cart_lines line join products p on p.id = line.product_id`, sql`line.id`, {
        'is of nobody': sql`not exists (select from sellers s where s.id = p.seller_id)`,
      }),
    ],
  },
  {
    id: 'I27',
    says: 'a variant of a product has one line in a cart',
    looks: [
      among(
        sql`(select min(id::text) as id, count(*) as times from cart_lines
          group by user_id, product_id, selected_color, selected_size) variant`,
        sql`id`,
        { 'is one of several': sql`times > 1` },
      ),
    ],
  },
];
