import { call } from './api.ts';

/** Milliseconds between two looks; a round of retries makes the next look wait twice as long. */
const shortest = 10_000;
const longest = 120_000;

const waiting = new Set<() => void>();
let isLooking = false;
let pause = shortest;

/**
 * Calls back whenever the shop can serve again, looking for it now and then while somebody can see the page, until what
 * it answers is called. For what could not be read: it failed with the shop and recovers with it.
 */
export function whenShopAnswers(callback: () => void): () => void {
  waiting.add(callback);
  if (!isLooking) lookAfter(pause);
  isLooking = true;
  return () => {
    waiting.delete(callback);
  };
}

async function look() {
  if (waiting.size === 0) {
    isLooking = false;
    pause = shortest;
    return;
  }
  const serves = !document.hidden && (await call('ready', {}).catch(() => null));
  if (serves) pause = Math.min(2 * pause, longest);
  lookAfter(serves ? pause : shortest);
  if (serves) for (const callback of [...waiting]) callback();
}

/** Not all browsers in the same second: the shop has just come up. */
function lookAfter(milliseconds: number): void {
  setTimeout(look, milliseconds * (0.75 + Math.random() / 2));
}
