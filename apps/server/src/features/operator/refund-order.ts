import { kobo, subtractKobo } from '@oja/domain/money/money';
import { formatNaira } from '@oja/domain/money/naira';
import { leftToGiveBack, reasonsWhy, sayReasons } from '@oja/domain/payments/money-back';
import { type WayBack, waysBackOf } from '@oja/domain/payments/payment-method';
import type { Tx } from '../../database/pool.ts';
import type { Deps } from '../../deps.ts';
import { refusal } from '../../http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Config } from '../../settings/config.ts';
import { lockUser } from '../accounts/accounts.steps.ts';
import { askBeforeGivingBack } from '../payments/payments.commands.ts';
import { findMoneyOf } from '../payments/payments.questions.ts';
import { giveBack, lockPayment, tellSellersOfRefund } from '../payments/payments.steps.ts';
import { findOrder } from './operator.queries.ts';

interface AskedRefund {
  amount: number;
  to: WayBack;
  note: string;
}

/** The provider may know of money that went back since. @throws Refusal */
export async function askAboutOrder(
  deps: Deps,
  orderId: string,
  log: Parameters<typeof askBeforeGivingBack>[2],
): Promise<void> {
  const order = await findOrder(deps.db, { id: orderId });
  if (order && !order.isPlay) await askBeforeGivingBack(deps, order.reference, log);
}

/**
 * Gives back the money of an order, or part of it: to the card by way of the provider, or as store credit at once. Never
 * more than is left, whoever else is at it. @throws Refusal
 */
export async function refundOrder(tx: Tx, config: Config, operatorId: string, orderId: string, asked: AskedRefund) {
  const order = await findOrder(tx, { id: orderId });
  if (!order) throw refusal('order_not_found');
  if (order.isPlay) throw refusal('play_money');
  if (!waysBackOf[order.method].includes(asked.to)) throw refusal('refund_not_to_card');
  // Buyer, then payment: the order in which everything that decides about money locks them.
  if (asked.to === 'credit' && !(await lockUser(tx, order.buyerId))) throw refusal('account_gone');
  await lockPayment(tx, order.reference);
  const { paid, claims } = await findMoneyOf(tx, order.reference);
  const left = leftToGiveBack(paid, claims);
  const amount = kobo(asked.amount);
  if (amount > left) {
    throw refusal('refund_too_large', { left: formatNaira(left), why: sayReasons(reasonsWhy(claims)) });
  }
  const id = newId();
  await giveBack(tx, order, { ...asked, id, amount, by: operatorId });
  await tellSellersOfRefund(tx, config, orderId, { id, amount });
  return { refundId: id, amount, left: subtractKobo(left, amount) };
}
