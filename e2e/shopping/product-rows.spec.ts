import { seedSeller } from '@oja/testing/rows/seed';
import { expect, type Page, test } from '@playwright/test';
import { newAccount } from '../support/buyer.ts';
import { findProduct, open, readProducts } from '../support/catalogue.ts';
import { openListening } from '../support/listening.ts';
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

test('signing out from the menu ends the row on the page where it stands, and in other tabs [PROD-45]', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newAccount(page);
  const [before, product] = [await offer(shop.db), await offer(shop.db)];
  await open(page, `/product/${before.id}`);
  await expect(main(page).getByText(before.sku, { exact: true })).toBeAttached();
  const other = await context.newPage();
  await openListening(other, `/product/${product.id}`);
  await open(page, `/product/${product.id}`);
  for (const tab of [other, page]) {
    await expect(main(tab).getByText(product.sku, { exact: true })).toBeAttached();
    // On a phone the end of the page is far below it.
    await row(tab, 'Recently viewed').scrollIntoViewIfNeeded();
    await expect(row(tab, 'Recently viewed').getByRole('link')).toContainText([before.name]);
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, other]) {
    await expect(row(tab, 'Recently viewed')).toHaveCount(0);
    await expect(tab.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  }
  expect(await kept(page)).toBe(null);
  await other.close();
});

test('other tabs hear of what an account has, and not of what was only looked up [PROD-45]', async ({
  page,
  context,
}) => {
  await newAccount(page);
  const [before, product] = [await offer(shop.db), await offer(shop.db)];
  await openListening(page, `/product/${before.id}`);
  await expect(main(page).getByText(before.sku, { exact: true })).toBeAttached();
  const other = await context.newPage();
  await other.goto('/#/help');
  const heard = await other.evaluateHandle(() => {
    const news: string[] = [];
    new BroadcastChannel('oja.session').onmessage = ({ data }) => news.push(data);
    return news;
  });
  await open(page, `/product/${product.id}`);
  await expect(main(page).getByText(product.sku, { exact: true })).toBeAttached();
  await toEnd(page);
  await expect(row(page, 'Recently viewed').getByRole('link')).toContainText([before.name]);
  await main(page).getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect.poll(() => heard.evaluate((news) => news.length)).toBeGreaterThan(0);
  // News come in the order in which they were told.
  expect(await heard.jsonValue()).toEqual(['account']);
  await other.close();
});

test('what its store sells most stands in a row of its own, without what is there already [PROD-46]', async ({
  page,
  request,
}) => {
  // Of a store of its own nobody else buys.
  const store = await seedSeller(shop.db, { store_name: `Bisi Beads ${crypto.randomUUID().slice(0, 8)}` });
  const own = { seller_id: store.id };
  const product = await offer(shop.db, own);
  await offer(shop.db, { ...own, stock: 0, units_sold_recently: 14 });
  const goods: Awaited<ReturnType<typeof offer>>[] = [];
  for (let sold = 13; sold > 0; sold -= 1) goods.push(await offer(shop.db, { ...own, units_sold_recently: sold }));
  const related = (await readProducts(request, `seller=${store.id}&sort=popularity&limit=60`)).find(
    ({ id }) => id === goods[2]?.id,
  );
  await page.route(`**/api/products/${product.id}`, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), related: [related] } });
  });
  await open(page, `/product/${product.id}`);
  await expect(main(page).getByText(product.sku, { exact: true })).toBeAttached();
  await toEnd(page);
  const well = row(page, 'Goes well with it');
  await expect(well.getByText(`Also from ${store.store_name}, in the same parcel`)).toBeVisible();
  const shown = goods.filter(({ id }) => id !== related?.id).slice(0, 10);
  await expect(well.getByRole('link')).toContainText(shown.map(({ name }) => name));
  await expect(well.getByRole('link')).toHaveCount(10);
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
