import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** Where the money of stores goes: to one account each, that was good when its share was sent. */
export const accountInvariants: readonly Invariant[] = [
  {
    id: 'I45',
    says: 'a store has one bank account that lives, and each is what it was set up as',
    looks: [
      among(
        sql`(select seller_id, count(*) filter (where retired_at is null) as living from payout_accounts group by 1) kept`,
        sql`seller_id`,
        { 'has two that live': sql`living > 1` },
      ),
      among(sql`payout_accounts account`, sql`account.id`, {
        'is usable before it was named': sql`account.usable_from < account.created_at`,
        'ended before it began': sql`account.retired_at < account.created_at`,
        'shares its subaccount with another store': sql`exists (select from payout_accounts other
            where other.subaccount_code = account.subaccount_code and other.seller_id <> account.seller_id)`,
      }),
    ],
  },
  {
    id: 'I45',
    says: 'a share goes to an account that was usable, and of that store, when its checkout was made',
    looks: [
      among(
        sql`payment_splits sent join payments p using (reference) join checkouts c on c.id = p.checkout_id
          join payout_accounts account on account.subaccount_code = sent.subaccount_code`,
        sql`sent.reference || ' ' || sent.seller_id`,
        {
          'goes to the account of another store': sql`account.seller_id <> sent.seller_id`,
          'goes to an account in its pause': sql`account.usable_from > p.created_at`,
          'goes to an account that was over': sql`account.retired_at < c.created_at`,
          'goes to a holder whom nobody accepted': sql`account.name_match = 'different'
            and coalesce(account.name_accepted_at > p.created_at, true)`,
        },
      ),
    ],
  },
];
