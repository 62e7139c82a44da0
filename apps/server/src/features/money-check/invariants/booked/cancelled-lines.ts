import type { OrderMoney } from '@oja/domain/money/ledger';
import type { Kobo } from '@oja/domain/money/money';
import { lineRefund, moneyOf, withCancelled } from '@oja/domain/payments/line-refund';
import type { RefundedOrder } from './refunded-orders.queries.ts';

/** What a cancellation gives back by the rule. */
export interface DueForLine {
  amount: Kobo;
  money: OrderMoney;
  /** Of that, what does not go back after all. */
  notOwed: Kobo;
}

/** What is due for each cancellation of an order, by its refund: one after the other, as each depends on those before it. */
export function dueForLines({ sold, cancelled }: RefundedOrder): Map<string, DueForLine> {
  const due = new Map<string, DueForLine>();
  let order = sold;
  for (const { refundId, line, quantity, notOwed } of cancelled) {
    const sellerId = order.lines.find((item) => item.line === line)?.sellerId ?? '';
    try {
      const refund = lineRefund(order, { line, quantity });
      due.set(refundId, { amount: refund.amount, money: moneyOf(sellerId, refund), notOwed });
      order = withCancelled(order, { line, quantity });
    } catch (error) {
      // More than was bought is due by no rule.
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return due;
}
