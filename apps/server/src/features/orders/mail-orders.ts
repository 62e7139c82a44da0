import { multiplyKobo } from '@oja/domain/money/money';
import { chargesOf } from '../../database/charges.ts';
import { notify } from '../../notifications/notify.ts';
import type { OutboxHandler } from '../../platform/jobs/relay-outbox.ts';
import type { Config } from '../../settings/config.ts';
import { findOrderParts, findOrdersById, type OrderItemRow } from './orders.queries.ts';

/**
 * `order.created`: the buyer gets the order by mail. The message was written in the transaction that made the order, and
 * the mail is with the tick of the message, so that there is exactly one; the order itself need not wait for it.
 */
export function mailOrders(config: Config): OutboxHandler<'order.created'> {
  return async (tx, messages) => {
    const ids = messages.map(({ orderId }) => orderId);
    const orders = await findOrdersById(tx, ids);
    const { items, sellers, changedAddresses } = await findOrderParts(tx, ids);
    const storeOf = new Map(sellers.map(({ seller_id, store_name }) => [seller_id, store_name]));
    for (const order of orders) {
      const facts = {
        name: order.buyer_name,
        orderId: order.id,
        orderNumber: order.order_number,
        goods: items
          .filter(({ order_id }) => order_id === order.id)
          .map((item) => ({
            name: item.name,
            note: noteOf(item, storeOf.get(item.seller_id)),
            quantity: item.quantity,
            amount: multiplyKobo(item.price, item.quantity),
          })),
        quote: { ...order, charges: chargesOf(order) },
        shippingInfo: order.shipping_info,
        changedAddress: changedAddresses.find(({ order_id }) => order_id === order.id)?.shipping_info ?? null,
        method: order.payment_method,
      };
      const about = { dedupe: `order:${order.id}`, story: order.id };
      await notify(tx, config, { email: order.buyer_email }, { kind: 'orderPlaced', facts, ...about });
    }
  };
}

function noteOf({ selected_color, selected_size }: OrderItemRow, storeName = ''): string {
  return [selected_color, selected_size, storeName && `from ${storeName}`].filter(Boolean).join(', ');
}
