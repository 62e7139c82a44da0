import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { deskOf, type OwnStore, openStore } from '../support/desk-store.ts';
import { triesNothingByItself } from '../support/faults.ts';

const main = (page: Page) => page.getByRole('main');

/** What each page asks for when it is opened, and a box of what stands in its place meanwhile. */
const pages = [
  { path: '/orders', asks: /\/orders(\?|$)/, failed: 'Could not load your orders.', looks: 'rows' },
  { path: '/products', asks: /\/products(\?|$)/, failed: 'Could not load your products.', looks: 'rows' },
  { path: '/money', asks: /\/statement(\?|$)/, failed: 'Could not load your money.', looks: 'cards' },
  { path: '/money/account', asks: /\/account$/, failed: 'Could not load your bank account.', looks: 'fields' },
  { path: '/store', asks: /\/store$/, failed: 'Could not load your store.', looks: 'fields' },
  { path: '/store/holiday', asks: /\/store$/, failed: 'Could not load your holiday.', looks: 'fields' },
  { path: '/reviews', asks: /\/reviews(\?|$)/, failed: 'Could not load your reviews.', looks: 'cards' },
  { path: '/import', asks: /\/imports$/, failed: 'Could not load your imports.', looks: 'cards' },
  {
    path: '/sheet',
    asks: /\/variants(\?|$)|\/sheet(\?|$)/,
    failed: 'Could not load your prices and stock.',
    looks: 'rows',
  },
] as const;

const loading = (page: Page) =>
  main(page)
    .getByRole('status')
    .filter({ hasText: /^Loading$/ });

/** Heights of the boxes, in pixels. */
const heights = (boxes: Locator) =>
  boxes.evaluateAll((all) => all.map((box) => Math.round(box.getBoundingClientRect().height)));

/** Milliseconds for which nothing of the boxes is seen. */
const unseen = (boxes: Locator) =>
  boxes.evaluateAll((all) => Math.min(...all.map((box) => box.getAnimations()[0]?.effect?.getTiming().delay ?? 0)));

/** What the page asks for waits, then breaks off, until it is mended. */
async function broken(page: Page, store: OwnStore, asks: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  let isBroken = true;
  await page.route(
    (url) => url.pathname.includes(`/api/desk/${store.id}/`) && asks.test(url.pathname + url.search),
    async (route) => {
      if (!isBroken) return route.fallback();
      await promise;
      await route.abort('connectionreset');
    },
  );
  return {
    breakOff: resolve,
    mend() {
      isBroken = false;
    },
  };
}

for (const { path, asks, failed, looks } of pages)
  test(`${path} waits as boxes of its own shape, which no fast answer shows, and what fails says what to do [DESK-140, DESK-141]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const store = await openStore(page);
    await triesNothingByItself(page);
    const line = await broken(page, store, asks);
    await page.goto(deskOf(store, path));
    // The page's own: those of its frame stand until its file is here.
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(loading(page)).toHaveCount(1);
    const boxes = loading(page).locator('.skeleton');
    expect(await unseen(boxes)).toBeGreaterThanOrEqual(150);
    const tall = await heights(boxes);
    if (looks === 'cards') expect(Math.min(...tall)).toBeGreaterThanOrEqual(90);
    if (looks === 'fields') expect(tall.filter((height) => height === 48)).toHaveLength(4);
    if (looks === 'rows') expect(tall.length).toBeGreaterThanOrEqual(8);
    await expect(main(page).locator('.animate-spin')).toHaveCount(0);
    line.breakOff();
    const alert = main(page).getByRole('alert').filter({ hasText: failed });
    await expect(alert).toContainText('Nothing is lost: what the shop has is safe there.');
    await expect(loading(page)).toHaveCount(0);
    await expectAccessible(page);
    line.mend();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
  });

test('without a line a page says that it comes by itself, and does [DESK-141]', async ({ page, context }) => {
  const store = await openStore(page);
  await page.goto(deskOf(store));
  // Its file is here, its data is not.
  await page.goto(deskOf(store, '/more'));
  await page.getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await context.setOffline(true);
  await main(page)
    .getByRole('link', { name: /^Delivered/ })
    .click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Could not load your orders.' });
  await expect(alert).toContainText('You have no connection. It comes by itself once you have.');
  await expect(alert.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
});
