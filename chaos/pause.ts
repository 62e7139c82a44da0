import { setTimeout as delay } from 'node:timers/promises';

/** Waits, or stops waiting when told to stop. Never rejects. */
export async function pause(milliseconds: number, stopping: AbortSignal): Promise<void> {
  if (stopping.aborted) return;
  await delay(milliseconds, undefined, { signal: stopping }).catch(() => undefined);
}

/** Whether it came true in time, asked again and again. What fails has not come true yet. */
export async function within(milliseconds: number, ask: () => Promise<boolean>, every = 200): Promise<boolean> {
  const until = performance.now() + milliseconds;
  for (;;) {
    if (await ask().catch(() => false)) return true;
    if (performance.now() > until) return false;
    await delay(every);
  }
}
