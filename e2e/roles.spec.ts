import { expect, type Page, test } from '@playwright/test';
import { signInByApi } from './support/api-shopper.ts';
import { newAccount } from './support/buyer.ts';
import { openShopDatabase, type ShopDatabase } from './support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

/** A product that somebody has reviewed, and its store. */
async function reviewed() {
  return shop.db
    .selectFrom('reviews')
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .innerJoin('sellers', 'sellers.id', 'products.seller_id')
    .select(['products.id', 'products.name', 'sellers.slug', 'sellers.store_name', 'reviews.comment'])
    .orderBy('reviews.created_at', 'desc')
    .executeTakeFirstOrThrow();
}

test('a visitor opens a product, reads its reviews, and opens its store [ROLE-02, ROLE-03, ROLE-04]', async ({
  page,
}) => {
  const { id, name, slug, store_name, comment } = await reviewed();
  await page.goto(`/#/product/${id}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page).getByText(comment).first()).toBeVisible();
  await page.goto(`/#/store/${slug}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toContainText(store_name);
});

test('a visitor browses categories and listings, and searches [ROLE-03]', async ({ page }) => {
  for (const [place, shown] of [
    ['/categories', '/category/'],
    ['/category/fashion', '/product/'],
    ['/trending', '/product/'],
    ['/flash-sales', '/product/'],
    ['/top-sellers', '/store/'],
    ['/search?q=ankara', '/product/'],
  ] as const) {
    await page.goto(`/#${place}`);
    await expect(main(page).locator(`a[href^="#${shown}"]`).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#${place.replace('?', '\\?')}$`));
  }
});

test('a visitor changes the theme [ROLE-05]', async ({ page }) => {
  await page.goto('/#/cart');
  await page.getByRole('button', { name: 'Theme: light' }).click();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('a buyer also reviews, sees the own orders and profile, opens settings and logs out [ROLE-06, ROLE-08, ROLE-09]', async ({
  page,
}) => {
  const { id } = await reviewed();
  await newAccount(page, 'Bisi Ade');
  await page.goto(`/#/product/${id}`);
  const reviews = main(page).getByRole('region', { name: 'Reviews' });
  const begin = reviews.getByRole('button', { name: 'Write a review' });
  const words = reviews.getByRole('textbox', { name: /^Your review/ });
  await expect(begin.or(words).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await reviews.getByRole('radio', { name: /^4 star/ }).check({ force: true });
  await words.fill('Well made, and it came in two days.');
  await reviews.getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviews.getByText('Thank you. Your review is published.')).toBeVisible();
  await page.goto('/#/orders');
  await expect(main(page).getByText('No orders found.')).toBeVisible();
  await page.goto('/#/profile');
  await expect(main(page).getByText('Bisi Ade').first()).toBeVisible();
  await page.goto('/#/settings');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Settings');
  await page.goto('/#/profile');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await page.goto('/#/profile');
  await expect(main(page).getByText('Please log in to view your profile')).toBeVisible();
});

test('who owns a store meets no seller tools on the storefront [ROLE-10, ROLE-11]', async ({ page, browser }) => {
  const places = ['/', '/profile', '/orders', '/settings'];
  const controls = async (tab: Page) => {
    const found: string[] = [];
    for (const place of places) {
      await tab.goto(`/#${place}`);
      await expect(tab.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(tab.getByText(/^Loading/)).toHaveCount(0);
      const names = await tab
        .locator('header, nav, footer')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
      found.push(...names);
    }
    return [...new Set(found)].toSorted();
  };
  await signInByApi(page, 'seller@oja.ng');
  const other = await browser.newContext();
  const buyer = await other.newPage();
  await newAccount(buyer);
  expect(await controls(page)).toEqual(await controls(buyer));
  await expect(page.getByRole('main').getByText(/approve|my products|add product|manage/i)).toHaveCount(0);
  await other.close();
});
