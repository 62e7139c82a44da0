import { expect, it } from 'vitest';
import { nextStep, stateOf } from './parcel-step.ts';

it.each([
  ['pending', null, 'accept', 'new'],
  ['approved', null, 'pack', 'to-pack'],
  ['approved', '2026-11-27T09:00:00Z', 'ship', 'packed'],
  ['shipped', null, 'deliver', 'on-the-way'],
  ['delivered', '2026-11-27T09:00:00Z', null, 'delivered'],
] as const)('%s, packed at %s: next is %s, and its chip says %s', (status, packedAt, step, state) => {
  expect(nextStep({ status, packedAt, cancelledAt: null })).toBe(step);
  expect(stateOf({ status, packedAt, cancelledAt: null })).toBe(state);
});

it.each(['pending', 'approved'] as const)(
  'nothing is left to do with one that was cancelled while it was %s',
  (status) => {
    const parcel = { status, packedAt: null, cancelledAt: '2026-11-27T09:00:00Z' };
    expect([nextStep(parcel), stateOf(parcel)]).toEqual([null, 'cancelled']);
  },
);
