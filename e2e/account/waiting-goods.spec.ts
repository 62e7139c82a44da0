import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount, readCart, signInByForm } from '../support/buyer.ts';
import { naira, open } from '../support/catalogue.ts';
import { offerColoured } from '../support/coloured-goods.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const waiting = (page: Page) => main(page).getByRole('region', { name: 'Items that wait' });
const rows = (page: Page) => waiting(page).getByRole('listitem');
const add = (page: Page) => main(page).getByRole('button', { name: 'Add to Cart' }).first().click();

/** A visitor again, in the same browser. */
async function accountOfNobodyHere(page: Page) {
  const account = await newAccount(page);
  await page.context().clearCookies();
  return account;
}

test('a visitor who must sign in sees what waits: picture, name, colour, size and price; then it is in the cart, and one can go back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const account = await accountOfNobodyHere(page);
  const cloth = await offerColoured(shop);
  const name = `${cloth.name}, six yards woven by hand in Ìsẹ́yìn, with a headtie`;
  await shop.db.updateTable('products').set({ name }).where('id', '=', cloth.id).execute();
  await open(page, `/product/${cloth.id}?color=Blue`);
  await add(page);
  await expect(page).toHaveURL(/#\/login$/);
  await expect(waiting(page).getByRole('status')).toHaveText('Please log in to add items to your cart');
  // The letter i of a sign that informs; nothing is done yet that a tick could stand for.
  await expect(waiting(page).locator('path[d*="M12 16v-4"]')).toHaveCount(1);
  for (const text of [name, 'Blue · M', naira(cloth.price)]) {
    await expect(rows(page).getByText(text, { exact: true })).toBeVisible();
  }
  await expect(rows(page).locator('img')).toHaveAttribute('src', new RegExp(cloth.blue));
  // A price must not be cut off, however long the name.
  expect(await waiting(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await expectAccessible(page);

  await main(page).getByRole('link', { name: 'Create Account' }).click();
  await expect(page).toHaveURL(/#\/register$/);
  await expect(waiting(page).getByRole('status')).toHaveText('Please log in to add items to your cart');
  await expect(rows(page).getByText('Blue · M', { exact: true })).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();

  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/cart$/);
  await expect(page.getByText('Welcome, Ngozi. Added to your cart', { exact: true })).toBeVisible();
  expect((await readCart(page)).lines.map(({ productId, selectedColor }) => [productId, selectedColor])).toEqual([
    [cloth.id, 'Blue'],
  ]);
  await page.getByRole('button', { name: 'Go back' }).click();
  await expect(page).toHaveURL(new RegExp(`#/product/${cloth.id}\\?color=Blue$`));
});

test('of several that wait, those added last are shown, and what is gone since is said to be', async ({ page }) => {
  const goods = [await offer(shop.db), await offer(shop.db), await offer(shop.db)];
  for (const { id } of goods) {
    await open(page, `/product/${id}`);
    await add(page);
    await expect(page).toHaveURL(/#\/login$/);
  }
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText(goods[2]?.name ?? '');
  await expect(rows(page).last()).toContainText(goods[1]?.name ?? '');
  await expect(waiting(page).getByText('And 1 more.', { exact: true })).toBeVisible();
  await shop.db
    .updateTable('products')
    .set({ status: 'paused' })
    .where('id', '=', goods[2]?.id ?? '')
    .execute();
  await page.reload();
  await expect(rows(page).first()).toHaveText('No longer available');
});

test('without a reason, too, they are told of; and of nothing there is no word', async ({ page }) => {
  await page.goto('/#/login');
  await expect(main(page).getByRole('button', { name: 'Login', exact: true })).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
  const { id, name } = await offer(shop.db);
  await open(page, `/product/${id}`);
  await add(page);
  await expect(page).toHaveURL(/#\/login$/);
  await page.goto('/#/cart');
  await main(page).getByRole('button', { name: 'Log in to check out' }).click();
  await expect(waiting(page).getByRole('status')).toHaveText('Your items wait for you');
  await expect(rows(page)).toContainText(name);
});

test('Google stands first where it is offered, on both forms', async ({ page }) => {
  for (const [path, button] of [
    ['login', 'Continue with Google'],
    ['register', 'Sign up with Google'],
  ] as const) {
    await page.goto(`/#/${path}`);
    const google = await main(page).getByRole('button', { name: button }).boundingBox();
    const email = await main(page).getByLabel('Email').boundingBox();
    expect((google?.y ?? 0) + (google?.height ?? 0)).toBeLessThan(email?.y ?? 0);
  }
});
