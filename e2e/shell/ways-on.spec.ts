import { expect, type Page, test } from '@playwright/test';
import type { ProductCard } from '../../packages/contract/src/catalogue.ts';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { naira, open, readProducts } from '../support/catalogue.ts';
import { holdBack } from '../support/faults.ts';
import { offer, openShopDatabase } from '../support/shop-database.ts';

const main = (page: Page) => page.getByRole('main');
const row = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const sheetOf = (part: string) => new RegExp(`/assets/${part}-[\\w-]+\\.js`);

/** Where a page leads no further. */
const ends = {
  'an unknown address': '/no/such/page',
  'a product without a number': '/product',
  'an empty cart': '/cart',
  'no favourites': '/favourites',
  'a link for a new password that was used': '/reset-password',
  'a link of the welcome mail that was used': '/confirm-email',
  'a link of the newsletter that is none': '/newsletter/confirm',
  'a search that finds nothing': '/search?q=zzzzzz',
};

for (const [name, address] of Object.entries(ends)) {
  test(`${name} leads on to what is trending [WAY-01]`, async ({ page, request }) => {
    const [best] = await readProducts(request, 'collection=trending&limit=1');
    await open(page, address);
    await row(page, 'Trending').scrollIntoViewIfNeeded();
    await expect(row(page, 'Trending').getByRole('link').first()).toHaveAttribute('href', `#/product/${best?.id}`);
    await expectAccessible(page);
  });
}

test('goods to go on with show what they cost before, as cards do [WAY-01]', async ({ page }) => {
  // What the page itself was answered: others buy and sell meanwhile.
  const answered = page.waitForResponse('**/api/products?collection=trending*');
  await open(page, '/cart');
  await row(page, 'Trending').scrollIntoViewIfNeeded();
  const { items }: { items: ProductCard[] } = await (await answered).json();
  const reduced = items.find(({ discountPrice, stock }) => discountPrice !== undefined && stock > 0);
  if (!reduced) throw new Error('None of what is trending is reduced.');
  const tile = row(page, 'Trending').locator(`a[href="#/product/${reduced.id}"]`);
  await expect(tile.locator('s')).toHaveText(naira(reduced.price));
});

test('a browser that has looked at three goods is reminded of them instead [WAY-01]', async ({ page }) => {
  const shop = await openShopDatabase();
  const goods = [await offer(shop.db), await offer(shop.db), await offer(shop.db)];
  await shop.close();
  for (const { id, sku } of goods) {
    await open(page, `/product/${id}`);
    await expect(main(page).getByText(sku, { exact: true })).toBeAttached();
  }
  await open(page, '/no/such/page');
  const links = row(page, 'Recently viewed').getByRole('link');
  await expect(links).toHaveText(goods.toReversed().map(({ name }) => new RegExp(name)));
  await expect(row(page, 'Trending')).toHaveCount(0);
});

test('without an answer a page that leads no further goes without the row [WAY-01]', async ({ page }) => {
  await page.route('**/api/products?*', (route) => route.fulfill({ status: 404, json: {} }));
  const asked = page.waitForResponse('**/api/products?collection=trending*');
  await open(page, '/no/such/page');
  await asked;
  await expect(row(page, 'Trending')).toHaveCount(0);
  await expect(main(page).locator('.skeleton')).toHaveCount(0);
  await expect(main(page).getByRole('link')).toHaveText(['Go back home']);
});

test('a link of a mail that is dead says so, and how to come by a new one [WAY-02]', async ({ page }) => {
  await open(page, '/reset-password');
  await expect(main(page).getByRole('alert')).toHaveText('This link no longer works');
  await expect(main(page).getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '#/forgot-password',
  );
  await open(page, '/confirm-email');
  await expect(main(page).getByRole('link', { name: 'Log in for a new link' })).toHaveAttribute('href', '#/login');
  await newAccount(page);
  await page.reload();
  const settings = main(page).getByRole('link', { name: 'Open Settings' });
  await expect(settings).toHaveAttribute('href', '#/settings');
});

test('an old link of the newsletter can be made good on its page [WAY-02]', async ({ page }) => {
  await open(page, '/newsletter/confirm');
  await expect(main(page).getByRole('alert')).toHaveText('This link no longer works');
  const form = main(page).getByRole('form', { name: 'Subscribe again' });
  await form.getByLabel('Where shall we send it?').fill(`again.${crypto.randomUUID()}@example.com`);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByText('Successfully subscribed!')).toBeVisible();
});

