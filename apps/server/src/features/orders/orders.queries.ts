import type { Kobo } from '@oja/domain/money/money';
import type { ShippingInfo } from '@oja/domain/orders/checkout';
import { type Selectable, sql } from 'kysely';
import type { Db } from '../../database/pool.ts';
import type {
  OrderItemsTable,
  OrderSellersTable,
  OrderStatusHistoryTable,
  OrdersTable,
} from '../../database/types.generated.ts';

/** `cursor_time` keeps the microseconds that a Date would lose. */
export type OrderRow = Selectable<OrdersTable> & { cursor_time: string };
export type OrderItemRow = Selectable<OrderItemsTable>;
export type OrderSellerRow = Selectable<OrderSellersTable> & {
  store_name: string;
  slug: string;
  /** Working days within which it sends. */
  dispatch_days: number;
  /** The state from which it sends. */
  sends_from: string | null;
};
export type HistoryRow = Selectable<OrderStatusHistoryTable>;

export interface OrderParts {
  items: OrderItemRow[];
  sellers: OrderSellerRow[];
  history: HistoryRow[];
  /** What went back of an order's payment, and what is on its way. */
  refunds: { order_id: string; refunded: Kobo; refunding: Kobo }[];
  /** What goes back for lines that are not sent. */
  cancellations: { order_id: string; line: number; amount: Kobo }[];
  /** The address that a buyer asked for on a newer payment page than the one that was paid, where it is another one. */
  changedAddresses: { order_id: string; shipping_info: ShippingInfo }[];
}

const cursorTime = sql<string>`(extract(epoch from created_at) * 1000000)::bigint::text`.as('cursor_time');

export async function findOrders(
  db: Db,
  buyerId: string,
  after: { time: string; id: string } | null,
  most: number,
): Promise<OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(cursorTime)
    .where('buyer_id', '=', buyerId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) < (to_timestamp(0) + ${after?.time}::bigint * interval '1 microsecond', ${after?.id}::uuid)`,
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export async function findOrder(db: Db, buyerId: string, id: string): Promise<OrderRow | undefined> {
  return db
    .selectFrom('orders')
    .selectAll()
    .select(cursorTime)
    .where('id', '=', id)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst();
}

/** Orders of any buyer, for what the shop does by itself. */
export async function findOrdersById(db: Db, ids: readonly string[]): Promise<Selectable<OrdersTable>[]> {
  return db.selectFrom('orders').selectAll().where(sql<boolean>`id = any(${ids}::uuid[])`).orderBy('id').execute();
}

/** Items, sellers, history, refunds and addresses that were changed too late, of several orders. */
export async function findOrderParts(db: Db, ids: readonly string[]): Promise<OrderParts> {
  const anyOf = sql<boolean>`order_id = any(${ids}::uuid[])`;
  const [items, sellers, history, { rows: refunds }, { rows: cancellations }, { rows: changedAddresses }] =
    await Promise.all([
      db.selectFrom('order_items').selectAll().where(anyOf).orderBy('order_id').orderBy('line').execute(),
      db
        .selectFrom('order_sellers')
        .innerJoin('sellers', 'sellers.id', 'order_sellers.seller_id')
        .selectAll('order_sellers')
        .select(['sellers.store_name', 'sellers.slug', 'sellers.dispatch_days'])
        .select(sql<string | null>`sellers.business_address ->> 'state'`.as('sends_from'))
        .where(anyOf)
        .orderBy('sellers.store_name')
        .orderBy('sellers.id')
        .execute(),
      // How a parcel travels was written anew: that is no step of it.
      db
        .selectFrom('order_status_history')
        .selectAll()
        .where(anyOf)
        .where(sql<boolean>`not corrects`)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
      sql<OrderParts['refunds'][number]>`
      select o.id as order_id, coalesce(sum(r.amount - r.not_owed) filter (where r.state = 'processed'), 0)::bigint as refunded,
        coalesce(sum(r.amount - r.not_owed) filter (where r.state <> 'processed'), 0)::bigint as refunding
      from orders o join refunds r on r.reference = o.payment_reference
      where o.id = any(${ids}::uuid[]) group by o.id
    `.execute(db),
      sql<OrderParts['cancellations'][number]>`
      select c.order_id, c.line, r.amount - r.not_owed as amount
      from line_cancellations c join refunds r on r.id = c.refund_id where c.order_id = any(${ids}::uuid[])
    `.execute(db),
      // The last page that was opened before the money of this one was heard of, if it sells some of the same goods.
      sql<OrderParts['changedAddresses'][number]>`
      select paid.id as order_id, newer.shipping_info
      from checkouts paid, lateral (
        select later.shipping_info from checkouts later
        where later.buyer_id = paid.buyer_id and later.opened_turn > paid.opened_turn
          and later.opened_turn < paid.completed_turn
          and exists (select from checkout_lines theirs join checkout_lines ours on ours.product_id = theirs.product_id
            where theirs.checkout_id = later.id and ours.checkout_id = paid.id)
        order by later.opened_turn desc limit 1) newer
      where paid.id = any(${ids}::uuid[]) and newer.shipping_info - array['email', 'phone'] <> paid.shipping_info - array['email', 'phone']
    `.execute(db),
    ]);
  return { items, sellers, history, refunds, cancellations, changedAddresses };
}
