import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { addToCart, newAccount, readCart, signInByForm } from '../support/buyer.ts';
import { findProduct, open } from '../support/catalogue.ts';
import { press } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { keepToasts } from '../support/toasts.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name }).first();
const size = (page: Page, name: string) => main(page).getByRole('radio', { name, exact: true });
const shirt = () => offer(shop.db, { stock: 9, colors: ['Red'], sizes: ['S', 'M', 'L'] });
const linesOf = async (page: Page) =>
  (await readCart(page)).lines.map(({ selectedSize, quantity }) => [selectedSize, quantity]);

test('a size is never chosen in silence: without one the button asks for it, and the focus is there [PROD-40, PROD-41]', async ({
  page,
}) => {
  await newAccount(page);
  const { id } = await shirt();
  await open(page, `/product/${id}`);
  await expect(main(page).getByRole('group', { name: 'Size' }).getByRole('radio')).toHaveCount(3);
  await expect(main(page).getByRole('radio', { checked: true })).toHaveCount(1);
  for (const name of ['Add to Cart', 'Buy now']) {
    await button(page, name).click();
    await expect(size(page, 'S')).toBeFocused();
    await expect(main(page).getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size');
    await expect(main(page).getByRole('status').filter({ hasText: 'Choose a size' })).toBeAttached();
  }
  await expectAccessible(page);
  expect(await linesOf(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
  await expect(size(page, 'M')).toBeChecked();
  await expect(main(page).getByText('Choose a size')).toHaveCount(0);
  await press(page, button(page, 'Add to Cart'));
  await expect(page.getByText('Added to cart')).toBeVisible();
  expect(await linesOf(page)).toEqual([['M', 1]]);
});

test('the bar of a phone asks for the size, too, and leads back to it [PROD-41]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await offer(shop.db, { sizes: ['S', 'M'], description: 'Long. '.repeat(400) });
  await open(page, `/product/${id}`);
  await main(page).getByRole('heading', { name: 'Reviews' }).scrollIntoViewIfNeeded();
  await page.getByRole('region', { name: 'Buy' }).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(size(page, 'S')).toBeFocused();
  await expect(main(page).getByRole('group', { name: 'Size' }).getByText('Choose a size')).toBeInViewport();
});

test("'Buy now' goes straight to the checkout, and however often it is pressed, buys once [PROD-43, PROD-44]", async ({
  page,
}) => {
  await newAccount(page);
  const { id, name } = await offer(shop.db, { stock: 9 });
  await open(page, `/product/${id}`);
  // The first answer is lost.
  await page.route('**/api/cart/lines', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await button(page, 'Buy now').click();
  await expect(page.getByText('Could not go to the checkout. Please try again.')).toBeVisible();
  await page.unroute('**/api/cart/lines');
  await button(page, 'Buy now').dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(main(page).getByText(name).first()).toBeAttached();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await main(page).getByRole('button', { name: 'Increase quantity' }).click();
  await button(page, 'Buy now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  expect(await linesOf(page)).toEqual([['', 2]]);
});

test("'Buy now' takes nothing out of the cart, and says how many are there [PROD-43]", async ({ page }) => {
  await keepToasts(page);
  await newAccount(page);
  const { id } = await offer(shop.db, { stock: 9 });
  await addToCart(page, { productId: id, quantity: 3 });
  await open(page, `/product/${id}`);
  await button(page, 'Buy now').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page.getByText('3 are in your cart', { exact: true })).toBeVisible();
  expect(await linesOf(page)).toEqual([['', 3]]);
});

test("a visitor's 'Buy now' leads over the login into the checkout, with one of it after two presses [PROD-43, PROD-44]", async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await keepToasts(page);
  const { id, name } = await offer(shop.db, { stock: 9 });
  await open(page, `/product/${id}`);
  for (const time of [1, 2]) {
    await button(page, 'Buy now').click();
    await expect(page.getByText('Please log in to place an order', { exact: true })).toBeVisible();
    if (time === 1) await page.goBack();
  }
  await signInByForm(page, account);
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
  await expect(page).toHaveURL(/#\/checkout/);
  // It has come to where it was sent from: there is no way back to it.
  await expect(page.locator('.toasts').getByText(/^Welcome, .+\. Added to your cart$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Go back' })).toHaveCount(0);
  await expect(main(page).getByText(name).first()).toBeAttached();
  expect(await linesOf(page)).toEqual([['', 1]]);
});

test('a size guide tells the sizes of a dress in centimetres, by keyboard, and is not there for what has none [PROD-42]', async ({
  page,
  request,
}) => {
  const { product } = await findProduct(request, 'category=fashion&subcategory=women&limit=60', ({ product }) =>
    product.sizes.includes('XL'),
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, `/product/${product.id}`);
  await press(page, button(page, 'Size guide'));
  const dialog = page.getByRole('dialog', { name: 'Size guide' });
  const table = dialog.getByRole('table', { name: 'Women' });
  await expect(table.getByRole('columnheader')).toHaveText(['Size', 'UK', 'Bust, cm', 'Waist, cm', 'Hips, cm']);
  await expect(table.getByRole('rowheader')).toHaveText(product.sizes);
  await expect(table.getByRole('row', { name: /^XL/ })).toHaveText('XL16–18103–11085–92110–117');
  await expect(dialog.getByText(/^Around the narrowest part/)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(button(page, 'Size guide')).toBeFocused();

  const { id } = await shirt();
  await open(page, `/product/${id}`);
  await expect(size(page, 'S')).toBeAttached();
  await expect(button(page, 'Size guide')).toHaveCount(0);
});

test('a size guide that does not come says so, and leaves the page as it is [PROD-42]', async ({ page, request }) => {
  const { product } = await findProduct(request, 'category=fashion&subcategory=women&limit=60', ({ product }) =>
    product.sizes.includes('XL'),
  );
  await page.route('**/size-guide-*.js', (route) => route.abort('connectionreset'));
  await open(page, `/product/${product.id}`);
  await button(page, 'Size guide').click();
  await expect(page.getByText('The size guide could not be loaded. Please try again.')).toBeVisible();
  await expect(button(page, 'Add to Cart')).toBeVisible();
});
