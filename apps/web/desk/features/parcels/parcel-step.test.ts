import { expect, it } from 'vitest';
import { nextStep, stateOf } from './parcel-step.ts';

it.each([
  ['pending', null, 'accept', 'new'],
  ['approved', null, 'pack', 'to-pack'],
  ['approved', '2026-11-27T09:00:00Z', 'ship', 'packed'],
  ['shipped', null, 'deliver', 'on-the-way'],
  ['delivered', '2026-11-27T09:00:00Z', null, 'delivered'],
] as const)('%s, packed at %s: next is %s, and its chip says %s', (status, packedAt, step, state) => {
  expect(nextStep({ status, packedAt })).toBe(step);
  expect(stateOf({ status, packedAt })).toBe(state);
});
