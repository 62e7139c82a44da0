import { expect, it } from 'vitest';
import { bankTime, type RefundMethod, type RefundReason, refundDestinations, refundReasons } from './refund.ts';

it.each<[RefundReason, string]>([
  ['out_of_stock_after_payment', 'What you ordered was sold out before your payment was confirmed.'],
  ['duplicate_payment', 'The same cart was paid for twice; the order stands with the other payment.'],
  ['account_deleted', 'The account was deleted before the payment was confirmed.'],
  ['amount_mismatch', 'The amount that was paid is not the amount of the order.'],
  ['currency_mismatch', 'The payment came in another currency than the order.'],
  ['requested', 'Our support gave it back.'],
  ['line_cancelled', 'The store does not send a part of your order.'],
  ['at_provider', 'It was given back through the payment provider.'],
  ['reversed', 'Your bank took it back.'],
])('a buyer is told why: %s', (reason, words) => {
  expect(refundReasons[reason]).toBe(words);
});

it.each<[RefundMethod, string]>([
  ['provider', 'to the card or account you paid with'],
  ['credit', 'to your store credit'],
  ['hand', 'to your bank account by transfer'],
])('a buyer is told where it goes: %s', (method, words) => {
  expect(refundDestinations[method]).toBe(words);
});

it('a buyer is told how long a bank takes', () => {
  expect(bankTime).toBe('Banks take up to 10 working days to show it.');
});
