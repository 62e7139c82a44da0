import { useQuery } from '@tanstack/react-query';
import { read } from '../../app/desk-api.ts';
import { useStore } from '../../app/store.ts';
import { shownPulse } from '../waiting/shown.ts';
import { useWaiting } from '../waiting/waiting.tsx';

/** Milliseconds between two looks while somebody can see the desk. */
const EVERY = 20_000;

/** How much waits at this store's desk, what is done on this phone counted in: looked at while it is seen, and at once when it is shown again or the line returns. */
export function usePulse() {
  const { id } = useStore();
  const waiting = useWaiting();
  const pulse = useQuery({
    ...read('deskPulse', { params: { seller: id } }),
    refetchInterval: EVERY,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
  return { ...pulse, data: pulse.data && shownPulse(pulse.data, waiting) };
}
