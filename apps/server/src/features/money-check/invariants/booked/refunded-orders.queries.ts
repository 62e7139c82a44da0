import type { Charge } from '@oja/domain/money/charges';
import { type OrderPart, orderParts, type Posting } from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import type { SoldOrder } from '@oja/domain/payments/line-refund';
import { type RawBuilder, sql } from 'kysely';
import { chargesOf } from '../../../../database/charges.ts';
import type { Tx } from '../../../../database/pool.ts';

/** Where the money of an order lay before any of it went back, by the order itself. */
export interface RefundedOrder {
  reference: string;
  buyerId: string;
  parts: OrderPart[];
  /** As it was sold, before anything of it was cancelled. */
  sold: SoldOrder;
  /** What was cancelled of it, the oldest first. */
  cancelled: CancelledPieces[];
}

export interface CancelledPieces {
  refundId: string;
  line: number;
  quantity: number;
  /** Of its refund, what does not go back after all. */
  notOwed: Kobo;
}

/** A transaction of the ledger about an order whose money went back. */
export interface Booking {
  reference: string;
  transactionId: string;
  kind: string;
  entries: Posting[];
}

/** Payments of which a booked refund came to nothing, or went beyond what was paid: their bookings change with that. */
export const changedLater = sql`(
  select reference from refunds where not_owed <> 0 or excess <> 0
  union select reference from ledger_entries where kind in ('refund_undone', 'line_undone', 'refund_excess') and reference is not null)`;

interface Row extends Omit<RefundedOrder, 'parts' | 'sold'> {
  lines: SoldOrder['lines'];
  charges: Charge[] | null;
  shipping: Kobo;
  tax: Kobo;
  surplus: string;
  sellers: { sellerId: string; payable: Kobo; commission: Kobo }[];
  sentTo: string[];
}

/** @param which a condition on the payment's reference */
export async function findRefundedOrders(tx: Tx, which: RawBuilder<unknown>): Promise<RefundedOrder[]> {
  const { rows } = await sql<Row>`
    select o.payment_reference as reference, o.buyer_id as "buyerId", o.charges, o.shipping, o.tax,
      coalesce(p.paid_amount, o.total) - o.total as surplus, part.sellers,
      (select jsonb_agg(jsonb_build_object('line', i.line, 'sellerId', i.seller_id, 'price', i.price, 'quantity', i.quantity,
        'cancelled', 0) order by i.line) from order_items i where i.order_id = o.id) as lines,
      (select coalesce(jsonb_agg(jsonb_build_object('refundId', c.refund_id, 'line', c.line, 'quantity', c.quantity, 'notOwed', r.not_owed)
        order by c.created_at, c.id), '[]') from line_cancellations c join refunds r on r.id = c.refund_id
        where c.order_id = o.id) as cancelled,
      array(
        select seller_id::text from payment_splits s where s.reference = p.reference and share > 0) as "sentTo"
    from (select distinct reference from refunds where reference ${which}) gone_back join payments p using (reference)
    join orders o on o.payment_reference = p.reference
    join lateral (
      select jsonb_agg(jsonb_build_object('sellerId', seller_id, 'commission', commission,
        'payable', items_total - commission) order by seller_id) as sellers
      from order_sellers where order_id = o.id) part on part.sellers is not null
  `.execute(tx);
  return rows.map(({ surplus, sentTo, reference, buyerId, sellers, lines, cancelled, ...charged }) => {
    const charges = chargesOf(charged);
    const parts = orderParts({ sellers, charges }, { surplus: kobo(Number(surplus)), sentTo: new Set(sentTo) });
    return { reference, buyerId, parts, sold: { lines: lines ?? [], sellers, charges }, cancelled };
  });
}

/** Transactions that took from orders and gave back to them, in the order of the ledger. @param which as above */
export async function findBookings(tx: Tx, which: RawBuilder<unknown>): Promise<Booking[]> {
  const { rows } = await sql<Booking>`
    select coalesce(reference, '') as reference, transaction_id as "transactionId", kind,
      jsonb_agg(jsonb_build_object('account', e.account, 'amount', e.amount)) as entries
    from ledger_entries e left join payments p using (reference)
    where (kind in ('order_refund', 'line_cancelled', 'line_undone') or kind = 'refund_undone' and p.disposition = 'order') and reference ${which}
    group by reference, transaction_id, kind order by transaction_id
  `.execute(tx);
  return rows;
}
