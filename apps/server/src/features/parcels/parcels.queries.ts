import type { SellerStatus } from '@oja/domain/orders/order-status';
import type { ParcelState, Shipping } from '@oja/domain/orders/parcel-move';
import { sql } from 'kysely';
import type { Tx } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { newId } from '../../platform/ids.ts';
import { parcelText } from '../orders/orders.questions.ts';
import { isBuyerKnown } from './known-buyer.queries.ts';

/** A parcel while it is locked. */
export interface LockedParcel extends ParcelState {
  orderId: string;
  orderNumber: string;
  storeName: string;
  /** Working days within which its store promises that it leaves. */
  dispatchDays: number;
  buyerName: string;
  /** '' of a deleted account. */
  buyerEmail: string;
  packedAt: Date | null;
  cancelledAt: Date | null;
  ownNote: string;
  /** Nothing may be written any more that could tell who ordered it: nobody would take it away again. */
  isForgotten: boolean;
  /** The time of the transaction. */
  now: Date;
}

/**
 * The part of an order that is the store's, locked; undefined if there is none. The order is locked before it, as whoever
 * takes the person out of an order does: what is written of the person here is not left behind there.
 */
export async function lockParcel(tx: Tx, sellerId: SellerId, orderId: string): Promise<LockedParcel | undefined> {
  const { rows } = await sql<LockedParcel>`
    select o.id as "orderId", o.order_number as "orderNumber", s.store_name as "storeName",
      s.dispatch_days as "dispatchDays", o.buyer_name as "buyerName",
      o.buyer_email as "buyerEmail", part.status, part.tracking_number as "trackingNumber", part.courier,
      part.rider_phone as "riderPhone", part.packed_at as "packedAt", part.cancelled_at as "cancelledAt", part.own_note as "ownNote",
      part.buyer_forgotten or not ${isBuyerKnown} as "isForgotten", now() as now
    from orders o join order_sellers part on part.order_id = o.id join sellers s on s.id = part.seller_id
    where o.id = ${orderId} and part.seller_id = ${sellerId}
    for no key update of o, part
  `.execute(tx);
  return rows[0];
}

/** What is written of a locked parcel's way. */
interface Written {
  orderId: string;
  status: SellerStatus;
  notes: string;
  corrects: boolean;
}

/**
 * The line of a parcel's history, and when its order last changed, to begin a statement with. Of a parcel that has forgotten
 * its buyer no words to them are kept, nor a phone: nobody would take them away again.
 */
const written = (sellerId: SellerId, { orderId, status, notes, corrects }: Written) => sql`
  with own as (
    select order_id, seller_id, buyer_forgotten from order_sellers where order_id = ${orderId} and seller_id = ${sellerId}),
  history as (
    insert into order_status_history (id, order_id, seller_id, status, updated_by, notes, corrects)
    select ${newId()}::uuid, order_id, seller_id, ${status}::text, 'seller',
      case when buyer_forgotten then '' else ${notes}::text end, ${corrects}::boolean from own
  ), touched as (update orders set updated_at = now() from own where id = own.order_id)`;

const unlessForgotten = (text: string | null) => sql`case when not buyer_forgotten then ${text}::text end`;

export interface MovedParcel {
  orderId: string;
  to: ParcelState;
  /** Until when it is to leave; null once it has left. */
  dueAt: Date | null;
  /** '' leaves what was noted before. */
  notes: string;
}

/** Moves a locked parcel, notes when, and adds the step to the order's history. */
export async function updateParcel(
  tx: Tx,
  sellerId: SellerId,
  { orderId, to: { status, trackingNumber, courier, riderPhone }, dueAt, notes }: MovedParcel,
): Promise<void> {
  const reached = (step: SellerStatus, column: string) =>
    sql`${sql.ref(column)} = case when ${status} = ${step} then now() else ${sql.ref(column)} end`;
  await sql`
    ${written(sellerId, { orderId, status, notes, corrects: false })}
    update order_sellers set status = ${status}, tracking_number = ${trackingNumber}, courier = ${courier},
      rider_phone = ${unlessForgotten(riderPhone)}, due_at = ${dueAt},
      notes = coalesce(nullif(${unlessForgotten(notes)}, ''), notes),
      ${reached('approved', 'approved_at')}, ${reached('shipped', 'shipped_at')}, ${reached('delivered', 'delivered_at')}
    where order_id = ${orderId} and seller_id = ${sellerId}
  `.execute(tx);
}

/** Writes anew how a locked parcel travels; its history tells that, and nothing of whom to call. */
export async function updateWay(
  tx: Tx,
  sellerId: SellerId,
  orderId: string,
  { trackingNumber, courier, riderPhone }: Shipping,
): Promise<void> {
  await sql`
    ${written(sellerId, { orderId, status: 'shipped', notes: '', corrects: true })}
    update order_sellers set tracking_number = ${trackingNumber}, courier = ${courier},
      rider_phone = ${unlessForgotten(riderPhone)}
    where order_id = ${orderId} and seller_id = ${sellerId}
  `.execute(tx);
}

/** So many mails about one parcel in a day help its buyer; of more they are tired. */
const MOST_CORRECTIONS_A_DAY = 5;

/** Seconds until a locked parcel may be corrected again; null where it may be at once. */
export async function waitToCorrect(tx: Tx, sellerId: SellerId, orderId: string): Promise<number | null> {
  const { rows } = await sql<{ wait: number }>`
    select extract(epoch from created_at + interval '1 day' - now())::float8 as wait from order_status_history
    where order_id = ${orderId} and seller_id = ${sellerId} and corrects and created_at > now() - interval '1 day'
    order by created_at desc offset ${MOST_CORRECTIONS_A_DAY - 1} limit 1
  `.execute(tx);
  return rows[0]?.wait ?? null;
}

export async function updatePacked(tx: Tx, sellerId: SellerId, orderId: string, packed: boolean): Promise<void> {
  await sql`
    update order_sellers set packed_at = case when ${packed} then now() end
    where order_id = ${orderId} and seller_id = ${sellerId}
  `.execute(tx);
}

export async function updateOwnNote(tx: Tx, sellerId: SellerId, orderId: string, ownNote: string): Promise<void> {
  await sql`
    update order_sellers set own_note = ${ownNote} where order_id = ${orderId} and seller_id = ${sellerId}
  `.execute(tx);
}

/**
 * Writes what an accepted parcel is found by: the number of its order, its goods, who gets it and their phone; without the
 * person where the account is gone.
 */
export async function writeSearchText(tx: Tx, sellerId: SellerId, orderId: string): Promise<void> {
  await sql`
    update order_sellers part set search_text = ${parcelText('buyer')}
    from orders o where o.id = part.order_id and part.order_id = ${orderId} and part.seller_id = ${sellerId}
  `.execute(tx);
}
