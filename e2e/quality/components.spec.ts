import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { violationsOf } from '../support/axe.ts';

const web = path.join(import.meta.dirname, '../../apps/web');
let vite: ViteDevServer;
let address: string;

test.describe.configure({ mode: 'serial' });

// The gallery exists in development only, so it is shown as development shows it: Vite in front of the shop.
test.beforeAll(async ({ baseURL }) => {
  process.env.OJA_SERVER = baseURL ?? '';
  vite = await createServer({
    configFile: path.join(web, 'vite.config.ts'),
    cacheDir: test.info().outputPath('vite'),
    logLevel: 'error',
    server: { port: 0, host: '127.0.0.1' },
  });
  await vite.listen();
  address = vite.resolvedUrls?.local[0] ?? '';
});
test.afterAll(() => vite.close());

for (const colorScheme of ['light', 'dark'] as const) {
  test(`every component in every state is accessible and fits, ${colorScheme}`, async ({ browser }, info) => {
    test.setTimeout(180_000);
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const page = await context.newPage();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${address}#/__ui`);
      await expect(page.getByRole('heading', { name: 'Components', level: 1 })).toBeVisible({ timeout: 60_000 });
      await expect(page.getByRole('region', { name: 'DragRow' })).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await page.screenshot({ path: info.outputPath(`components-${width}-${colorScheme}.png`), fullPage: true });
      expect(await violationsOf(page, 'main')).toEqual([]);
    }
    await context.close();
  });
}

test('what development alone needs is not in what is built, and the gallery’s place is none', async ({ page }) => {
  expect(readFileSync(path.join(web, 'dist/server/entry-server.js'), 'utf8')).not.toContain('jsxDEV');
  const assets = path.join(web, 'dist/client/assets');
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const file of scripts)
    expect(readFileSync(path.join(assets, file), 'utf8'), file).not.toMatch(/__ui|gallery\/|jsxDEV/);
  await page.goto('/#/__ui');
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
});
