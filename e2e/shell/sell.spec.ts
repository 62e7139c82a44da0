import { expect, type Page, test } from '@playwright/test';
import { open, readSellers } from '../support/catalogue.ts';

const main = (page: Page) => page.getByRole('main');
const stores = (page: Page) => main(page).getByRole('region', { name: 'Already selling here' });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`at ${width} px the door to a store and what it costs are in the first window of /sell [SELL-01]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/#/sell');
    const door = main(page).getByRole('link', { name: 'Open your store' });
    await expect(door).toBeInViewport({ ratio: 1 });
    await expect(door).toHaveAttribute('href', '/desk/open');
    // What the bottom bar of a phone covers is in no window.
    await expect(main(page).getByRole('definition')).toHaveText(['₦0', '10%', 'Next day']);
    const last = await main(page).getByRole('definition').last().boundingBox();
    expect((last?.y ?? height) + (last?.height ?? 0)).toBeLessThan(height - 60);
  });
}

test('three stores that sell most stand there, and the day of the last change at the foot [SELL-02]', async ({
  page,
  request,
}) => {
  // Whoever comes from all stores has read them in another shape.
  await open(page, '/top-sellers');
  await expect(main(page).getByRole('article').first()).toBeVisible();
  await open(page, '/sell');
  await expect(stores(page).getByRole('link')).toHaveCount(3);
  // Journeys open stores meanwhile, and sell; none of theirs sells as much as these.
  const best = (await readSellers(request)).sort((one, other) => other.totalSales - one.totalSales).slice(0, 3);
  for (const [at, { storeName, slug, totalSales }] of best.entries()) {
    const link = stores(page).getByRole('link').nth(at);
    await expect(link).toContainText(storeName);
    const sales = /([\d,]+) sales/.exec((await link.textContent()) ?? '')?.[1]?.replaceAll(',', '');
    expect(totalSales - Number(sales)).toBeGreaterThanOrEqual(0);
    expect(totalSales - Number(sales)).toBeLessThan(500);
    await expect(link).toHaveAttribute('href', `#/store/${slug}`);
    await expect(link.locator('img')).toBeVisible();
  }
  const changed = await main(page).getByText('Last changed on').boundingBox();
  const words = await main(page).locator('.reading').boundingBox();
  expect(changed?.y ?? 0).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

test('without stores, and where they cannot be read, the offer stands alone [SELL-02]', async ({ page }) => {
  await page.route('**/api/sellers', (route) => route.fulfill({ json: { items: [], total: 0, nextCursor: null } }));
  await page.goto('/#/sell');
  await expect(main(page).locator('.reading')).toContainText('What it costs');
  await expect(stores(page)).toHaveCount(0);
  await page.unroute('**/api/sellers');
  await page.route('**/api/sellers', (route) => route.fulfill({ status: 404, json: {} }));
  await page.reload();
  await expect(main(page).locator('.reading')).toContainText('What it costs');
  await expect(stores(page)).toHaveCount(0);
});
