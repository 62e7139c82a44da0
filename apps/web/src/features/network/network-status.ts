/** What the browser tells of the connection; most browsers tell only `isOnline`. */
export interface NetworkFacts {
  isOnline: boolean;
  /** 'wifi', 'cellular' … */
  connectionType?: string | undefined;
  effectiveType?: string | undefined;
  /** Megabit a second. */
  downlink?: number | undefined;
  /** Milliseconds. */
  rtt?: number | undefined;
}

export type NetworkState = 'offline' | 'slow' | 'good';

/** What is known of the connection, and what it comes to. */
export interface NetworkStatus extends NetworkFacts {
  isSlow: boolean;
  state: NetworkState;
}

const SLOW_BELOW_DOWNLINK = 1;
const SLOW_ABOVE_RTT = 200;
const slowTypes = ['slow-2g', '2g', '3g'];

export function networkState({ isOnline, effectiveType, downlink, rtt }: NetworkFacts): NetworkState {
  if (!isOnline) return 'offline';
  const slow =
    (effectiveType !== undefined && slowTypes.includes(effectiveType)) ||
    (downlink !== undefined && downlink < SLOW_BELOW_DOWNLINK) ||
    (rtt !== undefined && rtt > SLOW_ABOVE_RTT);
  return slow ? 'slow' : 'good';
}

export function networkStatus(facts: NetworkFacts): NetworkStatus {
  const state = networkState(facts);
  return { ...facts, isSlow: state === 'slow', state };
}

export const networkTexts: Record<NetworkState, { title: string; advice?: string }> = {
  offline: { title: 'No Internet Connection', advice: 'Please check your internet connection and try again.' },
  slow: { title: 'Slow Network Connection', advice: 'Your connection is slow. Pages may load slowly.' },
  good: { title: 'Good Network Connection' },
};

/** The colour of each state, as a class. */
export const networkDots: Record<NetworkState, string> = { offline: 'bg-danger', slow: 'bg-sun', good: 'bg-ok' };

/** Names the radio type, also when `networkState` finds it slower than its name; undefined for an unknown type. */
export function networkLabel(effectiveType: string | undefined): string | undefined {
  switch (effectiveType) {
    case 'slow-2g':
      return 'Very Slow (2G)';
    case '2g':
      return 'Slow (2G)';
    case '3g':
      return 'Moderate (3G)';
    case '4g':
      return 'Fast (4G)';
    default:
      return undefined;
  }
}
