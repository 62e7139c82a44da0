import { type NetworkFacts, networkState } from '@oja/domain/network';
import { useSyncExternalStore } from 'react';
import { connection } from '../../lib/connection.ts';

function facts(): NetworkFacts {
  const { effectiveType, downlink, rtt } = connection() ?? {};
  return { isOnline: navigator.onLine, effectiveType, downlink, rtt };
}

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  connection()?.addEventListener('change', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
    connection()?.removeEventListener('change', listener);
  };
}

/** The state of the connection, kept up to date; the server assumes a good one. */
export function useNetwork() {
  const state = useSyncExternalStore(
    subscribe,
    () => networkState(facts()),
    () => 'good' as const,
  );
  const effectiveType = useSyncExternalStore(
    subscribe,
    () => facts().effectiveType,
    () => undefined,
  );
  return { state, effectiveType };
}
