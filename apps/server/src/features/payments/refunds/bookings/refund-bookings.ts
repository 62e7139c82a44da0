import {
  isLeftFor,
  type OrderMoney,
  type Posting,
  postExcess,
  postExcessUndone,
  postExcessWrittenOff,
  postLineCancelled,
  postLineUndone,
  postRefund,
  postRefundProcessed,
  postRefundUndone,
} from '@oja/domain/money/ledger';
import { type Kobo, kobo, subtractKobo } from '@oja/domain/money/money';
import { addToLedger, type LedgerKind } from '../../../../books/ledger.ts';
import type { Tx } from '../../../../database/pool.ts';
import { updateRefunded } from '../../../orders/orders.steps.ts';
import { findRoom } from '../outside-refunds/outside-refunds.queries.ts';
import { findExcesses, lowerExcess, markReversed, sumProcessed } from './booked-refunds.queries.ts';
import { findRefundParts } from './refund-parts.queries.ts';
import { findRefundedLine } from './refunded-line.queries.ts';

/** How refunds stand in the books. For all of it the payment must be locked. */

interface BookedRefund {
  reference: string;
  amount: Kobo;
  /** Of that, what goes back beyond what was paid. */
  excess: Kobo;
}

/**
 * Money of a payment goes back: from where it went, in proportion, or what is beyond what was paid as owed by the buyer.
 * An automatic refund is booked by what settling booked: all of the payment is owed.
 */
export async function bookRefund(
  tx: Tx,
  { reference, amount, excess }: BookedRefund,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Promise<void> {
  const parts = await findRefundParts(tx, reference);
  const fitting = subtractKobo(amount, excess);
  const book = booker(tx, reference, parts);
  await book(takingOf(parts), postRefund(parts.left, fitting, to));
  await book('refund_excess', postExcess(parts.buyerId, excess));
}

/** Whether refunds before it have left, wherever it lies, what was paid for pieces of a line. */
export async function isLeftForLine(tx: Tx, reference: string, line: OrderMoney): Promise<boolean> {
  return isLeftFor((await findRefundParts(tx, reference)).left, line);
}

/** What was paid for pieces of a line goes back. So much of it must be left, wherever it lies. */
export async function bookLineCancelled(
  tx: Tx,
  reference: string,
  line: OrderMoney,
  to: 'buyer_refund_due' | `buyer_credit:${string}`,
): Promise<void> {
  const parts = await findRefundParts(tx, reference);
  await booker(tx, reference, parts)('line_cancelled', postLineCancelled(parts.left, line, to));
}

/**
 * So much of a refund does not go back after all: that of a line to where its pieces took it from, others to where refunds
 * in proportion did.
 * @param writtenOff nobody asks the buyer any more for what is beyond what was paid
 */
export async function bookRefundUndone(
  tx: Tx,
  { id, reference, amount, excess, isOfLine }: BookedRefund & { id: string; isOfLine: boolean },
  writtenOff: boolean,
): Promise<void> {
  const parts = await findRefundParts(tx, reference);
  const fitting = subtractKobo(amount, excess);
  const book = booker(tx, reference, parts);
  const from = writtenOff ? 'goodwill' : (`buyer_receivable:${parts.buyerId}` as const);
  await book('refund_excess', postExcessUndone(excess, from));
  if (isOfLine) await book('line_undone', postLineUndone(parts.left, await findRefundedLine(tx, id), fitting));
  else await book('refund_undone', postRefundUndone(parts.taken, fitting));
}

/** An owed refund has gone: the provider has sent it, the bank has taken it, or we have from our own account. */
export async function bookProcessed(
  tx: Tx,
  { reference, amount, currency }: { reference: string; amount: Kobo; currency: string },
  from: 'provider_clearing' | 'bank',
): Promise<void> {
  const entry = { kind: 'refund_processed', reference, orderId: null, currency } as const;
  await addToLedger(tx, postRefundProcessed(amount, from), entry);
  await updateRefundedAmount(tx, reference);
}

/** The shop does not ask the buyer for what went back too much. */
export async function bookWrittenOff(tx: Tx, reference: string, excess: Kobo): Promise<void> {
  const parts = await findRefundParts(tx, reference);
  await booker(tx, reference, parts)('excess_written_off', postExcessWrittenOff(parts.buyerId, excess));
}

/**
 * Room was made for what went back beyond what was paid: now it is the payment that pays it, oldest first. What somebody
 * has written off stays so.
 */
export async function absorbExcess(tx: Tx, reference: string): Promise<void> {
  for (const { id, excess } of await findExcesses(tx, reference)) {
    const absorbed = kobo(Math.min(await findRoom(tx, reference), excess));
    if (absorbed <= 0) return;
    const parts = await findRefundParts(tx, reference);
    const postings = postRefund(parts.left, absorbed, `buyer_receivable:${parts.buyerId}`);
    await booker(tx, reference, parts)(takingOf(parts), postings);
    await lowerExcess(tx, id, absorbed);
  }
}

function takingOf({ orderId }: { orderId: string | null }): LedgerKind {
  return orderId === null ? 'unclaimed_refund' : 'order_refund';
}

function booker(tx: Tx, reference: string, { orderId, currency }: { orderId: string | null; currency: string }) {
  return (kind: LedgerKind, postings: readonly Posting[]) =>
    addToLedger(tx, postings, { kind, reference, orderId, currency });
}

/** What of a payment, and of its order, has gone back for good. */
export async function updateRefundedAmount(tx: Tx, reference: string): Promise<void> {
  await markReversed(tx, reference);
  await updateRefunded(tx, reference, await sumProcessed(tx, reference));
}
