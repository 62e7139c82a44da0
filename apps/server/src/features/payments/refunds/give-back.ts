import type { OrderMoney } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import type { WayBack } from '@oja/domain/payments/payment-method';
import { audit } from '../../../books/audit.ts';
import { addToOutbox } from '../../../books/outbox.ts';
import { raiseCredit } from '../../../books/store-credit.ts';
import type { Tx } from '../../../database/pool.ts';
import { insertOrderRefund } from './bookings/order-refund.queries.ts';
import { updateRefundedAmount } from './bookings/refund-bookings.ts';

interface PaidOrder {
  orderId: string;
  reference: string;
  buyerId: string;
}

interface GivenBack {
  id: string;
  amount: Kobo;
  /** Whoever decided it: an operator, or a member of the store. */
  by: string;
  to: WayBack;
  note: string;
  /** Pieces of a line that are not sent, as money of the order; else it is of all of the order. */
  line?: OrderMoney;
}

/**
 * Money of an order goes back to its buyer because somebody decided it: to the card by way of the provider, or as store
 * credit at once. Buyer and payment must be locked, and so much of it must be left.
 */
export async function giveBack(
  tx: Tx,
  { orderId, reference, buyerId }: PaidOrder,
  { id, amount, by, to, note, line }: GivenBack,
): Promise<void> {
  const toCard = to === 'card';
  const refund = {
    id,
    reference,
    amount,
    method: toCard ? 'provider' : 'credit',
    state: toCard ? 'requested' : 'processed',
    requestedBy: by,
    note,
    line,
  } as const;
  await insertOrderRefund(tx, refund, toCard ? 'buyer_refund_due' : `buyer_credit:${buyerId}`);
  const details = { reference, orderId, amount, reason: line ? 'line_cancelled' : 'requested', to, note };
  await audit(tx, { actor: by, action: 'refund.requested', subject: `refund:${id}`, details });
  if (!toCard) await toCredit(tx, { id, reference, buyerId, amount });
  await addToOutbox(tx, 'refund.request', `refund:${id}`, { refundId: id });
}

async function toCredit(
  tx: Tx,
  { id, reference, buyerId, amount }: { id: string; reference: string; buyerId: string; amount: Kobo },
): Promise<void> {
  await raiseCredit(tx, buyerId, amount);
  await updateRefundedAmount(tx, reference);
  const details = { reference, amount };
  await audit(tx, { actor: 'system', action: 'refund.processed', subject: `refund:${id}`, details });
}
