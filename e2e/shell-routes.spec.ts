import { expect, type Page, test } from '@playwright/test';
import { cardsOf, register } from './support/shopper.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** What stands at an address, and the heading that says so. */
const visitorRoutes: [address: string, heading: string | RegExp, title: RegExp][] = [
  ['#/', /^Ọjà/, /^Ọjà/],
  ['#/cart', 'Cart', /^Cart · Ọjà$/],
  ['#/login', 'Login', /^Login · Ọjà$/],
  ['#/register', 'Create Account', /^Create Account · Ọjà$/],
  ['#/categories', 'Categories', /^Categories · Ọjà$/],
  ['#/category/Fashion', 'Fashion', /^Fashion · Ọjà$/],
  ['#/category/fashion/shoes', /Shoes/, /^Shoes · Ọjà$/],
  ['#/order-success', 'Order confirmation', /^Order confirmation · Ọjà$/],
  ['#/payment/callback', 'Your payment', /^Payment · Ọjà$/],
  ['#/orders', 'My Orders', /^My Orders · Ọjà$/],
  ['#/profile', 'My Profile', /^My Profile · Ọjà$/],
  ['#/flash-sales', 'Flash Sales', /^Flash Sales · Ọjà$/],
  ['#/trending', 'Trending', /^Trending · Ọjà$/],
  ['#/fashion', 'Fashion', /^Fashion · Ọjà$/],
  ['#/electronics', 'Electronics', /^Electronics · Ọjà$/],
  ['#/new-arrivals', 'New Arrivals', /^New Arrivals · Ọjà$/],
  ['#/top-sellers', 'Top Sellers', /^Top Sellers · Ọjà$/],
  ['#/search?q=ankara', 'Search Results for ankara', /^Search Results for ankara · Ọjà$/],
];

test('every address shows its page [SHELL-01, SHELL-02, SHELL-04, SHELL-05, SHELL-06, SHELL-07, SHELL-08, SHELL-09, SHELL-11, SHELL-12, SHELL-13, SHELL-14, SHELL-16, SHELL-17, SHELL-18, SHELL-19, SHELL-20, SHELL-21, SHELL-22]', async ({
  page,
}) => {
  for (const [address, name, title] of visitorRoutes) {
    await page.goto(`/${address}`);
    await expect(heading(page, name)).toBeAttached();
    await expect(page).toHaveTitle(title);
  }
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

  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await page
    .locator('a[href^="#/store/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/#\/store\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await page.goto('/#/search?q=a');
  await expect(cards.nth(20)).toBeAttached();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
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
