import { expect, type Page, test } from '@playwright/test';
import { findProduct, open, showsSeveral } from '../support/catalogue.ts';
import { register } from '../support/shopper.ts';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.getByRole('dialog', { name: 'Ọjà' });
const entriesOver = (page: Page) => page.evaluate(() => (history.state as { overlays?: number } | null)?.overlays ?? 0);

/** Opens it and waits until Back belongs to it. */
async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => entriesOver(page)).toBe(1);
}

/** Goes to Help, then to Categories by a link of the page. */
async function helpThenCategories(page: Page): Promise<void> {
  await open(page, '/help');
  await page.evaluate(() => location.assign('#/categories'));
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  // As long as it will be: before, there may be nothing to scroll.
  await expect(page.locator('.subcategory-tile').first()).toBeVisible();
}

/** The browser's Back; without waiting for a page, since there may come none. */
const back = (page: Page) => page.evaluate(() => history.back());

test('Back closes the menu and stays on the page, where it was scrolled to and with the focus where it was', async ({
  page,
}) => {
  await helpThenCategories(page);
  await page.evaluate(() => scrollTo(0, 300));
  await openMenu(page);
  await back(page);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/categories$/);
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

for (const [how, close] of [
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
  ['its button', (page: Page) => menu(page).getByRole('button', { name: 'Close' }).click()],
  ['a press beside it', (page: Page) => page.mouse.click(350, 600)],
] as const) {
  test(`after the menu was closed by ${how}, one Back leads to the page before`, async ({ page }) => {
    await helpThenCategories(page);
    await openMenu(page);
    await close(page);
    await expect(menu(page)).toBeHidden();
    await expect.poll(() => entriesOver(page)).toBe(0);
    await back(page);
    await expect(page).toHaveURL(/#\/help$/);
  });
}

test('a link of the menu leads on; one Back leads to the page that it was opened on, without it', async ({ page }) => {
  await helpThenCategories(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/#\/favourites$/);
  await expect(menu(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/#\/categories$/);
  await expect(menu(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/#\/favourites$/);
});

test('a link of the menu to where one is closes it alone', async ({ page }) => {
  await helpThenCategories(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/categories$/);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('after a reload with the menu open it is closed, and opens and closes as ever', async ({ page }) => {
  await helpThenCategories(page);
  await openMenu(page);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await openMenu(page);
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => entriesOver(page)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('a menu that Back has closed does not keep Back from leading on after Forward', async ({ page }) => {
  await helpThenCategories(page);
  await openMenu(page);
  await back(page);
  await expect(menu(page)).toBeHidden();
  await page.evaluate(
    () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }) ?? history.forward()),
  );
  await expect.poll(() => entriesOver(page)).toBe(0);
  await expect(menu(page)).toBeHidden();
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('Home is where it was when the menu led away from it', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Flash Sales', exact: true })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Categories', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await back(page);
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(60);
});

test('an enlarged picture of a product that was opened by its address: Back leads to the product [PROD-01]', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, 'sort=popularity&limit=60', showsSeveral);
  await open(page, `/product/${product.id}`);
  const enlarge = page.getByRole('button', { name: 'Enlarge picture' });
  const enlarged = page.getByRole('dialog', { name: `Pictures of ${product.name}` });
  await enlarge.click();
  await expect(enlarged).toBeVisible();
  await enlarged.getByRole('button', { name: 'Next picture' }).press('Enter');
  await expect.poll(() => entriesOver(page)).toBe(1);
  await back(page);
  await expect(enlarged).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.locator('.gallery-counter')).toHaveText(`Picture 2/${product.images.length}`);
  await expect(enlarge).toBeFocused();

  await enlarge.click();
  await expect.poll(() => entriesOver(page)).toBe(1);
  await page.keyboard.press('Escape');
  await expect(enlarged).toHaveCount(0);
  await expect.poll(() => entriesOver(page)).toBe(0);
});

test('Back takes the question back whether the account is to be deleted; once it is deleted, Back does not lead to it', async ({
  page,
}) => {
  const account = await register(page, 'Ebele');
  await open(page, '/help');
  await page.evaluate(() => location.assign('#/settings'));
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill('not this one');
  await expect.poll(() => entriesOver(page)).toBe(1);
  await back(page);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/#\/settings$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  await dialog.getByLabel('Your password').fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('Your account was deleted. Goodbye!')).toBeVisible();
  await expect(page).toHaveURL(/#\/login$/);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('signing out in the menu closes it and stays on the page', async ({ page }) => {
  await register(page, 'Funke');
  await helpThenCategories(page);
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => entriesOver(page)).toBe(0);
  await expect(page).toHaveURL(/#\/categories$/);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('signing out in the menu where one must be signed in leaves no entry of the menu behind', async ({ page }) => {
  await register(page, 'Gbenga');
  await open(page, '/help');
  await page.evaluate(() => location.assign('#/profile'));
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('main').getByText('Please log in to view your profile')).toBeVisible();
  await expect(menu(page)).toBeHidden();
  await expect.poll(() => entriesOver(page)).toBe(0);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});

test('a menu that is opened again at once, before its entry of the history is gone, stays open until Back', async ({
  page,
}) => {
  await helpThenCategories(page);
  await openMenu(page);
  await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]');
    const { promise: wentBack, resolve } = Promise.withResolvers<unknown>();
    addEventListener('popstate', resolve, { once: true });
    await new Promise((closed) => {
      dialog?.addEventListener('close', () => setTimeout(closed));
      dialog?.close();
    });
    document.querySelector<HTMLElement>('[aria-label="Open menu"]')?.click();
    await wentBack;
  });
  await expect(menu(page)).toBeVisible();
  await expect.poll(() => entriesOver(page)).toBe(1);
  await back(page);
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/categories$/);
  await back(page);
  await expect(page).toHaveURL(/#\/help$/);
});
