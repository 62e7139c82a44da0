import { paymentMethods, waysBack } from '@oja/domain/payments/payment-method';
import { type Static, Type } from 'typebox';
import { closed, Id, IdParams, Kobo, shortText, Time } from '../common.ts';
import type { Endpoint } from '../endpoint.ts';
import { access, acting, amount, knowing, reason } from './operator-act.ts';

export const OrderMoney = Type.Object(
  {
    orderId: Id,
    orderNumber: Type.String(),
    buyerName: Type.String(),
    placedAt: Time,
    method: Type.Enum(paymentMethods),
    paid: Kobo,
    /** What nobody has given back, is giving back or contests. */
    left: Kobo,
    reasons: Type.Array(Type.String(), { description: 'Why it is not all that was paid, in words' }),
  },
  { $id: 'OrderMoney' },
);
export type OrderMoney = Static<typeof OrderMoney>;

export const operatorMoneyBack = {
  operatorOrder: {
    summary: 'What was paid for an order, and how much of it can still be given back',
    access,
    query: Type.Object({ orderNumber: shortText(40) }, closed),
    response: OrderMoney,
    errors: ['route_not_found', 'order_not_found'],
  },
  refundOrder: {
    summary: 'Give back the money of an order, or part of it',
    access,
    params: IdParams,
    body: Type.Object({ amount, to: Type.Enum(waysBack), note: reason }, closed),
    response: Type.Object({ refundId: Id, amount: Kobo, left: Kobo }),
    errors: [...knowing, 'order_not_found', 'play_money', 'refund_too_large', 'refund_not_to_card', 'account_gone'],
  },
  grantCredit: {
    summary: 'Give store credit to an account',
    access,
    body: Type.Object({ email: shortText(254), amount, note: reason }, closed),
    response: Type.Object({ balance: Kobo }),
    errors: [...acting, 'account_gone'],
  },
} satisfies Record<string, Endpoint>;
