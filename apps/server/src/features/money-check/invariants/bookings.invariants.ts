import { sql } from 'kysely';
import { bookedAs } from './booked/booked-as.queries.ts';
import { changedRefundsBooked } from './booked/changed-refunds-booked.invariants.ts';
import { orderRefundsBooked } from './booked/order-refunds-booked.invariants.ts';
import { changedLater } from './booked/refunded-orders.queries.ts';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** What came in, account by account: of an order its sellers', ours and the tax; of a payment that goes back all of it. */
const settled = sql`
  select o.payment_reference, 'seller_payable:' || s.seller_id, s.commission - s.items_total
    from orders o join order_sellers s on s.order_id = o.id
  union all select o.payment_reference, 'commission', -s.commission
    from orders o join order_sellers s on s.order_id = o.id
  union all select payment_reference, 'shipping', -shipping from orders
  union all select payment_reference, 'tax', -tax from orders
  union all select payment_reference, 'buyer_credit:' || buyer_id, total from orders where payment_method = 'credit'
  union all select p.reference, 'provider_fees', coalesce(p.provider_fees, 0) - coalesce(p.paid_amount - o.total, 0)
    from payments p left join orders o on o.payment_reference = p.reference
    where p.state = 'succeeded' and p.provider <> 'credit'
  union all select p.reference, 'provider_clearing', p.paid_amount - coalesce(p.provider_fees, 0)
    from payments p where p.state = 'succeeded' and p.provider <> 'credit'
  union all select reference, 'provider_clearing', -share
    from payment_splits join payments using (reference) where state = 'succeeded' and disposition <> 'nothing'
  union all select reference,
      case disposition when 'order' then 'seller_payable:' else 'seller_receivable:' end || seller_id, share
    from payment_splits join payments using (reference) where state = 'succeeded' and disposition <> 'nothing'
  union all select reference, 'buyer_refund_due', -paid_amount
    from payments where state = 'succeeded' and disposition = 'refund'`;

const refundsDone = sql`
  select reference, 'buyer_refund_due', amount - not_owed from refunds where state = 'processed' and method <> 'credit'
  union all select reference, case method when 'hand' then 'bank' else 'provider_clearing' end, not_owed - amount
    from refunds where state = 'processed' and method <> 'credit'`;

/** Of what went beyond, room that was made later has paid a part: that is booked as taken for what the buyer owes. */
const beyond = sql`
  select reference, account, amount from (
    select r.reference, 'buyer_receivable:' || c.buyer_id as owed_by,
      sum(r.excess) filter (where r.matter_closed_at is null) as open,
      sum(r.excess) filter (where r.matter_closed_at is not null) as written_off,
      coalesce((select -sum(e.amount) from ledger_entries e where e.reference = r.reference
        and e.kind in ('order_refund', 'unclaimed_refund') and e.account like 'buyer_receivable:%'), 0) as paid
    from refunds r join payments p using (reference) join checkouts c on c.id = p.checkout_id
    group by r.reference, c.buyer_id) over_paid
  cross join lateral (values (owed_by, coalesce(open, 0) + paid), ('goodwill', coalesce(written_off, 0)),
    ('buyer_refund_due', -coalesce(open, 0) - coalesce(written_off, 0) - paid)) part (account, amount)`;

const orphansConfirmed = sql`
  select reference, 'provider_clearing', amount - coalesce(fees, 0) from orphan_payments where confirmed_at is not null
  union all select reference, 'provider_fees', coalesce(fees, 0) from orphan_payments where confirmed_at is not null
  union all select reference, 'orphans_due', -amount from orphan_payments where confirmed_at is not null`;

/** What is not owed any more because a person said so, and what went back beyond what came in. */
const orphansLeft = sql`(select *, greatest(0, amount - returned_amount - bank_amount) as due,
  greatest(0, returned_amount + bank_amount - amount) as beyond from orphan_payments where confirmed_at is not null) o`;

const orphansReturned = sql`
  select reference, 'provider_clearing', -returned_amount from orphan_payments
  union all select reference, 'bank', -bank_amount from orphan_payments
  union all select reference, 'orphans_due', case resolution when 'nothing_owed' then amount else amount - due end
    from ${orphansLeft}
  union all select reference, 'unclaimed', -due from ${orphansLeft} where resolution = 'nothing_owed'
  union all select reference, 'orphans_receivable', beyond - written_off from ${orphansLeft}
  union all select reference, 'goodwill', written_off from ${orphansLeft}`;

