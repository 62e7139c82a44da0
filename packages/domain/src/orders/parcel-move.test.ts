import { expect, it } from 'vitest';
import { sellerStatuses } from './order-status.ts';
import { type AskedMove, decideParcelMove, type ParcelState } from './parcel-move.ts';

const parcel = (
  status: ParcelState['status'],
  trackingNumber: string | null = null,
  courier: string | null = null,
): ParcelState => ({ status, trackingNumber, courier });
const asked = (status: AskedMove['status'], trackingNumber = '', courier = ''): AskedMove => ({
  status,
  trackingNumber,
  courier,
});

it('goes one step at a time, and takes its tracking number and its courier when it is shipped', () => {
  expect(decideParcelMove(parcel('pending'), asked('approved', 'GIG-1', 'GIG Logistics'))).toEqual({
    kind: 'move',
    to: parcel('approved'),
  });
  expect(decideParcelMove(parcel('approved'), asked('shipped', ' GIG-1 ', ' GIG Logistics '))).toEqual({
    kind: 'move',
    to: parcel('shipped', 'GIG-1', 'GIG Logistics'),
  });
  expect(decideParcelMove(parcel('shipped', 'GIG-1', 'GIG Logistics'), asked('delivered'))).toEqual({
    kind: 'move',
    to: parcel('delivered', 'GIG-1', 'GIG Logistics'),
  });
});

it('is not shipped without a tracking number, but without the name of a courier', () => {
  expect(decideParcelMove(parcel('approved'), asked('shipped', ' ', 'GIG Logistics'))).toEqual({
    kind: 'refuse',
    reason: 'tracking_number_needed',
  });
  expect(decideParcelMove(parcel('approved'), asked('shipped', 'GIG-1', ' '))).toEqual({
    kind: 'move',
    to: parcel('shipped', 'GIG-1'),
  });
});

it('stays where it is when the same is asked again, and refuses another number or courier for what is on its way', () => {
  const sent = parcel('shipped', 'GIG-1', 'GIG Logistics');
  for (const same of [asked('shipped', 'GIG-1', 'GIG Logistics'), asked('shipped', 'GIG-1'), asked('shipped')]) {
    expect(decideParcelMove(sent, same).kind).toBe('stay');
  }
  expect(decideParcelMove(sent, asked('shipped', 'GIG-2', 'GIG Logistics')).kind).toBe('refuse');
  expect(decideParcelMove(sent, asked('shipped', 'GIG-1', 'ABC Transport')).kind).toBe('refuse');
  expect(decideParcelMove(parcel('shipped', 'GIG-1'), asked('shipped', 'GIG-1', 'ABC Transport')).kind).toBe('refuse');
});

it('goes neither back nor two steps at once', () => {
  for (const [from, status] of sellerStatuses.entries()) {
    for (const [to, wanted] of sellerStatuses.entries()) {
      if (to === from || to === from + 1) continue;
      expect(decideParcelMove(parcel(status, 'GIG-1'), asked(wanted, 'GIG-1'))).toEqual({
        kind: 'refuse',
        reason: 'cannot_move',
      });
    }
  }
});
