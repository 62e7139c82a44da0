import type { SellerStatus } from '@oja/domain/orders/order-status';
import { describe, expect, it } from 'vitest';
import { trackerSteps } from './tracker-steps.ts';

describe('trackerSteps', () => {
  it.each<[SellerStatus, string[]]>([
    ['pending', ['current', 'pending', 'pending']],
    ['approved', ['completed', 'current', 'pending']],
    ['shipped', ['completed', 'completed', 'current']],
    ['delivered', ['completed', 'completed', 'completed']],
  ])('%s: %j [ORD-13, ORD-14, ORD-15]', (status, states) => {
    expect(trackerSteps(status).map((step) => step.state)).toEqual(states);
  });

  it('has the three steps in their order [ORD-03]', () => {
    expect(trackerSteps('pending').map((step) => step.label)).toEqual(['Confirmed', 'Shipped', 'Delivered']);
  });
});
