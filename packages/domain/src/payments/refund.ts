import type { AutomaticRefundReason } from './disposition.ts';

export type RefundReason = AutomaticRefundReason | 'requested' | 'line_cancelled' | 'at_provider' | 'reversed';
export type RefundMethod = 'provider' | 'credit' | 'hand';

/** Why a payment goes back, as its buyer is told: by mail and in the list of orders. */
export const refundReasons: Record<RefundReason, string> = {
  out_of_stock_after_payment: 'What you ordered was sold out before your payment was confirmed.',
  duplicate_payment: 'The same cart was paid for twice; the order stands with the other payment.',
  goods_bought_since:
    'You had bought some of these goods with another payment since you opened this one, so nothing of this one was ordered.',
  account_deleted: 'The account was deleted before the payment was confirmed.',
  amount_mismatch: 'The amount that was paid is not the amount of the order.',
  currency_mismatch: 'The payment came in another currency than the order.',
  requested: 'Our support gave it back.',
  line_cancelled: 'The store does not send a part of your order.',
  at_provider: 'It was given back through the payment provider.',
  reversed: 'Your bank took it back.',
};

/** Where the money goes. */
export const refundDestinations: Record<RefundMethod, string> = {
  provider: 'to the card or account you paid with',
  credit: 'to your store credit',
  hand: 'to your bank account by transfer',
};

/** Said with every refund: what the shop has sent, the buyer's bank shows in its own time. */
export const bankTime = 'Banks take up to 10 working days to show it.';
