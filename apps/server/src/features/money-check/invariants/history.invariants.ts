import { type RawBuilder, sql } from 'kysely';
import type { ClientRecord } from '../client-history.ts';
import type { Evidence } from '../evidence.ts';
import type { Invariant } from './invariant.ts';
import { among } from './look.queries.ts';

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
    looks: [
      among(
        (evidence) => sql`(select told.id, bool_and(told.outcome = 'refused') as refused
          from ${recordsOf(evidence)} join orders o on o.id::text = told.id
          where told.kind = 'credit_order' group by told.id) placed`,
        sql`id`,
        { 'is there': sql`refused` },
      ),
    ],
  },
  {
    id: 'I29',
    says: 'a checkout whose outcome the client does not know is there whole, or not at all',
    needs: 'history',
    looks: [
      among(
        (evidence) => sql`(select distinct told.id, told.buyer from ${recordsOf(evidence)}
            where told.kind in ('payment_page', 'credit_order') and told.outcome = 'unknown') told
          join checkouts c on c.id::text = told.id
          left join lateral (select sum(price * quantity) as amount, sum(quantity) as units
            from checkout_lines l where l.checkout_id = c.id) lines on true
          left join lateral (select sum(d_held) as units from stock_movements m
            where m.checkout_id = c.id and m.kind = 'hold') held on true`,
        sql`c.id`,
        {
          "is somebody else's": sql`c.buyer_id::text <> told.buyer`,
          'has no lines': sql`lines.amount is null`,
          'has lines of another amount': sql`c.subtotal <> lines.amount`,
          'has no payment of its total': sql`not exists (
            select from payments p where p.checkout_id = c.id and p.amount = c.total)`,
          'has held nothing': sql`held.units is null`,
          'has held another number': sql`held.units <> lines.units`,
          'is to be paid by credit, and is not': sql`c.method = 'credit' and c.state <> 'completed'`,
        },
      ),
    ],
  },
  {
    id: 'I29',
    says: 'an order whose outcome the client does not know is there whole, or not at all',
    needs: 'history',
    looks: [
      among(
        (evidence) => sql`(select distinct p.reference, p.checkout_id from ${recordsOf(evidence)}
          join payments p on told.id in (p.checkout_id::text, p.reference)
          where told.outcome = 'unknown' and p.disposition = 'order') told`,
        sql`told.reference`,
        {
          'is not there': sql`not exists (select from orders o where o.payment_reference = told.reference)`,
          'has not the items of its checkout': sql`
            (select count(*) from order_items i where i.order_id = told.checkout_id)
              <> (select count(*) from checkout_lines l where l.checkout_id = told.checkout_id)`,
          'has no seller': sql`not exists (select from order_sellers s where s.order_id = told.checkout_id)`,
          'has no history': sql`not exists (select from order_status_history h where h.order_id = told.checkout_id)`,
          'has sold nothing': sql`not exists (select from stock_movements m
            where m.checkout_id = told.checkout_id and m.kind in ('sale', 'late_sale'))`,
          'is not in the ledger': sql`not exists (
            select from ledger_entries e where e.reference = told.reference and e.kind = 'order')`,
          'has no message': sql`not exists (select from outbox where dedupe = 'order:' || told.checkout_id)`,
        },
      ),
    ],
  },
];

function acknowledged(
  says: string,
  kind: ClientRecord['kind'],
  isThere: RawBuilder<unknown>,
  more: Pick<Invariant, 'atRest'> = {},
): Invariant {
  return {
    id: 'I28',
    says,
    needs: 'history',
    ...more,
    looks: [
      among(
        (evidence) => sql`${recordsOf(evidence)} where told.kind = ${kind} and told.outcome = 'acknowledged'`,
        sql`told.id`,
        { 'is not there as it was told': sql`not ${isThere}` },
      ),
    ],
  };
}

function recordsOf({ history }: Evidence) {
  return sql`jsonb_to_recordset(${JSON.stringify(history)}::jsonb) as told (
    at timestamptz, buyer text, kind text, id text, outcome text, details jsonb)`;
}
