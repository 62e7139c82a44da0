import { sql } from 'kysely';
import { automaticReasons } from './automatic-reasons.queries.ts';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** Each payment is decided once, and its decision is carried out. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: 'I06',
    says: 'a succeeded payment became exactly one order or one full refund',
    looks: [
      among(
        sql`payments p
          left join (select payment_reference as reference, count(*) as times from orders
            group by payment_reference) placed using (reference)
          left join (select r.reference, count(*) as times from refunds r join payments using (reference)
            where r.reason in ${automaticReasons} and r.amount = paid_amount group by r.reference) returned
            using (reference)
          where p.state = 'succeeded'`,
        sql`reference`,
        {
          'became an order that is not there': sql`disposition = 'order' and placed.times is null`,
          'became more than one order': sql`disposition = 'order' and placed.times > 1`,
          'became an order and went back besides': sql`disposition = 'order' and returned.times is not null`,
          'was to go back, and became an order': sql`disposition = 'refund' and placed.times is not null`,
          'was to go back, and does not': sql`disposition = 'refund' and returned.times is null`,
          'goes back more than once': sql`disposition = 'refund' and returned.times > 1`,
        },
      ),
    ],
  },
  {
    id: 'I07',
    says: 'an order has a succeeded payment of its total; what was paid above it is the fee the customer bore',
    looks: [
      among(sql`orders o left join payments p on p.reference = o.payment_reference`, sql`o.id`, {
        'has no payment': sql`p.reference is null`,
        'has a payment that did not succeed': sql`p.state <> 'succeeded'`,
        'has a payment that was to go back': sql`p.disposition <> 'order'`,
        'has a payment of another amount': sql`p.amount <> o.total`,
        'was paid in another currency': sql`p.paid_currency <> p.currency`,
        'was paid in no currency': sql`p.reference is not null and p.paid_currency is null`,
        'was paid with nothing': sql`p.reference is not null and p.paid_amount is null`,
        'was paid with less than its total': sql`p.paid_amount < o.total`,
        'was paid with more than its total and the fee': sql`
          p.paid_amount > o.total and p.paid_amount <> o.total + coalesce(p.provider_fees, 0)`,
      }),
    ],
  },
  {
    id: 'I09',
    says: 'a checkout is completed exactly when its order exists',
    looks: [
      among(sql`checkouts c full join orders o on o.id = c.id`, sql`coalesce(c.id, o.id)`, {
        'is completed without an order': sql`c.state = 'completed' and o.id is null`,
        'is an order of a checkout that is not completed': sql`c.state <> 'completed' and o.id is not null`,
        'is an order without a checkout': sql`c.id is null`,
      }),
    ],
  },
  {
    id: 'I10',
    says: 'refunds never exceed what was paid, but for what is named as beyond it',
    looks: [
      among(
        sql`payments p join (select reference, sum(amount - not_owed - excess) as amount from refunds
          group by reference) given
          using (reference)`,
        sql`reference`,
        { 'gives back more than was paid': sql`given.amount > coalesce(p.paid_amount, 0)` },
      ),
    ],
  },
  {
    id: 'I12',
    says: 'an open payment is looked at in time, and closed after three days',
    atRest: true,
    looks: [
      among(
        ({ reconcileSeconds }) => sql`payments p, make_interval(secs => ${2 * reconcileSeconds}::float8) as late
          where state in ('created', 'sent', 'initialized')`,
        sql`reference`,
        {
          'is looked at no more': sql`next_check_at is null`,
          'should have been looked at': sql`next_check_at < now() - late`,
          'is open for more than three days': sql`created_at < now() - interval '72 hours' - late`,
        },
      ),
    ],
  },
  {
    id: 'I13',
    says: 'a hold that ran out is given back within two sweeps',
    atRest: true,
    looks: [
      among(
        ({ sweepSeconds }) => sql`checkouts, make_interval(secs => ${2 * sweepSeconds}::float8) as late
          where state = 'held'`,
        sql`id`,
        { 'still holds': sql`expires_at < now() - late` },
      ),
    ],
  },
  {
    id: 'I16',
    says: 'what the sellers are sent of a payment is not more than its amount',
    looks: [
      among(
        sql`payments p join (select reference, sum(share) as share from payment_splits group by reference) sent
          using (reference)`,
        sql`reference`,
        { 'sends more than its amount': sql`sent.share > p.amount` },
      ),
    ],
  },
  {
    id: 'I17',
    says: "a card payment's shares are those of its lines, sent to the accounts on the sellers' records",
    looks: [
      among(shares(), sql`reference || ' ' || seller_id`, {
        'is sent a share of goods that are not its own': sql`due.share is null`,
        'has an account, and is sent nothing': sql`
          sent.share is null and due.subaccount_code is not null and due.share > 0 and not due.changed_since`,
        'is sent another share': sql`due.share <> sent.share`,
        'has no account, and is sent a share': sql`
          sent.share is not null and due.share is not null and due.subaccount_code is null and not due.changed_since`,
        'is sent a share to another account': sql`
          due.subaccount_code <> sent.subaccount_code and not due.changed_since`,
      }),
    ],
  },
];

/**
 * A record that was changed after the checkout, or a moment before it, says nothing about it: a change and a checkout that meet
 * know each other by when they are committed, and have times of when they began.
 */
function shares() {
  return sql`(
    select goods.*, items - items * points / 10000 as share,
      case when account.id is null then payout.subaccount_code
        when account.usable_from <= goods.created_at and account.subaccount_at <= goods.created_at
          and (account.name_match <> 'different' or account.name_accepted_at <= goods.created_at)
        then account.subaccount_code end as subaccount_code,
      coalesce(payout.updated_at > goods.created_at, false)
        or exists (select from payout_accounts known where known.seller_id = goods.seller_id and greatest(known.created_at,
          known.usable_from, known.subaccount_at, known.name_accepted_at) > goods.created_at - interval '1 minute') as changed_since
    from (select p.reference, l.seller_id, c.created_at, sum(l.price * l.quantity)::bigint as items,
        c.commission_basis_points as points
      from payments p join checkouts c on c.id = p.checkout_id join checkout_lines l on l.checkout_id = c.id
      where p.provider <> 'credit' group by p.reference, l.seller_id, c.id) goods
    left join seller_payouts payout on payout.seller_id = goods.seller_id
    left join payout_accounts account on account.seller_id = goods.seller_id and account.retired_at is null) due
    full join payment_splits sent using (reference, seller_id)`;
}
