import { type RawBuilder, sql } from 'kysely';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

/** Rows of the audit log about things of one kind: `id` is the thing. */
function recorded(kind: string, actions: RawBuilder<unknown>) {
  return sql`(select substr(subject, ${sql.lit(kind.length + 2)}) as id, details from audit_log
    where subject like ${sql.lit(`${kind}:%`)} and ${actions}) entry`;
}

/** What happened to money is on record, and what is on record happened: neither can be taken out unseen. */
export const recordInvariants: readonly Invariant[] = [
  {
    id: 'I39',
    says: 'a payment is settled as it is on record',
    looks: [
      among(
        sql`(select reference as id, paid_amount, disposition from payments where state = 'succeeded') p
          full join ${recorded('payment', sql`action = 'payment.settled'`)} using (id)`,
        sql`id`,
        {
          'is settled, and not on record': sql`entry.details is null`,
          'is on record, and not settled': sql`p.disposition is null`,
          'is on record with another amount': sql`(entry.details ->> 'amount')::bigint <> p.paid_amount`,
          'is on record with another outcome': sql`entry.details ->> 'disposition' <> p.disposition`,
        },
      ),
    ],
  },
  {
    id: 'I39',
    says: 'a refund is decided as it is on record',
    looks: [
      among(
        sql`(select id::text as id, amount, reference from refunds) r full join ${recorded(
          'refund',
          sql`action in ('refund.requested', 'refund.found_at_provider')`,
        )} using (id)`,
        sql`id`,
        {
          'is decided, and not on record': sql`entry.details is null`,
          'is on record, and not there': sql`r.amount is null`,
          'is on record with another amount': sql`(entry.details ->> 'amount')::bigint <> r.amount`,
          'is on record for another payment': sql`entry.details ->> 'reference' <> r.reference`,
        },
      ),
    ],
  },
  {
    id: 'I39',
    says: 'a line is cancelled as it is on record, by a refund of its own',
    looks: [
      among(
        sql`line_cancellations c join order_items item using (order_id, line) left join refunds r on r.id = c.refund_id
          left join orders o on o.id = c.order_id
          left join audit_log entry on entry.action = 'parcel.line_cancelled'
            and entry.subject = 'parcel:' || c.order_id || ':' || item.seller_id
            and entry.details ->> 'refundId' = c.refund_id::text`,
        sql`c.id`,
        {
          'is cancelled, and not on record': sql`entry.id is null`,
          'is on record with other pieces': sql`(entry.details ->> 'quantity')::integer <> c.quantity`,
          'is on record for another reason': sql`entry.details ->> 'reason' <> c.reason`,
          'was done by another than is on record': sql`entry.actor <> c.cancelled_by::text`,
          'has no refund': sql`r.id is null`,
          'has the refund of another payment': sql`r.reference <> o.payment_reference`,
          'has a refund of another kind': sql`r.reason <> 'line_cancelled'`,
        },
      ),
      among(
        sql`refunds r left join line_cancellations c on c.refund_id = r.id where r.reason = 'line_cancelled'`,
        sql`r.id`,
        { 'is a refund of no line': sql`c.id is null` },
      ),
    ],
  },
  {
    id: 'I39',
    says: 'a refund is done as it is on record',
    looks: [
      among(
        sql`(select id::text as id, amount from refunds where state = 'processed') r
          full join ${recorded('refund', sql`action = 'refund.processed'`)} using (id)`,
        sql`id`,
        {
          'is done, and not on record': sql`entry.details is null`,
          'is on record, and not done': sql`r.amount is null`,
        },
      ),
    ],
  },
  {
    id: 'I39',
    says: 'a payment that nobody here made is known as it is on record',
    looks: [
      among(
        sql`(select reference as id, provider from orphan_payments) o
          full join ${recorded('orphan', sql`action = 'orphan.found'`)} using (id)`,
        sql`id`,
        {
          'is known, and not on record': sql`entry.details is null`,
          'is on record, and not known': sql`o.provider is null`,
        },
      ),
      among(
        sql`(select reference as id, amount from orphan_payments where confirmed_at is not null) o
          full join ${recorded('orphan', sql`action = 'orphan.confirmed'`)} using (id)`,
        sql`id`,
        {
          'is confirmed, and not on record so': sql`entry.details is null`,
          'is on record as confirmed, and is not': sql`o.amount is null`,
          'is on record with another amount': sql`(entry.details ->> 'amount')::bigint <> o.amount`,
        },
      ),
      among(
        sql`(select reference as id, bank_amount as sent, written_off as given_up from orphan_payments) o
          left join (select id, sum((details ->> 'left')::bigint) filter (
                where details ->> 'resolution' = 'bank') as sent,
              sum((details ->> 'excess')::bigint) filter (where details ->> 'resolution' = 'written_off') as given_up
            from ${recorded('orphan', sql`action = 'orphan.resolved'`)} group by id) word using (id)`,
        sql`id`,
        {
          'was sent by bank in another amount than somebody said': sql`o.sent <> coalesce(word.sent, 0)`,
          'is written off in another amount than somebody said': sql`o.given_up <> coalesce(word.given_up, 0)`,
        },
      ),
    ],
  },
];