/** Each account of each booking follows from what the shop knows of it otherwise. */
export const bookingInvariants: readonly Invariant[] = [
  {
    id: 'I34',
    says: "what the ledger gives sellers, commission, shipping, tax, provider and buyer of a payment is its order's or refund's",
    looks: [bookedAs(['order', 'refund_due'], settled)],
  },
  {
    id: 'I34',
    says: 'an entry of the ledger is of a known kind, in the currency that was paid, and of the order of its payment',
    looks: [
      among(
        sql`ledger_entries e left join payments p using (reference)
          left join orders o on o.payment_reference = e.reference`,
        sql`e.id`,
        {
          'is of no known kind': sql`e.kind <> all(array['order', 'order_refund', 'line_cancelled', 'refund_due', 'refund_processed',
            'unclaimed_refund', 'refund_undone', 'line_undone', 'refund_excess', 'excess_written_off', 'credit_top_up', 'credit_taken_back', 'orphan', 'orphan_returned', 'orphan_not_owed', 'orphan_written_off'])`,
          'is in another currency than was paid': sql`e.currency <> coalesce(p.paid_currency, p.currency)`,
          'names the order of another payment': sql`e.order_id <> o.id`,
          'names an order that its payment did not become': sql`e.order_id is not null and o.id is null`,
          'names no order': sql`e.order_id is null and e.kind = any(array['order', 'order_refund', 'line_cancelled', 'line_undone'])`,
        },
      ),
    ],
  },
  {
    id: 'I35',
    says: 'a refund that is done left from where the ledger says',
    looks: [bookedAs(['refund_processed'], refundsDone)],
  },
  {
    id: 'I35',
    says: 'a refund of an order was taken from its sellers, commission, shipping and tax in their proportion, or as its line was paid, for its buyer',
    looks: [orderRefundsBooked],
  },
  {
    id: 'I35',
    says: 'a refund of an order that came to nothing, or went beyond what was paid, was booked by the same rule each time',
    looks: [
      changedRefundsBooked,
      among(
        sql`payments p
          left join (select reference, sum(amount) as amount from ledger_entries
            where kind in ('order_refund', 'line_cancelled', 'refund_undone', 'line_undone') and account <> 'buyer_refund_due'
              and account not like 'buyer_credit:%' and account not like 'buyer_receivable:%'
            group by reference) taken using (reference)
          left join (select reference, sum(amount - not_owed - excess) as amount from refunds group by reference) given
            using (reference)
          where p.disposition = 'order' and reference in ${changedLater}`,
        sql`reference`,
        {
          'took less than its refunds give back': sql`coalesce(taken.amount, 0) < coalesce(given.amount, 0)`,
          'took more than its refunds give back': sql`coalesce(taken.amount, 0) > coalesce(given.amount, 0)`,
        },
      ),
    ],
  },
  {
    id: 'I35',
    says: 'what went back beyond what was paid is owed by its buyer, or was written off by the shop',
    looks: [bookedAs(['refund_excess', 'excess_written_off'], beyond)],
  },
  {
    id: 'I35',
    says: 'a refund of a payment that became no order touches what is owed to nobody and its buyer, and nothing else',
    looks: [
      among(
        sql`ledger_entries e left join payments p using (reference)
          where e.kind = 'unclaimed_refund' or e.kind = 'refund_undone' and p.disposition = 'refund'`,
        sql`e.transaction_id`,
        {
          'touches another account': sql`e.account <> all(array['unclaimed', 'buyer_refund_due'])
            and e.account not like 'buyer_receivable:%'`,
        },
      ),
    ],
  },
  {
    id: 'I36',
    says: 'an order says of its money what its refunds say',
    looks: [
      among(
        sql`orders o left join (select reference, sum(amount - not_owed) as amount from refunds
          where state = 'processed' group by reference) done on done.reference = o.payment_reference`,
        sql`o.id`,
        {
          'says another sum has gone back': sql`o.refunded_amount <> least(o.total, coalesce(done.amount, 0))`,
          'is said to be refunded, and is not': sql`
            o.payment_status = 'refunded' and coalesce(done.amount, 0) < o.total`,
          'is said to be paid, and is refunded': sql`o.payment_status = 'paid' and done.amount >= o.total`,
        },
      ),
    ],
  },
  {
    id: 'I37',
    says: 'store credit that was given is on record with who gave it',
    looks: [
      among(
        sql`(select substr(subject, 9) as account, count(*) as times,
              case action when 'credit.taken_back' then -1 else 1 end * (details ->> 'amount')::bigint as amount
            from audit_log where action in ('credit.granted', 'credit.taken_back') group by account, amount) granted
          full join (select substr(account, 14) as account, -amount as amount, count(*) as times from ledger_entries
            where kind in ('credit_top_up', 'credit_taken_back') and account like 'buyer_credit:%' group by 1, 2) booked
            using (account, amount)`,
        sql`account || ' ' || amount`,
        {
          'was booked, and nobody gave it': sql`granted.times is null`,
          'was given, and not booked': sql`booked.times is null`,
          'was booked as often as not given': sql`granted.times <> booked.times`,
        },
      ),
      among(
        sql`ledger_entries where kind in ('credit_top_up', 'credit_taken_back') and account not like 'buyer_credit:%'`,
        sql`transaction_id`,
        { 'was not given out of goodwill': sql`account <> 'goodwill'` },
      ),
    ],
  },
  {
    id: 'I38',
    says: 'a payment that nobody here made is booked as the provider confirmed it',
    looks: [bookedAs(['orphan'], orphansConfirmed)],
  },
  {
    id: 'I38',
    says: 'what went back of a payment that nobody here made is booked',
    looks: [bookedAs(['orphan_returned', 'orphan_not_owed', 'orphan_written_off'], orphansReturned)],
  },
  {
    id: 'I38',
    says: 'of a payment that nobody here made no more is owed than came in, and nothing once it is dealt with',
    looks: [
      among(
        sql`(select reference, -coalesce(sum(amount) filter (where account = 'orphans_due'), 0) as owed,
            coalesce(sum(amount) filter (where account = 'orphans_receivable'), 0) as beyond
            from ledger_entries where account in ('orphans_due', 'orphans_receivable') group by reference) booked
          left join orphan_payments o using (reference)`,
        sql`reference`,
        {
          'is owed less than nothing': sql`owed < 0`,
          'is owed, and dealt with': sql`owed > 0 and o.resolved_at is not null`,
          'went back too much, and is dealt with': sql`beyond > 0 and o.resolved_at is not null`,
        },
      ),
    ],
  },
];
