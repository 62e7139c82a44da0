import { expect, it } from 'vitest';
import { isContradicted, standingBeside, standingOf } from './dispute.ts';

it.each([
  ['awaiting-merchant-feedback', null, 'open'],
  ['awaiting-bank-feedback', 'declined', 'open'],
  ['pending', 'merchant-accepted', 'open'],
  ['resolved', null, 'open'],
  ['resolved', 'a word of tomorrow', 'open'],
  ['resolved', 'declined', 'won'],
  ['resolved', 'merchant-accepted', 'lost'],
  ['resolved', 'auto-accepted', 'lost'],
  ['resolved', 'operator-declined', 'won'],
  ['resolved', 'operator-accepted', 'lost'],
] as const)('a dispute that is %s with the end %s is %s', (status, resolution, standing) => {
  expect(standingOf({ status, resolution })).toBe(standing);
});

it.each([
  ['a word of tomorrow', null, 'open', false],
  ['a word of tomorrow', 'merchant-accepted', 'open', false],
  ['a word of tomorrow', 'operator-accepted', 'lost', false],
  ['a word of tomorrow', 'operator-declined', 'won', false],
  ['declined', 'operator-accepted', 'won', true],
  ['merchant-accepted', 'operator-declined', 'lost', true],
  ['auto-accepted', 'operator-accepted', 'lost', false],
  ['declined', 'merchant-accepted', 'won', false],
] as const)(
  'one that ends with %s there, and with %s here, is %s; contradicted: %s',
  (resolution, ended, standing, is) => {
    const told = { status: 'resolved', resolution };
    expect([standingBeside(told, ended), isContradicted(told, ended)]).toEqual([standing, is]);
  },
);
