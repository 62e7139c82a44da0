import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canMove, type SellerStatus, sellerStatuses, shownStatus } from './order-status.ts';

describe('transitions', () => {
  it('go forward, one step at a time [ORD-06]', () => {
    expect(sellerStatuses).toEqual(['pending', 'approved', 'shipped', 'delivered']);
    for (const [i, from] of sellerStatuses.entries()) {
      for (const [j, to] of sellerStatuses.entries())
        expect([from, to, canMove(from, to)]).toEqual([from, to, j === i + 1]);
    }
  });
});

describe('shownStatus', () => {
  it("is the order's own without sellers [ORD-07]", () => {
    for (const own of sellerStatuses) expect(shownStatus([], own)).toBe(own);
  });

  it('is pending without sellers and without an own [ORD-08]', () => {
    expect(shownStatus([], undefined)).toBe('pending');
  });

  it.each<[SellerStatus[], SellerStatus | undefined]>([
    [['pending', 'delivered'], 'pending'],
    [['delivered', 'shipped'], undefined],
  ])('is delivered as soon as one seller of %j is [ORD-09]', (sellers, own) => {
    expect(shownStatus(sellers, own)).toBe('delivered');
  });

  it('is shipped as soon as one seller is and none has delivered [ORD-10]', () => {
    expect(shownStatus(['pending', 'shipped', 'approved'], undefined)).toBe('shipped');
  });

  it('is approved once all sellers have approved [ORD-11]', () => {
    expect(shownStatus(['approved', 'approved'], undefined)).toBe('approved');
  });

  it.each<[SellerStatus[], SellerStatus]>([
    [['approved', 'pending'], 'approved'],
    [['pending'], 'delivered'],
  ])("is pending while one seller of %j is, whatever the order's own [ORD-12]", (sellers, own) => {
    expect(shownStatus(sellers, own)).toBe('pending');
  });

  it('does not depend on the order of the sellers', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...sellerStatuses), { minLength: 1 }), (sellers) => {
        expect(shownStatus([...sellers].reverse())).toBe(shownStatus(sellers));
      }),
    );
  });
});