for (const form of ['login', 'register']) {
  test(`beside /${form} stands what an account gives; a phone fetches nothing of it [AUTH-30]`, async ({ page }) => {
    await page.goto(`/#/${form}`);
    const gives = main(page).getByRole('region', { name: 'One account, the whole market' });
    await expect(gives.getByRole('listitem')).toHaveCount(3);
    await expectAccessible(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expect(gives).toBeVisible();

    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('about:blank');
    await page.goto(`/#/${form}`);
    await expect(main(page).getByRole('button', { name: /^(?:Login|Create Account)$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Terms' }).first()).toBeVisible();
    await expect(gives).toHaveCount(0);
    expect(fetched.filter((url) => sheetOf('account-gives').test(url))).toEqual([]);
  });
}

test('how a parcel travels stands beside the form that tracks it, on a phone below it [TRACK-01]', async ({ page }) => {
  for (const [width, isBeside] of [
    [1440, true],
    [820, true],
    [390, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/track-order');
    const steps = main(page).getByRole('region', { name: 'How your parcel travels' });
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    const [form, travels] = [await main(page).locator('form').boundingBox(), await steps.boundingBox()];
    if (!form || !travels) throw new Error('The form or its steps are not shown.');
    expect(isBeside ? travels.x > form.x + form.width : travels.y > form.y + form.height).toBe(true);
  }
});

test('the profile shows what is trending, then what was looked at, then four favourites [PROF-10]', async ({
  page,
}) => {
  await newAccount(page);
  await open(page, '/profile');
  await row(page, 'Trending').scrollIntoViewIfNeeded();
  await expect(
    row(page, 'Trending')
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') }),
  ).toHaveCount(4);
  const shop = await openShopDatabase();
  const goods = await offer(shop.db);
  await shop.close();
  await open(page, `/product/${goods.id}`);
  await expect(main(page).getByText(goods.sku, { exact: true })).toBeAttached();
  await open(page, '/profile');
  await expect(row(page, 'Recently viewed').getByRole('listitem')).toHaveText([new RegExp(goods.name), 'Find more']);
  await row(page, 'Recently viewed').getByRole('button', { name: 'Favourite' }).click();
  await expect(row(page, 'Recently viewed').locator('.heart[aria-pressed=true]')).toBeVisible();
  // What was pressed stays where it is until the page is left.
  await open(page, '/favourites');
  await expect(main(page).getByText(goods.name)).toBeVisible();
  await open(page, '/profile');
  await expect(row(page, 'Favourites').getByRole('listitem')).toHaveText([new RegExp(goods.name), 'Find more']);
  await row(page, 'Favourites').getByRole('link', { name: 'All favourites' }).click();
  await expect(page).toHaveURL(/#\/favourites$/);
});

test('the addresses and the settings are a part of the profile, and lead back to it [PROF-11]', async ({ page }) => {
  await newAccount(page);
  for (const [address, title] of [
    ['/addresses', 'My Addresses'],
    ['/settings', 'Settings'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, address);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(title);
    const tab = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link', { name: 'Account' });
    await expect(tab).toHaveAttribute('aria-current', 'true');
    await expect(main(page).getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '#/profile');
    await page.setViewportSize({ width: 1440, height: 900 });
    const inBar = page.getByRole('banner').getByRole('link', { name: 'Profile' });
    await expect(inBar).toHaveAttribute('aria-current', 'true');
    const places = main(page).getByRole('navigation', { name: 'Account' });
    await expect(places.getByRole('link')).toHaveText([
      'My Profile',
      'My Orders',
      'Favourites',
      'Addresses',
      'Settings',
    ]);
    await expect(places.locator('[aria-current=page]')).toHaveAttribute('href', `#${address}`);
  }
});

test('a visitor sees nothing of the places of an account, before it is known that there is none either [PROF-11]', async ({
  page,
}) => {
  const release = await holdBack(page, '**/api/me');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/#/settings');
  await expect(main(page).getByText('Loading your settings')).toBeAttached();
  const places = main(page).getByRole('navigation', { name: 'Account' });
  await expect(places).toHaveCount(0);
  release();
  await expect(main(page).getByText('Please log in to view your settings')).toBeVisible();
  await expect(places).toHaveCount(0);
});
