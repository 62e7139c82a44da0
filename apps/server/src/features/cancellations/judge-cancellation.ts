import { kobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { type LineRefund, lineRefund } from '@oja/domain/payments/line-refund';
import { leftToGiveBack, reasonsWhy, sayReasons } from '@oja/domain/payments/money-back';
import type { Db } from '../../database/pool.ts';
import type { SellerId } from '../../http/desk.ts';
import { type Refusal, refusal } from '../../http/refusal.ts';
import { findMoneyOf } from '../payments/payments.questions.ts';
import { type CancelTarget, findLine, findTarget, readSoldOrder, type TargetLine } from './cancellations.queries.ts';

export interface AskedPieces {
  line: number;
  quantity: number;
}

/** Pieces that can be cancelled, and what goes back for them. */
export interface Judged {
  line: TargetLine;
  refund: LineRefund;
}

/** @throws Refusal for an order of which the store has no part, and for one that was paid with play money */
export async function readTarget(db: Db, sellerId: SellerId, orderId: string): Promise<CancelTarget> {
  const target = await findTarget(db, sellerId, orderId);
  if (!target) throw refusal('parcel_not_found');
  if (target.isPlay) throw refusal('play_money');
  return target;
}

/**
 * Whether pieces of a line can be cancelled, as far as the shop knows by itself: the parcel has not left, so many are left,
 * nobody contests the payment, and nothing that went back before leaves less than was paid for them. For certain once payment
 * and parcel are locked. @throws Refusal
 */
export async function judgeCancellation(
  db: Db,
  sellerId: SellerId,
  { orderId, reference, status }: CancelTarget,
  asked: AskedPieces,
): Promise<Judged> {
  const line = await findLine(db, sellerId, { orderId, line: asked.line });
  if (!line) throw refusal('line_not_found');
  if (status !== 'pending' && status !== 'approved') throw cannotBe(`the parcel is ${status}`);
  const left = line.quantity - line.cancelled;
  if (asked.quantity > left) throw refusal('not_so_many_left', { left });
  const refund = lineRefund(await readSoldOrder(db, sellerId, orderId), asked);
  const { paid, claims } = await findMoneyOf(db, reference);
  if (claims.some(({ why }) => why === 'disputed')) throw cannotBe("the buyer's bank looks into the payment");
  const fits = refund.amount > 0 && refund.amount <= leftToGiveBack(paid, claims);
  if (!fits) throw tooMuchWentBack(leftToGiveBack(paid, claims), sayReasons(reasonsWhy(claims)));
  return { line, refund };
}

export const cannotBe = (why: string): Refusal => refusal('line_cannot_be_cancelled', { why });

export const tooMuchWentBack = (left: number, why: string): Refusal =>
  cannotBe(`only ${formatNaira(kobo(left))} of the order can still go back, for ${why}`);
