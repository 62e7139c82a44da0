import { expect, type Locator, type Page, test } from '@playwright/test';
import { findProduct, open, readProducts } from '../support/catalogue.ts';
import { register } from '../support/shopper.ts';
import { keepToasts } from '../support/toasts.ts';

const cardOf = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('article').filter({ hasText: name }).first();
const heartOf = (within: Page | Locator): Locator => within.getByRole('button', { name: 'Favourite' }).first();
const names = (page: Page): Promise<string[]> => page.locator('.product-card-name').allTextContents();

test('hearts of a visitor are kept in the browser, listed, and become those of the account [STORE-14, G-31]', async ({
  page,
  request,
}) => {
  await keepToasts(page);
  const [first, second] = await readProducts(request, 'collection=new-arrivals&limit=2');
  const soldOut = await findProduct(request, 'category=groceries&limit=60', ({ product }) => product.stock === 0);
  if (!first || !second) throw new Error('There are no new arrivals.');
  await open(page, '/favourites');
  await expect(page.getByText('You have no favourites yet')).toBeVisible();

  await open(page, '/new-arrivals');
  for (const { name } of [first, second]) {
    await heartOf(cardOf(page, name)).click();
    await expect(heartOf(cardOf(page, name))).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(`/#/product/${soldOut.product.id}`);
  await heartOf(page.getByRole('main')).click();
  await expect(page.getByText('Added to favourites').last()).toBeVisible();
  await page.getByRole('button', { name: 'View' }).last().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
  await expect.poll(() => names(page)).toEqual([soldOut.product.name, second.name, first.name]);
  await expect(cardOf(page, soldOut.product.name).getByText('Sold out')).toBeVisible();
  await page.reload();
  await expect.poll(() => names(page)).toHaveLength(3);

  await heartOf(cardOf(page, second.name)).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => names(page)).toEqual([soldOut.product.name, first.name]);
  await expect(heartOf(cardOf(page, first.name))).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => names(page)).toHaveLength(3);

  const { email, password } = await register(page, 'Halima');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('oja.favourites'))).toBeNull();
  await open(page, '/favourites');
  await expect.poll(() => names(page)).toHaveLength(3);
  await expect(page.getByText('These are kept in this browser.')).toHaveCount(0);

  // The same account in another browser has them too.
  const other = await page
    .context()
    .browser()
    ?.newContext({ baseURL: new URL(page.url()).origin });
  const elsewhere = await other?.newPage();
  if (!other || !elsewhere) throw new Error('There is no other browser.');
  await elsewhere.goto('/#/login');
  await elsewhere.getByLabel('Email', { exact: true }).first().fill(email);
  await elsewhere.getByLabel('Password', { exact: true }).fill(password);
  await elsewhere.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(elsewhere).not.toHaveURL(/login/);
  await open(elsewhere, '/favourites');
  await expect.poll(() => names(elsewhere)).toHaveLength(3);
  await open(elsewhere, '/new-arrivals');
  await expect(heartOf(cardOf(elsewhere, first.name))).toHaveAttribute('aria-pressed', 'true');
  await other.close();
});

test('a heart that the shop did not hear of is taken back, with a word about it [STORE-14]', async ({
  page,
  request,
}) => {
  const [{ name = '' } = {}] = await readProducts(request, 'collection=new-arrivals&limit=1');
  await register(page, 'Sade');
  await open(page, '/new-arrivals');
  await page.route('**/api/favourites/*', (route) => route.abort());
  await heartOf(cardOf(page, name)).click();
  await expect(page.getByText('Your favourites could not be changed. Please try again.')).toBeVisible();
  await expect(heartOf(cardOf(page, name))).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/favourites/*');
  await heartOf(cardOf(page, name)).click();
  await expect(page.getByText('Added to favourites')).toBeVisible();
  await expect(heartOf(cardOf(page, name))).toHaveAttribute('aria-pressed', 'true');
});
