import { expect, type Page, test } from '@playwright/test';
import { type PageRow, pages } from '../../apps/web/src/lib/routing/pages.ts';
import { newAccount } from '../support/buyer.ts';
import { addressOf, takeSample } from '../support/screens.ts';

/** What the boot script asked for and no page has taken over. */
const leftOver = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { oja: { requests: Map<string, unknown> } }).oja.requests.keys()]);

/** The reads that leave the browser, in their order. */
function listenForReads(page: Page): string[] {
  const reads: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() === 'GET' && pathname.startsWith('/api/')) reads.push(pathname + search);
  });
  return reads;
}

for (const [name, row] of Object.entries<PageRow>(pages)) {
  if (!row.first) continue;
  test(`${name}: what the page asks first has left before its scripts came, and is what it asks`, async ({ page }) => {
    await newAccount(page);
    const address = addressOf(name, await takeSample(page.request));
    let letScriptsCome = () => {};
    const scriptsMayCome = new Promise<void>((resolve) => {
      letScriptsCome = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await scriptsMayCome;
      await route.continue();
    });
    const reads = listenForReads(page);
    await page.goto(`/#${address}`, { waitUntil: 'commit' });
    await expect.poll(() => reads.length).toBe(2);
    const [, first] = reads;

    letScriptsCome();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect.poll(() => leftOver(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(reads.filter((read) => read === first)).toHaveLength(1);
  });
}

test('a page of which the table tells no first request reads nothing that follows from its address', async ({
  page,
}) => {
  const sample = await takeSample(page.request);
  const reads = listenForReads(page);
  for (const [name, row] of Object.entries<PageRow>(pages)) {
    if (row.first) continue;
    await page.goto('about:blank');
    reads.length = 0;
    await page.goto(`/#${addressOf(name, sample).split('?')[0]}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await page.waitForLoadState('networkidle');
    // What is trending stands where a page leads no further, whatever its address says.
    const own = reads.filter((read) => !read.startsWith('/api/products?collection=trending'));
    expect([name, own]).toEqual([name, ['/api/me']]);
  }
});
