import { expect, type Page, test } from '@playwright/test';
import { openStore } from '../support/desk-store.ts';
import { addFromCard, cardsOf, register } from '../support/shopper.ts';
import { wheelBeyond } from '../support/wheel.ts';

const bar = (page: Page) => page.getByRole('banner');
const inBar = (page: Page, name: string | RegExp) => bar(page).getByRole('link', { name });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Open menu' });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Ọjà' });
const quickLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name, exact: true });

const phone = { width: 390, height: 800 };

async function openMenu(page: Page) {
  await menuButton(page).click();
  await expect(menu(page)).toBeVisible();
  return menu(page);
}

test('the bar has the brand, which leads home, and Categories [SHELL-33, SHELL-37]', async ({ page }) => {
  await page.goto('/#/cart');
  await expect(inBar(page, 'Ọjà')).toHaveText('Ọjà');
  await expect(inBar(page, 'Ọjà')).toHaveAttribute('href', '#/');
  await inBar(page, 'Categories').click();
  await expect(page).toHaveURL(/#\/categories$/);
});

test('the bar has the search, the state of the network and the theme [SHELL-34, SHELL-35, SHELL-36]', async ({
  page,
}) => {
  await page.goto('/#/cart');
  await expect(bar(page).getByRole('combobox', { name: 'Search' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Network: / })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: /^Theme: / })).toBeVisible();
});

test('whoever wants to sell finds it in the menu and at the login; who does, their store [SHELL-30]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/login');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sell on Ọjà' })).toHaveAttribute('href', '#/sell');
  await menuButton(page).click();
  const menu = page.getByRole('dialog').getByRole('navigation', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Sell on Ọjà' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sell on Ọjà' })).toBeVisible();
  await openStore(page);
  await page.reload();
  await menuButton(page).click();
  await expect(menu.getByRole('link', { name: 'Sell on Ọjà' })).toHaveCount(0);
  await menu.getByRole('link', { name: 'My store' }).click();
  await expect(page).toHaveURL(/\/desk/);
});

