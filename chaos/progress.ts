import { setTimeout as delay } from 'node:timers/promises';
import type { Tally } from './tally.ts';

/** Milliseconds between two lines: on a terminal one line is written over and over. */
const pace = { terminal: 1000, log: 10_000 };

/** Tells how far the storm is, until it is over. */
export async function showProgress(tally: Tally, seconds: number, stopping: AbortSignal): Promise<void> {
  const { isTTY } = process.stderr;
  const until = performance.now() + seconds * 1000;
  while (!stopping.aborted) {
    await delay(isTTY ? pace.terminal : pace.log, undefined, { signal: stopping }).catch(() => undefined);
    const left = Math.max(0, Math.ceil((until - performance.now()) / 1000));
    process.stderr.write(isTTY ? `\r\u001b[K${progressLine(tally, left)}` : `${progressLine(tally, left)}\n`);
  }
  if (isTTY) process.stderr.write('\n');
}

function progressLine(tally: Tally, left: number): string {
  const orders = tally.of('orders by credit', 'acknowledged') + tally.of('orders by card', 'acknowledged');
  const parts = [
    `${left} s left`,
    `${orders} orders`,
    `${tally.sumOf('refunds')} refunds`,
    `${tally.sumOf('refusals')} refusals`,
    `${tally.sumOf('unknowns')} unknown`,
    `${tally.sumOf('kills')} kills`,
    `${tally.sumOf('lines')} line faults`,
  ];
  if (tally.violationCount > 0) parts.push(`${tally.violationCount} VIOLATIONS`);
  return parts.join(' · ');
}
