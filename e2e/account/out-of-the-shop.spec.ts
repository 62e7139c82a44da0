import { type Browser, expect, type Page, test } from '@playwright/test';
import { addToCart, newAccount } from '../support/buyer.ts';
import {
  acceptAll,
  type OwnStore,
  openStore,
  orderFrom,
  pack,
  parcelOf,
  people,
  type StoreOrder,
} from '../support/desk.ts';
import { begin, encoded, fillNeeded, publish, takePhoto } from '../support/goods-form.ts';
import { enter, lookAt, say, section } from '../support/operator.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const card = (page: Page, { name }: { name: string }) => main(page).getByRole('article').filter({ hasText: name });
const ownBrowser = async (browser: Browser) => (await browser.newContext()).newPage();

/** A shopper in a browser of their own, who has put the product of the store aside. */
async function shopperWith(browser: Browser, { product }: OwnStore): Promise<Page> {
  const page = await ownBrowser(browser);
  await newAccount(page);
  await addToCart(page, { productId: product.id });
  return page;
}

/** Opens a page of the shop until it shows what it must: answers are kept for a second, and lists are told in turn. */
async function expectAt(page: Page, hash: string, shown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.goto(`/#${hash}`);
    await page.reload();
    await shown();
  }).toPass({ timeout: 30_000 });
}
const soon = { timeout: 4000 };

/** By the last word of its name, which nothing else has. */
const expectFound = (page: Page, { name }: { name: string }, isThere: boolean) =>
  expectAt(page, `/search?q=${name.split(' ').at(-1)}`, () =>
    expect(isThere ? card(page, { name }) : main(page).getByText('No results found')).toBeVisible(soon),
  );
const lineOf = (page: Page, { name }: { name: string }) => main(page).getByRole('listitem').filter({ hasText: name });

/** The shopper finds it, opens it, and can pay for it. */
async function expectForSale(page: Page, { product }: OwnStore): Promise<void> {
  await expectFound(page, product, true);
  await expectAt(page, `/product/${product.id}`, () =>
    expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible(soon),
  );
  await expectAt(page, '/cart', () => expect(lineOf(page, product)).toBeVisible(soon));
  await expect(lineOf(page, product)).not.toContainText('Not for sale');
  await expect(main(page).getByRole('link', { name: 'Checkout', exact: true })).toBeVisible();
}

/** It is found nowhere, has no page, and no order is made of the cart that it lies in. */
async function expectNotForSale(page: Page, { product }: OwnStore): Promise<void> {
  await expectAt(page, `/product/${product.id}`, () =>
    expect(main(page).getByText('Product not found').first()).toBeVisible(soon),
  );
  await expectFound(page, product, false);
  await expectAt(page, '/cart', () =>
    expect(lineOf(page, product)).toContainText('Not for sale right now. Remove it to check out.', soon),
  );
  await expect(main(page).getByRole('button', { name: 'Checkout' })).toHaveAttribute('aria-disabled', 'true');
}

