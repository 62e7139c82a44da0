import { expect, type Page, test } from '@playwright/test';
import { open, readSellers } from './support/catalogue.ts';

const stores = (page: Page) => page.getByRole('main').getByRole('article');
const panel = (page: Page) => page.getByRole('region', { name: 'Filters' });

test('top sellers: cards with all figures, the kind of seller as filter, sorts and views [TOP-01, TOP-03, TOP-04, TOP-05, TOP-06, TOP-07, TOP-08, TOP-11, TOP-12, TOP-13, TOP-17, G-17]', async ({
  page,
  request,
}) => {
  const sellers = await readSellers(request);
  const [best] = sellers;
  if (!best) throw new Error('There are no sellers.');
  await open(page, '/top-sellers');
  await expect(page.getByRole('heading', { level: 1, name: 'Top Sellers' })).toBeVisible();
  await expect(page.getByText(`${sellers.length} sellers`)).toBeVisible();
  await expect(stores(page).getByRole('heading')).toHaveText(sellers.map(({ storeName }) => storeName));
  const first = stores(page).first();
  await expect(
    first.getByText(best.businessType === 'business' ? 'Business Seller' : 'Individual Seller'),
  ).toBeVisible();
  await expect(first).toContainText(`${best.city}, ${best.country}`);
  await expect(first).toContainText(best.averageRating.toFixed(1));
  await expect(first).toContainText(`(${best.totalReviews.toLocaleString('en-US')} reviews)`);
  await expect(first).toContainText(`${best.totalSales.toLocaleString('en-US')} sales`);

  const sort = page.getByLabel('Sort by');
  await expect(sort).toHaveValue('sales');
  await expect(sort.getByRole('option')).toHaveText(['Most sales', 'Highest rating', 'Most reviews', 'Newest', 'Name']);
  await sort.selectOption('name');
  await expect(stores(page).getByRole('heading').first()).not.toHaveText(best.storeName);
  await page.getByRole('button', { name: 'List view' }).click();
  await expect(page.getByRole('main').locator('.product-list')).toBeVisible();

  await page.getByRole('button', { name: /^Filters/ }).click();
  await panel(page).getByRole('button', { name: 'Individual' }).click();
  const individual = sellers.filter(({ businessType }) => businessType === 'individual');
  await expect(stores(page)).toHaveCount(individual.length);
  await expect(stores(page).getByText('Business Seller')).toHaveCount(0);
  await page.reload();
  await expect(stores(page)).toHaveCount(individual.length);
  await page.getByRole('button', { name: /^Filters/ }).click();
  await panel(page).getByRole('button', { name: 'Clear all' }).click();
  await expect(stores(page)).toHaveCount(sellers.length);
  await expect(sort).toHaveValue('sales');

  await first.getByRole('link', { name: 'Visit Store' }).click();
  await expect(page).toHaveURL(new RegExp(`#/store/${best.slug}$`));
});

test('a logo that fails makes way for a letter; a seller without an address has no place [TOP-02, TOP-05]', async ({
  page,
  request,
}) => {
  const [seller] = await readSellers(request);
  if (!seller) throw new Error('There are no sellers.');
  const items = [{ ...seller, city: null, country: null }];
  await page.route('**/api/sellers*', (route) => route.fulfill({ json: { items, total: 1, nextCursor: null } }));
  await page.route(`**/media/${seller.storeLogo?.key}*`, (route) => route.abort());
  await open(page, '/top-sellers');
  const card = stores(page).first();
  await expect(card.locator('[data-placeholder]')).toHaveText(seller.storeName.charAt(0));
  await expect(card.getByText(/Seller$/).locator('xpath=..')).toHaveText(/Seller$/);
});

test('top sellers: a spinner while they are on their way, and words when there are none [TOP-09, TOP-10, TOP-17]', async ({
  page,
}) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/sellers*', async (route) => {
    await held;
    await route.fulfill({ json: { items: [], total: 0, nextCursor: null } });
  });
  await page.goto('/#/top-sellers');
  await expect(page.getByRole('status').filter({ hasText: 'Loading' }).first()).toBeVisible();
  await expect(page.getByText('No sellers found', { exact: true })).toHaveCount(0);
  answer();
  await expect(page.getByText('No sellers found', { exact: true })).toBeVisible();
  await expect(page.getByText('Try adjusting your filters to find more sellers', { exact: true })).toBeVisible();
  await expect(page.getByText('0 sellers')).toBeVisible();
});
