import { type Static, Type } from 'typebox';
import { PaymentCheck, PaymentReference, RefundReason } from './checkout.ts';
import { closed, Kobo, Time } from './common.ts';
import type { Endpoint } from './endpoint.ts';

/** Money of a buyer that is neither an order nor back yet, or came back a short while ago. */
export const MoneyUnderWay = Type.Object(
  {
    reference: Type.String(),
    state: Type.Enum(['awaited', 'returning', 'needs_person', 'returned'], {
      description:
        'awaited: the payment may still arrive; returning: it goes back; needs_person: it could not go back by itself; returned: the provider has sent it back',
    }),
    amount: Kobo,
    currency: Type.String({ description: 'Of the amount; a payment in another one than naira goes back in that one' }),
    reason: Type.Union([RefundReason, Type.Null()], { description: 'Why it goes back' }),
    method: Type.Union([Type.Enum(['provider', 'credit', 'hand']), Type.Null()], {
      description: 'How it goes back: through the payment provider, as store credit, or by a bank transfer',
    }),
    orderNumber: Type.Union([Type.String(), Type.Null()], { description: 'Of the order that it concerns' }),
    boughtSince: Type.Boolean({
      description: 'The buyer has bought goods of an awaited payment in another order since: paid now, it goes back',
    }),
    heldUntil: Type.Union([Time, Type.Null()], {
      description: 'Until when the goods of an awaited payment are kept for the buyer; null when they are not',
    }),
    since: Type.String({ format: 'date-time', description: 'When it was begun, or decided to go back' }),
    changedAt: Time,
  },
  { $id: 'MoneyUnderWay' },
);
export type MoneyUnderWay = Static<typeof MoneyUnderWay>;

export const payments = {
  moneyUnderWay: {
    summary:
      "The buyer's payments that may still arrive, those that go back, and those without an order that went back in the last 7 days",
    access: { signedInOr: 'not_signed_in' },
    response: Type.Object({ items: Type.Array(MoneyUnderWay) }),
    errors: [],
  },
  cancelPayment: {
    summary:
      'The buyer will not pay: the provider is asked once more, and the goods are no longer kept unless it was paid',
    access: { signedInOr: 'order_needs_sign_in' },
    body: Type.Object({ reference: PaymentReference }, closed),
    response: PaymentCheck,
    errors: ['payment_not_found'],
  },
} satisfies Record<string, Endpoint>;
