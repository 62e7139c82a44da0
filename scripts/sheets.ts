// npm run sheets: photographs every screen, in both themes, at three widths and in every state, onto contact sheets in sheets/.
// Some words after it choose screens by name: npm run sheets -- home cart
import { mkdtempSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { startShop } from '../apps/server/src/start-shop.ts';
import { journeysBrowser } from '../e2e/support/chromium.ts';
import { type Sample, takeSample } from '../e2e/support/screens.ts';
import { root } from './lib/run.ts';
import { tellFailure } from './lib/tell-failure.ts';
import { buildWeb } from './lib/web-build.ts';
import { becomeBuyer } from './sheets/prepare.ts';
import { type Screen, screens } from './sheets/screens.ts';
import { putInto, type State, states } from './sheets/states.ts';
import { type Layout, type Shot, writeSheets } from './sheets/tile.ts';

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

const phone: Layout = { width: 300, height: 1080, columns: 6, rows: 2 };
const layouts: Record<number, Layout> = {
  390: phone,
  820: { width: 440, height: 760, columns: 4, rows: 2 },
  1440: { width: 640, height: 560, columns: 3, rows: 3 },
};
/** Milliseconds that a screen may take to stand still. */
const patience = 8000;
const folder = path.join(root, 'sheets');

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const chosen = screens.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
);

/** A window of the shape of a tile, so that nothing is cut off but what lies below. */
async function contextOf(
  browser: Browser,
  baseURL: string,
  width: number,
  colorScheme: Theme,
): Promise<BrowserContext> {
  const { width: tile, height } = layouts[width] ?? phone;
  const viewport = { width, height: Math.round((height * width) / tile) };
  return browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce', locale: 'en-NG' });
}

async function shoot(context: BrowserContext, screen: Screen, sample: Sample, state?: State): Promise<Shot> {
  const page = await context.newPage();
  try {
    if (state) await putInto(page, state);
    await page.goto(`/#${screen.place(sample)}`, { waitUntil: 'commit' });
    await standStill(page, state);
    return { caption: state ? `${screen.name}, ${state}` : screen.name, png: await page.screenshot() };
  } finally {
    await page.close();
  }
}

const canBe = ({ still, written }: Screen, state: State) =>
  !still && !(written && (state === 'empty' || state === 'very long names'));

async function standStill(page: Page, state: State | undefined): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('oja-hydrated').length > 0);
  const shown = state === 'loading' ? 'main [role=status], main .skeleton' : 'main h1, main [role=alert]';
  await page.waitForSelector(shown, { state: 'attached', timeout: patience }).catch(() => undefined);
  if (state === 'loading') {
    // Its boxes are invisible for the first 120 ms.
    await page.waitForTimeout(400);
    return;
  }
  const boxes = page.locator('main .skeleton').first();
  await boxes.waitFor({ state: 'detached', timeout: patience / 2 }).catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
}

await tellFailure(async () => {
  await buildWeb();
  const browser = await chromium.launch(journeysBrowser);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'oja-sheets-'));
  const shop = await startShop({ ...process.env, PORT: '0', DATA_DIR: dataDir, LIMIT_REQUESTS: '0' }, () => undefined);
  const address = shop.config.publicUrl;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  try {
    for (const width of Object.keys(layouts).map(Number)) {
      for (const theme of themes) await photograph(browser, address, width, theme);
    }
  } finally {
    await browser.close();
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
});

async function photograph(browser: Browser, address: string, width: number, theme: Theme): Promise<void> {
  const visitor = await contextOf(browser, address, width, theme);
  const buyer = await contextOf(browser, address, width, theme);
  const page = await buyer.newPage();
  await becomeBuyer(page);
  const sample = await takeSample(page.request);
  await page.close();
  const contextFor = ({ visited }: Screen) => (visited ? visitor : buyer);
  const layout = layouts[width] ?? phone;

  const shots: Shot[] = [];
  for (const screen of chosen) shots.push(await shoot(contextFor(screen), screen, sample));
  let sheets = await writeSheets(folder, `${width}-${theme}`, shots, layout);
  // Each state once, where room is scarcest.
  for (const state of layout === phone ? states : []) {
    const inState: Shot[] = [];
    for (const screen of chosen)
      if (canBe(screen, state)) inState.push(await shoot(contextFor(screen), screen, sample, state));
    sheets += await writeSheets(folder, `${width}-${theme}-${state.replaceAll(' ', '-')}`, inState, layout);
  }
  await Promise.all([visitor.close(), buyer.close()]);
  console.log(`${width} px, ${theme}: ${sheets} sheets in ${path.relative(root, folder)}/`);
}
