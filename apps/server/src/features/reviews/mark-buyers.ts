import type { OutboxHandler } from '../../platform/jobs/relay-outbox.ts';
import { markBuyersReviews } from './reviews.queries.ts';

/** `order.created`: whoever wrote about a product before buying it is a buyer now. */
export const markBuyers: OutboxHandler<'order.created'> = (tx, messages) =>
  markBuyersReviews(
    tx,
    messages.map(({ orderId }) => orderId),
  );
