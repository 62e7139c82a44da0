import type { OrderMoney, OrderPart } from '@oja/domain/ledger';
import { orderParts, postOrderRefund } from '@oja/domain/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money';
import { type Selectable, sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { RefundsTable } from '../../database/types.generated.ts';
import { addToLedger } from './settle.queries.ts';

/** Reasons of refunds that take an order's money back; all others return a payment that became no order. */
const ofOrders = ['requested', 'at_provider', 'reversed'] as const;

export interface OrderRefund {
  id: string;
  reference: string;
  amount: Kobo;
  reason: (typeof ofOrders)[number];
  method: Selectable<RefundsTable>['method'];
  state: Selectable<RefundsTable>['state'];
  providerRefundId: string | null;
  /** 'provider', or the id of the operator. */
  requestedBy: string;
  note: string;
}

/** How much of a payment has not been given back by any refund, done or under way. The payment must be locked. */
export async function leftToRefund(tx: Tx, reference: string): Promise<Kobo> {
  const { rows } = await sql<{ left: Kobo }>`
    select coalesce(paid_amount, 0) - coalesce(
      (select sum(amount) from refunds where reference = ${reference}), 0)::bigint as left
    from payments where reference = ${reference}
  `.execute(tx);
  return rows[0]?.left ?? kobo(0);
}

/**
 * Writes down that money of an order goes back, and books it: from the sellers, the commission, shipping and tax in
 * proportion. The payment must be locked, because the shares depend on the refunds before this one.
 */
export async function insertOrderRefund(
  tx: Tx,
  orderId: string,
  refund: OrderRefund,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Promise<void> {
  const { id, reference, amount, reason, method, state, note } = refund;
  const { parts, currency } = await findParts(tx, orderId, reference);
  const before = await findAmountsBefore(tx, reference);
  await sql`
    insert into refunds (id, reference, amount, reason, state, method, provider_refund_id, requested_by, note, created_at,
      processed_at)
    values (${id}, ${reference}, ${amount}, ${reason}, ${state}, ${method}, ${refund.providerRefundId},
      ${refund.requestedBy}, ${note}, clock_timestamp(), case when ${state} = 'processed' then now() end)
  `.execute(tx);
  const postings = postOrderRefund(parts, before, amount, to);
  await addToLedger(tx, postings, { kind: 'order_refund', reference, orderId, currency });
}

async function findAmountsBefore(tx: Tx, reference: string): Promise<Kobo[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select('amount')
    .where('reference', '=', reference)
    .where('reason', 'in', ofOrders)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map(({ amount }) => amount);
}

async function findParts(
  tx: Tx,
  orderId: string,
  reference: string,
): Promise<{ parts: OrderPart[]; currency: string }> {
  const { total, shipping, tax, paid, currency } = await tx
    .selectFrom('orders')
    .innerJoin('payments', 'payments.reference', 'orders.payment_reference')
    .select(['total', 'shipping', 'tax', 'payments.paid_amount as paid', 'payments.currency'])
    .where('orders.id', '=', orderId)
    .executeTakeFirstOrThrow();
  const sellers: OrderMoney['sellers'] = await tx
    .selectFrom('order_sellers')
    .select(['seller_id as sellerId', 'commission', sql<Kobo>`items_total - commission`.as('payable')])
    .where('order_id', '=', orderId)
    .orderBy('seller_id')
    .execute();
  const sent = await tx
    .selectFrom('payment_splits')
    .select('seller_id')
    .where('reference', '=', reference)
    .where('share', '>', kobo(0))
    .execute();
  const sentTo = new Set(sent.map(({ seller_id }) => seller_id));
  const surplus = subtractKobo(paid ?? total, total);
  return { parts: orderParts({ sellers, shipping, tax }, { surplus, sentTo }), currency };
}

/** What of a payment, and of its order, has gone back for good. */
export async function updateRefundedAmount(tx: Tx, reference: string): Promise<void> {
  await sql`
    update payments set reversed_at = now(), provider_status = 'reversed'
    where reference = ${reference} and provider = 'paystack' and reversed_at is null and paid_amount <= (
      select sum(amount) from refunds
      where reference = ${reference} and state = 'processed' and method = 'provider')
  `.execute(tx);
  await sql`
    update orders set updated_at = now(), refunded_amount = least(total, done.amount),
      payment_status = case when done.amount >= total then 'refunded' else 'paid' end
    from (select coalesce(sum(amount), 0)::bigint as amount from refunds
          where reference = ${reference} and state = 'processed') done
    where payment_reference = ${reference}
  `.execute(tx);
}
