import type { Charge } from '@oja/domain/money/charges';
import type { Kobo } from '@oja/domain/money/money';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import type { CancelReason, LineRefund, SoldOrder } from '@oja/domain/payments/line-refund';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { sql } from 'kysely';
import { chargesOf } from '../../database/charges.ts';
import type { Db, Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { parcelText } from '../orders/orders.questions.ts';

/** An order of which a part is the store's, as far as it never changes but for the status of that part. */
export interface CancelTarget {
  orderId: string;
  buyerId: string;
  reference: string;
  method: PaymentMethod;
  /** Paid with play money, in a demo. */
  isPlay: boolean;
  status: SellerStatus;
}

export async function findTarget(db: Db, sellerId: SellerId, orderId: string): Promise<CancelTarget | undefined> {
  const { rows } = await sql<CancelTarget>`
    select o.id as "orderId", o.buyer_id as "buyerId", o.payment_reference as reference, o.payment_method as method,
      p.play as "isPlay", part.status
    from order_sellers part join orders o on o.id = part.order_id join payments p on p.reference = o.payment_reference
    where part.seller_id = ${sellerId} and part.order_id = ${orderId}
  `.execute(db);
  return rows[0];
}

/** A line of the store's parcel. */
export interface TargetLine {
  line: number;
  name: string;
  productId: string;
  stockItemId: string;
  /** Units owned now of that stock item; null where it is gone. */
  stock: number | null;
  quantity: number;
  cancelled: number;
}

export async function findLine(
  db: Db,
  sellerId: SellerId,
  { orderId, line }: { orderId: string; line: number },
): Promise<TargetLine | undefined> {
  const { rows } = await sql<TargetLine>`
    select o.line, o.name, o.product_id as "productId", coalesce(o.stock_item_id, o.product_id) as "stockItemId", i.stock,
      o.quantity, o.cancelled
    from order_items o left join stock_items i on i.id = coalesce(o.stock_item_id, o.product_id) and i.seller_id = ${sellerId}
    where o.seller_id = ${sellerId} and o.order_id = ${orderId} and o.line = ${line}
  `.execute(db);
  return rows[0];
}

interface SoldRow extends Omit<SoldOrder, 'charges'> {
  charges: Charge[] | null;
  shipping: Kobo;
  tax: Kobo;
}

/**
 * The whole order of which a part is the store's: its tax and shipping are shared over the lines of all its stores. Nothing of
 * the other parts is shown.
 */
export async function readSoldOrder(db: Db, sellerId: SellerId, orderId: string): Promise<SoldOrder> {
  const { rows } = await sql<SoldRow>`
    /* the whole order */ select o.charges, o.shipping, o.tax,
      (select jsonb_agg(jsonb_build_object('line', i.line, 'sellerId', i.seller_id, 'price', i.price, 'quantity', i.quantity,
        'cancelled', i.cancelled) order by i.line) from order_items i where i.order_id = o.id) as lines,
      (select jsonb_agg(jsonb_build_object('sellerId', p.seller_id, 'commission', p.commission) order by p.seller_id)
        from order_sellers p where p.order_id = o.id) as sellers
    from order_sellers part join orders o on o.id = part.order_id
    where part.seller_id = ${sellerId} and part.order_id = ${orderId}
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`Store ${sellerId} has no part of order ${orderId}.`);
  const { lines, sellers, ...charged } = row;
  return { lines, sellers, charges: chargesOf(charged) };
}

interface Cancellation {
  id: string;
  orderId: string;
  line: number;
  quantity: number;
  reason: CancelReason;
  refundId: string;
  cancelledBy: string;
}

/** Pieces of a line are not sent; what is left of the line follows by itself. Its refund must be there. */
export async function insertCancellation(tx: Tx, sellerId: SellerId, cancellation: Cancellation): Promise<void> {
  const { id, orderId, line, quantity, reason, refundId, cancelledBy } = cancellation;
  await sql`
    insert into line_cancellations (id, order_id, line, quantity, reason, refund_id, cancelled_by, created_at)
    select ${id}::uuid, order_id, line, ${quantity}::integer, ${reason}::text, ${refundId}::uuid, ${cancelledBy}::uuid,
      clock_timestamp()
    from order_items where seller_id = ${sellerId} and order_id = ${orderId} and line = ${line}
  `.execute(tx);
}

/**
 * Takes what is cancelled off a locked parcel, which waits for nothing any more if nothing of it is left. What is written to
 * the buyer stands on it as its last word, unless the buyer is forgotten. The order counts as changed. Whoever may not read a
 * phone any more may not find it by one either: digit by digit, that would be reading it.
 */
export async function lessenParcel(
  tx: Tx,
  sellerId: SellerId,
  { orderId, refund, words }: { orderId: string; refund: LineRefund; words: string },
): Promise<void> {
  const { goods, commission, endsParcel } = refund;
  await sql`
    with touched as (
      update orders o set updated_at = now() from order_sellers own
      where own.seller_id = ${sellerId} and own.order_id = ${orderId} and o.id = own.order_id)
    update order_sellers part set cancelled_total = cancelled_total + ${goods},
      cancelled_commission = cancelled_commission + ${commission},
      cancelled_at = case when ${endsParcel}::boolean then now() end, due_at = case when not ${endsParcel}::boolean then due_at end,
      notes = coalesce(nullif(case when not buyer_forgotten then ${words}::text end, ''), notes),
      search_text = case when ${endsParcel}::boolean and part.search_text is not null then ${parcelText('nobody')}
        else part.search_text end
    from orders o
    where part.seller_id = ${sellerId} and part.order_id = ${orderId} and o.id = part.order_id
  `.execute(tx);
}

/** Where a store has its mail: where it wants it, else the account that runs it. */
export async function findStoreMail(db: Db, sellerId: SellerId): Promise<string | null> {
  const { rows } = await sql<{ email: string | null }>`
    select coalesce(nullif(payout.email, ''), case when owner.deleted_at is null then owner.email end) as email
    from sellers s left join seller_payouts payout on payout.seller_id = s.id left join users owner on owner.id = s.owner_id
    where s.id = ${sellerId}
  `.execute(db);
  return rows[0]?.email ?? null;
}
