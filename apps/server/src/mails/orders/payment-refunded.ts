import type { Kobo } from '@oja/domain/money/money';
import { formatAmount } from '@oja/domain/money/naira';
import { bankTime, type RefundReason, refundReasons } from '@oja/domain/payments/refund';
import { greeting } from '../letter/addressee.ts';
import { type MailShop, orderUrl, screenUrl } from '../letter/mail-shop.ts';
import { writeMail } from '../letter/write-mail.ts';

/** A mail stays small however much was bought. */
const mostGoods = 5;

export interface RefundedPayment {
  name: string;
  amount: Kobo;
  currency: string;
  reason: RefundReason;
  reference: string;
  toCredit: boolean;
  /** Null of a payment that became no order. */
  order: { id: string; orderNumber: string } | null;
  /** What was paid for. */
  goods: readonly string[];
}

/** To the buyer, when money of a payment goes back: to the card, or into the store credit at once; or has gone there by others' doing. */
export function paymentRefunded(
  shop: MailShop,
  { name, amount, currency, reason, reference, toCredit, order, goods }: RefundedPayment,
) {
  const money = formatAmount(amount, currency);
  const isGone = reason === 'at_provider' || reason === 'reversed';
  const there = 'the card or account you paid with';
  const left = goods.length - mostGoods;
  const shown = [...goods.slice(0, mostGoods), ...(left > 0 ? [`and ${left} more`] : [])];
  return writeMail(shop, {
    subject: isGone ? `${money} went back to you` : `We are returning ${money} to you`,
    preview: toCredit ? 'It is in your store credit now.' : `It ${isGone ? 'went' : 'goes'} back to ${there}.`,
    heading: `${greeting('Hello', name)}, your money ${wayOf({ toCredit, isGone })}`,
    blocks: [
      {
        kind: 'text',
        text: isGone
          ? `${money} of your payment went back to you. ${refundReasons[reason]} If you do not know why, write to us.`
          : `${refundReasons[reason]} We are returning ${money} to you; you need not do anything.`,
      },
      {
        kind: 'facts',
        facts: [
          ...(order ? [{ label: 'Order', value: order.orderNumber }] : []),
          { label: order ? 'Goods of the order' : 'Paid for', value: shown.join('\n') },
          { label: 'Amount', value: money },
          { label: isGone ? 'Went to' : 'Goes to', value: toCredit ? 'your store credit' : there },
          { label: 'Payment reference', value: reference },
        ],
      },
      ...(reason === 'reversed'
        ? []
        : [{ kind: 'text' as const, text: toCredit ? 'You can pay your next order with it.' : bankTime }]),
      order
        ? { kind: 'button', label: 'See my order', href: orderUrl(shop, order.id) }
        : { kind: 'button', label: 'Back to the shop', href: screenUrl(shop, '/') },
    ],
    because: 'You get this mail because you paid us.',
  });
}

function wayOf({ toCredit, isGone }: { toCredit: boolean; isGone: boolean }): string {
  if (toCredit) return 'is in your store credit';
  return isGone ? 'went back' : 'is on its way back';
}
