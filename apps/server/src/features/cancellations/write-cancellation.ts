import { type CancelReason, comesBack, type LineRefund } from '@oja/domain/payments/line-refund';
import type { WayBack } from '@oja/domain/payments/payment-method';
import { audit } from '../../books/audit.ts';
import { returnUnits } from '../../books/stock.ts';
import type { Tx } from '../../database/pool.ts';
import type { Desk } from '../../http/desk.ts';
import { notify } from '../../notifications/notify.ts';
import { newId } from '../../platform/ids.ts';
import type { Config } from '../../settings/config.ts';
import { takeBackSales } from '../orders/orders.steps.ts';
import { countItem } from '../products/products.steps.ts';
import { unmarkBuyersReview } from '../reviews/reviews.steps.ts';
import { findStoreMail, insertCancellation, lessenParcel, type TargetLine } from './cancellations.queries.ts';

/** Pieces that are not sent, and the refund that was made of them. */
export interface CancelledPieces {
  line: TargetLine;
  quantity: number;
  reason: CancelReason;
  words: string;
  /** How many of the goods there really are, where that was said. */
  counted: { seen: number; count: number } | undefined;
  refund: LineRefund;
  refundId: string;
  to: WayBack;
}

interface Cancelling {
  config: Config;
  desk: Desk;
  /** Locked. */
  parcel: { orderId: string; orderNumber: string; storeName: string; buyerName: string; buyerEmail: string };
  buyerId: string;
}

/** Writes down what a cancellation is beside its refund: pieces, units, counts of sales, and who hears of it. @throws Refusal for a count that cannot be */
export async function writeCancellation(tx: Tx, means: Cancelling, pieces: CancelledPieces): Promise<void> {
  const { desk, parcel, buyerId } = means;
  const { sellerId, userId } = desk;
  const { orderId } = parcel;
  const { line, quantity, reason, words, counted, refund, refundId } = pieces;
  const { productId, stockItemId } = line;
  const id = newId();
  const cancellation = { id, orderId, line: line.line, quantity, reason, refundId, cancelledBy: userId };
  await insertCancellation(tx, sellerId, cancellation);
  await lessenParcel(tx, sellerId, { orderId, refund, words });
  if (comesBack(reason)) await returnUnits(tx, orderId, [{ stockItemId, productId, quantity }]);
  if (counted) await countItem(tx, desk, { stockItemId, ...counted }, `cancellation:${id}`);
  await takeBackSales(tx, { orderId, sellerId, productId, quantity });
  await unmarkBuyersReview(tx, productId, buyerId);
  await audit(tx, {
    actor: userId,
    action: 'parcel.line_cancelled',
    subject: `parcel:${orderId}:${sellerId}`,
    details: { line: line.line, quantity, reason, refundId, amount: refund.amount },
  });
  await tell(tx, means, pieces);
}

/** Buyer and store hear of it by mail, each once. */
async function tell(tx: Tx, { config, desk, parcel }: Cancelling, pieces: CancelledPieces): Promise<void> {
  const { line, quantity, reason, words, refund, refundId, to } = pieces;
  const { orderId, orderNumber, storeName, buyerName: name, buyerEmail } = parcel;
  const goods = `${quantity} × ${line.name}`;
  const facts = { orderNumber, storeName, goods, reason, amount: refund.amount, endsParcel: refund.endsParcel };
  const toBuyer = { ...facts, name, orderId, words, toCredit: to === 'credit' };
  const about = { dedupe: `line-not-sent:${refundId}`, story: orderId };
  await notify(tx, config, { email: buyerEmail }, { kind: 'lineNotSent', facts: toBuyer, ...about });
  const email = await findStoreMail(tx, desk.sellerId);
  if (email === null) return;
  await notify(tx, config, { email }, { kind: 'lineCancelled', facts, dedupe: `line-cancelled:${refundId}` });
}
