import { type RawBuilder, sql } from 'kysely';
import type { Evidence, Invariant } from './invariant.ts';
import { found } from './invariant.ts';

const asTold = sql`o.buyer_id::text = told.buyer
  and o.order_number = coalesce(told.details->>'orderNumber', o.order_number)
  and o.total = coalesce((told.details->>'amount')::bigint, o.total)`;

/** What clients were told is so, and what they do not know happened whole or not at all. */
export const historyInvariants: readonly Invariant[] = [
  acknowledged(
    'a client that has an account is there',
    'register',
    sql`exists (select from users where id::text = told.id and deleted_at is null)`,
  ),
  acknowledged(
    'a client that got a payment page has its checkout and that payment',
    'payment_page',
    sql`exists (select from checkouts c join payments p on p.checkout_id = c.id
      where c.id::text = told.id and c.buyer_id::text = told.buyer
        and p.reference = coalesce(told.details->>'reference', p.reference))`,
  ),
  acknowledged(
    'a client whose order was placed has that order',
    'credit_order',
    sql`exists (select from orders o where o.id::text = told.id and ${asTold})`,
  ),
  acknowledged(
    'a client that paid has an order or a refund of it',
    'card_payment',
    sql`exists (select from payments p join checkouts c on c.id = p.checkout_id
      where p.reference = told.id and c.buyer_id::text = told.buyer and p.state = 'succeeded'
        and p.paid_amount = coalesce((told.details->>'amount')::bigint, p.paid_amount))`,
    { atRest: true },
  ),
  acknowledged(
    'a client whose payment became an order has that order',
    'card_order',
    sql`exists (select from orders o where o.id::text = told.id and ${asTold}
      and o.payment_reference = coalesce(told.details->>'reference', o.payment_reference))`,
  ),
  acknowledged(
    'a client whose money comes back has its refund, and no order of it',
    'card_refund',
    sql`exists (select from refunds r join payments p using (reference) join checkouts c on c.id = p.checkout_id
      where r.reference = told.id and c.buyer_id::text = told.buyer and p.disposition = 'refund')`,
  ),
  {
    id: 'I28',
    says: 'an order that was only ever refused is not there',
    needs: 'history',
    breaches: found(
      (evidence) => sql`
        select told.id from ${recordsOf(evidence)} join orders o on o.id::text = told.id
        where told.kind = 'credit_order' group by told.id having bool_and(told.outcome = 'refused')`,
    ),
  },
  {
    id: 'I29',
    says: 'a checkout whose outcome the client does not know is there whole, or not at all',
    needs: 'history',
    breaches: found(
      (evidence) => sql`
        select distinct c.id::text from ${recordsOf(evidence)} join checkouts c on c.id::text = told.id
        where told.kind in ('payment_page', 'credit_order') and told.outcome = 'unknown' and (
          c.buyer_id::text <> told.buyer
          or c.subtotal is distinct from (
            select sum(price * quantity) from checkout_lines l where l.checkout_id = c.id)
          or not exists (select from payments p where p.checkout_id = c.id and p.amount = c.total)
          or (select coalesce(sum(d_held), 0) from stock_movements m where m.checkout_id = c.id and m.kind = 'hold')
            is distinct from (select sum(quantity) from checkout_lines l where l.checkout_id = c.id)
          or (c.method = 'credit' and c.state <> 'completed'))`,
    ),
  },
  {
    id: 'I29',
    says: 'an order whose outcome the client does not know is there whole, or not at all',
    needs: 'history',
    breaches: found(
      (evidence) => sql`
        select distinct told.id from ${recordsOf(evidence)}
        join payments p on told.id in (p.checkout_id::text, p.reference)
        where told.outcome = 'unknown' and p.disposition = 'order' and (
          (select count(*) from orders o where o.payment_reference = p.reference) <> 1
          or (select count(*) from order_items i where i.order_id = p.checkout_id)
            <> (select count(*) from checkout_lines l where l.checkout_id = p.checkout_id)
          or not exists (select from order_sellers s where s.order_id = p.checkout_id)
          or not exists (select from order_status_history h where h.order_id = p.checkout_id)
          or not exists (select from stock_movements m
            where m.checkout_id = p.checkout_id and m.kind in ('sale', 'late_sale'))
          or not exists (select from ledger_entries e where e.reference = p.reference and e.kind = 'order')
          or not exists (select from outbox where dedupe = 'order:' || p.checkout_id))`,
    ),
  },
];

function acknowledged(
  says: string,
  kind: string,
  isThere: RawBuilder<unknown>,
  more: Pick<Invariant, 'atRest'> = {},
): Invariant {
  return {
    id: 'I28',
    says,
    needs: 'history',
    ...more,
    breaches: found(
      (evidence) => sql`
        select told.id from ${recordsOf(evidence)}
        where told.kind = ${kind} and told.outcome = 'acknowledged' and not ${isThere}`,
    ),
  };
}

function recordsOf({ history }: Evidence) {
  return sql`jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as told (
    at timestamptz, buyer text, kind text, id text, outcome text, details jsonb)`;
}
