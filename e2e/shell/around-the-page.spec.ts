import { expect, type Locator, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import { readProducts } from '../support/catalogue.ts';
import { tabTo } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { keepToasts } from '../support/toasts.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const bar = (page: Page) => page.getByRole('banner');
const inBar = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Ọjà' });
const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name, exact: true });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test('the bar has what every visit needs, the menu theme and connection [SHELL-53]', async ({ page }) => {
    await page.goto('/#/help');
    await expect(inBar(page, 'Favourites')).toHaveAttribute('href', '#/favourites');
    await expect(inBar(page, 'Cart')).toHaveAttribute('href', '#/cart');
    await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
    await expect(bar(page).getByRole('link')).toHaveCount(3);
    await expect(bar(page).getByRole('button')).toHaveCount(1);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu(page).getByRole('region', { name: 'Network' })).toContainText('Good Network Connection');
    await expect(menu(page).getByRole('region', { name: 'Network' })).toContainText(/This visit used \d/);
    await expect(menu(page).getByText('Theme: light')).toBeVisible();
    await menu(page).getByRole('group', { name: 'Theme' }).getByRole('button', { name: 'Dark' }).click();
    await expect(page.locator('html')).toHaveClass(/(^| )dark( |$)/);
    await expect(menu(page).getByText('Theme: dark')).toBeVisible();
    await expect(menu(page).getByRole('button', { name: 'Dark' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('the bottom bar leads to five places, Search into the field of the bar [SHELL-54]', async ({ page }) => {
    await page.goto('/#/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const links = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Categories', 'Search', 'Orders', 'Account']);
    for (const [name, to] of [
      ['Home', '#/'],
      ['Categories', '#/categories'],
      ['Orders', '#/orders'],
      ['Account', '#/login'],
    ] as const) {
      await expect(quickLink(page, name)).toHaveAttribute('href', to);
    }
    await quickLink(page, 'Search').click();
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await expect(page).toHaveURL(/#\/help$/);
  });
});

test.describe('what hangs under Categories', () => {
  const panel = (page: Page) => page.getByRole('menu', { name: 'Categories' });

  test('opens under the pointer, leads to a category and closes [SHELL-55]', async ({ page, request }) => {
    const { items } = await (await request.get('/api/categories')).json();
    await page.goto('/#/cart');
    await inBar(page, 'Categories').hover();
    await expect(panel(page)).toBeVisible();
    await expect(inBar(page, 'Categories')).toHaveAttribute('aria-expanded', 'true');
    await expect(panel(page).getByRole('menuitem')).toHaveCount(items.length);
    await panel(page).getByRole('menuitem').nth(1).hover();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.mouse.move(700, 800);
    await inBar(page, 'Categories').hover();
    await panel(page).getByRole('menuitem', { name: items[1].name }).click();
    await expect(page.getByRole('heading', { level: 1, name: items[1].name })).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test('opens for the focus, is entered by arrow down, and gives the focus back [SHELL-55]', async ({ page }) => {
    await page.goto('/#/cart');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const link = inBar(page, 'Categories');
    await tabTo(page, link);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(panel(page).getByRole('menuitem').nth(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(link).toBeFocused();
    // Who only passes by is not led through all of them.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeFocused();
    await page.setViewportSize({ width: 1023, height: 800 });
    await page.keyboard.press('Shift+Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(link).toBeFocused();
    await expect(panel(page)).toBeHidden();
  });

  test.describe('touched', () => {
    test.use({ hasTouch: true, viewport: { width: 1180, height: 820 } });

    test('it is a link [SHELL-55]', async ({ page }) => {
      await page.goto('/#/cart');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await inBar(page, 'Categories').tap();
      await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
      await expect(inBar(page, 'Categories')).not.toHaveAttribute('aria-expanded', 'true');
      await expect(panel(page)).toBeHidden();
    });
  });
});

for (const width of [640, 820, 1023]) {
  test(`favourites are one press away, ${width} px wide, for a visitor and for a buyer [STORE-14]`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/#/help');
    for (const link of ['Register', 'Orders']) {
      if (link === 'Orders') {
        await newAccount(page);
        await page.reload();
      }
      await expect(inBar(page, link)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect((await boxOf(bar(page).getByRole('combobox', { name: 'Search' }))).width).toBeGreaterThan(100);
    }
    await inBar(page, 'Favourites').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeFocused();
  });
}

for (const width of [390, 1440]) {
  test(`around the checkout stands nothing that leads elsewhere, ${width} px wide [SHELL-56]`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await newAccount(page);
    const goods = (await readProducts(page.request, 'category=groceries&limit=24')).find(({ stock }) => stock > 3);
    await addToCart(page, { productId: goods?.id ?? '' });
    await page.goto('/#/checkout');
    await expect(page.getByRole('heading', { name: 'Shipping address' })).toBeVisible();
    await expect(bar(page).getByRole('link')).toHaveText(['Ọjà', 'Back to cart', 'Help']);
    await expect(bar(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toHaveCount(0);
    await inBar(page, 'Back to cart').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Cart' })).toBeFocused();
    await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });

  test(`a toast keeps clear of what was pressed and of the bottom bar, ${width} px wide [SHELL-57]`, async ({
    page,
  }) => {
    await keepToasts(page);
    await page.setViewportSize({ width, height: 800 });
    await newAccount(page);
    // So many that one of them can stand anywhere on the screen.
    const word = `Keepclear${crypto.randomUUID().slice(0, 8)}`;
    for (let n = 0; n < 12; n += 1) await offer(shop.db, { name: `${word} ${n}` });
    await page.goto(`/#/search?q=${word}`);
    // Without it they stand where they stand before the app listens.
    await expect(page.locator('.toasts')).toHaveAttribute('data-high');
    const add = page
      .getByRole('article')
      .filter({ hasText: `${word} 5` })
      .getByRole('button', { name: 'Add to Cart' });
    const toast = page.locator('.toasts > *');
    for (const top of [120, 640]) {
      await expect(add).toBeVisible();
      await add.evaluate((button, to) => scrollBy(0, button.getBoundingClientRect().top - to), top);
      await expect.poll(async () => Math.abs(((await add.boundingBox())?.y ?? 0) - top)).toBeLessThan(2);
      await add.press('Enter');
      await expect(toast).toContainText('Added to cart');
      const said = await boxOf(toast);
      for (const other of [add, page.getByRole('navigation', { name: 'Quick links' })]) {
        if (!(await other.isVisible())) continue;
        const box = await boxOf(other);
        expect(said.y + said.height <= box.y || said.y >= box.y + box.height, `clear of it at ${top}`).toBe(true);
      }
      await page.reload();
      await expect(page.locator('.toasts')).toHaveAttribute('data-high');
    }
  });
}
