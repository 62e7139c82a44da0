import { useSyncExternalStore } from 'react';
import { connection } from '../../lib/connection.ts';
import { type NetworkFacts, type NetworkStatus, networkStatus } from './network-status.ts';

function facts(): NetworkFacts {
  const { type: connectionType, effectiveType, downlink, rtt } = connection() ?? {};
  return { isOnline: navigator.onLine, connectionType, effectiveType, downlink, rtt };
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
export function useNetwork(): NetworkStatus {
  // As text, because a snapshot must equal the one before as long as nothing has changed.
  const present = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(facts()),
    () => '{"isOnline":true}',
  );
  return networkStatus(JSON.parse(present) as NetworkFacts);
}
