import { orderParts, type Posting, postOrderRefund } from '@oja/domain/ledger';
import { type Kobo, kobo } from '@oja/domain/money';
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
    return {
      'is a refund that is not booked so': missing,
      'is a booking of no such refund': [...booked.values()].flat(),
    };
  },
);

function bookingsOf(order: RefundedOrder): [refundId: string, key: string][] {
  const { reference, buyerId, surplus, sentTo, refunds } = order;
  const parts = orderParts(order, { surplus, sentTo: new Set(sentTo) });
  const before: Kobo[] = [];
  return refunds.map(({ id, amount, method }) => {
    const to = method === 'credit' ? (`buyer_credit:${buyerId}` as const) : 'buyer_refund_due';
    const key = keyOrNothing(() => keyOf(reference, postOrderRefund(parts, before, amount, to)));
    before.push(amount);
    return [id, key];
  });
}

/** More than there was cannot be booked by any rule. */
function keyOrNothing(work: () => string): string {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
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
    from ledger_entries where kind = 'order_refund' group by reference, transaction_id order by transaction_id desc
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
      from refunds where reason in ('requested', 'at_provider', 'reversed') group by reference) given
      on given.reference = p.reference
    join lateral (
      select jsonb_agg(jsonb_build_object('sellerId', seller_id, 'commission', commission,
        'payable', items_total - commission) order by seller_id) as sellers
      from order_sellers where order_id = o.id) part on part.sellers is not null
  `.execute(tx);
  return rows.map(({ surplus, ...order }) => ({ ...order, surplus: kobo(Number(surplus)) }));
}
