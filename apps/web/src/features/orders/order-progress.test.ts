import type { Order } from '@oja/contract/checkout';
import { describe, expect, it } from 'vitest';
import { progressOf, statusOf } from './order-progress.ts';

type Parcel = Order['sellerStatuses'][string];
const parcel = (status: Parcel['status'], times: Partial<Parcel> = {}): Parcel => ({
  status,
  approvedAt: null,
  shippedAt: null,
  deliveredAt: null,
  notes: null,
  trackingNumber: null,
  courier: null,
  ...times,
});
const orderOf = (...parcels: Parcel[]) => ({
  status: 'pending' as const,
  sellerStatuses: Object.fromEntries(parcels.map((one, index) => [`s${index}`, one])),
  items: parcels.map((_, index) => ({ sellerId: `s${index}`, quantity: 2, cancelled: 0 })),
});
/** The same order, of whose first parcels so many are cancelled. */
const without = (count: number, ...parcels: Parcel[]) => {
  const order = orderOf(...parcels);
  return { ...order, items: order.items.map((item, index) => (index < count ? { ...item, cancelled: 2 } : item)) };
};

describe('how far an order shows to be', () => {
  it('follows its parcels, not itself [ORD-09, ORD-11, ORD-12]', () => {
    expect(statusOf(orderOf(parcel('delivered'), parcel('pending')))).toBe('delivered');
    expect(statusOf(orderOf(parcel('approved'), parcel('pending')))).toBe('pending');
    expect(statusOf(orderOf(parcel('approved'), parcel('approved')))).toBe('approved');
  });

  it('dates each completed step [ORD-03, ORD-13, ORD-14]', () => {
    const order = orderOf(
      parcel('shipped', { approvedAt: '2026-11-01T08:00:00Z', shippedAt: '2026-11-03T08:00:00Z' }),
      parcel('shipped', { approvedAt: '2026-11-02T08:00:00Z', shippedAt: '2026-11-04T08:00:00Z' }),
    );
    expect(progressOf(order).map(({ label, state, at }) => [label, state, at])).toEqual([
      ['Confirmed', 'completed', '2026-11-02T08:00:00Z'],
      ['Shipped', 'completed', '2026-11-03T08:00:00Z'],
      ['Delivered', 'current', null],
    ]);
  });

  it('says what the next step waits for, which is not reached [ORD-13, ORD-14]', () => {
    const waiting = (...parcels: Parcel[]) =>
      progressOf(orderOf(...parcels)).map(({ state, waitsFor }) => [state, waitsFor]);
    const later = ['pending', null];
    const done = ['completed', null];
    expect(waiting(parcel('pending'))).toEqual([['current', 'waiting for the seller'], later, later]);
    expect(waiting(parcel('approved'), parcel('pending'))).toEqual([
      ['current', 'waiting for all sellers'],
      later,
      later,
    ]);
    expect(waiting(parcel('approved'))).toEqual([done, ['current', 'being packed'], later]);
    expect(waiting(parcel('shipped'))).toEqual([done, done, ['current', 'on its way']]);
    expect(waiting(parcel('delivered'))).toEqual([done, done, done]);
  });

  it('leaves out what does not come, and waits for nothing where nothing does [ORD-18]', () => {
    const accepted = parcel('approved', { approvedAt: '2026-11-01T08:00:00Z' });
    const rest = without(1, parcel('pending'), accepted);
    expect(statusOf(rest)).toBe('approved');
    expect(progressOf(rest).map(({ state, waitsFor }) => [state, waitsFor])).toEqual([
      ['completed', null],
      ['current', 'being packed'],
      ['pending', null],
    ]);
    const none = without(2, parcel('pending'), accepted);
    expect(progressOf(none).map(({ waitsFor }) => waitsFor)).toEqual([null, null, null]);
  });

  it('dates nothing that is not reached', () => {
    const order = orderOf(parcel('approved', { approvedAt: '2026-11-01T08:00:00Z' }), parcel('pending'));
    expect(progressOf(order).every(({ at }) => at === null)).toBe(true);
  });
});
