import { type OrderMoney, type OrderPart, orderParts, unclaimedPart } from '@oja/domain/money/ledger';
import { type Kobo, kobo, subtractKobo, sumKobo } from '@oja/domain/money/money';
import { sql } from 'kysely';
import type { LedgerKind } from '../../../../books/ledger.ts';
import { chargesOf } from '../../../../database/charges.ts';
import type { Tx } from '../../../../database/pool.ts';

/** Where the money of a payment lies that may go back. */
export interface RefundParts {
  /** Null if the payment became no order. */
  orderId: string | null;
  buyerId: string;
  currency: string;
  /** By account, what refunds have left there, and what those have taken from there that are of no line. */
  left: OrderPart[];
  taken: OrderPart[];
}

/** The payment must be locked, because every refund changes what is left for the next. */
export async function findRefundParts(tx: Tx, reference: string): Promise<RefundParts> {
  const { rows } = await sql<{ orderId: string | null; buyerId: string; paid: Kobo; currency: string }>`
    select case when p.disposition = 'order' then c.id end as "orderId", c.buyer_id as "buyerId",
      coalesce(p.paid_amount, 0) as paid, coalesce(p.paid_currency, p.currency) as currency
    from payments p join checkouts c on c.id = p.checkout_id where p.reference = ${reference}
  `.execute(tx);
  const [of] = rows;
  if (!of) throw new Error(`There is no payment ${reference}.`);
  const { paid, ...payment } = of;
  const moved = await findMoved(tx, reference, ['order_refund', 'unclaimed_refund', 'refund_undone']);
  if (payment.orderId === null) {
    // All of it was owed to the buyer from the start; what was undone of that lies there now.
    const left = kobo(-(moved.get('unclaimed') ?? 0));
    return { ...payment, left: unclaimedPart(left), taken: unclaimedPart(subtractKobo(paid, left)) };
  }
  const parts = await findOrderParts(tx, payment.orderId, reference, paid);
  const byLines = await findMoved(tx, reference, ['line_cancelled', 'line_undone']);
  const takenBy = (entries: Map<string, Kobo>) =>
    parts.map(({ account }): OrderPart => ({ account, amount: entries.get(account) ?? kobo(0) }));
  const [taken, takenByLines] = [takenBy(moved), takenBy(byLines)];
  const movedOf = (index: number) => sumKobo([taken, takenByLines].map((part) => part[index]?.amount ?? kobo(0)));
  const left = parts.map((part, index) => ({ ...part, amount: subtractKobo(part.amount, movedOf(index)) }));
  return { ...payment, left, taken };
}

/** What entries of these kinds have taken from each account so far. */
async function findMoved(tx: Tx, reference: string, kinds: readonly LedgerKind[]): Promise<Map<string, Kobo>> {
  const { rows } = await sql<{ account: string; amount: Kobo }>`
    select account, sum(amount)::bigint as amount from ledger_entries
    where reference = ${reference} and kind = any(${kinds}::text[]) group by account
  `.execute(tx);
  return new Map(rows.map(({ account, amount }) => [account, amount]));
}

async function findOrderParts(tx: Tx, orderId: string, reference: string, paid: Kobo): Promise<OrderPart[]> {
  const { total, ...charged } = await tx
    .selectFrom('orders')
    .select(['total', 'charges', 'shipping', 'tax'])
    .where('id', '=', orderId)
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
  return orderParts({ sellers, charges: chargesOf(charged) }, { surplus: subtractKobo(paid, total), sentTo });
}
