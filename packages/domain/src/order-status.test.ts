import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, nextStatus, type SellerStatus, sellerStatuses, shownStatus } from './order-status.ts';

describe('transitions', () => {
  it('go forward, one step at a time [ORD-06]', () => {
    expect(sellerStatuses).toEqual(['pending', 'approved', 'shipped', 'delivered']);
    for (const [i, from] of sellerStatuses.entries()) {
      for (const [j, to] of sellerStatuses.entries())
        expect([from, to, canMove(from, to)]).toEqual([from, to, j === i + 1]);
      expect(nextStatus(from)).toBe(sellerStatuses[i + 1]);
    }
  });
});

describe('shownStatus', () => {
  it.each<[string, SellerStatus[], SellerStatus | undefined, SellerStatus]>([
    ["no seller: the order's own [ORD-07]", [], 'shipped', 'shipped'],
    ['no seller, no own: pending [ORD-08]', [], undefined, 'pending'],
    ['any delivered [ORD-09]', ['pending', 'delivered'], 'pending', 'delivered'],
    ['delivered before shipped [ORD-09]', ['shipped', 'delivered'], undefined, 'delivered'],
    ['any shipped [ORD-10]', ['pending', 'shipped', 'approved'], undefined, 'shipped'],
    ['all approved [ORD-11]', ['approved', 'approved'], undefined, 'approved'],
    ['one still pending [ORD-12]', ['approved', 'pending'], 'approved', 'pending'],
    ['all pending [ORD-12]', ['pending'], 'delivered', 'pending'],
  ])('%s', (_, sellers, own, shown) => {
    expect(shownStatus(sellers, own)).toBe(shown);
  });

  it('does not depend on the order of the sellers', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sellerStatuses), { minLength: 1 }), (sellers) => {
        expect(shownStatus([...sellers].reverse())).toBe(shownStatus(sellers));
      }),
    );
  });
});
