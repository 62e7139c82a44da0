// npm run bench:web: how long a first visit of Home takes on slow lines, against the limits the project promises.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium as playwright } from '@playwright/test';
import { startShop } from '../apps/server/src/start-shop.ts';
import { chromium } from '../e2e/support/chromium.ts';
import { buildWeb } from '../scripts/lib/web-build.ts';
import { lines } from './web/profiles.ts';
import { type Visit, visitHome } from './web/visit-home.ts';

const runs = Number(process.argv[2] ?? 5);
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const cell = (value: string | number, width: number) => String(value).padStart(width);

await buildWeb();
const dataDir = mkdtempSync(path.join(tmpdir(), 'oja-bench-'));
const shop = await startShop({ ...process.env, PORT: '0', DATA_DIR: dataDir, LIMIT_REQUESTS: '0' }, () => undefined);
const browser = await playwright.launch(chromium);
let missed = 0;
try {
  console.log(`Home, first visit, empty cache, phone with a CPU four times slower; medians of ${runs} (ms)\n`);
  console.log(
    `${'line'.padEnd(8)}${cell('FCP', 8)}${cell('LCP', 8)}${cell('limit', 8)}${cell('hydrated', 10)}${cell('CLS', 8)}${cell('KB', 8)}${cell('requests', 10)}`,
  );
  for (const line of lines) {
    const visits: Visit[] = [];
    for (let run = 0; run < runs; run++) visits.push(await visitHome(browser, shop.config.publicUrl, line));
    const of = (read: (visit: Visit) => number) => median(visits.map(read));
    const lcp = of((visit) => visit.largestPaint);
    if (lcp > line.lcpLimit) missed++;
    console.log(
      line.name.padEnd(8) +
        cell(Math.round(of((v) => v.firstPaint)), 8) +
        cell(Math.round(lcp), 8) +
        cell(line.lcpLimit, 8) +
        cell(Math.round(of((v) => v.hydrated)), 10) +
        cell(of((v) => v.layoutShift).toFixed(3), 8) +
        cell((of((v) => v.bytes.total) / 1000).toFixed(1), 8) +
        cell(
          of((v) => v.requests),
          10,
        ),
    );
  }
} finally {
  await browser.close();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(missed ? `\n${missed} of ${lines.length} lines miss their limit.` : '\nAll within their limits.');
process.exitCode = missed ? 1 : 0;
