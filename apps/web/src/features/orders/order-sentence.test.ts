import { kobo } from '@oja/domain/money/money';
import type { SellerStatus } from '@oja/domain/orders/order-status';
import { describe, expect, it } from 'vitest';
import { orderSentence } from './order-sentence.ts';

type Given = SellerStatus | 'cancelled' | 'partly cancelled';

/** An order with a parcel for each of these, of two pieces each. */
function orderOf(parcels: readonly Given[], refunded = false) {
  const cancelled = { cancelled: 2, 'partly cancelled': 1 } as Record<Given, number>;
  return {
    status: 'pending' as const,
    sellers: parcels.map((_, at) => ({ id: `s${at}` })),
    sellerStatuses: Object.fromEntries(
      parcels.map((given, at) => [
        `s${at}`,
        { status: given.endsWith('cancelled') ? 'pending' : (given as SellerStatus) },
      ]),
    ),
    items: parcels.map((given, at) => ({ sellerId: `s${at}`, quantity: 2, cancelled: cancelled[given] ?? 0 })),
    paymentInfo: {
      method: 'card' as const,
      status: 'paid' as const,
      transactionId: 'oja-1',
      amount: kobo(5000),
      refundedAmount: kobo(refunded ? 5000 : 0),
      refundingAmount: kobo(0),
    },
  };
}

describe('how far an order is, in one sentence', () => {
  it.each<[Given[], string]>([
    [['pending'], 'Waiting for the seller to accept'],
    [['pending', 'pending'], 'Waiting for 2 sellers to accept'],
    [['pending', 'approved', 'pending'], 'Waiting for 2 of 3 sellers to accept'],
    [['approved'], 'Being packed'],
    [['approved', 'approved'], 'Being packed'],
    [['shipped'], 'On its way'],
    [['shipped', 'shipped'], 'On its way'],
    [['delivered', 'delivered'], 'Delivered'],
    [['shipped', 'approved', 'pending'], '1 of 3 parcels on its way, 1 being packed, 1 not accepted yet'],
    [['shipped', 'shipped', 'pending', 'pending'], '2 of 4 parcels on their way, 2 not accepted yet'],
    [['delivered', 'shipped', 'shipped'], '1 of 3 parcels delivered, 2 on their way'],
    [['pending', 'delivered'], '1 of 2 parcels delivered, 1 not accepted yet'],
  ])('%j: %s [ORD-18]', (parcels, sentence) => {
    expect(orderSentence(orderOf(parcels))).toBe(sentence);
  });

  it.each<[Given[], string]>([
    [['cancelled', 'delivered'], 'Delivered'],
    [['cancelled', 'pending', 'approved'], 'Waiting for 1 of 2 sellers to accept'],
    [['partly cancelled', 'cancelled'], 'Waiting for the seller to accept'],
    [['cancelled', 'cancelled'], 'Cancelled'],
  ])('does not count what is not sent: %j: %s [ORD-18]', (parcels, sentence) => {
    expect(orderSentence(orderOf(parcels))).toBe(sentence);
  });

  it('waits for nothing when all of the money is back, and tells of what is on its way all the same [ORD-18]', () => {
    expect(orderSentence(orderOf(['pending', 'approved'], true))).toBe('Refunded');
    expect(orderSentence(orderOf(['shipped'], true))).toBe('On its way');
    expect(orderSentence(orderOf(['delivered', 'approved'], true))).toBe('1 of 2 parcels delivered, 1 being packed');
  });

  it('is that of the order itself where it has no parcels [ORD-18]', () => {
    expect(orderSentence(orderOf([]))).toBe('Waiting for the seller to accept');
    expect(orderSentence({ ...orderOf([]), status: 'shipped' })).toBe('On its way');
  });
});
