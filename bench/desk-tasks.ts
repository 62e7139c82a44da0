// npm run bench:desk-tasks: how long the tasks of a seller take at the demo's desk, on a slow phone and a slow line.
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, type Page, chromium as playwright } from '@playwright/test';
import { startEmbedded } from '../apps/server/src/database/embedded.ts';
import { openDatabase } from '../apps/server/src/database/pool.ts';
import { startShop } from '../apps/server/src/start-shop.ts';
import { chromium } from '../e2e/support/chromium.ts';
import { clientOf } from '../e2e/support/client.ts';
import { buildWeb } from '../scripts/lib/web-build.ts';
import {
  LOOK,
  newPhone,
  slowPage,
  type Timed,
  TYPED_PER_SECOND,
  timed,
  watchRequests,
} from './desk-tasks/slow-phone.ts';
import { only, openStall, type Stall, signInAsSeller } from './desk-tasks/stall.ts';
import { tasks } from './desk-tasks/tasks.ts';
import { writeResults } from './lib/results.ts';

const [asked, ...names] = process.argv.slice(2);
const runs = Number(asked ?? 3);
/** Of the first screen: see what waits, the first time ever on this phone and later. Seconds. */
const first = { id: 'S1', what: 'see what waits', ever: 8, later: 2.7 };
const cell = (value: string | number, width: number) => String(value).padStart(width);

interface Row {
  id: string;
  what: string;
  /** Null: it failed, as often as it was tried. */
  seconds: number | null;
  most: number;
  taps: number;
  mostTaps: number;
  typing: number;
  runs: Timed[];
  failures: string[];
}

await buildWeb();
const dataDir = mkdtempSync(path.join(tmpdir(), 'oja-bench-'));
const shop = await startShop({ ...process.env, PORT: '0', DATA_DIR: dataDir, LIMIT_REQUESTS: '0' }, () => undefined);
const embedded = await startEmbedded({ dataDir });
const database = openDatabase({ address: embedded.address, applicationName: 'oja-bench', maxConnections: 2 });
const browser = await playwright.launch(chromium);
const rows: Row[] = [];
const load = loadavg().map((each) => each.toFixed(1));
try {
  const url = shop.config.publicUrl;
  const stall = await openStall(database.db, url);
  console.log(
    `A seller's tasks from the first tap to what is seen, on a phone with a CPU four times slower and 3G; ${TYPED_PER_SECOND} letters a second,
${LOOK / 1000} s of looking at the first screen before; medians of ${runs} (s). Load of this machine before: ${load.join(' ')}\n`,
  );
  console.log(
    `${'task'.padEnd(52)}${cell('taps', 6)}${cell('most', 6)}${cell('typing', 8)}${cell('seconds', 9)}${cell('most', 7)}`,
  );
  for (const when of ['ever', 'later'] as const) {
    const what = `${first.what}, ${when === 'ever' ? 'the first time ever' : 'later'}`;
    await measure({ id: first.id, what, seconds: first[when], taps: 0 }, () => openToday(url, stall, when));
  }
  for (const task of tasks) await measure(task, () => perform(url, stall, task));
} finally {
  await browser.close();
  await database.close();
  await embedded.stop();
  await shop.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
const missed = rows.filter(isMissed);
console.log(
  missed.length
    ? `\n${missed.length} of ${rows.length} tasks miss their seconds or taps.`
    : '\nAll within their seconds.',
);
await writeResults('desk-tasks', { load, typedPerSecond: TYPED_PER_SECOND, look: LOOK, rows });
process.exitCode = missed.length ? 1 : 0;

function isMissed({ seconds, most, taps, mostTaps }: Row): boolean {
  return seconds === null || seconds > most || taps > mostTaps;
}

async function measure(
  { id, what, seconds: most, taps: mostTaps }: Pick<Row, 'id' | 'what' | 'taps'> & { seconds: number },
  once: () => Promise<Timed>,
): Promise<void> {
  if (names.length > 0 && !names.includes(id)) return;
  const done: Timed[] = [];
  const failures: string[] = [];
  for (let run = 0; run < runs; run++)
    await once().then(
      (one) => done.push(one),
      (error: unknown) => failures.push(String(error).slice(0, 2000)),
    );
  const middle = done.toSorted((a, b) => a.seconds - b.seconds)[Math.floor(done.length / 2)];
  const taps = Math.max(0, ...done.map((one) => one.taps));
  const row = { id, what, most, taps, mostTaps, seconds: middle?.seconds ?? null, typing: middle?.typing ?? 0 };
  rows.push({ ...row, runs: done, failures });
  const said = [
    `${id} ${what}`.padEnd(52),
    cell(taps, 6),
    cell(mostTaps, 6),
    cell(row.typing.toFixed(1), 8),
    cell(row.seconds?.toFixed(1) ?? 'failed', 9),
    cell(most, 7),
  ];
  console.log(said.join('') + (isMissed({ ...row, runs: done, failures }) ? '  missed' : ''));
  for (const failure of failures) console.error(failure);
}

/** The desk's first screen: what there is to do is there. */
function today(page: Page) {
  return page.getByRole('main').getByRole('region', { name: 'To do' });
}

async function openToday(url: string, stall: Stall, when: 'ever' | 'later'): Promise<Timed> {
  await only(stall, 'new', 3);
  return onPhone(url, async (context) => {
    if (when === 'later') await visitBefore(context, stall);
    const page = await slowPage(context);
    const requests = watchRequests(page);
    const since = performance.now();
    // The document's end is not waited for: what is seen counts.
    await page.goto(`/desk/${stall.slug}`, { waitUntil: 'commit' });
    await today(page).getByRole('link').first().waitFor();
    const seconds = (performance.now() - since) / 1000;
    return { seconds, taps: 0, typing: 0, asked: requests(since) };
  });
}

async function perform(url: string, stall: Stall, { prepare, act }: (typeof tasks)[number]): Promise<Timed> {
  await prepare(stall);
  return onPhone(url, async (context) => {
    await visitBefore(context, stall);
    const page = await slowPage(context);
    await page.goto(`/desk/${stall.slug}`, { waitUntil: 'commit' });
    await today(page).waitFor();
    await delay(LOOK);
    return timed(page, (hand) => act(hand, stall)).catch(async (error: unknown) => {
      const shown = await page.locator('body').innerText();
      throw new Error(`${String(error)}\nThe page shows: ${shown.replaceAll('\n', ' | ')}`);
    });
  });
}

/** A phone whose seller is signed in. */
async function onPhone<T>(url: string, work: (context: BrowserContext) => Promise<T>): Promise<T> {
  const context = await newPhone(browser, url);
  try {
    await clientOf(context.request)('signIn', signInAsSeller());
    return await work(context);
  } finally {
    await context.close();
  }
}

/** The desk was opened on this phone some days ago, on a good line: what it keeps is there. */
async function visitBefore(context: BrowserContext, { slug }: Stall): Promise<void> {
  const page = await context.newPage();
  await page.goto(`/desk/${slug}`);
  await today(page).waitFor();
  // What it fetches for the next tap a moment later.
  await delay(3000);
  await page.waitForLoadState('networkidle');
  await page.close();
}
