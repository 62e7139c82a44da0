import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { journeysBrowser } from './e2e/support/chromium.ts';

// Workers read this file too; only the first process chooses port and folder. A port by lot, so that two runs can go on at once.
process.env.E2E_PORT ??= String(20_000 + Math.floor(Math.random() * 12_000));
const port = Number(process.env.E2E_PORT);
if (!process.env.E2E_DATA_DIR) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'oja-e2e-'));
  process.env.E2E_DATA_DIR = dataDir;
  // Not in a global teardown, which comes before the shop has stopped, and not at all when the shop did not start.
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
}

/** Journeys in a real browser, against the shop as `npm start` brings it up in an empty data folder. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // Two for each processor: half of the time a journey waits.
  workers: 2 * availableParallelism(),
  forbidOnly: true,
  // What passes only when repeated is broken: in the product, or in a test that does not wait for what it looks at.
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: process.env.E2E_REPORT ? [['line'], ['json', { outputFile: process.env.E2E_REPORT }]] : 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    screenshot: 'only-on-failure',
    launchOptions: journeysBrowser,
  },
  webServer: {
    command: 'npm start',
    url: `http://localhost:${port}/api/ready`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    env: {
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      // Many shoppers on one address, faster than people: the limits have tests of their own.
      LIMIT_REQUESTS: '0',
      // Journeys make the parcels that they look at, and count on the catalogue alone.
      DEMO_DESK: '0',
      HOLD_SECONDS: '900',
    },
  },
});
