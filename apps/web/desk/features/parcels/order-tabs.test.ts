import { describe, expect, it } from 'vitest';
import { countInPulse, listPlaceOf, listQuery } from './order-tabs.ts';

describe('the place of a list', () => {
  it.each([
    ['', { tab: 'new', q: '' }],
    ['?tab=late', { tab: 'late', q: '' }],
    ['?q=ada', { tab: 'all', q: 'ada' }],
    ['?tab=to-pack&q=ada', { tab: 'to-pack', q: 'ada' }],
  ] as const)('is read from %j and written back', (query, place) => {
    expect(listPlaceOf(new URLSearchParams(query))).toEqual(place);
    expect(listQuery(place)).toBe(query);
  });

  it('is never one that the shop would refuse', () => {
    const { tab, q } = listPlaceOf(new URLSearchParams({ tab: 'nowhere', q: ` ${'a'.repeat(300)} ` }));
    expect(tab).toBe('all');
    expect(q).toHaveLength(100);
  });
});

it('takes from the pulse what it counts, and nothing else', () => {
  const pulse = { new: 4, toPack: 6, late: 1, onTheWay: 12, newest: null };
  expect(
    (['new', 'to-pack', 'late', 'on-the-way', 'delivered', 'all'] as const).map((tab) => countInPulse(tab, pulse)),
  ).toEqual([4, 6, 1, 12, undefined, undefined]);
});
