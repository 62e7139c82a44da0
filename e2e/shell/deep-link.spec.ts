import { expect, type Page, test } from '@playwright/test';
import { takeSample } from '../support/screens.ts';

/** Files of the app that never come, so that what stands there before them can be looked at. */
const holdBack = (page: Page, files: string) => page.route(files, () => undefined);

for (const width of [390, 1440]) {
  test(`an address opened in a new browser shows nothing of Home before the app is there, at ${width} px`, async ({
    page,
    request,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await holdBack(page, '**/assets/*.js');
    const { product } = await takeSample(request);
    for (const address of [`/#/product/${product}`, '/#/orders']) {
      await page.goto('about:blank');
      await page.goto(address, { waitUntil: 'commit' });
      const main = page.locator('main');
      await expect(main).toBeVisible();
      await expect(main.locator(':scope > *').first()).toBeAttached();
      await expect(main.locator(':scope > *').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('footer')).toBeHidden();
      const home = page.locator('.nav-link[aria-current]').filter({ visible: true });
      const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
      for (const link of await home.all()) await expect(link).toHaveCSS('color', ink);
    }
  });
}

test('the boxes of the page follow those of the document without a blank moment, and wait as ever on the next page', async ({
  page,
}) => {
  await holdBack(page, '**/assets/{orders,help}-page*.js');
  await page.goto('/#/orders', { waitUntil: 'commit' });
  const box = page.getByRole('main').getByRole('status').locator('.skeleton').first();
  await expect(box).toHaveCSS('animation-name', 'breathe');
  await page.evaluate(() => {
    location.hash = '#/help';
  });
  await expect(box).toHaveCSS('animation-name', 'fade, breathe');
});
