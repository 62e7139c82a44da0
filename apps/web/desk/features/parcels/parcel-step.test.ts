import { expect, it } from 'vitest';
import { nextStep, stateNames, stateOf, stepNames } from './parcel-step.ts';

it.each([
  ['pending', null, 'accept', 'new'],
  ['approved', null, 'pack', 'to-pack'],
  ['approved', '2026-11-27T09:00:00Z', 'ship', 'packed'],
  ['shipped', null, 'deliver', 'on-the-way'],
  ['delivered', '2026-11-27T09:00:00Z', null, 'delivered'],
] as const)('%s, packed at %s: next is %s, and its chip says %s [PARCEL-21]', (status, packedAt, step, state) => {
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

it('no act is called as a state is, nor does a button read as one [PARCEL-123]', () => {
  const states = Object.values(stateNames);
  expect(Object.values(stepNames).filter((name) => states.includes(name))).toEqual([]);
  expect([stepNames.pack, stepNames.deliver]).toEqual(['Mark packed', 'Mark delivered']);
});
