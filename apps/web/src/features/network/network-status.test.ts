import { describe, expect, it } from 'vitest';
import { type NetworkFacts, networkLabel, networkState, networkStatus, networkTexts } from './network-status.ts';

describe('networkState', () => {
  const online = (facts: Omit<NetworkFacts, 'isOnline'>) => networkState({ isOnline: true, ...facts });

  it.each(['slow-2g', '2g', '3g'])('is slow by the effective type %s [NET-03]', (effectiveType) => {
    expect(online({ effectiveType })).toBe('slow');
    expect(online({ effectiveType, downlink: 10, rtt: 50 })).toBe('slow');
  });

  it.each([
    [0, 'slow'],
    [0.99, 'slow'],
    [1, 'good'],
  ])('with a downlink of %s is %s [NET-04]', (downlink, state) => {
    expect(online({ downlink })).toBe(state);
    expect(online({ effectiveType: '4g', downlink, rtt: 50 })).toBe(state);
  });

  it.each([
    [200, 'good'],
    [201, 'slow'],
  ])('with a round trip of %s is %s [NET-05]', (rtt, state) => {
    expect(online({ rtt })).toBe(state);
    expect(online({ effectiveType: '4g', downlink: 10, rtt })).toBe(state);
  });

  it('is good when nothing speaks against it, and offline whatever speaks for it [NET-01]', () => {
    for (const facts of [{}, { effectiveType: '4g', downlink: 10, rtt: 50 }, { effectiveType: '5g' }]) {
      expect(online(facts)).toBe('good');
      expect(networkState({ isOnline: false, ...facts })).toBe('offline');
    }
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
