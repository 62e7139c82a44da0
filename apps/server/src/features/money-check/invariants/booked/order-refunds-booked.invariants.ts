import { postRefund } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { Tx } from '../../../../database/pool.ts';
import { within } from '../look.queries.ts';
import { keyOf, lessBy, postingsOrNone } from './postings.ts';
import { changedLater, findBookings, findRefundedOrders, type RefundedOrder } from './refunded-orders.queries.ts';

interface Refund {
  id: string;
  amount: Kobo;
  method: string;
}

const unchanged = sql`not in ${changedLater}`;

/**
 * Refunds of orders and their bookings, one for one. What a refund takes from where depends on all before it and on how
 * kobo are rounded, so it is worked out by the rule itself. Bookings do not name their refund: equal ones are the same.
 */
export const orderRefundsBooked = within(
  ['is a refund that is not booked so', 'is a booking of no such refund'],
  async ({ tx }) => {
    const booked = new Map<string, string[]>();
    for (const { reference, transactionId, entries } of (await findBookings(tx, unchanged)).reverse()) {
      const key = keyOf(reference, entries);
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

function bookingsOf({ reference, buyerId, parts }: RefundedOrder, refunds: readonly Refund[]): [string, string][] {
  let left = parts;
  return refunds.map(({ id, amount, method }) => {
    const to = method === 'credit' ? (`buyer_credit:${buyerId}` as const) : 'buyer_refund_due';
    const postings = postingsOrNone(() => postRefund(left, amount, to));
    left = left.map((part) => lessBy(part, postings));
    return [id, postings.length > 0 ? keyOf(reference, postings) : ''];
  });
}

/** In the order in which they were decided: each takes its proportion of what those before it left. */
async function findRefunds(tx: Tx): Promise<Map<string, Refund[]>> {
  const { rows } = await sql<{ reference: string; refunds: Refund[] }>`
    select reference, jsonb_agg(jsonb_build_object('id', id, 'amount', amount, 'method', method)
      order by created_at, id) as refunds
    from refunds where reason in ('requested', 'at_provider', 'reversed') and reference ${unchanged} group by reference
  `.execute(tx);
  return new Map(rows.map(({ reference, refunds }) => [reference, refunds]));
}
