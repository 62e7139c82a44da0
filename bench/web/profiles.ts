/** A line as Chromium's DevTools emulates it: latency in ms per request, throughput in bytes per second. */
export interface Line {
  name: string;
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
  /** Largest contentful paint of Home, cold, that the project promises. Milliseconds. */
  lcpLimit: number;
}

/** Lighthouse's mobile line, DevTools' 3G, and WebPageTest's 2G with Lighthouse's factors. */
export const lines: Line[] = [
  { name: 'slow 4G', latency: 562.5, downloadThroughput: 188_744, uploadThroughput: 86_400, lcpLimit: 1400 },
  { name: '3G', latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000, lcpLimit: 3000 },
  { name: '2G', latency: 3000, downloadThroughput: 31_500, uploadThroughput: 28_800, lcpLimit: 4400 },
];

/** A mid-range phone: four times slower than the machine that measures. */
export const cpuSlowdown = 4;
export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
