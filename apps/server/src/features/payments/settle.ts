import { boughtSince } from '@oja/domain/cart/bought-since';
import { type CardMoney, type OrderPayment, postRefundDue } from '@oja/domain/money/ledger';
import { type Kobo, kobo } from '@oja/domain/money/money';
import { type Disposition, decideDisposition } from '@oja/domain/payments/disposition';
import type { PaymentMethod } from '@oja/domain/payments/payment-method';
import { audit } from '../../books/audit.ts';
import { addToLedger } from '../../books/ledger.ts';
import { addToOutbox } from '../../books/outbox.ts';
import { unitsByItem } from '../../books/stock.ts';
import { chargesOf } from '../../database/charges.ts';
import type { Db, Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { PaymentsTable } from '../../database/types.generated.ts';
import { newId } from '../../platform/ids.ts';
import type { ProviderPayment } from '../../platform/payments/payment-provider.ts';
import { lockUser } from '../accounts/accounts.steps.ts';
import { findGoodsBoughtSince } from '../holds/holds.questions.ts';
import { type LineToSettle, lockCheckout, lockLines, lockLiveHold, releaseHold } from '../holds/holds.steps.ts';
import { findPlacedOrder, type PlacedOrder } from '../orders/orders.questions.ts';
import { nextOrderMillisecond, placeOrder, type ToOrder } from '../orders/orders.steps.ts';
import { insertRefund } from './refunds/refunds.queries.ts';
import { findOwner, findSplits, lockPayment, markSucceeded, paidAtProvider } from './settle.queries.ts';

/** What has become of a payment. */
export type Settled =
  | { kind: 'order'; order: PlacedOrder }
  | { kind: 'refund' }
  /** No money came, and none will. */
  | { kind: 'nothing' }
  /** Not paid (yet). */
  | { kind: 'wait' };

/** What is known of a checkout whose money is to be settled. Buyer, checkout, payment and products are locked. */
interface Settlement extends ToOrder {
  checkout: ToOrder['checkout'] & { method: PaymentMethod };
  payment: { reference: string; amount: Kobo; currency: string };
  lines: readonly LineToSettle[];
  /** What the same buyer began since; its hold ends where this one, which is paid, needs the goods. */
  newerHold: string | undefined;
  splits: readonly { sellerId: string; share: Kobo }[];
  boughtSince: ReturnType<typeof boughtSince>;
  buyerIsThere: boolean;
}

/**
 * Settles a card payment by what the provider's Verify answer says, once and for ever: verify poll, webhook and
 * reconciler all end here, and whoever comes later hears what was decided. One transaction; locks are taken in the order
 * buyer, checkout, payment, the buyer's newer checkout, products by id.
 */
export async function settle(db: Db, reference: string, found: ProviderPayment): Promise<Settled> {
  return inTransaction(db, async (tx) => {
    const owner = await findOwner(tx, reference);
    if (!owner) return { kind: 'wait' };
    const buyerIsThere = await lockUser(tx, owner.buyerId);
    const checkout = await lockCheckout(tx, owner.checkoutId);
    const payment = await lockPayment(tx, reference);
    if (payment.state === 'succeeded') return settledBefore(tx, payment.disposition, owner.checkoutId);
    if (!checkout) return { kind: 'wait' };
    const newerHold = checkout.state === 'released' ? await lockLiveHold(tx, owner.buyerId) : undefined;
    const lines = await lockLines(tx, checkout, newerHold);
    return decide(tx, found, {
      checkout: { id: checkout.id, buyerId: checkout.buyer_id, method: checkout.method, state: checkout.state },
      quote: { subtotal: checkout.subtotal, charges: chargesOf(checkout), total: checkout.total },
      commissionBasisPoints: checkout.commission_basis_points,
      payment,
      lines,
      newerHold,
      splits: await findSplits(tx, reference),
      boughtSince: boughtSince(lines, await findGoodsBoughtSince(tx, checkout.id)),
      buyerIsThere,
      orderMillisecond: await nextOrderMillisecond(tx),
    });
  });
}

async function decide(tx: Tx, found: ProviderPayment, settling: Settlement): Promise<Settled> {
  const { checkout, payment, lines, buyerIsThere } = settling;
  // A product that was deleted while it was held cannot be delivered: as if the hold had ended.
  const complete = lines.every(({ isThere }) => isThere);
  const disposition = decideDisposition({
    checkout: checkout.state === 'held' && !complete ? 'released' : checkout.state,
    expected: { amount: payment.amount, currency: payment.currency },
    provider: found,
    stockAvailable: complete && isFree(lines, ({ free, inNewerHold }) => free + inNewerHold),
    boughtSince: settling.boughtSince,
    buyerIsThere,
  });
  if (disposition.kind === 'wait') return { kind: 'wait' };
  if (disposition.kind === 'nothing') {
    await endUnpaid(tx, found, settling);
    return { kind: 'nothing' };
  }
  if (disposition.kind === 'order') {
    await endNewerHoldInTheWay(tx, settling);
    return { kind: 'order', order: await place(tx, found, settling) };
  }
  await giveBack(tx, found, settling, disposition);
  return { kind: 'refund' };
}

async function endNewerHoldInTheWay(tx: Tx, { newerHold, lines }: Settlement): Promise<void> {
  if (newerHold !== undefined && !isFree(lines, ({ free }) => free)) await releaseHold(tx, newerHold, 'superseded');
}

async function place(tx: Tx, found: ProviderPayment, settling: Settlement): Promise<PlacedOrder> {
  const { checkout, payment } = settling;
  const decided = paidAtProvider(payment.reference, checkout.id, found);
  return placeOrder(tx, settling, paymentOf(found, settling), decided);
}

async function giveBack(
  tx: Tx,
  found: ProviderPayment,
  settling: Settlement,
  { reason }: Extract<Disposition, { kind: 'refund' }>,
): Promise<void> {
  const { checkout, payment } = settling;
  const { reference } = payment;
  await markSucceeded(tx, reference, 'refund', found);
  await releaseHold(tx, checkout.id, 'refunded');
  const refundId = newId();
  await insertRefund(tx, { id: refundId, reference, amount: found.amount, reason });
  await addToLedger(tx, postRefundDue(cardMoney(found, settling)), {
    kind: 'refund_due',
    reference,
    orderId: null,
    currency: found.currency,
  });
  await addToOutbox(tx, 'refund.request', `refund:${reference}`, { refundId });
  const { amount, currency, fees, transactionId } = found;
  await audit(tx, {
    actor: 'system',
    action: 'payment.settled',
    subject: `payment:${reference}`,
    details: { disposition: 'refund', reason, amount, currency, fees, transactionId, refundId },
  });
  await audit(tx, {
    actor: 'system',
    action: 'refund.requested',
    subject: `refund:${refundId}`,
    details: { reference, amount, currency, reason },
  });
}

/** A success of no money. Only what the provider took for it is booked, if it took anything. */
async function endUnpaid(tx: Tx, found: ProviderPayment, { checkout, payment }: Settlement): Promise<void> {
  const { reference } = payment;
  const { amount, currency, fees, transactionId } = found;
  await markSucceeded(tx, reference, 'nothing', found);
  await releaseHold(tx, checkout.id, 'nothing_paid');
  const postings = postRefundDue({ paid: amount, fees: fees ?? kobo(0), splits: [] });
  await addToLedger(tx, postings, { kind: 'refund_due', reference, orderId: null, currency });
  await audit(tx, {
    actor: 'system',
    action: 'payment.settled',
    subject: `payment:${reference}`,
    details: { disposition: 'nothing', amount, currency, fees, transactionId },
  });
}

async function settledBefore(tx: Tx, disposition: PaymentsTable['disposition'], orderId: string): Promise<Settled> {
  if (disposition === 'nothing') return { kind: 'nothing' };
  const order = disposition === 'order' ? await findPlacedOrder(tx, orderId) : undefined;
  return order ? { kind: 'order', order } : { kind: 'refund' };
}

/** What the provider told of is booked by the way that the checkout was to be paid. */
function paymentOf(found: ProviderPayment, settling: Settlement): OrderPayment {
  const { id, method } = settling.checkout;
  switch (method) {
    case 'card':
      return { method, ...cardMoney(found, settling) };
    case 'credit':
      throw new Error(`The checkout ${id} is paid by store credit, and not at the provider`);
  }
}

function cardMoney({ amount, fees }: ProviderPayment, { splits }: Settlement): CardMoney {
  return { paid: amount, fees: fees ?? kobo(0), splits };
}

function isFree(lines: readonly LineToSettle[], free: (line: LineToSettle) => number): boolean {
  return unitsByItem(lines).every(({ stockItemId, quantity }) =>
    lines.every((line) => line.stockItemId !== stockItemId || quantity <= free(line)),
  );
}
