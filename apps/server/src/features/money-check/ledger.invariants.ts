import { sql } from 'kysely';
import { automaticReasons, found, type Invariant } from './invariant.ts';

/** The ledger balances, and says the same as the payments, refunds and balances. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'every transaction of the ledger sums to zero',
    breaches: found(
      () => sql`
        select transaction_id::text from ledger_entries group by transaction_id, currency having sum(amount) <> 0`,
    ),
  },
  {
    id: 'I14',
    says: 'the whole ledger sums to zero',
    breaches: found(() => sql`select currency from ledger_entries group by currency having sum(amount) <> 0`),
  },
  {
    id: 'I14',
    says: 'store credit is what the ledger owes the buyer',
    breaches: found(
      () => sql`
        select coalesce(c.user_id::text, owed.account) from store_credits c
        full join (select account, -sum(amount) as amount from ledger_entries
          where account like 'buyer_credit:%' group by account) owed on owed.account = 'buyer_credit:' || c.user_id
        where coalesce(c.balance, 0) <> coalesce(owed.amount, 0)`,
    ),
  },
  {
    id: 'I15',
    says: 'every settled payment is in the ledger once, with what was paid',
    breaches: found(
      () => sql`
        select reference from payments p
        left join (
          select reference, count(distinct transaction_id) as times, sum(amount) filter (
            where account = 'provider_clearing' or account like 'buyer_credit:%') as received,
            sum(amount) filter (where account like 'seller_payable:%' and amount > 0) as passed_on,
            sum(amount) filter (where account like 'seller_receivable:%') as receivable
          from ledger_entries where kind in ('order', 'refund_due') group by reference) l using (reference)
        where (p.state = 'succeeded') is distinct from (l.times is not null) or l.times > 1
          or l.received + coalesce(l.passed_on, 0) + coalesce(l.receivable, 0)
            <> p.paid_amount - case when p.provider = 'credit' then 0 else coalesce(p.provider_fees, 0) end`,
    ),
  },
  {
    id: 'I15',
    says: 'what the ledger owes of a payment that became no order is its refund that is not processed',
    breaches: found(
      () => sql`
        select p.reference from payments p
        where p.disposition = 'refund' and (
          select -coalesce(sum(amount), 0) from ledger_entries l
          where l.reference = p.reference and l.account = 'buyer_refund_due')
        <> (select coalesce(sum(amount), 0) from refunds r
          where r.reference = p.reference and r.state <> 'processed' and r.reason in ${automaticReasons})`,
    ),
  },
];
