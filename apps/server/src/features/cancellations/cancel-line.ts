import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import { formatNaira } from '@oja/domain/money/naira';
import { comesBack, moneyOf } from '@oja/domain/payments/line-refund';
import { waysBackOf } from '@oja/domain/payments/payment-method';
import type { Tx } from '../../database/pool.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import type { Desk } from '../../http/desk.ts';
import { answerBefore, answerOnce, keyedRequest } from '../../http/idempotency.ts';
import { type Limit, limitRequests, minute } from '../../http/limits.ts';
import { refusal } from '../../http/refusal.ts';
import type { Call } from '../../http/route.ts';
import { newId } from '../../platform/ids.ts';
import type { Config } from '../../settings/config.ts';
import { lockUser } from '../accounts/accounts.steps.ts';
import { showParcel } from '../parcels/parcels.questions.ts';
import { handle } from '../parcels/parcels.steps.ts';
import { askBeforeGivingBack } from '../payments/payments.commands.ts';
import { giveBack, isLeftForLine, lockPayment } from '../payments/payments.steps.ts';
import { enterAgain } from '../teams/teams.steps.ts';
import type { CancelTarget } from './cancellations.queries.ts';
import { cannotBe, judgeCancellation, readTarget } from './judge-cancellation.ts';
import { type CancelledPieces, writeCancellation } from './write-cancellation.ts';

/** What a member takes back of parcels. */
const cancels: Limit = { name: 'desk-cancel', setting: 'limitDesk', seconds: minute, addressFactor: 10 };

type CancelCall = Pick<Call<'cancelLine'>, 'desk' | 'params' | 'body' | 'request' | 'session'>;

/**
 * Cancels pieces of a line of a parcel that has not left, once for each `Idempotency-Key`, and gives back exactly what was
 * paid for them. What is not there may be counted along. The provider is asked before what went back by it: without an answer
 * nothing new is done. @throws Refusal
 */
export async function cancelLine(deps: Deps, call: CancelCall): Promise<DeskParcel> {
  const { request, session, desk, params, body } = call;
  await limitRequests(deps, cancels, { request, session });
  if (body.counted && comesBack(body.reason)) {
    throw refusal('bad_request', { reason: 'Only what is not there is counted.' });
  }
  const keyed = keyedRequest(request, session, 'cancelLine', { params, body });
  const target = await readTarget(deps.db, desk.sellerId, params.id);
  if (!(await answerBefore(deps.db, keyed))) await askBeforeGivingBack(deps, target.reference, request.log);
  return inTransaction(deps.db, async (tx) => {
    const member = await enterAgain(tx, desk, 'cancel');
    await answerOnce(tx, keyed, async () => {
      await carryOut(tx, { config: deps.config, desk: member, target }, body);
      return { orderId: target.orderId };
    });
    return showParcel(tx, member, target.orderId);
  });
}

interface Means {
  config: Config;
  desk: Desk;
  target: CancelTarget;
}

async function carryOut(tx: Tx, { config, desk, target }: Means, asked: CancelCall['body']): Promise<void> {
  const { sellerId } = desk;
  const { orderId, reference, buyerId } = target;
  const [to] = waysBackOf[target.method];
  // Buyer, payment, order and parcel: what decides about money locks the first two, and writes of it on the third.
  if (to === 'credit' && !(await lockUser(tx, buyerId))) throw refusal('account_gone');
  await lockPayment(tx, reference);
  const { parcel } = await handle(tx, desk, orderId);
  const { line, refund } = await judgeCancellation(tx, sellerId, { ...target, status: parcel.status }, asked);
  if (refund.amount !== asked.seen.amount) {
    const [now, seen] = [refund.amount, asked.seen.amount].map((amount) => formatNaira(amount));
    throw refusal('value_moved', { name: 'What goes back', now: now ?? '', seen: seen ?? '' });
  }
  const money = moneyOf(sellerId, refund);
  if (!(await isLeftForLine(tx, reference, money))) {
    throw cannotBe('a part of the order went back before, and less is left than was paid for this');
  }
  const refundId = newId();
  const note = `Line ${asked.line} of order ${parcel.orderNumber}: ${asked.quantity} × cancelled (${asked.reason})`;
  await giveBack(tx, target, { id: refundId, amount: refund.amount, by: desk.userId, to, note, line: money });
  const { quantity, reason, words = '', counted } = asked;
  const cancelled: CancelledPieces = { line, quantity, reason, words: words.trim(), counted, refund, refundId, to };
  await writeCancellation(tx, { config, desk, parcel, buyerId }, cancelled);
}
