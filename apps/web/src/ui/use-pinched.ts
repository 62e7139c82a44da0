import { useSyncExternalStore } from 'react';

function subscribe(tell: () => void): () => void {
  visualViewport?.addEventListener('resize', tell);
  return () => visualViewport?.removeEventListener('resize', tell);
}

/** Whether two fingers have enlarged the page: then one finger pushes it about, and nothing else. */
export function usePinched(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (visualViewport?.scale ?? 1) > 1.01,
    () => false,
  );
}
