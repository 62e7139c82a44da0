import { expect, type Page, test } from '@playwright/test';
import { signInByApi } from '../support/api-shopper.ts';
import { newAccount } from '../support/buyer.ts';
import { readProducts } from '../support/catalogue.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';
import { fillCard, payWith, placeOrder, shipTo } from '../support/shopper.ts';

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

test('a shopper finds, buys and pays for goods, follows the order and reviews what came [ROLE-01]', async ({
  page,
}) => {
  const { email } = await newAccount(page, 'Nkem Obi');
  const [card] = (await readProducts(page.request, 'category=groceries&limit=24')).filter(({ stock }) => stock > 3);
  if (!card) throw new Error('There is nothing to buy.');
  await page.goto('/');
  const search = page.getByRole('combobox', { name: 'Search' });
  await search.fill(card.name);
  await search.press('Enter');
  await expect(page).toHaveURL(/#\/search\?q=/);
  await main(page).getByRole('article').filter({ hasText: card.name }).getByRole('link').first().click();
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(card.name);
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(page.getByText('Added to cart')).toBeVisible();
  await page.goto('/#/checkout');
  await shipTo(page, { firstName: 'Nkem', lastName: 'Obi', email });
  await payWith(page, 'Card');
  const total = await placeOrder(page);
  await fillCard(page);
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(page).toHaveURL(/#\/order-success/);
  const number =
    (await main(page)
      .getByText(/^ORD-\d{13}$/)
      .first()
      .textContent()) ?? '';
  await page.goto('/#/track-order');
  await main(page).getByLabel('Order number').fill(number);
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Track my order' }).click();
  await expect(main(page).getByRole('article', { name: number })).toBeVisible();
  await page.goto(`/#/product/${card.id}`);
  const reviews = main(page).getByRole('region', { name: 'Reviews' });
  const words = reviews.getByRole('textbox', { name: /^Your review/ });
  const begin = reviews.getByRole('button', { name: 'Write a review' });
  await expect(begin.or(words).first()).toBeVisible();
  if (await begin.isVisible()) await begin.click();
  await reviews.getByRole('radio', { name: /^5 star/ }).check({ force: true });
  await words.fill('Fresh, and as much as it said.');
  await reviews.getByRole('button', { name: 'Submit Review' }).click();
  await expect(reviews.getByText('Fresh, and as much as it said.')).toBeVisible();
});

test('who owns a store meets no seller tools on the storefront [ROLE-10, ROLE-11]', async ({ page, browser }) => {
  const places = ['/', '/profile', '/orders', '/settings'];
  const tools = /approve|my products|add product|manage/i;
  const controls = async (tab: Page) => {
    const found: string[] = [];
    for (const place of places) {
      await tab.goto(`/#${place}`);
      await expect(tab.getByRole('heading', { level: 1 }).first()).toBeAttached();
      await expect(tab.getByText(/^Loading/)).toHaveCount(0);
      await expect(
        tab.getByRole('main').getByRole('link').or(tab.getByRole('main').getByRole('button')).first(),
      ).toBeVisible();
      await expect(tab.getByRole('main').getByText(tools)).toHaveCount(0);
      const names = await tab
        .locator('header, nav:not(main nav), footer')
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
  const ofSeller = await controls(page);
  expect(ofSeller.length).toBeGreaterThan(5);
  expect(ofSeller).toEqual(await controls(buyer));
  await other.close();
});
