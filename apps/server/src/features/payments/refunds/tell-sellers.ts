import type { Kobo } from '@oja/domain/money/money';
import type { Tx } from '../../../database/pool.ts';
import { notify } from '../../../notifications/notify.ts';
import type { Config } from '../../../settings/config.ts';
import { findSellersOfOrder } from './sellers-of-order.queries.ts';

/** Money of an order goes back: each of its sellers hears of it, once, before sending what is not paid for any more. */
export async function tellSellersOfRefund(
  tx: Tx,
  config: Config,
  orderId: string,
  refund: { id: string; amount: Kobo },
): Promise<void> {
  for (const { sellerId, email, ...of } of await findSellersOfOrder(tx, orderId)) {
    if (email === null) continue;
    const facts = { ...of, amount: refund.amount };
    await notify(tx, config, { email }, { kind: 'orderRefunded', facts, dedupe: `refunded:${refund.id}:${sellerId}` });
  }
}
