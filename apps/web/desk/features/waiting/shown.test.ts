import type { DeskParcel } from '@oja/contract/desks/desk-orders';
import type { Pulse } from '@oja/contract/desks/desk-store';
import { describe, expect, it } from 'vitest';
import type { Act } from './act.ts';
import { shownOrder, shownParcel, shownPulse } from './shown.ts';

const at = Date.parse('2026-11-25T09:00:00.000Z');
const waiting = (...acts: Act[]) => acts.map((act) => ({ key: 'k', at, act, about: '' }));
const order = { orderId: 'a', status: 'pending', packedAt: null, dueAt: '2026-11-26T09:00:00.000Z' } as const;

describe('a parcel with acts that wait', () => {
  it('stands where the last of them takes it', () => {
    const acts = waiting({ kind: 'accept', orderId: 'a' }, { kind: 'pack', orderId: 'a', packed: true });
    expect(shownOrder(order, acts)).toEqual({
      orderId: 'a',
      status: 'approved',
      packedAt: '2026-11-25T09:00:00.000Z',
      dueAt: null,
    });
  });

  it('is not touched by those on others', () => {
    expect(shownOrder(order, waiting({ kind: 'acceptSeveral', orderIds: ['b', 'c'] }))).toEqual(order);
    expect(shownOrder(order, waiting({ kind: 'acceptSeveral', orderIds: ['b', 'a'] })).status).toBe('approved');
  });

  it('travels as it was typed for it', () => {
    const parcel = {
      ...order,
      courier: null,
      trackingNumber: null,
      riderPhone: null,
      ownNote: '',
    } as unknown as DeskParcel;
    const shown = shownParcel(
      parcel,
      waiting({
        kind: 'shipSeveral',
        courier: 'DHL',
        parcels: [
          { orderId: 'b', trackingNumber: 'B-1', riderPhone: '' },
          { orderId: 'a', trackingNumber: 'A-1', riderPhone: '' },
        ],
      }),
    );
    expect(shown).toMatchObject({ status: 'shipped', courier: 'DHL', trackingNumber: 'A-1', riderPhone: null });
    expect(shownParcel(parcel, waiting({ kind: 'note', orderId: 'a', ownNote: 'Ring twice' })).ownNote).toBe(
      'Ring twice',
    );
  });
});

describe('the counts with acts that wait', () => {
  const pulse: Pulse = { new: 4, toPack: 6, late: 1, onTheWay: 2, newest: null };

  it('move on with each step', () => {
    const acts = waiting(
      { kind: 'acceptSeveral', orderIds: ['a', 'b', 'c'] },
      { kind: 'ship', orderId: 'd', courier: '', trackingNumber: '', riderPhone: '' },
      { kind: 'deliver', orderId: 'e' },
      { kind: 'pack', orderId: 'f', packed: true },
    );
    expect(shownPulse(pulse, acts)).toEqual({ new: 1, toPack: 8, late: 1, onTheWay: 2, newest: null });
  });

  it('never fall below nothing', () => {
    const acts = waiting({ kind: 'acceptSeveral', orderIds: ['a', 'b', 'c', 'd', 'e', 'f'] });
    expect(shownPulse(pulse, acts)).toMatchObject({ new: 0, toPack: 10 });
  });
});
