import { type Kobo, kobo, subtractKobo } from '@oja/domain/money/money';
import { formatAmount } from '@oja/domain/money/naira';
import { certainlyOwedOf, sayWhyNotOwed } from '@oja/domain/payments/money-back';
import { audit } from '../../books/audit.ts';
import type { Tx } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import type { Log } from '../../platform/log.ts';
import type { Config } from '../../settings/config.ts';
import { askBeforeGivingBack } from '../payments/payments.commands.ts';
import { findMoneyOf, findReferenceOfRefund } from '../payments/payments.questions.ts';
import {
  bookWrittenOff,
  lockRefundOfPayment,
  markMatterClosed,
  recordPaidByHand,
  tellSellersOfRefund,
  tryAgain,
  undoRefund,
  weighExcess,
} from '../payments/payments.steps.ts';
import { findOrder } from './operator.queries.ts';
import { demandSeen, markOfOverpaid, markOfRefund } from './seen.ts';

/** The provider may know of money that went back since. @throws Refusal */
export async function askAboutRefund(deps: Deps, id: string, log: Log): Promise<void> {
  const reference = await findReferenceOfRefund(deps.db, id);
  if (reference !== undefined) await askBeforeGivingBack(deps, reference, log);
}

async function lockRefund(tx: Tx, id: string) {
  const refund = await lockRefundOfPayment(tx, id);
  if (!refund) throw refusal('matter_closed');
  return refund;
}

async function lockManualRefund(tx: Tx, id: string) {
  const refund = await lockRefund(tx, id);
  if (refund.state !== 'manual') throw refusal('matter_closed');
  return refund;
}

/** While a POST of it may be on its way besides, nobody says what becomes of it. */
async function lockAnsweredRefund(tx: Tx, id: string) {
  const refund = await lockManualRefund(tx, id);
  if (refund.isPosted) throw refusal('refund_uncertain');
  return refund;
}

/**
 * Lets the worker try a refund again that waits for a person. It looks at the provider's list first, as always, so that
 * nothing is sent twice; one that somebody began there is only looked at. @throws Refusal
 */
export async function retryRefund(tx: Tx, operatorId: string, id: string, note: string): Promise<{ ok: true }> {
  const { reference, amount, reason } = await lockManualRefund(tx, id);
  await tryAgain(tx, id, reason === 'at_provider' || reason === 'reversed' ? 'pending' : 'sending');
  await audit(tx, {
    actor: operatorId,
    action: 'refund.retried',
    subject: `refund:${id}`,
    details: { reference, amount, note },
  });
  return { ok: true };
}

/**
 * A refund that the provider cannot carry out was paid from our bank account: as much as is still owed of it, no more.
 * The rest of it, if others have given that back, is closed. @throws Refusal
 */
export async function payRefundByHand(
  tx: Tx,
  config: Config,
  operatorId: string,
  id: string,
  { amount, note }: { amount?: number; note: string },
): Promise<{ ok: true }> {
  const refund = await lockAnsweredRefund(tx, id);
  const { reference } = refund;
  const { paid, currency, claims } = await findMoneyOf(tx, reference);
  const owed = demandCertain(certainlyOwedOf(paid, claims, id));
  const handed = amount === undefined ? refund.amount : kobo(amount);
  if (handed !== owed || owed === 0) {
    const why = sayWhyNotOwed(claims, id, currency).join(', ') || 'no more was paid';
    throw refusal('refund_not_owed', { owed: formatAmount(owed, currency), why });
  }
  if (owed < refund.amount) await undoRefund(tx, refund, subtractKobo(refund.amount, owed));
  await recordPaidByHand(tx, { id, reference, amount: owed, currency }, operatorId, note);
  await weighExcess(tx, reference);
  if (refund.reason === 'at_provider') await tellSellers(tx, config, reference, { id, amount: owed });
  return { ok: true };
}

/** What is only told of is gone or known in a while: until then nobody says what a buyer is owed. @throws Refusal */
function demandCertain(owed: Kobo | null): Kobo {
  if (owed === null) throw refusal('refund_uncertain');
  return owed;
}

/** Nobody here decided this refund, and so nobody has told them yet. */
async function tellSellers(tx: Tx, config: Config, reference: string, refund: { id: string; amount: Kobo }) {
  const order = await findOrder(tx, { reference });
  if (order) await tellSellersOfRefund(tx, config, order.orderId, refund);
}

interface Word {
  seen: string;
  note: string;
}

/** Closes a refund that waits for a person because nothing is owed. @throws Refusal */
export async function closeRefund(tx: Tx, operatorId: string, id: string, { seen, note }: Word): Promise<{ ok: true }> {
  const refund = await lockAnsweredRefund(tx, id);
  const { reference, amount } = refund;
  if (refund.providerStatus !== null && refund.providerStatus !== 'failed') throw refusal('refund_at_provider');
  const { paid, claims } = await findMoneyOf(tx, reference);
  demandSeen(seen, markOfRefund({ amount, owed: demandCertain(certainlyOwedOf(paid, claims, id)) }));
  await undoRefund(tx, refund, amount);
  await weighExcess(tx, reference);
  const details = { reference, amount, note };
  await audit(tx, { actor: operatorId, action: 'refund.not_owed', subject: `refund:${id}`, details });
  return { ok: true };
}

/**
 * Closes the matter of a refund that went back though nobody owed it, whatever becomes of the refund: what the buyer has
 * too much of is written off. @throws Refusal
 */
export async function closeRefundMatter(
  tx: Tx,
  operatorId: string,
  id: string,
  { seen, note }: Word,
): Promise<{ ok: true }> {
  const { reference, amount, excess, matter, matterSince, matterClosedAt } = await lockRefund(tx, id);
  if (matter === null || matterClosedAt !== null) throw refusal('matter_closed');
  demandSeen(seen, markOfOverpaid({ matter, matterSince, excess }));
  await markMatterClosed(tx, id);
  if (excess > 0) await bookWrittenOff(tx, reference, excess);
  const details = { reference, amount, excess, matter, note };
  await audit(tx, { actor: operatorId, action: 'refund.matter_closed', subject: `refund:${id}`, details });
  return { ok: true };
}
