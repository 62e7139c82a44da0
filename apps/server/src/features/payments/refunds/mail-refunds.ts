import type { Tx } from '../../../database/pool.ts';
import { notify } from '../../../notifications/notify.ts';
import type { OutboxHandler } from '../../../platform/jobs/relay-outbox.ts';
import type { Config } from '../../../settings/config.ts';
import { findRefundedBuyers } from './refunds.queries.ts';

/** `refund.request`: the buyer hears that the money comes back, and why. Written with the tick of the message: once. */
export function mailRefunds(config: Config): OutboxHandler<'refund.request'> {
  return (tx, messages) =>
    tellBuyersOfRefunds(
      tx,
      config,
      messages.map(({ refundId }) => refundId),
    );
}

/** The buyers hear of refunds, each once. */
export async function tellBuyersOfRefunds(tx: Tx, config: Config, ids: readonly string[]): Promise<void> {
  for (const { id, email, ...refund } of await findRefundedBuyers(tx, ids)) {
    const about = { dedupe: `refund:${id}`, story: refund.order?.id ?? id };
    await notify(tx, config, { email }, { kind: 'paymentRefunded', facts: refund, ...about });
  }
}
