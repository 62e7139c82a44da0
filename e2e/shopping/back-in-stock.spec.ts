import { countEach, setStock } from '@oja/testing/rows/shelves';
import { expect, type Page, test } from '@playwright/test';
import { sql } from 'kysely';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { open } from '../support/catalogue.ts';
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
  await expect(main(page).getByText(`We will write to ${email}, once, when it is back.`)).toBeVisible();
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

test('what fails says so, keeps the address that was typed, and can be tried again', async ({ page }) => {
  const product = await offer(shop.db, { stock: 0 });
  const address = `waits.${crypto.randomUUID()}@example.com`;
  await open(page, `/product/${product.id}`);
  const field = main(page).getByLabel('Your e-mail address');
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
  await main(page).getByRole('button', { name: 'Use another address' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
});

test('a visitor confirms by mail, is told once, and ends it by the link of that mail [BACK-02, BACK-08]', async ({
  page,
}) => {
  const product = await offer(shop.db, { stock: 0 });
  const address = `waits.${crypto.randomUUID()}@example.com`;
  await open(page, `/product/${product.id}`);
  await main(page).getByLabel('Your e-mail address').fill(address);
  await tellMe(page).click();
  await expect(main(page).getByText(/Please look into your mail/)).toContainText(address);
  await followMailLink(page, await mailAbout(page, address, 'Please confirm'), 'Yes, tell me');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tell me when it is back');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Yes, tell me' }).click();
  await expect(main(page).getByRole('status')).toHaveText('You are on the list. We will write to you when it is back.');
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
  const top = async (found: ReturnType<typeof section.getByRole>) => (await found.boundingBox())?.y ?? Number.NaN;
  expect(await top(section)).toBeLessThan(await top(main(page).getByText('Description', { exact: true })));
  await expectAccessible(page);
});
