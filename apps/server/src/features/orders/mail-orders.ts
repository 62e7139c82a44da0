import { multiplyKobo, subtractKobo } from '@oja/domain/money/money';
import { placeLine } from '@oja/domain/people/place';
import type { Selectable } from 'kysely';
import { chargesOf } from '../../database/charges.ts';
import type { Tx } from '../../database/pool.ts';
import type { OrdersTable } from '../../database/types.generated.ts';
import { notify } from '../../notifications/notify.ts';
import type { OutboxHandler } from '../../platform/jobs/relay-outbox.ts';
import type { Config } from '../../settings/config.ts';
import { findMailedMembers } from '../teams/teams.questions.ts';
import { findOrderParts, findOrdersById, type OrderItemRow, type OrderParts } from './orders.queries.ts';

type PlacedOrder = Selectable<OrdersTable>;

/**
 * `order.created`: the buyer gets the order by mail, and who runs a store that sold something of it gets what is to be sent.
 * The message was written in the transaction that made the order, and the mails are with the tick of the message, so that
 * there is exactly one for each; the order itself need not wait for them.
 */
export function mailOrders(config: Config): OutboxHandler<'order.created'> {
  return async (tx, messages) => {
    const ids = messages.map(({ orderId }) => orderId);
    const orders = await findOrdersById(tx, ids);
    const parts = await findOrderParts(tx, ids);
    for (const order of orders) await mailBuyer(tx, config, order, parts);
    await mailStores(tx, config, orders, parts);
  };
}

async function mailBuyer(tx: Tx, config: Config, order: PlacedOrder, parts: OrderParts): Promise<void> {
  const { items, sellers, changedAddresses } = parts;
  const storeOf = new Map(sellers.map(({ seller_id, store_name }) => [seller_id, store_name]));
  const facts = {
    name: order.buyer_name,
    orderId: order.id,
    orderNumber: order.order_number,
    goods: items
      .filter(({ order_id }) => order_id === order.id)
      .map((item) => goodOf(item, `from ${storeOf.get(item.seller_id)}`)),
    quote: { ...order, charges: chargesOf(order) },
    shippingInfo: order.shipping_info,
    changedAddress: changedAddresses.find(({ order_id }) => order_id === order.id)?.shipping_info ?? null,
    method: order.payment_method,
  };
  const about = { dedupe: `order:${order.id}`, story: order.id };
  await notify(tx, config, { email: order.buyer_email }, { kind: 'orderPlaced', facts, ...about });
}

async function mailStores(
  tx: Tx,
  config: Config,
  orders: readonly PlacedOrder[],
  { items, sellers }: OrderParts,
): Promise<void> {
  const members = await findMailedMembers(tx, [...new Set(sellers.map(({ seller_id }) => seller_id))]);
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  for (const { order_id, seller_id, store_name, slug, items_total, commission } of sellers) {
    const order = orderOf.get(order_id);
    if (!order) continue;
    const { city, state } = order.shipping_info;
    const parcel = {
      orderId: order_id,
      orderNumber: order.order_number,
      storeName: store_name,
      slug,
      goods: items
        .filter((item) => item.order_id === order_id && item.seller_id === seller_id)
        .map((item) => goodOf(item)),
      place: placeLine([city, state]),
      youGet: subtractKobo(items_total, commission),
    };
    for (const { userId, name, email } of members.filter(({ sellerId }) => sellerId === seller_id)) {
      const about = { dedupe: `parcel-ordered:${order_id}:${seller_id}:${userId}`, story: order_id };
      await notify(tx, config, { email }, { kind: 'parcelOrdered', facts: { ...parcel, name }, ...about });
    }
  }
}

function goodOf(item: OrderItemRow, store = '') {
  const { name, selected_color, selected_size, price, quantity } = item;
  const note = [selected_color, selected_size, store].filter(Boolean).join(', ');
  return { name, note, quantity, amount: multiplyKobo(price, quantity) };
}
