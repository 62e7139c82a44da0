import { expect, type Page, test } from '@playwright/test';
import { triesNothingByItself } from '../support/faults.ts';
import { hydrated } from '../support/hydrated.ts';
import { settledTop } from '../support/settled-top.ts';
import { addFromCard, cardsOf, register } from '../support/shopper.ts';
import { withoutData } from '../support/without-data.ts';

const looked = (page: Page) => cardsOf(page, 'Electronics').first();
const topOf = (page: Page) => looked(page).evaluate((card) => Math.round(card.getBoundingClientRect().top));

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test('going back and reloading lead to where the shopper was on Home; a link leads to its top [HOME-35, HOME-36, SHELL-26]', async ({
      page,
    }) => {
      await page.goto('/');
      await hydrated(page);
      await looked(page).scrollIntoViewIfNeeded();
      await page.evaluate(() => scrollBy(0, 200));
      const before = await settledTop(looked(page));
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000);

      // Without the pointer, which would first scroll the card into sight.
      await looked(page).getByRole('link').first().dispatchEvent('click');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => scrollY)).toBe(0);
      await page.goBack();
      await expect.poll(async () => Math.abs((await topOf(page)) - before)).toBeLessThanOrEqual(2);

      // The place is gone to anew for some frames, in which nobody could have scrolled on.
      await page.evaluate(async () => {
        for (let frame = 0; frame < 10; frame++) await new Promise(requestAnimationFrame);
      });
      // On from there, so that what was kept when the shopper left for the product is not enough.
      await page.evaluate(() => scrollBy(0, -150));
      const later = await settledTop(looked(page));
      expect(later - before).toBeGreaterThan(100);
      await page.reload();
      await hydrated(page);
      await expect.poll(async () => Math.abs((await topOf(page)) - later)).toBeLessThanOrEqual(2);

      await page.evaluate(() => {
        location.hash = '#/categories';
      });
      await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
      await page.getByRole('link', { name: 'Ọjà' }).click();
      await hydrated(page);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    });
  });
}

test('an arrival with a checkout behind it shows its message once [HOME-37, HOME-38]', async ({ page }) => {
  await page.goto('/#/cart');
  const arrive = (state: object) =>
    page.evaluate((given) => {
      history.pushState(given, '', '#/');
      dispatchEvent(new PopStateEvent('popstate'));
    }, state);
  const banner = (text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

  await arrive({ checkoutSuccess: true, message: 'Thank you, Ada!' });
  await expect(banner('Thank you, Ada!')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Thank you, Ada!')).toHaveCount(0);

  await page.goto('/#/categories');
  await arrive({ checkoutSuccess: true });
  await expect(banner('Order placed successfully!')).toBeVisible();
  await page.getByRole('button', { name: 'Close message' }).click();
  await expect(page.getByText('Order placed successfully!')).toHaveCount(0);
  await page.goto('/#/categories');
  await page.goBack();
  await hydrated(page);
  await expect(page.getByText('Order placed successfully!')).toHaveCount(0);
});

test('a toast stays for 3000 ms, of success and of failure [HOME-39, CART-26]', async ({ page }) => {
  await register(page, 'Tola');
  await page.clock.install();
  await page.goto('/#/');
  await hydrated(page);
  const card = cardsOf(page, 'Fashion').first();
  await card.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));

  await addFromCard(card);
  await expectToastFor3000(page, 'Added to cart');
  await page.route('**/api/cart/lines', (route) => route.fulfill({ status: 500 }));
  await addFromCard(card);
  await expectToastFor3000(page, 'Failed to add item to cart');
});

async function expectToastFor3000(page: Page, text: string): Promise<void> {
  await expect(page.getByText(text)).toBeVisible();
  // It comes in first; the shop's clock stands still meanwhile, that of the animation does not.
  const toast = page.getByRole('status').locator('[data-tone]').filter({ hasText: text });
  await expect
    .poll(() => toast.evaluate((box) => box.getAnimations().every(({ playState }) => playState === 'finished')))
    .toBe(true);
  await page.clock.runFor(2999);
  await expect(page.getByText(text)).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText(text)).toHaveCount(0);
}

test('without data in the document Home shows its skeleton, then what the shop answers [HOME-01]', async ({ page }) => {
  await withoutData(page);
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/home', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Loading')).toHaveCount(0);
});

test('when Home cannot be read it says so, and tries again when asked to [HOME-40, HOME-41]', async ({ page }) => {
  await withoutData(page);
  await triesNothingByItself(page);
  await page.route('**/api/home', (route) => route.fulfill({ status: 500 }));
  await page.goto('/');
  const alerts = page.getByRole('main').getByRole('alert');
  await expect(alerts.filter({ hasText: 'Failed to fetch carousel items' })).toBeVisible();
  await expect(alerts.filter({ hasText: 'Failed to fetch products' })).toBeVisible();
  await page.unroute('**/api/home');
  await alerts.first().getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  await expect(alerts).toHaveCount(0);
});
