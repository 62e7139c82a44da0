import { sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** The ledger balances, and says the same as the payments, refunds and balances. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'every transaction of the ledger sums to zero',
    looks: [
      among(
        sql`(select transaction_id, currency, sum(amount) as amount from ledger_entries
          group by transaction_id, currency) booked`,
        sql`transaction_id`,
        { 'does not sum to zero': sql`amount <> 0` },
      ),
    ],
  },
  {
    id: 'I14',
    says: 'the whole ledger sums to zero',
    looks: [
      among(sql`(select currency, sum(amount) as amount from ledger_entries group by currency) booked`, sql`currency`, {
        'does not sum to zero': sql`amount <> 0`,
      }),
    ],
  },
  {
    id: 'I14',
    says: 'store credit is what the ledger owes the buyer',
    looks: [
      among(
        sql`(select 'buyer_credit:' || user_id as account, balance from store_credits) credit
          full join (select account, -sum(amount) as amount from ledger_entries
            where account like 'buyer_credit:%' group by account) owed using (account)`,
        sql`account`,
        {
          'is owed, and nobody has it': sql`credit.balance is null and owed.amount <> 0`,
          'is had, and not owed': sql`owed.amount is null and credit.balance <> 0`,
          'is owed in another amount': sql`owed.amount <> credit.balance`,
        },
      ),
    ],
  },
  {
    id: 'I15',
    says: 'every settled payment is in the ledger once, with what was paid',
    looks: [
      among(
        sql`payments p
          left join (
            select reference, count(distinct transaction_id) as times, sum(amount) filter (
              where account = 'provider_clearing' or account like 'buyer_credit:%') as received,
              sum(amount) filter (where account like 'seller_payable:%' and amount > 0) as passed_on,
              sum(amount) filter (where account like 'seller_receivable:%') as receivable
            from ledger_entries where kind in ('order', 'refund_due') group by reference) l using (reference)`,
        sql`reference`,
        {
          'is settled, and not in the ledger': sql`
            p.state = 'succeeded' and l.times is null and p.disposition <> 'nothing'`,
          'is in the ledger, and not settled': sql`p.state <> 'succeeded' and l.times is not null`,
          'is in the ledger more than once': sql`l.times > 1`,
          'came in with another amount': sql`
            l.received + coalesce(l.passed_on, 0) + coalesce(l.receivable, 0)
              <> p.paid_amount - case when p.provider = 'credit' then 0 else coalesce(p.provider_fees, 0) end`,
        },
      ),
    ],
  },
  {
    id: 'I15',
    says: 'what the ledger owes of a payment is its refunds that are not done',
    looks: [
      among(
        sql`(select reference, -sum(amount) as amount from ledger_entries
            where account = 'buyer_refund_due' group by reference having sum(amount) <> 0) owed
          full join (select reference, sum(amount - not_owed) as amount from refunds
            where state not in ('processed', 'closed') and method <> 'credit' group by reference) under_way using (reference)`,
        sql`reference`,
        {
          'is owed, and does not go back': sql`under_way.amount is null`,
          'goes back, and is not owed': sql`owed.amount is null`,
          'is owed in another amount': sql`owed.amount <> under_way.amount`,
        },
      ),
    ],
  },
  {
    id: 'I15',
    says: 'what a payment that became no order owes nobody any more is what is not given back of it',
    looks: [
      among(
        sql`payments p
          left join (select reference, -sum(amount) as amount from ledger_entries where account = 'unclaimed'
            group by reference) unclaimed using (reference)
          left join (select reference, sum(amount - not_owed - excess) as amount from refunds group by reference) given
            using (reference)
          where p.disposition = 'refund'`,
        sql`reference`,
        {
          'is booked in another amount': sql`
            coalesce(unclaimed.amount, 0) <> p.paid_amount - coalesce(given.amount, 0)`,
        },
      ),
    ],
  },
  {
    id: 'I15',
    says: 'a buyer owes what went back beyond what was paid, until somebody writes it off',
    looks: [
      among(
        sql`(select reference, sum(amount) as amount from ledger_entries where account like 'buyer_receivable:%'
            group by reference having sum(amount) <> 0) owed
          full join (select reference, sum(excess) as amount from refunds where matter_closed_at is null
            group by reference having sum(excess) <> 0) beyond using (reference)`,
        sql`reference`,
        {
          'is owed, and did not go back': sql`beyond.amount is null`,
          'went back, and is not owed': sql`owed.amount is null`,
          'is owed in another amount': sql`owed.amount <> beyond.amount`,
        },
      ),
      among(
        sql`ledger_entries e left join payments p using (reference) left join checkouts c on c.id = p.checkout_id
          where e.account like 'buyer_receivable:%'`,
        sql`e.transaction_id`,
        {
          'is owed by somebody else': sql`substr(e.account, 18) <> coalesce(c.buyer_id::text, 'nobody')`,
        },
      ),
    ],
  },
  {
    id: 'I15',
    says: 'what went back beyond what was paid is a matter for a person',
    looks: [
      among(
        sql`(select reference, sum(amount - not_owed) filter (where state = 'processed' or posted_at is not null
              or provider_status in ('pending', 'processing', 'needs-attention')) as amount,
            bool_or(excess > 0) as known, bool_or(excess > 0 and matter is null) as silent from refunds
            group by reference) gone
          join payments p using (reference)`,
        sql`reference`,
        {
          'is not known as such': sql`gone.amount > coalesce(p.paid_amount, 0) and not known`,
          'is no matter': sql`gone.amount > coalesce(p.paid_amount, 0) and silent`,
        },
      ),
    ],
  },
];
