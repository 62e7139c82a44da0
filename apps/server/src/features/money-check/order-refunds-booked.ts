import { type OrderPart, orderParts, type Posting, postRefund } from '@oja/domain/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import { within } from './look.ts';

interface RefundedOrder {
  reference: string;
  buyerId: string;
  shipping: Kobo;
  tax: Kobo;
  surplus: Kobo;
  sellers: { sellerId: string; payable: Kobo; commission: Kobo }[];
  sentTo: string[];
  /** In the order in which they were decided: each takes its proportion of what those before it left. */
  refunds: { id: string; amount: Kobo; method: string }[];
}

interface Booking {
  reference: string;
  transactionId: string;
  entries: Posting[];
}

/**
 * Refunds of orders and their bookings, one for one. What a refund takes from where depends on all before it and on how
 * kobo are rounded, so it is worked out by the rule itself. Bookings do not name their refund: equal ones are the same.
 */
export const orderRefundsBooked = within(
  ['is a refund that is not booked so', 'is a booking of no such refund'],
  async ({ tx }) => {
    const booked = new Map<string, string[]>();
    for (const { reference, transactionId, entries } of await findBookings(tx)) {
      const key = keyOf(reference, entries);
      booked.set(key, [...(booked.get(key) ?? []), transactionId]);
    }
    const missing: string[] = [];
    for (const order of await findRefundedOrders(tx)) {
      for (const [id, key] of bookingsOf(order)) if (booked.get(key)?.pop() === undefined) missing.push(id);
    }
    const changed = await findChanged(tx);
    return {
      'is a refund that is not booked so': [...missing, ...changed.filter(({ over }) => over < 0).map(({ id }) => id)],
      'is a booking of no such refund': [
        ...[...booked.values()].flat(),
        ...changed.filter(({ over }) => over > 0).map(({ id }) => id),
      ],
    };
  },
);

function bookingsOf(order: RefundedOrder): [refundId: string, key: string][] {
  const { reference, buyerId, surplus, sentTo, refunds } = order;
  let left = orderParts(order, { surplus, sentTo: new Set(sentTo) });
  return refunds.map(({ id, amount, method }) => {
    const to = method === 'credit' ? (`buyer_credit:${buyerId}` as const) : 'buyer_refund_due';
    const postings = postingsOrNone(() => postRefund(left, amount, to));
    left = left.map((part) => lessBy(part, postings));
    return [id, postings.length > 0 ? keyOf(reference, postings) : ''];
  });
}

/** What is left of a part after a booking. */
function lessBy({ account, amount }: OrderPart, postings: readonly Posting[]): OrderPart {
  const taken = postings.find((posting) => posting.account === account)?.amount ?? kobo(0);
  return { account, amount: subtractKobo(amount, taken) };
}

/** More than there was cannot be booked by any rule. */
function postingsOrNone(work: () => Posting[]): Posting[] {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

/** Payments of which a booked refund came to nothing, or went beyond what was paid: their bookings change with that. */
const changedLater = sql`(
  select reference from refunds where not_owed <> 0 or excess <> 0
  union select reference from ledger_entries where kind in ('refund_undone', 'refund_excess') and reference is not null)`;

/** Of those the sums must be the same: what bookings took for buyers, and what refunds give back within what was paid. */
async function findChanged(tx: Tx): Promise<{ id: string; over: number }[]> {
  const { rows } = await sql<{ id: string; over: number }>`
    select reference as id, (coalesce(taken.amount, 0) - coalesce(given.amount, 0))::float8 as over
    from payments p
    left join (select reference, sum(amount) as amount from ledger_entries
      where kind in ('order_refund', 'refund_undone') and account <> 'buyer_refund_due'
        and account not like 'buyer_credit:%' and account not like 'buyer_receivable:%'
      group by reference) taken using (reference)
    left join (select reference, sum(amount - not_owed - excess) as amount from refunds group by reference) given
      using (reference)
    where p.disposition = 'order' and reference in ${changedLater}
  `.execute(tx);
  return rows;
}

function keyOf(reference: string, entries: readonly Posting[]): string {
  const sums = new Map<string, number>();
  for (const { account, amount } of entries) sums.set(account, (sums.get(account) ?? 0) + amount);
  const parts = [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => `${account} ${amount}`);
  return [reference, ...parts.sort()].join('\n');
}

async function findBookings(tx: Tx): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select coalesce(reference, '') as reference, transaction_id as "transactionId",
      jsonb_agg(jsonb_build_object('account', account, 'amount', amount)) as entries
    from ledger_entries where kind = 'order_refund' and reference not in ${changedLater} group by reference, transaction_id order by transaction_id desc
  `.execute(tx);
  return rows;
}

async function findRefundedOrders(tx: Tx): Promise<RefundedOrder[]> {
  const { rows } = await sql<RefundedOrder>`
    select o.payment_reference as reference, o.buyer_id as "buyerId", o.shipping, o.tax,
      coalesce(p.paid_amount, o.total) - o.total as surplus, part.sellers, given.refunds, array(
        select seller_id::text from payment_splits s where s.reference = p.reference and share > 0) as "sentTo"
    from orders o join payments p on p.reference = o.payment_reference
    join (
      select reference, jsonb_agg(jsonb_build_object('id', id, 'amount', amount, 'method', method)
        order by created_at, id) as refunds
      from refunds where reason in ('requested', 'at_provider', 'reversed') and reference not in ${changedLater}
      group by reference) given
      on given.reference = p.reference
    join lateral (
      select jsonb_agg(jsonb_build_object('sellerId', seller_id, 'commission', commission,
        'payable', items_total - commission) order by seller_id) as sellers
      from order_sellers where order_id = o.id) part on part.sellers is not null
  `.execute(tx);
  return rows.map(({ surplus, ...order }) => ({ ...order, surplus: kobo(Number(surplus)) }));
}
