import { expect, type Locator, type Page, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { cardsOf, register } from '../support/shopper.ts';
import { wheelBeyond } from '../support/wheel.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** An address shows its page: the heading that says so, its title, and something that only stands there. */
async function expectPage(page: Page, address: string, name: string | RegExp, title: string, shown: Locator) {
  await page.goto(`/#${address}`);
  await expect(heading(page, name)).toBeAttached();
  await expect(page).toHaveTitle(title.startsWith('Ọjà') ? title : `${title} · Ọjà`);
  await expect(shown.first()).toBeVisible();
}

const inMain = (page: Page) => page.getByRole('main');
const products = (page: Page) => inMain(page).locator('a[href^="#/product/"]');

test('Home, the cart and the category browser have addresses [SHELL-02, SHELL-04, SHELL-07]', async ({ page }) => {
  await expectPage(page, '/', /^Ọjà/, 'Ọjà: market day, every day', page.getByRole('region', { name: 'Offers' }));
  await expectPage(page, '/cart', 'Cart', 'Cart', inMain(page).getByText('Your cart is empty'));
  await expectPage(page, '/categories', 'Categories', 'Categories', inMain(page).locator('a[href^="#/category/"]'));
});

test('the ways in have addresses [SHELL-05, SHELL-06]', async ({ page }) => {
  const button = (name: string) => inMain(page).getByRole('button', { name, exact: true });
  await expectPage(page, '/login', 'Login', 'Login', button('Login'));
  await expectPage(page, '/register', 'Create Account', 'Create Account', button('Create Account'));
});

test('a category and a subcategory have addresses, with their products [SHELL-08, SHELL-09]', async ({ page }) => {
  await expectPage(page, '/category/Fashion', 'Fashion', 'Fashion', products(page));
  await expectPage(page, '/category/fashion/shoes', /Shoes/, 'Shoes', products(page));
});

test('what follows a payment has addresses [SHELL-11, SHELL-12]', async ({ page }) => {
  const orders = inMain(page).getByRole('link', { name: /orders/i });
  await expectPage(page, '/order-success', 'Order confirmation', 'Order confirmation', orders);
  const missing = inMain(page).getByText('Missing payment reference.');
  await expectPage(page, '/payment/callback', 'We could not match this payment', 'Payment', missing);
});

test('orders and profile have addresses [SHELL-13, SHELL-14]', async ({ page }) => {
  const { email } = await newAccount(page, 'Kemi Ade');
  await expectPage(page, '/orders', 'My Orders', 'My Orders', inMain(page).getByText('No orders found.'));
  await expectPage(page, '/profile', 'My Profile', 'My Profile', inMain(page).getByText(email));
});

test('discounted products have an address, and every one there is discounted [SHELL-16]', async ({ page }) => {
  await expectPage(page, '/flash-sales', 'Flash Sales', 'Flash Sales', products(page));
  const cards = inMain(page).getByRole('article');
  expect(await cards.count()).toBeGreaterThan(3);
  await expect(cards.filter({ has: page.locator('del, s') })).toHaveCount(await cards.count());
});

test('Trending, Fashion and Electronics have addresses [SHELL-17, SHELL-18, SHELL-19]', async ({ page }) => {
  await expectPage(page, '/trending', 'Trending', 'Trending', products(page));
  await expectPage(page, '/fashion', 'Fashion', 'Fashion', products(page));
  await expectPage(page, '/electronics', 'Electronics', 'Electronics', products(page));
});

test('New Arrivals, Top Sellers and a search have addresses [SHELL-20, SHELL-21, SHELL-22]', async ({ page }) => {
  await expectPage(page, '/new-arrivals', 'New Arrivals', 'New Arrivals', products(page));
  await expectPage(page, '/top-sellers', 'Top Sellers', 'Top Sellers', inMain(page).locator('a[href^="#/store/"]'));
  const search = 'Search Results for ankara';
  await expectPage(page, '/search?q=ankara', search, search, products(page));
});

test('a product, its store and the checkout have addresses of their own [SHELL-03, SHELL-10, SHELL-15]', async ({
  page,
  request,
}) => {
  const { newArrivals, topSellers } = await (await request.get('/api/home')).json();
  await page.goto(`/#/product/${newArrivals[0].id}`);
  await expect(heading(page, newArrivals[0].name)).toBeVisible();
  await expect(page).toHaveTitle(`${newArrivals[0].name} · Ọjà`);
  await page.goto(`/#/store/${topSellers[0].slug}`);
  await expect(heading(page, topSellers[0].storeName)).toBeVisible();
  await expect(page).toHaveTitle(`${topSellers[0].storeName} · Ọjà`);
  await register(page, 'Kemi');
  await page.goto('/#/checkout');
  await expect(heading(page, 'Checkout')).toBeAttached();
  await expect(page).toHaveTitle('Checkout · Ọjà');
});

for (const address of ['#/no/such/page', '#/produkt/1', '#/cart/1', '#/%E0%A4%A', '#//evil.example']) {
  test(`${address} is not found, and leads home [SHELL-23, SHELL-24, SHELL-25]`, async ({ page }) => {
    await page.goto(`/${address}`);
    await expect(heading(page, '404')).toBeVisible();
    await expect(page.getByText('Page not found', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Ọjà');
    await page.getByRole('link', { name: 'Go back home' }).click();
    await expect(page).toHaveURL(/\/#\/$/);
    await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible();
  });
}

test('an address before the # that means nothing says so with its status, and the app says it too [SHELL-23]', async ({
  page,
}) => {
  const answer = await page.goto('/gibts-nicht');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL(/\/#\/gibts-nicht$/);
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
});

test('a category address goes by name or slug, in any case; what decodes badly is an unknown one [SHELL-08, SHELL-47]', async ({
  page,
}) => {
  for (const written of ['Home%20%26%20Kitchen', 'home-kitchen', 'HOME-KITCHEN', 'home%20%26%20kitchen']) {
    await page.goto(`/#/category/${written}`);
    await expect(heading(page, 'Home & Kitchen')).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  }
  await page.goto('/#/category/100%');
  await expect(heading(page, 'Category Not Found')).toBeVisible();
});

test('every change of page starts at its top, with the focus on its heading [SHELL-26]', async ({ page }) => {
  await page.goto('/#/trending');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(11)).toBeAttached();
  await expect(heading(page, 'Trending')).not.toBeFocused();
  await cards.nth(11).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await wheelBeyond(page, 600, 300);
  await page
    .locator('a[href^="#/store/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/#/search?q=a');
  await expect(cards.nth(20)).toBeAttached();
  await wheelBeyond(page, 900, 300);
  await page.getByRole('combobox', { name: 'Search' }).fill('shoes');
  await page.getByRole('combobox', { name: 'Search' }).press('Enter');
  await expect(heading(page, 'Search Results for shoes')).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

/** The shop takes its time to say what became of the payment. */
const withoutVerdict = (page: Page) => page.route('**/api/payment/verify?*', () => undefined);

for (const [name, address] of [
  ['reference', '/?reference=oja-1234567890#/'],
  ['reference', '/?a=1&reference=oja-1234567890#/trending'],
  ['trxref', '/?trxref=oja-1234567890#/cart'],
  ['reference', '/#/orders?reference=oja-1234567890'],
  ['trxref', '/#/?trxref=oja-1234567890'],
] as const) {
  test(`${address} goes to the payment's return with its query: B33 [SHELL-27, SHELL-28]`, async ({ page }) => {
    await withoutVerdict(page);
    const asked = page.waitForRequest(/\/api\/payment\/verify\?reference=oja-1234567890/);
    const places: string[] = [];
    page.on('framenavigated', (frame) => places.push(frame.url()));
    await page.goto(address);
    await asked;
    expect(places.join(' ')).toMatch(new RegExp(`#/payment/callback\\?(.*&)?${name}=oja-1234567890`));
    await expect(heading(page, 'Your payment')).toBeVisible();
  });
}

for (const address of ['/?reference=oja-1234567890#/payment/callback', '/#/payment/callback?trxref=oja-1234567890']) {
  test(`${address} is read, kept over a reload and tidied [SHELL-29]`, async ({ page }) => {
    const verify = () => page.waitForRequest(/\/api\/payment\/verify\?reference=oja-1234567890/);
    await withoutVerdict(page);
    let asked = verify();
    await page.goto(address);
    await asked;
    await expect(page).toHaveURL(/^http:\/\/[^/]+\/#\/payment\/callback$/);
    asked = verify();
    await page.reload();
    await asked;
    await expect(heading(page, 'Your payment')).toBeVisible();
  });
}

test('a link within the app changes nothing before the # [SHELL-01]', async ({ page }) => {
  await page.goto('/');
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await cardsOf(page, 'Flash Sales').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/#\/product\//);
  await page.getByRole('link', { name: 'Categories' }).first().click();
  await expect(heading(page, 'Categories')).toBeFocused();
  expect(loads).toEqual([]);
});
