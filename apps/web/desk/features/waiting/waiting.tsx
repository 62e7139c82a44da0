import { useQueryClient } from '@tanstack/react-query';
import { createContext, useCallback, useContext, useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from '../../app/store.ts';
import type { Act } from './act.ts';
import type { KeptAct } from './kept-acts.ts';
import { namesIn } from './names-in.ts';
import type { Sent } from './outcome.ts';
import type { WaitingQueue } from './queue.ts';
import type { QueueState } from './queue-parts.ts';

export const WaitingContext = createContext<WaitingQueue | null>(null);

export function useWaitingQueue(): WaitingQueue {
  const queue = useContext(WaitingContext);
  if (!queue) throw new Error('No queue of acts above this component.');
  return queue;
}

/** Everything that waits for this account, at whichever of its stores. */
export function useQueueState(): QueueState {
  const queue = useWaitingQueue();
  return useSyncExternalStore(queue.subscribe, queue.state);
}

/** What waits at this store's desk; hand it to `shownOrder`, `shownParcel` and `shownPulse`. */
export function useWaiting(): readonly KeptAct[] {
  const { id } = useStore();
  return useQueueState().waiting.filter(({ seller }) => seller === id);
}

/**
 * Does something at this store's desk: `await send({ kind: 'accept', orderId }, 'ORD-…4821')`. It shows at once. Answers when the
 * shop has, or when it is known that it waits; what is 'refused' must be told where it was done. What is refused once that
 * component is gone stands in 'Needs you'.
 */
export function useSend(): <A extends Act>(act: A, about: string) => Promise<Sent<A>> {
  const queue = useWaitingQueue();
  const queryClient = useQueryClient();
  const { id } = useStore();
  const screen = useScreen();
  return useCallback(
    (act, about) => queue.send(id, act, about, { names: namesIn(queryClient, id, act), screen: screen.current.signal }),
    [queue, queryClient, id, screen],
  );
}

/** Aborts when the component is gone. */
function useScreen(): { readonly current: AbortController } {
  const screen = useRef(new AbortController());
  useEffect(() => {
    if (screen.current.signal.aborted) screen.current = new AbortController();
    return () => screen.current.abort();
  }, []);
  return screen;
}