test('a suspended store leaves the shop, learns why, sends what was ordered, and is back when that is lifted [QUEUE-34, QUEUE-35]', async ({
  page,
  browser,
}) => {
  test.slow();
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  const shopper = await shopperWith(browser, store);
  const operator = await ownBrowser(browser);
  const password = await enter(operator, shop, 'Stores');
  await expectForSale(shopper, store);
  const theirs = () => expect(card(shopper, store.product)).toBeVisible(soon);
  await expectAt(shopper, `/store/${store.slug}`, theirs);

  const looked = await lookAt(operator, store.storeName);
  await looked.getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(operator.getByRole('dialog')).toContainText(
    /1 product leaves the shop, 1 parcel is still to be sent, ₦[\d,.]+ is owed\./,
  );
  await say(operator, 'Suspend', { reason: 'Orders not sent', note: 'Three orders lie since Monday.', password });
  await expect(looked).toContainText('Suspended');
  await expectNotForSale(shopper, store);
  await expectAt(shopper, `/store/${store.slug}`, () =>
    expect(main(shopper).getByText('This store is not selling at the moment.')).toBeVisible(soon),
  );
  await expect(card(shopper, store.product)).toHaveCount(0);

  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByText('has taken your store out of the shop')).toBeVisible();
  await expect(page.getByText('Orders not sent.')).toBeVisible();
  await expect(page.getByText('“Three orders lie since Monday.”')).toBeVisible();
  await acceptAll(page, store, [order]);
  await pack(page, store, order);
  await page.goto(`/desk/${store.slug}/orders/${order.id}?tab=to-pack`);
  await page.getByRole('complementary', { name: 'Details' }).getByRole('button', { name: 'Ship', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: `Ship ${order.orderNumber}` });
  await sheet.getByText('Kwik', { exact: true }).click();
  await sheet.getByLabel('Tracking number').fill('KWIK-0042');
  await sheet.getByRole('button', { name: 'Ship', exact: true }).click();
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).status).toBe('shipped');

  await looked.getByRole('button', { name: 'Let it sell again' }).press('Enter');
  await expect(operator.getByRole('dialog')).toContainText('1 product comes back into the shop.');
  await say(operator, 'Let it sell again', { note: 'All of them are sent.' });
  await expect(looked).toContainText('Selling');
  await expectForSale(shopper, store);
  await expectAt(shopper, `/store/${store.slug}`, theirs);
  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(page.getByText('out of the shop')).toHaveCount(0);
});

test('a product that is taken down leaves the shop and carts, its store reads why, and restored it is back', async ({
  page,
  browser,
}) => {
  test.slow();
  const store = await openStore(page, shop.db);
  const { product } = store;
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  const shopper = await shopperWith(browser, store);
  const operator = await ownBrowser(browser);
  const password = await enter(operator, shop, 'Products');
  await expectForSale(shopper, store);

  const products = section(operator, 'Products');
  const row = products.getByRole('listitem').filter({ hasText: product.name });
  await products.getByRole('searchbox').fill(product.id);
  await row.getByRole('button', { name: 'Take down' }).press('Enter');
  await say(operator, 'Take down', { reason: 'Brand not proven', note: 'Show us the invoice.', password });
  await expect(row).toContainText('Brand not proven');
  await expectNotForSale(shopper, store);
  await expectAt(shopper, `/store/${store.slug}`, () =>
    expect(main(shopper).getByRole('heading', { level: 1, name: store.storeName })).toBeVisible(soon),
  );
  await expect(card(shopper, product)).toHaveCount(0);

  await page.goto(`/desk/${store.slug}/products?tab=taken-down`);
  await expect(page.locator(`[data-row="${product.id}"]`)).toContainText('brand not proven. Show us the invoice.');
  await acceptAll(page, store, [order]);
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).status).toBe('approved');

  await row.getByRole('button', { name: 'Put back' }).press('Enter');
  await say(operator, 'Put back', { note: 'The invoice is there.' });
  await expect(row.getByRole('button', { name: 'Take down' })).toBeVisible();
  await expectForSale(shopper, store);
});

test('a store that applied is approved, its seller publishes, and a shopper finds it', async ({ page, browser }) => {
  test.slow();
  const store = await openStore(page, shop.db, { status: 'applied' });
  const shopper = await ownBrowser(browser);
  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByText('Most stores hear from us within 1 working day.')).toBeVisible();
  await shopper.goto(`/#/store/${store.slug}`);
  await expect(main(shopper).getByText("The store you're looking for doesn't exist.")).toBeVisible();

  const operator = await ownBrowser(browser);
  const password = await enter(operator, shop, 'Stores');
  const looked = await lookAt(operator, store.storeName);
  await looked.getByRole('button', { name: 'Approve' }).press('Enter');
  await say(operator, 'Approve', { note: '', password });
  await expect(looked).toContainText('Selling');

  await begin(page, store);
  await takePhoto(page);
  const name = `Aso oke ${crypto.randomUUID().slice(0, 8)}`;
  await fillNeeded(page, name);
  await publish(page).click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  await expectFound(shopper, { name }, true);
  await card(shopper, { name }).getByRole('link').first().click();
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAt(shopper, `/store/${store.slug}`, () => expect(card(shopper, { name })).toBeVisible(soon));
});
