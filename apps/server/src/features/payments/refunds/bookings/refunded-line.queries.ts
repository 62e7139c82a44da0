import type { Charge } from '@oja/domain/money/charges';
import type { OrderMoney } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { lineRefund, moneyOf, type SoldOrder } from '@oja/domain/payments/line-refund';
import { sql } from 'kysely';
import { chargesOf } from '../../../../database/charges.ts';
import type { Tx } from '../../../../database/pool.ts';

interface Row extends Omit<SoldOrder, 'charges'> {
  line: number;
  quantity: number;
  sellerId: string;
  charges: Charge[] | null;
  shipping: Kobo;
  tax: Kobo;
}

/** What was paid for the pieces of which this is the refund: by the rule, of the order as it was before they were cancelled. */
export async function findRefundedLine(tx: Tx, refundId: string): Promise<OrderMoney> {
  const { rows } = await sql<Row>`
    select c.line, c.quantity, own.seller_id as "sellerId", o.charges, o.shipping, o.tax,
      (select jsonb_agg(jsonb_build_object('line', i.line, 'sellerId', i.seller_id, 'price', i.price, 'quantity', i.quantity,
        'cancelled', (select coalesce(sum(before.quantity), 0) from line_cancellations before where before.order_id = i.order_id
          and before.line = i.line and (before.created_at, before.id) < (c.created_at, c.id))) order by i.line)
        from order_items i where i.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_object('sellerId', p.seller_id, 'commission', p.commission) order by p.seller_id)
        from order_sellers p where p.order_id = o.id) as sellers
    from line_cancellations c join order_items own using (order_id, line) join orders o on o.id = c.order_id
    where c.refund_id = ${refundId}
  `.execute(tx);
  const [row] = rows;
  if (!row) throw new Error(`Refund ${refundId} is of no line.`);
  const { line, quantity, sellerId, lines, sellers, ...charged } = row;
  return moneyOf(sellerId, lineRefund({ lines, sellers, charges: chargesOf(charged) }, { line, quantity }));
}
