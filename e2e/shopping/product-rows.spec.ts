import { expect, type Page, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { findProduct, open, readProducts } from '../support/catalogue.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('region', { name });
const toEnd = (page: Page) => page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('oja.viewed'));

test('what this browser looked at before stands below the reviews, without the product itself, until somebody signs out [PROD-45]', async ({
  page,
}) => {
  await newAccount(page);
  const goods = [await offer(shop.db), await offer(shop.db, { stock: 0 }), await offer(shop.db)];
  for (const { id, sku } of goods) {
    await open(page, `/product/${id}`);
    await expect(main(page).getByText(sku, { exact: true })).toBeAttached();
  }
  await toEnd(page);
  const viewed = row(page, 'Recently viewed').getByRole('link');
  await expect(viewed).toHaveText([new RegExp(`${goods[1]?.name}Sold out`), new RegExp(`${goods[0]?.name}₦2,500.00`)]);
  await viewed.last().click();
  await expect(page.getByRole('heading', { level: 1, name: goods[0]?.name ?? '' })).toBeVisible();
  expect(await kept(page)).toContain(goods[0]?.id);

  await page.goto('/#/profile');
  await main(page).getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect.poll(() => kept(page)).toBe(null);
});

test('what its store sells most stands in a row of its own, without what is there already [PROD-46]', async ({
  page,
  request,
}) => {
  const found = await findProduct(request, 'sort=popularity&limit=60', ({ product, related, seller }) =>
    Boolean(product.stock && related.length && seller.totalSales),
  );
  const { product, related, seller } = found;
  const shown = new Set([product, ...related].map(({ id }) => id));
  const most = await readProducts(request, `seller=${product.sellerId}&sort=popularity&inStock=true&limit=60`);
  const expected = most.filter(({ id }) => !shown.has(id)).slice(0, 10);
  await open(page, `/product/${product.id}`);
  await expect(main(page).getByText(product.sku, { exact: true })).toBeAttached();
  await toEnd(page);
  const well = row(page, 'Goes well with it');
  await expect(well.getByText(`Also from ${seller.storeName}, in the same parcel`)).toBeVisible();
  await expect(well.getByRole('link')).toHaveCount(expected.length);
  const addresses = await well.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.map((address) => address?.split('/').at(-1)).sort()).toEqual(expected.map(({ id }) => id).sort());
});

test('a breadcrumb leads up to where a product stands [PROD-48]', async ({ page, request }) => {
  const { product } = await findProduct(request, 'limit=60', ({ product }) => product.subcategory !== null);
  await open(page, `/product/${product.id}`);
  const crumbs = main(page).getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');
  await expect(crumbs).toHaveText(['Home', product.category, product.subcategory ?? '']);
  await crumbs.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(product.subcategory ?? '');
  await page.goBack();
  await crumbs.nth(1).click();
  await expect(page.getByRole('heading', { level: 1, name: product.category })).toBeVisible();
});
