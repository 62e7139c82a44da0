import { expect, it } from 'vitest';
import { sellerStatuses } from './order-status.ts';
import { type AskedMove, decideCorrection, decideParcelMove, type ParcelState } from './parcel-move.ts';

const nothing = { trackingNumber: null, courier: null, riderPhone: null };
const parcel = (status: ParcelState['status'], way: Partial<ParcelState> = {}): ParcelState => ({
  status,
  ...nothing,
  ...way,
});
const asked = (status: AskedMove['status'], way: Partial<AskedMove> = {}): AskedMove => ({
  status,
  trackingNumber: '',
  courier: '',
  riderPhone: '',
  ...way,
});
const gig = { trackingNumber: 'GIG-1', courier: 'GIG Logistics' };

it('goes one step at a time, and takes its tracking number and its courier when it is shipped', () => {
  expect(decideParcelMove(parcel('pending'), asked('approved', gig))).toEqual({ kind: 'move', to: parcel('approved') });
  const typed = { trackingNumber: ' GIG -1 ', courier: ' gig logistics ' };
  expect(decideParcelMove(parcel('approved'), asked('shipped', typed))).toEqual({
    kind: 'move',
    to: parcel('shipped', gig),
  });
  expect(decideParcelMove(parcel('shipped', gig), asked('delivered'))).toEqual({
    kind: 'move',
    to: parcel('delivered', gig),
  });
});

it('is shipped with what its courier needs [PARCEL-25]', () => {
  const ship = (way: Partial<AskedMove>) => decideParcelMove(parcel('approved'), asked('shipped', way));
  const refused = (reason: string) => ({ kind: 'refuse', reason });
  expect(ship({ trackingNumber: ' ', courier: 'GIG Logistics' })).toEqual(refused('tracking_number_needed'));
  expect(ship({ courier: 'Own rider' })).toEqual(refused('rider_phone_needed'));
  expect(ship({ courier: 'Own rider', riderPhone: '0803' })).toEqual(refused('rider_phone_invalid'));
  expect(ship({ courier: 'Own rider', riderPhone: ' 0803 555 0142 ' })).toEqual({
    kind: 'move',
    to: parcel('shipped', { courier: 'Own rider', riderPhone: '0803 555 0142' }),
  });
  const bus = { courier: 'Waybill by bus', trackingNumber: 'PARK-77' };
  expect(ship(bus)).toEqual(refused('rider_phone_needed'));
  expect(ship({ courier: 'Own rider', trackingNumber: 'PARK-77' })).toEqual(refused('rider_phone_needed'));
  expect(ship({ ...bus, riderPhone: '0803 555 0142' })).toEqual({
    kind: 'move',
    to: parcel('shipped', { ...bus, riderPhone: '0803 555 0142' }),
  });
  expect(ship({ courier: 'buyer collects', trackingNumber: 'GIG-1', riderPhone: '08035550142' })).toEqual({
    kind: 'move',
    to: parcel('shipped', { courier: 'Buyer collects' }),
  });
  expect(ship({ ...gig, riderPhone: '08035550142' })).toEqual({ kind: 'move', to: parcel('shipped', gig) });
  expect(ship({ trackingNumber: 'GIG-1' })).toEqual({
    kind: 'move',
    to: parcel('shipped', { trackingNumber: 'GIG-1' }),
  });
});

it.each(['GIG', 'x'.repeat(41), 'GIG<script>', 'GIG-1;2'])('is not shipped with %j for a tracking number', (number) => {
  expect(decideParcelMove(parcel('approved'), asked('shipped', { trackingNumber: number }))).toEqual({
    kind: 'refuse',
    reason: 'tracking_number_invalid',
  });
});

it('stays where it is when the same is asked again, and refuses another number or courier for what is on its way', () => {
  const sent = parcel('shipped', gig);
  for (const same of [gig, { trackingNumber: 'GIG-1' }, {}]) {
    expect(decideParcelMove(sent, asked('shipped', same)).kind).toBe('stay');
  }
  for (const other of [
    { ...gig, trackingNumber: 'GIG-2' },
    { ...gig, courier: 'ABC Transport' },
  ]) {
    expect(decideParcelMove(sent, asked('shipped', other)).kind).toBe('refuse');
  }
  const ridden = parcel('shipped', { courier: 'Own rider', riderPhone: '08035550142' });
  expect(decideParcelMove(ridden, asked('shipped', { riderPhone: '08055501999', courier: 'Own rider' })).kind).toBe(
    'refuse',
  );
});

it('goes neither back nor two steps at once [PARCEL-01]', () => {
  for (const [from, status] of sellerStatuses.entries()) {
    for (const [to, wanted] of sellerStatuses.entries()) {
      if (to === from || to === from + 1) continue;
      expect(decideParcelMove(parcel(status, { trackingNumber: 'GIG-1' }), asked(wanted, gig))).toEqual({
        kind: 'refuse',
        reason: 'cannot_move',
      });
    }
  }
});

it('is corrected while it is on its way, by what such a courier needs', () => {
  const correct = (state: ParcelState, way: Partial<AskedMove>) => decideCorrection(state, asked('shipped', way));
  const sent = parcel('shipped', gig);
  expect(correct(sent, { ...gig, trackingNumber: 'GIG-2' })).toEqual({
    kind: 'change',
    to: { ...nothing, ...gig, trackingNumber: 'GIG-2' },
  });
  expect(correct(sent, gig)).toEqual({ kind: 'stay' });
  const ridden = { courier: 'Own rider', riderPhone: '0803 555 0142' };
  expect(correct(parcel('shipped', ridden), ridden)).toEqual({ kind: 'stay' });
  expect(correct(parcel('shipped', ridden), { ...ridden, riderPhone: '0805 111 2233' })).toEqual({
    kind: 'change',
    to: { ...nothing, courier: 'Own rider', riderPhone: '0805 111 2233' },
  });
  expect(correct(sent, { courier: 'DHL' })).toEqual({ kind: 'refuse', reason: 'tracking_number_needed' });
  expect(correct(sent, { ...gig, courier: 'Own rider' })).toEqual({ kind: 'refuse', reason: 'rider_phone_needed' });
  for (const status of ['pending', 'approved', 'delivered'] as const) {
    expect(correct(parcel(status, gig), gig)).toEqual({ kind: 'refuse', reason: 'not_on_its_way' });
  }
});
