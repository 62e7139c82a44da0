import { sql } from 'kysely';
import { automaticReasons, found, type Invariant } from './invariant.ts';

/** Each payment is decided once, and its decision is carried out. */
export const paymentInvariants: readonly Invariant[] = [
  {
    id: 'I06',
    says: 'a succeeded payment became exactly one order or one full refund',
    breaches: found(
      () => sql`
        select reference from payments p where state = 'succeeded' and (
          (select count(*) from orders o where o.payment_reference = p.reference) <> (disposition = 'order')::integer
          or (select count(*) from refunds r where r.reference = p.reference and r.reason in ${automaticReasons}
              and r.amount = p.paid_amount) <> (disposition = 'refund')::integer)`,
    ),
  },
  {
    id: 'I07',
    says: 'an order has a succeeded payment of its total; what was paid above it is the fee the customer bore',
    breaches: found(
      () => sql`
        select o.id::text from orders o left join payments p on p.reference = o.payment_reference
        where p.state is distinct from 'succeeded' or p.disposition <> 'order' or p.amount <> o.total
          or p.currency <> p.paid_currency or p.paid_amount not in (o.total, o.total + coalesce(p.provider_fees, 0))`,
    ),
  },
  {
    id: 'I09',
    says: 'a checkout is completed exactly when its order exists',
    breaches: found(
      () => sql`
        select coalesce(c.id, o.id)::text from checkouts c full join orders o on o.id = c.id
        where (c.state = 'completed') is distinct from (o.id is not null)`,
    ),
  },
  {
    id: 'I10',
    says: 'refunds never exceed what was paid',
    breaches: found(
      () => sql`
        select reference from payments p
        where (select coalesce(sum(amount), 0) from refunds r where r.reference = p.reference)
          > coalesce(paid_amount, 0)`,
    ),
  },
  {
    id: 'I12',
    says: 'an open payment is looked at in time, and closed after three days',
    atRest: true,
    breaches: found(
      ({ reconcileSeconds }) => sql`
        select reference from payments, make_interval(secs => ${2 * reconcileSeconds}) as late
        where state in ('created', 'sent', 'initialized')
          and (created_at < now() - interval '72 hours' - late or next_check_at is null or next_check_at < now() - late)`,
    ),
  },
  {
    id: 'I13',
    says: 'a hold that ran out is given back within two sweeps',
    atRest: true,
    breaches: found(
      ({ sweepSeconds }) => sql`
        select id::text from checkouts
        where state = 'held' and expires_at < now() - make_interval(secs => ${2 * sweepSeconds})`,
    ),
  },
  {
    id: 'I16',
    says: 'what the sellers are sent of a payment is not more than its amount',
    breaches: found(
      () => sql`
        select reference from payments p
        where (select coalesce(sum(share), 0) from payment_splits s where s.reference = p.reference) > amount`,
    ),
  },
  {
    id: 'I17',
    says: "a card payment's shares are those of its lines, sent to the accounts on the sellers' records",
    breaches: found(sharesThatDiffer),
  },
];

/** A record that was changed after the checkout says nothing about it. */
function sharesThatDiffer() {
  return sql`
    with goods as (
      select p.reference, l.seller_id, c.created_at, sum(l.price * l.quantity)::bigint as items,
        c.commission_basis_points as points
      from payments p join checkouts c on c.id = p.checkout_id join checkout_lines l on l.checkout_id = c.id
      where p.provider <> 'credit' group by p.reference, l.seller_id, c.id
    ), due as (
      select goods.*, items - items * points / 10000 as share, payout.subaccount_code,
        payout.updated_at > created_at as changed_since
      from goods left join seller_payouts payout on payout.seller_id = goods.seller_id
    )
    select distinct reference from due full join payment_splits sent using (reference, seller_id)
    where case when sent.share is null then due.subaccount_code is not null and due.share > 0 and not due.changed_since
      else due.share is distinct from sent.share
        or (due.subaccount_code is distinct from sent.subaccount_code and due.changed_since is not true) end`;
}
