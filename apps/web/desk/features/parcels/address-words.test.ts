import { expect, it } from 'vitest';
import { whyNoAddress } from './address-words.ts';

const now = Date.parse('2026-11-27T09:00:00Z');

it.each([
  ['pending', null, null, 'shown once you accept'],
  ['approved', null, null, 'come when the shop has the acceptance'],
  ['shipped', null, null, 'come when the shop has the acceptance'],
  ['delivered', '2026-09-20T08:59:00Z', '2026-09-27T08:59:00Z', 'hidden 60 days after delivery'],
  ['delivered', null, '2026-09-27T08:59:00Z', 'hidden 60 days after delivery'],
  ['delivered', '2026-11-19T09:00:00Z', '2026-11-20T09:00:00Z', 'has closed the account'],
  ['approved', '2026-11-26T09:00:00Z', null, 'has closed the account'],
] as const)('%s, approved at %s, delivered at %s: %s', (status, approvedAt, deliveredAt, words) => {
  expect(whyNoAddress({ status, approvedAt, deliveredAt, cancelledAt: null }, now)).toContain(words);
});

it.each([
  ['pending', null],
  ['approved', '2026-11-26T09:00:00Z'],
] as const)('a cancelled order promises no address: %s [PARCEL-117]', (status, approvedAt) => {
  const cancelledAt = '2026-11-27T08:00:00Z';
  expect(whyNoAddress({ status, approvedAt, deliveredAt: null, cancelledAt }, now)).toBe(
    'This order was cancelled: nothing is to be sent.',
  );
});
