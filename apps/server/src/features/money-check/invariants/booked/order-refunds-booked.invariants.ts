import { postLineCancelled, postRefund } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';
import { within } from '../look.queries.ts';
import { dueForLines } from './cancelled-lines.ts';
import { keyOf, lessBy, postingsOrNone } from './postings.ts';
import { changedLater, findBookings, findRefundedOrders, type RefundedOrder } from './refunded-orders.queries.ts';

interface Refund {
  id: string;
  amount: Kobo;
  method: string;
  reason: string;
}

const unchanged = sql`not in ${changedLater}`;

/**
 * Refunds of orders and their bookings, one for one. What a refund takes from where depends on all before it and on how
 * kobo are rounded, so it is worked out by the rule itself; that of a line by what was cancelled of its order. Bookings do not name their refund: equal ones are the same.
 */
export const orderRefundsBooked = within(
  ['is a refund that is not booked so', 'is a booking of no such refund'],
  async ({ tx }) => {
    const booked = new Map<string, string[]>();
    for (const { reference, transactionId, kind, entries } of (await findBookings(tx, unchanged)).reverse()) {
      const key = keyOf(reference, kind, entries);
      booked.set(key, [...(booked.get(key) ?? []), transactionId]);
    }
    const missing: string[] = [];
    const refunds = await findRefunds(tx);
    for (const order of await findRefundedOrders(tx, unchanged)) {
      for (const [id, key] of bookingsOf(order, refunds.get(order.reference) ?? [])) {
        if (booked.get(key)?.pop() === undefined) missing.push(id);
      }
    }
    return {
      'is a refund that is not booked so': missing,
      'is a booking of no such refund': [...booked.values()].flat(),
    };
  },
);

function bookingsOf(order: RefundedOrder, refunds: readonly Refund[]): [string, string][] {
  const { reference, buyerId, parts } = order;
  const lines = dueForLines(order);
  let left = parts;
  return refunds.map(({ id, amount, method, reason }) => {
    const to = method === 'credit' ? (`buyer_credit:${buyerId}` as const) : 'buyer_refund_due';
    const ofLine = reason === 'line_cancelled';
    const line = lines.get(id);
    const postings = postingsOrNone(() => {
      if (!ofLine) return postRefund(left, amount, to);
      return line?.amount === amount ? postLineCancelled(left, line.money, to) : [];
    });
    left = left.map((part) => lessBy(part, postings));
    const kind = ofLine ? 'line_cancelled' : 'order_refund';
    return [id, postings.length > 0 ? keyOf(reference, kind, postings) : ''];
  });
}

/** In the order in which they were decided: each takes of what those before it left. */
async function findRefunds(tx: Tx): Promise<Map<string, Refund[]>> {
  const { rows } = await sql<{ reference: string; refunds: Refund[] }>`
    select reference, jsonb_agg(jsonb_build_object('id', id, 'amount', amount, 'method', method,
      'reason', reason)
      order by created_at, id) as refunds
    from refunds where reason in ('requested', 'line_cancelled', 'at_provider', 'reversed') and reference ${unchanged} group by reference
  `.execute(tx);
  return new Map(rows.map(({ reference, refunds }) => [reference, refunds]));
}
