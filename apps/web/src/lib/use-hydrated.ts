import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False on the server and in the rendering that takes its markup over, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
