import { sql } from 'kysely';
import { found, type Invariant } from './invariant.ts';

/** One of each: account, sign-in, review, line of a cart. */
export const peopleInvariants: readonly Invariant[] = [
  {
    id: 'I24',
    says: 'an account has one review a product',
    breaches: found(
      () => sql`
        select min(id::text) from reviews where user_id is not null group by product_id, user_id having count(*) > 1`,
    ),
  },
  {
    id: 'I26',
    says: 'an e-mail address has one account, and stands there in its canonical form',
    breaches: found(
      () => sql`
        select min(id::text) from users group by lower(btrim(normalize(email, NFKC)))
        having count(*) > 1 or bool_or(email <> lower(btrim(normalize(email, NFKC))))`,
    ),
  },
  {
    id: 'I26',
    says: 'a way to sign in belongs to one account',
    breaches: found(() => sql`select min(id::text) from accounts group by provider_id, account_id having count(*) > 1`),
  },
  {
    id: 'I27',
    says: 'a line of a cart has a quantity of 1 or more',
    breaches: found(() => sql`select id::text from cart_lines where quantity < 1`),
  },
  {
    id: 'I27',
    says: 'a line of a cart is of a product with a seller, or of one that is gone',
    breaches: found(
      () => sql`
        select line.id::text from cart_lines line join products p on p.id = line.product_id
        where not exists (select from sellers s where s.id = p.seller_id)`,
    ),
  },
  {
    id: 'I27',
    says: 'a variant of a product has one line in a cart',
    breaches: found(
      () => sql`
        select min(id::text) from cart_lines
        group by user_id, product_id, selected_color, selected_size having count(*) > 1`,
    ),
  },
];
