import { describe, expect, it } from 'vitest';
import { fitting, toggled } from './selection.ts';

describe('choosing rows', () => {
  const ids = ['a', 'b', 'c', 'd'];

  it('turns the pressed one, and a second press turns it back', () => {
    const chosen = toggled(new Set(['a']), ids, 'c');
    expect([...chosen]).toEqual(['a', 'c']);
    expect([...toggled(chosen, ids, 'c')]).toEqual(['a']);
  });

  it('takes all rows between two, in either direction, and takes them out the same way', () => {
    expect([...toggled(new Set(['d']), ids, 'b', 'd')].sort()).toEqual(['b', 'c', 'd']);
    expect([...toggled(new Set(ids), ids, 'c', 'a')]).toEqual(['d']);
  });

  it('takes the pressed one alone when the first row is gone from the list', () => {
    expect([...toggled(new Set(), ids, 'b', 'gone')]).toEqual(['b']);
  });
});

it('offers each act for what it fits, in the order of the list', () => {
  const parcel = (orderId: string, status: 'pending' | 'approved' | 'shipped') => ({
    orderId,
    status,
    packedAt: null,
    cancelledAt: null,
  });
  expect(
    fitting([parcel('a', 'pending'), parcel('b', 'approved'), parcel('c', 'shipped'), parcel('d', 'pending')]),
  ).toEqual({ accept: ['a', 'd'], ship: ['b'], slips: ['b', 'c'] });
  const cancelled = { ...parcel('a', 'approved'), cancelledAt: '2026-11-27T09:00:00Z' };
  expect(fitting([cancelled, parcel('b', 'approved')])).toEqual({ accept: [], ship: ['b'], slips: ['b'] });
});
