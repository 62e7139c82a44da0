import { expect, it } from 'vitest';
import { sellerStatuses } from './order-status.ts';
import { decideParcelMove, type ParcelState } from './parcel-move.ts';

const parcel = (status: ParcelState['status'], trackingNumber: string | null = null) => ({ status, trackingNumber });

it('goes one step at a time, and takes its tracking number when it is shipped', () => {
  expect(decideParcelMove(parcel('pending'), { status: 'approved', trackingNumber: '' })).toEqual({
    kind: 'move',
    to: parcel('approved'),
  });
  expect(decideParcelMove(parcel('approved'), { status: 'shipped', trackingNumber: ' GIG-1 ' })).toEqual({
    kind: 'move',
    to: parcel('shipped', 'GIG-1'),
  });
  expect(decideParcelMove(parcel('shipped', 'GIG-1'), { status: 'delivered', trackingNumber: '' })).toEqual({
    kind: 'move',
    to: parcel('delivered', 'GIG-1'),
  });
});

it('is not shipped without a tracking number', () => {
  expect(decideParcelMove(parcel('approved'), { status: 'shipped', trackingNumber: ' ' })).toEqual({
    kind: 'refuse',
    reason: 'tracking_number_needed',
  });
});

it('stays where it is when the same is asked again, and refuses another number for what is on its way', () => {
  expect(decideParcelMove(parcel('shipped', 'GIG-1'), { status: 'shipped', trackingNumber: 'GIG-1' }).kind).toBe(
    'stay',
  );
  expect(decideParcelMove(parcel('shipped', 'GIG-1'), { status: 'shipped', trackingNumber: 'GIG-2' }).kind).toBe(
    'refuse',
  );
});

it('goes neither back nor two steps at once', () => {
  for (const [from, status] of sellerStatuses.entries()) {
    for (const [to, asked] of sellerStatuses.entries()) {
      if (to === from || to === from + 1) continue;
      expect(decideParcelMove(parcel(status, 'GIG-1'), { status: asked, trackingNumber: 'GIG-1' })).toEqual({
        kind: 'refuse',
        reason: 'cannot_move',
      });
    }
  }
});
