import { shelveProducts } from '@oja/testing/rows/shelves';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import type { Store } from '../../packages/contract/src/stores.ts';
import { open } from '../support/catalogue.ts';
import { triesNothingByItself } from '../support/faults.ts';
import { openShopDatabase, testedStore } from '../support/shop-database.ts';

const MANY = 130;
let path = '';
let own = '';

/**
 * A store with nothing under 'Others' gets many old goods there: number 7 is the cheapest, 0 the oldest. It is the same
 * store for every worker, and not the one in which other tests offer their goods.
 */
test.beforeAll(async ({ playwright, baseURL }) => {
  const shop = await openShopDatabase();
  const goods = sql`products join categories on categories.id = category_id where seller_id = sellers.id`;
  const { rows } = await sql<{ id: string; slug: string; own: string }>`
    select id, slug, (select min(categories.name) from ${goods} and categories.name <> 'Others') as own from sellers
    where exists (select from ${goods})
      and not exists (select from ${goods} and categories.name = 'Others' and sku not like 'BULK-%')
      and slug <> ${testedStore}
    order by store_name desc limit 1
  `.execute(shop.db);
  const [seller] = rows;
  if (!seller) throw new Error("Every store has something under 'Others'.");
  path = `/store/${seller.slug}`;
  own = seller.own;
  await sql`
    insert into products (id, seller_id, category_id, name, sku, price, created_at)
    select gen_random_uuid(), ${seller.id}::uuid, (select id from categories where name = 'Others'),
      'Bulk item ' || n, 'BULK-' || n, case when n = 7 then 100 else 500000 + n end,
      timestamptz '2019-01-01' + n * interval '1 minute'
    from generate_series(0, ${MANY - 1}::int) n
    on conflict (seller_id, sku) do nothing
  `.execute(shop.db);
  await shelveProducts(shop.db, 10, { sellerId: seller.id });
  await shop.close();
  // An answer of the second before may still be given.
  const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
  const shown = async () => ((await (await request.get(`/api/stores/${seller.slug}`)).json()) as Store).goods.groups;
  await expect.poll(async () => (await shown()).find(({ name }) => name === 'Others')?.count ?? 0).toBe(MANY);
  await request.dispose();
});

const others = (page: Page) => page.getByRole('region', { name: 'Others', exact: true });
const cards = (page: Page) => others(page).locator('.product-card-name');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search this store' });

test('a large store shows the first of each category and says how many there are; a category goes on to its last product [STORE-13, READ-04]', async ({
  page,
}) => {
  await open(page, path);
  await expect(others(page).getByRole('heading')).toHaveText(`Others (${MANY})`);
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).first()).toHaveText(`Bulk item ${MANY - 1}`);
  await expect(page.getByRole('region', { name: own, exact: true })).toBeVisible();

  await others(page)
    .getByRole('button', { name: `Show all ${MANY} in Others` })
    .click();
  await expect(others(page).getByRole('heading')).toBeFocused();
  await expect(page.getByRole('region', { name: own, exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Others', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(async () => {
    await cards(page).last().scrollIntoViewIfNeeded();
    await expect(cards(page)).toHaveCount(MANY, { timeout: 500 });
  }).toPass();
  await expect(cards(page).last()).toHaveText('Bulk item 0');
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('its search and its sorts reach what is not on screen [STORE-10, STORE-11]', async ({ page }) => {
  await open(page, path);
  await page.getByLabel('Sort by').selectOption('price-low');
  await expect(cards(page).first()).toHaveText('Bulk item 7');
  await search(page).fill('bulk ITEM 101');
  await expect(cards(page)).toHaveText(['Bulk item 101']);
  await expect(page.getByText('1 product', { exact: true })).toBeVisible();
  await search(page).fill('Bulk item');
  await expect(page.getByText(`${MANY} products`, { exact: true })).toBeVisible();
  await expect(cards(page).nth(1)).toHaveText('Bulk item 0');
  await page.reload();
  await expect(search(page)).toHaveValue('Bulk item');
  await expect(cards(page).first()).toHaveText('Bulk item 7');
  await search(page).fill('zzzz');
  await expect(page.getByText('No products found')).toBeVisible();
});

test('on a phone a search with text covers neither the order nor the way it is shown [STORE-10, STORE-11, STORE-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await search(page).fill('bulk item 10');
  await expect(cards(page).first()).toHaveText('Bulk item 109');
  const list = page.getByRole('button', { name: 'List view' });
  // Pressed where it is seen, not at whatever lies over it.
  await list.click();
  await expect(page.locator('.product-list').first()).toBeVisible();
  await expect(search(page)).toHaveValue('bulk item 10');
  const sort = page.getByLabel('Sort by');
  await sort.click({ trial: true });
  await sort.selectOption('price-low');
  await expect(cards(page).first()).toHaveText('Bulk item 10');
  const boxes = await Promise.all([search(page), sort, list].map((each) => each.boundingBox()));
  const [top, below] = [
    (boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0),
    Math.min(...boxes.slice(1).map((box) => box?.y ?? 0)),
  ];
  expect(below).toBeGreaterThanOrEqual(top);
});

test('a search and a next page that fail say so, and can be tried again [STORE-17]', async ({ page }) => {
  await triesNothingByItself(page);
  await open(page, path);
  await expect(cards(page)).toHaveCount(12);
  const stores = /\/api\/stores\/[^/]+\?/;
  await page.route(stores, (route) => route.fulfill({ status: 503, body: '' }));
  await search(page).fill('Bulk item 1');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(page.getByText('Failed to fetch products')).toBeVisible();
  await page.unroute(stores);
  await again.click();
  await expect(cards(page).first()).toHaveText('Bulk item 129');

  const pages = /\/api\/products\?.*cursor=/;
  await page.route(pages, (route) => route.fulfill({ status: 503, body: '' }));
  await search(page).fill('');
  await others(page)
    .getByRole('button', { name: `Show all ${MANY} in Others` })
    .click();
  await expect(page.getByText('Failed to fetch products')).toBeVisible();
  await expect(cards(page)).toHaveCount(12);
  await page.unroute(pages);
  await again.click();
  await expect.poll(() => cards(page).count()).toBeGreaterThan(12);
});
