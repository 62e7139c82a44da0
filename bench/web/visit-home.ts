import type { Browser, CDPSession, Page } from '@playwright/test';
import { cpuSlowdown, type Line, phone } from './profiles.ts';

/** One first visit of Home with an empty cache: times in ms since navigation, bytes as they crossed the wire. */
export interface Visit {
  firstPaint: number;
  largestPaint: number;
  hydrated: number;
  layoutShift: number;
  requests: number;
  bytes: { total: number; document: number; script: number; font: number; image: number; other: number };
}

/**
 * Visits Home as a phone does. Without a line, as fast as the machine can, and with a carousel that stands still: how many of
 * its banners came by then would be a measure of the machine.
 */
export async function visitHome(browser: Browser, address: string, line?: Line): Promise<Visit> {
  const context = await browser.newContext(line ? phone : { ...phone, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    const wire = await context.newCDPSession(page);
    const bytes = await countBytes(wire);
    if (line) {
      const { latency, downloadThroughput, uploadThroughput } = line;
      await wire.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput,
        uploadThroughput,
      });
      await wire.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    }
    await observePaints(page);
    await page.goto(address, { waitUntil: 'networkidle', timeout: 90_000 });
    await page.waitForFunction(() => performance.getEntriesByName('oja-hydrated').length > 0, undefined, {
      timeout: 60_000,
    });
    const times = await page.evaluate(
      () => (window as unknown as { visit: Omit<Visit, 'bytes' | 'requests' | 'hydrated'> }).visit,
    );
    const hydrated = await page.evaluate(() => performance.getEntriesByName('oja-hydrated')[0]?.startTime ?? 0);
    return { ...times, hydrated, requests: bytes.requests(), bytes: bytes.sums() };
  } finally {
    await context.close();
  }
}

async function observePaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const visit = { firstPaint: 0, largestPaint: 0, layoutShift: 0 };
    (window as unknown as { visit: typeof visit }).visit = visit;
    const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    observe('paint', (entry) => {
      if (entry.name === 'first-contentful-paint') visit.firstPaint = entry.startTime;
    });
    observe('largest-contentful-paint', (entry) => {
      visit.largestPaint = entry.startTime;
    });
    observe('layout-shift', (entry) => {
      const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!shift.hadRecentInput) visit.layoutShift += shift.value;
    });
  });
}

async function countBytes(wire: CDPSession) {
  const kinds = new Map<string, string>();
  const received = new Map<string, number>();
  wire.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kinds.set(requestId, type);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => received.set(requestId, encodedDataLength));
  await wire.send('Network.enable');
  return {
    requests: () => kinds.size,
    sums: () => {
      const sums = { total: 0, document: 0, script: 0, font: 0, image: 0, other: 0 };
      for (const [id, kind] of kinds) {
        const bytes = received.get(id) ?? 0;
        const name = kind.toLowerCase();
        sums[name in sums && name !== 'total' ? (name as 'other') : 'other'] += bytes;
        sums.total += bytes;
      }
      return sums;
    },
  };
}
