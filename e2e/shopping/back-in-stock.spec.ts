import { countEach, setStock } from '@oja/testing/rows/shelves';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { open } from '../support/catalogue.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { followMailLink, mailAbout } from '../support/mailbox.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const tellMe = (page: Page) => main(page).getByRole('button', { name: 'Tell me when it is back' });
const undo = (page: Page) => main(page).getByRole('button', { name: 'Undo', exact: true });

test('with an account one press asks to be told of a sold-out variant, and one undoes it [BACK-01]', async ({
  page,
}) => {
  const { email, id: userId } = await newAccount(page);
  await sql`update users set email_verified = true where id = ${userId}`.execute(shop.db);
  const product = await offer(shop.db, { stock: 0, colors: ['Red', 'Blue'] });
  await countEach(shop.db, product, [3, 0]);
  await open(page, `/product/${product.id}`);
  await expect(main(page).getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
  await expect(tellMe(page)).toHaveCount(0);
  await main(page).getByRole('group', { name: 'Colour' }).getByText('Blue').click();
  await expect(main(page).locator('.product-gallery').getByText('Sold out', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Add to Cart' }).first()).toBeDisabled();
  await tellMe(page).click();
  await expect(main(page).getByText(`We will write to ${email}, once, when Blue is back.`)).toBeVisible();
  await expect(undo(page)).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await undo(page).click();
  await expect(tellMe(page)).toBeVisible();
  await tellMe(page).click();
  await expect(undo(page)).toBeVisible();
  await sql`update stock_items set stock = 2 where product_id = ${product.id}`.execute(shop.db);
  const mail = await mailAbout(page, email, `It is back: ${product.name}`);
  await followMailLink(page, mail, 'See it in the shop');
  await expect(main(page).getByRole('radio', { name: 'Blue' })).toBeChecked();
  await expect(main(page).getByRole('button', { name: 'Add to Cart' }).first()).toBeEnabled();
});

const boxOf = async (found: Locator) => (await found.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };

test('what is sold out says so on the picture, beside its counter [BACK-01]', async ({ page }) => {
  const product = await offerColoured(shop);
  await sql`update stock_items set stock = 0 where product_id = ${product.id}`.execute(shop.db);
  await open(page, `/product/${product.id}?color=Red`);
  const gallery = main(page).locator('.product-gallery');
  await expect(gallery.getByText('Picture 1/3')).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const badge = await boxOf(gallery.getByText('Sold out', { exact: true }));
    const picture = await boxOf(gallery.locator('.gallery-stage'));
    expect(badge.y).toBeGreaterThan(picture.y);
    expect(badge.y + badge.height).toBeLessThan(picture.y + picture.height / 4);
    const counter = await boxOf(gallery.getByText('Picture 1/3'));
    const enlarge = await boxOf(gallery.getByRole('button', { name: 'Enlarge picture' }));
    expect(badge.x).toBeGreaterThan(counter.x + counter.width);
    expect(badge.x + badge.width).toBeLessThan(enlarge.x);
  }
});

test('where all sizes are sold out, the offer asks for one first, and names what is waited for [BACK-01, PROD-40]', async ({
  page,
}) => {
  const product = await offer(shop.db, { stock: 0, colors: ['Red'], sizes: ['S', 'M'] });
  const address = `waits.${crypto.randomUUID()}@example.com`;
  await open(page, `/product/${product.id}`);
  await main(page).getByLabel('Your email address').fill(address);
  await expect(main(page).getByRole('group', { name: 'Size' }).getByRole('radio', { checked: true })).toHaveCount(0);
  await tellMe(page).click();
  await expect(main(page).getByRole('radio', { name: 'S (sold out)' })).toBeFocused();
  await expect(main(page).getByRole('group', { name: 'Size' })).toHaveAccessibleDescription('Choose a size');
  await main(page).getByRole('group', { name: 'Size' }).getByText(/^M/).click();
  await expect(main(page).getByText(/when Red · M is back/)).toBeVisible();
  await tellMe(page).click();
  await expect(main(page).getByText(/Please look into your mail/)).toContainText(
    `we will write to ${address}, once, when Red · M is back.`,
  );
});

test('what is back by the time of the press says so, and can be bought from there by keyboard [BACK-01]', async ({
  page,
}) => {
  await newAccount(page);
  const product = await offer(shop.db, { stock: 0 });
  await open(page, `/product/${product.id}`);
  await page.route('**/api/products/*/restock', async (route) => {
    if (route.request().method() !== 'GET') await setStock(shop.db, product, { stock: 2 });
    await route.continue();
  });
  await tellMe(page).click();
  await expect(page.getByText('It is back already. You can buy it now.')).toBeVisible();
  await expect(tellMe(page)).toHaveCount(0);
  await expect(main(page).getByRole('button', { name: 'Add to Cart' }).first()).toBeFocused();
});

test('what fails says so, keeps the address that was typed, and can be tried again', async ({ page }) => {
  const product = await offer(shop.db, { stock: 0 });
  const address = `waits.${crypto.randomUUID()}@example.com`;
  await open(page, `/product/${product.id}`);
  const field = main(page).getByLabel('Your email address');
  await field.fill('no-at-sign');
  await tellMe(page).click();
  await expect(main(page).getByText('Please enter a valid email address')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await page.route('**/api/products/*/restock', (route) => route.abort());
  await field.fill(address);
  await tellMe(page).click();
  await expect(main(page).getByRole('alert')).toHaveText('Failed to save this. Please try again.');
  await expect(field).toHaveValue(address);
  await page.unroute('**/api/products/*/restock');
  await tellMe(page).click();
  await expect(main(page).getByText(/Please look into your mail/)).toContainText(address);
  const another = main(page).getByRole('button', { name: 'Use another address' });
  await expect(another).toBeFocused();
  await expect(another).toHaveAccessibleDescription(new RegExp(address));
  await another.click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('a visitor confirms by mail, is told once, and ends it by the link of that mail [BACK-02, BACK-08]', async ({
  page,
}) => {
  const product = await offer(shop.db, { stock: 0 });
  const address = `waits.${crypto.randomUUID()}@example.com`;
  await open(page, `/product/${product.id}`);
  await main(page).getByLabel('Your email address').fill(address);
  await tellMe(page).click();
  await expect(main(page).getByText(/Please look into your mail/)).toContainText(address);
  await followMailLink(page, await mailAbout(page, address, 'Please confirm'), 'Yes, tell me');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when it is back');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(main(page).getByRole('status')).toHaveText('You are on the list. We will email you when it is back.');
  await setStock(shop.db, product, { stock: 1 });
  await followMailLink(page, await mailAbout(page, address, `It is back: ${product.name}`), 'Forget this request');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forget my request');
  await main(page).getByRole('button', { name: 'Forget it' }).click();
  await expect(main(page).getByRole('status')).toHaveText(
    'Your request is forgotten. You will not hear from us about it.',
  );
  await page.reload();
  await main(page).getByRole('button', { name: 'Forget it' }).click();
  await expect(main(page).getByRole('alert')).toContainText('This link belongs to no request');
});

test('what is near a sold-out product stands before its description, and comes again after a failure [BACK-06]', async ({
  page,
}) => {
  const price = 700_000_000 + Math.floor(Math.random() * 1_000_000) * 100;
  const product = await offer(shop.db, { stock: 0, price });
  const near = await offer(shop.db, { stock: 3, price: price + 100 });
  await page.route('**/api/products/*/near', (route) => route.abort());
  await open(page, `/product/${product.id}`);
  const section = main(page).getByRole('region', { name: 'Near this one' });
  await expect(section.getByRole('alert')).toContainText('Failed to fetch products');
  await page.unroute('**/api/products/*/near');
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('article').first()).toContainText(near.name);
  expect(await section.getByRole('article').count()).toBeLessThanOrEqual(4);
  const description = await boxOf(main(page).getByText('Description', { exact: true }));
  expect((await boxOf(section)).y).toBeLessThan(description.y);
  await expectAccessible(page);
});
