import { sql } from 'kysely';
import type { Evidence, Invariant } from './invariant.ts';
import { found } from './invariant.ts';

/** What the provider took and gave back is what we say it did. */
export const providerInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows',
    atRest: true,
    needs: 'balance',
    breaches: found(clearingThatDiffers),
  },
  {
    id: 'I21',
    says: 'every payment the provider took under a reference of ours is settled here, or known as an orphan',
    atRest: true,
    needs: 'books',
    breaches: found(
      (evidence) => sql`
        select taken.reference from ${paymentsOf(evidence)} left join payments p using (reference)
        where taken.status = 'success' and taken.reference like 'oja-%'
          and (p.state = 'succeeded' or exists (select from orphan_payments o where o.reference = taken.reference))
            is not true`,
    ),
  },
  {
    id: 'I21',
    says: 'every card payment settled here was taken by the provider, with that transaction, amount and currency',
    atRest: true,
    needs: 'books',
    breaches: found(
      (evidence) => sql`
        select p.reference from payments p left join ${paymentsOf(evidence)} using (reference)
        where p.state = 'succeeded' and p.provider <> 'credit'
          and (taken.status in ('success', 'reversed') and taken.id = p.provider_transaction_id::text
            and taken.amount = p.paid_amount and taken.currency = p.paid_currency) is not true`,
    ),
  },
  {
    id: 'I21',
    says: 'every refund at the provider is one of ours, carried out once',
    atRest: true,
    needs: 'books',
    breaches: found(
      (evidence) => sql`
        select p.reference from ${refundsOf(evidence)} join payments p on p.provider_transaction_id::text = transaction_id
        left join refunds r on r.reference = p.reference
          and (given.id = r.provider_refund_id or given.note = 'refund:' || r.id)
        where given.status <> 'failed' group by p.reference, r.id, r.amount
        having r.id is null or count(*) > 1 or sum(given.amount) <> r.amount`,
    ),
  },
  {
    id: 'I21',
    says: 'every refund processed here is processed at the provider',
    atRest: true,
    needs: 'books',
    breaches: found(
      (evidence) => sql`
        select r.id::text from refunds r left join ${refundsOf(evidence)} on given.id = r.provider_refund_id
        where r.state = 'processed' and r.method = 'provider' and r.reason <> 'reversed'
          and (given.status = 'processed' and given.amount = r.amount) is not true`,
    ),
  },
  {
    id: 'I21',
    says: 'every refund processed at the provider is processed here',
    atRest: true,
    needs: 'books',
    breaches: found(
      (evidence) => sql`
        select r.id::text from ${refundsOf(evidence)} join refunds r on given.note = 'refund:' || r.id
        where given.status = 'processed' and r.state <> 'processed'`,
    ),
  },
];

/**
 * The provider lowers its balance when it accepts a refund, our ledger when the refund is processed. What it took under
 * a reference that we do not know lies in its balance alone, until it is parked as an orphan that it has confirmed.
 */
function clearingThatDiffers(evidence: Evidence) {
  return sql`
    with booked as (
      select currency, sum(amount) as amount from ledger_entries where account = 'provider_clearing' group by currency
    ), under_way as (
      select taken.currency, sum(given.amount) as amount from ${refundsOf(evidence)}
      join ${paymentsOf(evidence)} on taken.id = given.transaction_id
      where given.status in ('pending', 'processing', 'needs-attention') group by taken.currency
    ), unknown as (
      select taken.currency, sum(taken.kept) as amount from ${paymentsOf(evidence)}
      where taken.status = 'success' and not exists (select from payments p where p.reference = taken.reference)
        and not exists (
          select from orphan_payments o where o.reference = taken.reference and o.confirmed_at is not null)
      group by taken.currency
    )
    select currency from jsonb_to_recordset(${JSON.stringify(evidence.books?.balances)}::jsonb)
      as held (currency text, amount bigint)
    full join booked using (currency) left join under_way using (currency) left join unknown using (currency)
    where coalesce(booked.amount, 0)
      <> coalesce(held.amount, 0) + coalesce(under_way.amount, 0) - coalesce(unknown.amount, 0)`;
}

function paymentsOf({ books }: Evidence) {
  return sql`jsonb_to_recordset(${JSON.stringify(books?.payments)}::jsonb) as taken (
    id text, reference text, status text, amount bigint, currency text, kept bigint)`;
}

function refundsOf({ books }: Evidence) {
  return sql`jsonb_to_recordset(${JSON.stringify(
    books?.refunds.map(({ transactionId, ...refund }) => ({ ...refund, transaction_id: transactionId })),
  )}::jsonb) as given (id text, transaction_id text, amount bigint, status text, note text)`;
}
