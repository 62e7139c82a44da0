import type { Config } from '../../config.ts';
import { mailsOf } from '../../mails/mails.ts';
import type { OutboxHandler } from '../../platform/jobs/outbox.ts';
import { postMail } from '../../platform/mail/post-mail.ts';
import { findRefundedBuyers } from './refunds.queries.ts';

/** `refund.request`: the buyer hears that the money comes back, and why. Written with the tick of the message: once. */
export function mailRefunds(config: Config): OutboxHandler<'refund.request'> {
  const mails = mailsOf(config);
  return async (tx, messages) => {
    const refunds = await findRefundedBuyers(
      tx,
      messages.map(({ refundId }) => refundId),
    );
    for (const { id, orderId, email, ...refund } of refunds) {
      await postMail(tx, email, mails.paymentRefunded(refund), {
        dedupe: `refund:${id}`,
        story: orderId ?? id,
      });
    }
  };
}
