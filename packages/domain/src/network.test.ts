import { describe, expect, it } from 'vitest';
import { type NetworkFacts, networkLabel, networkState, networkStatus, networkTexts } from './network.ts';

describe('networkState', () => {
  it.each<[Omit<NetworkFacts, 'isOnline'>, string]>([
    [{}, 'good'],
    [{ effectiveType: '4g', downlink: 10, rtt: 50 }, 'good'],
    [{ effectiveType: 'slow-2g' }, 'slow'],
    [{ effectiveType: '2g' }, 'slow'],
    [{ effectiveType: '3g' }, 'slow'],
    [{ effectiveType: '5g' }, 'good'],
    [{ downlink: 1 }, 'good'],
    [{ downlink: 0.99 }, 'slow'],
    [{ downlink: 0 }, 'slow'],
    [{ rtt: 200 }, 'good'],
    [{ rtt: 201 }, 'slow'],
    [{ effectiveType: '4g', downlink: 0.4 }, 'slow'],
  ])('%j is %s [NET-01, NET-03, NET-04, NET-05]', (facts, state) => {
    expect(networkState({ isOnline: true, ...facts })).toBe(state);
    expect(networkState({ isOnline: false, ...facts })).toBe('offline');
  });
});

it('has the specified texts [NET-06, NET-07, NET-08]', () => {
  expect(networkTexts).toEqual({
    offline: { title: 'No Internet Connection', advice: 'Please check your internet connection and try again.' },
    slow: { title: 'Slow Network Connection', advice: 'Your connection is slow. Pages may load slowly.' },
    good: { title: 'Good Network Connection' },
  });
});

it.each([
  ['slow-2g', 'Very Slow (2G)'],
  ['2g', 'Slow (2G)'],
  ['3g', 'Moderate (3G)'],
  ['4g', 'Fast (4G)'],
  [undefined, undefined],
  ['toString', undefined],
])('labels %s as %s [NET-09, NET-10]', (effectiveType, label) => {
  expect(networkLabel(effectiveType)).toBe(label);
});

it('the status of the connection says all that is known of it, and whether it is slow [DATA-32]', () => {
  const facts = { isOnline: true, connectionType: 'cellular', effectiveType: '4g', downlink: 0.8, rtt: 150 };
  expect(networkStatus(facts)).toEqual({ ...facts, isSlow: true, state: 'slow' });
  expect(networkStatus({ ...facts, downlink: 5 })).toMatchObject({ isOnline: true, isSlow: false });
  expect(networkStatus({ ...facts, isOnline: false })).toMatchObject({
    isOnline: false,
    isSlow: false,
    state: 'offline',
  });
});
