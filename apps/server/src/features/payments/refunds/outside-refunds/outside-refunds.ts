import { type Kobo, kobo, subtractKobo } from '@oja/domain/money/money';
import { isGivenBackTwice } from '@oja/domain/payments/money-back';
import type { RefundReason } from '@oja/domain/payments/refund';
import { audit } from '../../../../books/audit.ts';
import type { Tx } from '../../../../database/pool.ts';
import type { Deps } from '../../../../deps.ts';
import { newId } from '../../../../platform/ids.ts';
import { absorbExcess, bookRefund, bookRefundUndone } from '../bookings/refund-bookings.ts';
import { tellBuyersOfRefunds } from '../mail-refunds.ts';
import { findMoneyOf } from '../payment-money.queries.ts';
import { checkAgain, recordRefund } from '../record-refund.ts';
import { stateOf } from '../refund-step.ts';
import type { OwnRefund, PaidPayment } from '../review-refunds.queries.ts';
import { tellSellersOfRefund } from '../tell-sellers.ts';
import {
  findRoom,
  insertOutsideRefund,
  isWrittenOff,
  markNotOwed,
  markOwedAgain,
  type OutsideRefund,
  raiseExcess,
  withdrawExcess,
} from './outside-refunds.queries.ts';

/** What others did with the money of a payment, in our books. For all of it the payment must be locked. */

type NeededDeps = Pick<Deps, 'config'>;

interface Found {
  amount: Kobo;
  reason: OutsideRefund['reason'];
  providerRefundId: string | null;
  /** As the provider says it. */
  status: string;
  disputeId?: string;
  /** The refund of ours whose name it bears, and that is there once already. */
  twinOf?: string;
}

/** Somebody else gives money of a payment back: it is in the books from now on, whatever becomes of it. */
export async function recordOutsideRefund(tx: Tx, deps: NeededDeps, payment: PaidPayment, found: Found): Promise<void> {
  const { reference, currency } = payment;
  const { amount, reason, providerRefundId, status, disputeId = null, twinOf = null } = found;
  const id = newId();
  const state = stateOf(status);
  const excess = excessOf(amount, await findRoom(tx, reference));
  const begun = state === 'processed' ? 'pending' : state;
  await insertOutsideRefund(
    tx,
    {
      ...{ id, reference, amount, excess, reason, providerRefundId, disputeId, twinOf },
      ...{ state: begun, providerStatus: providerRefundId === null ? null : status },
    },
    checkAgain[state],
  );
  await bookRefund(tx, { reference, amount, excess }, 'buyer_refund_due');
  await audit(tx, {
    actor: 'provider',
    action: 'refund.found_at_provider',
    subject: `refund:${id}`,
    details: { reference, amount, excess, reason, providerRefundId, status, disputeId, twinOf },
  });
  if (state === 'processed') await completeRefund(tx, deps, payment, { id, reference, amount, currency }, found);
}

/** It has gone: its buyer and its sellers hear of it. */
export async function completeRefund(
  tx: Tx,
  { config }: NeededDeps,
  { checkoutId, disposition }: PaidPayment,
  refund: Parameters<typeof recordRefund>[1],
  { providerRefundId, status }: Pick<Found, 'providerRefundId' | 'status'>,
): Promise<boolean> {
  const isChange = await recordRefund(tx, refund, 'processed', { id: providerRefundId, status });
  if (isChange) await tellBuyersOfRefunds(tx, config, [refund.id]);
  if (isChange && disposition === 'order') await tellSellersOfRefund(tx, config, checkoutId, refund);
  return isChange;
}

/** So much of a refund does not go back: because nobody is owed it, or because it failed at the provider that began it. */
export async function undoRefund(
  tx: Tx,
  { id, reference, excess, reason }: { id: string; reference: string; excess: Kobo; reason: RefundReason },
  amount: Kobo,
  providerStatus: string | null = null,
): Promise<void> {
  const isOfLine = reason === 'line_cancelled';
  const undone = { id, reference, amount, excess: kobo(Math.min(excess, amount)), isOfLine };
  await bookRefundUndone(tx, undone, await isWrittenOff(tx, id));
  await markNotOwed(tx, id, amount, providerStatus);
}

/** A refund that others began, and that was closed because it failed, goes back after all. */
export async function reopenRefund(tx: Tx, reference: string, { id, amount }: OwnRefund): Promise<void> {
  const details = { reference, amount };
  await audit(tx, { actor: 'provider', action: 'refund.reopened', subject: `refund:${id}`, details });
  const excess = excessOf(amount, await findRoom(tx, reference));
  await markOwedAgain(tx, id, excess);
  await bookRefund(tx, { reference, amount, excess }, 'buyer_refund_due');
}

/**
 * After anything that changed what goes back: what is beyond what was paid is as small as it can be, and a matter for a
 * person once it is out of our hands.
 */
export async function weighExcess(tx: Tx, reference: string): Promise<void> {
  await absorbExcess(tx, reference);
  const { paid, claims } = await findMoneyOf(tx, reference);
  if (isGivenBackTwice(paid, claims)) await raiseExcess(tx, reference);
  else await withdrawExcess(tx, reference);
}

function excessOf(amount: Kobo, room: Kobo): Kobo {
  return kobo(Math.max(0, subtractKobo(amount, room)));
}