test('the bar has three layouts: wide from 1024 px, medium from 640 px, mobile below [SHELL-30]', async ({ page }) => {
  await register(page, 'Uche');
  await page.goto('/#/categories');
  const orders = inBar(page, 'Orders');
  const wordOf = () => orders.locator('span').boundingBox();
  for (const [width, layout] of [
    [1440, 'wide'],
    [1024, 'wide'],
    [1023, 'medium'],
    [640, 'medium'],
    [639, 'mobile'],
    [360, 'mobile'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(menuButton(page)).toBeVisible({ visible: layout === 'mobile' });
    await expect(page.getByRole('navigation', { name: 'Quick links' })).toBeVisible({ visible: layout === 'mobile' });
    await expect(inBar(page, 'Categories')).toBeVisible({ visible: layout !== 'mobile' });
    await expect(orders).toBeVisible({ visible: layout !== 'mobile' });
    if (layout !== 'mobile')
      expect(((await wordOf())?.width ?? 0) > 10, `word beside the icon at ${width}`).toBe(layout === 'wide');
    const search = await bar(page).getByRole('combobox', { name: 'Search' }).boundingBox();
    const brand = await inBar(page, 'Ọjà').boundingBox();
    expect((search?.y ?? 0) > (brand?.y ?? 0) + 30, `search in a row of its own at ${width}`).toBe(layout === 'mobile');
  }
});

test('until it is known who is here, the bar has a placeholder; then the visitor finds Login and Register [SHELL-38, SHELL-43, AUTH-24]', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/#/categories');
  await expect(bar(page).getByRole('status').filter({ hasText: 'Loading account' })).toBeVisible();
  await expect(inBar(page, /Login|Register|Orders|Profile|Cart/)).toHaveCount(0);
  answer();
  await expect(inBar(page, 'Login')).toHaveAttribute('href', '#/login');
  await expect(inBar(page, 'Register')).toHaveAttribute('href', '#/register');
  await expect(bar(page).getByText('Loading account')).toHaveCount(0);
  await expect(inBar(page, /Orders|Profile|Cart/)).toHaveCount(0);
});

test('a visitor with pending items finds Cart with the number of its lines [SHELL-44]', async ({ page }) => {
  await page.goto('/');
  for (const at of [0, 1]) {
    await page.goto('/#/');
    await addFromCard(cardsOf(page, 'Fashion').nth(at));
    await expect(page).toHaveURL(/#\/login/);
  }
  await expect(inBar(page, /^Cart 2 items$/)).toHaveAttribute('href', '#/cart');
  await expect(inBar(page, 'Login')).toBeVisible();
  await expect(inBar(page, /Orders|Profile/)).toHaveCount(0);
});

test('signed in, the bar leads to Orders, Cart and Profile [SHELL-39, SHELL-40, SHELL-42]', async ({ page }) => {
  await register(page, 'Femi');
  await expect(inBar(page, 'Orders')).toHaveAttribute('href', '#/orders');
  await expect(inBar(page, 'Cart')).toHaveAttribute('href', '#/cart');
  await expect(inBar(page, 'Profile')).toHaveAttribute('href', '#/profile');
  await expect(inBar(page, /Login|Register/)).toHaveCount(0);
});

test('the badge counts lines, not pieces, also after a reload [SHELL-41]', async ({ page }) => {
  await register(page, 'Femi');
  await page.goto('/#/');
  const add = (at: number) => addFromCard(cardsOf(page, 'New Arrivals').nth(at));
  await add(0);
  await expect(inBar(page, /^Cart 1 item$/)).toBeVisible();
  await expect(page.getByText('Added to cart')).toBeHidden();
  await add(0);
  await expect(page.getByText('Added to cart')).toBeVisible();
  await expect(inBar(page, /^Cart 1 item$/)).toBeVisible();
  await add(1);
  await expect(inBar(page, /^Cart 2 items$/)).toBeVisible();
  await page.reload();
  await expect(inBar(page, /^Cart 2 items$/)).toBeVisible();
});

test.describe('the slide-out menu', () => {
  test.use({ viewport: phone });

  test('opens from the side, holds the page still, and lets it go again [SHELL-31, SHELL-32]', async ({ page }) => {
    await page.goto('/');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
    // By key: a click of the test would first scroll to the button, which sticks to the top anyway.
    await menuButton(page).press('Enter');
    await expect(menu(page)).toBeVisible();
    await expect(menu(page)).toHaveCSS('transform', 'none');
    expect((await menu(page).boundingBox())?.x).toBe(0);
    const held = await page.evaluate(() => scrollY);
    expect(Math.abs(held - 300)).toBeLessThan(20);
    await page.mouse.move(350, 400);
    await page.mouse.wheel(0, 500);
    await page.keyboard.press('PageDown');
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await page.evaluate(() => scrollY)).toBe(held);

    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();
    await wheelBeyond(page, 500, held + 400);

    await openMenu(page);
    await menu(page).getByRole('button', { name: 'Close' }).click();
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    await page.mouse.click(350, 400);
    await expect(menu(page)).toBeHidden();
  });

  test('has Home and Categories, and for visitors the ways in [SHELL-45, SHELL-52]', async ({ page }) => {
    await page.goto('/#/cart');
    await openMenu(page);
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    await expect(link('Home')).toHaveAttribute('href', '#/');
    await expect(link('Categories')).toHaveAttribute('href', '#/categories');
    await expect(link('Login')).toHaveAttribute('href', '#/login');
    await expect(link('Create Account')).toHaveAttribute('href', '#/register');
  });

  test('lists at most 8 categories with their counts, and leads to them [SHELL-46, SHELL-47, SHELL-48]', async ({
    page,
    request,
  }) => {
    const { items } = await (await request.get('/api/categories')).json();
    expect(items.length).toBeGreaterThan(8);
    await page.goto('/#/cart');
    await openMenu(page);
    await expect(menu(page).getByRole('listitem')).toHaveCount(8);
    for (const [at, { name, productCount }] of items.slice(0, 8).entries()) {
      const category = menu(page).getByRole('listitem').nth(at).getByRole('link');
      await expect(category).toHaveText(`${name}${productCount}products`);
      await expect(category).toHaveAttribute('href', `#/category/${encodeURIComponent(name)}`);
    }
    await menu(page).getByRole('listitem').nth(1).getByRole('link').click();
    await expect(menu(page)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: items[1].name })).toBeFocused();
    await expect(page.getByText(`${items[1].productCount} product`).first()).toBeVisible();
  });

  test('signed in, leads to orders, profile and settings, and signs out [SHELL-49, SHELL-50, SHELL-51]', async ({
    page,
  }) => {
    await register(page, 'Zainab');
    await openMenu(page);
    const link = (name: string) => menu(page).getByRole('link', { name, exact: true });
    await expect(link('My Orders')).toHaveAttribute('href', '#/orders');
    await expect(link('My Profile')).toHaveAttribute('href', '#/profile');
    await expect(link('Settings')).toHaveAttribute('href', '#/settings');
    await expect(menu(page).getByRole('link', { name: /Login|Create Account/ })).toHaveCount(0);
    await menu(page).getByRole('button', { name: 'Logout' }).click();
    await expect(menu(page)).toBeHidden();
    await expect(quickLink(page, 'Account')).toHaveAttribute('href', '#/login');
    await openMenu(page);
    await expect(link('Login')).toHaveAttribute('href', '#/login');
    await expect(menu(page).getByRole('button', { name: 'Logout' })).toHaveCount(0);
    await page.reload();
    await expect(quickLink(page, 'Account')).toHaveAttribute('href', '#/login');
    expect((await (await page.request.get('/api/me')).json()).user).toBeNull();
  });
});
