import { sql } from 'kysely';
import type { Evidence } from '../evidence.ts';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** The refund in its list is ours by its number; or by its name, if no other of ours has that number. */
const isGiven = sql`(given.id = r.provider_refund_id or (given.note = 'refund:' || r.id
  and not exists (select from refunds other where other.provider_refund_id = given.id and other.id <> r.id)))`;

/** What the provider took and gave back is what we say it did. */
export const providerInvariants: readonly Invariant[] = [
  {
    id: 'I14',
    says: 'the ledger has of the provider what it holds, less what it is paying back, and payments nobody knows',
    atRest: true,
    needs: 'balance',
    looks: [
      among(clearing, sql`currency`, {
        'is held, and not in the ledger': sql`booked.amount is null and expected.amount <> 0`,
        'is in the ledger, and not held': sql`expected.amount is null and booked.amount <> 0`,
        'is held in another amount': sql`booked.amount <> expected.amount`,
      }),
    ],
  },
  {
    id: 'I21',
    says: 'every payment the provider took under a reference of ours is settled here, or known as an orphan',
    atRest: true,
    needs: 'books',
    looks: [
      among(
        (evidence) => sql`${paymentsOf(evidence)} left join payments p using (reference)
          left join orphan_payments o using (reference)
          where taken.status = 'success' and reference like 'oja-%'`,
        sql`reference`,
        {
          'is not known here': sql`p.state is null and o.found_at is null`,
          'is not settled here': sql`p.state <> 'succeeded' and o.found_at is null`,
        },
      ),
    ],
  },
  {
    id: 'I21',
    says: 'every card payment settled here was taken by the provider, with that transaction, amount and currency',
    needs: 'books',
    looks: [
      among(
        (evidence) => sql`payments p left join ${paymentsOf(evidence)} using (reference)
          where p.state = 'succeeded' and p.provider <> 'credit'`,
        sql`reference`,
        {
          'is not known there': sql`taken.id is null`,
          'was not paid there': sql`taken.status <> all(array['success', 'reversed'])`,
          'has no transaction here': sql`p.provider_transaction_id is null`,
          'has another transaction there': sql`taken.id <> p.provider_transaction_id::text`,
          'has another amount there': sql`taken.amount <> p.paid_amount`,
          'has another currency there': sql`taken.currency <> p.paid_currency`,
        },
      ),
    ],
  },
  {
    id: 'I21',
    says: 'a refund of ours is carried out once at the provider, with its amount',
    needs: 'books',
    looks: [
      among(
        (evidence) => sql`(select r.id, r.amount - case when r.reason = 'reversed' then r.not_owed else 0 end as amount,
            count(*) as times, sum(given.amount) as given
            from ${refundsAtProvider(evidence)} and r.id is not null group by r.id) refund`,
        sql`id`,
        {
          'is carried out more than once': sql`times > 1`,
          'is carried out with another amount': sql`times = 1 and given <> amount`,
        },
      ),
    ],
  },
  {
    id: 'I21',
    says: 'every refund at the provider is one of ours',
    atRest: true,
    needs: 'books',
    looks: [
      among((evidence) => refundsAtProvider(evidence), sql`p.reference || ' ' || given.id`, {
        'is not known here': sql`r.id is null`,
      }),
    ],
  },
  {
    id: 'I21',
    says: 'every refund processed here is processed at the provider',
    needs: 'books',
    looks: [
      among(
        (evidence) => sql`refunds r left join ${refundsOf(evidence)} on given.id = r.provider_refund_id
          where r.state = 'processed' and r.method = 'provider' and r.reason <> 'reversed'`,
        sql`r.id`,
        {
          'is not there': sql`given.id is null`,
          'is not processed there': sql`given.status <> 'processed'`,
          'is processed there with another amount': sql`given.amount <> r.amount`,
        },
      ),
    ],
  },
  {
    id: 'I21',
    says: 'every refund processed at the provider is processed here',
    atRest: true,
    needs: 'books',
    looks: [
      among(
        (evidence) => sql`${refundsOf(evidence)} join refunds r on ${isGiven}
          where given.status = 'processed'`,
        sql`r.id`,
        {
          'is not processed here': sql`r.state <> 'processed'`,
          'was paid by hand, too': sql`r.state = 'processed' and r.method = 'hand'`,
        },
      ),
    ],
  },
];

/**
 * The provider lowers its balance when it accepts a refund, our ledger when the refund is processed. What it took under
 * a reference that we do not know lies in its balance alone, until it is parked as an orphan that it has confirmed.
 */
function clearing(evidence: Evidence) {
  return sql`(
    select currency, sum(amount) as amount from (
      select currency, amount
        from jsonb_to_recordset(${JSON.stringify(evidence.books?.balances)}::jsonb) as held (currency text, amount bigint)
      union all select taken.currency, given.amount
        from ${refundsOf(evidence)} join ${paymentsOf(evidence)} on taken.id = given.transaction_id
        where given.status in ('pending', 'processing', 'needs-attention')
      union all select taken.currency, -taken.kept from ${paymentsOf(evidence)}
        where taken.status = 'success' and not exists (select from payments p where p.reference = taken.reference)
          and not exists (
            select from orphan_payments o where o.reference = taken.reference and o.confirmed_at is not null)
      ) part group by currency) expected
    full join (select currency, sum(amount) as amount from ledger_entries where account = 'provider_clearing'
      group by currency) booked using (currency)`;
}

/** Refunds at the provider that have not failed, with the payment and the refund that they are here. */
function refundsAtProvider(evidence: Evidence) {
  return sql`${refundsOf(evidence)} join payments p on p.provider_transaction_id::text = transaction_id
    left join refunds r on r.reference = p.reference and ${isGiven}
    where given.status <> 'failed'`;
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
