import { expect, it } from 'vitest';
import { standingOf } from './dispute.ts';

it.each([
  ['awaiting-merchant-feedback', null, 'open'],
  ['awaiting-bank-feedback', 'declined', 'open'],
  ['pending', 'merchant-accepted', 'open'],
  ['resolved', null, 'open'],
  ['resolved', 'a word of tomorrow', 'open'],
  ['resolved', 'declined', 'won'],
  ['resolved', 'merchant-accepted', 'lost'],
  ['resolved', 'auto-accepted', 'lost'],
] as const)('a dispute that is %s with the end %s is %s', (status, resolution, standing) => {
  expect(standingOf({ status, resolution })).toBe(standing);
});
