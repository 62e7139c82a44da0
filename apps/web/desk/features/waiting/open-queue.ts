import type { QueryClient } from '@tanstack/react-query';
import { aloneWithActs, STORAGE_LIMIT } from '../../../src/features/session/desk-kept.ts';
import { browserStore, inTime } from './kept-acts.ts';
import { WaitingQueue } from './queue.ts';
import { sendAct } from './send-act.ts';
import { readAnew, takeUp } from './take-up.ts';

/** Milliseconds between two tries while something waits: longer each time, up to a minute. */
const shortest = 5000;
const longest = 60_000;

/** The queue of an account, which sends whenever there may be a line. */
export function openQueue(queryClient: QueryClient, user: string): WaitingQueue {
  const queue = new WaitingQueue({
    user,
    store: inTime(browserStore(), STORAGE_LIMIT),
    send: ({ seller, act, key }) => sendAct(seller, act, key),
    onDone: (act, answer) => takeUp(queryClient, act, answer),
    onGone: (act) => readAnew(queryClient, act),
    alone: (work) => aloneWithActs(user, work),
    now: Date.now,
  });
  void queue.resume();
  sendWhenThereMayBeALine(queue);
  return queue;
}

function sendWhenThereMayBeALine(queue: WaitingQueue): void {
  let pause = shortest;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = () => {
    pause = shortest;
    if (!document.hidden) void queue.resume();
  };
  addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  queue.subscribe(() => {
    const { halt } = queue.state();
    if (halt === null) pause = shortest;
    if (halt !== 'line' || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      pause = Math.min(2 * pause, longest);
      if (!document.hidden) void queue.flush();
    }, pause);
  });
}
