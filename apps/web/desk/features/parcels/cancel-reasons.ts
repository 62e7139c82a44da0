import type { CancelReason } from '@oja/domain/payments/line-refund';

/** Why something is cancelled, as a member says it. */
export const reasonNames: Record<CancelReason, string> = {
  not_there: 'Not there',
  buyer_asked: 'The buyer asked',
  cannot_deliver: 'Cannot deliver',
  wrong_price: 'Wrong price',
};

const reasons = Object.keys(reasonNames) as CancelReason[];

export const reasonNamed = (name: string | undefined): CancelReason | undefined =>
  reasons.find((reason) => reasonNames[reason] === name);
