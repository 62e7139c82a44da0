import { addMember } from '@oja/testing/rows/members';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { type OwnStore, openStore } from '../support/desk.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const day = 86_400_000;
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const formWith = (page: Page, name: string) =>
  main(page)
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name, exact: true }) });
const save = (page: Page, name: string) => formWith(page, name).getByRole('button', { name: 'Save' }).click();
/** A day in Lagos so many days from now, as '2026-12-24'. */
const dayFrom = (days: number) => new Date(Date.now() + days * day + 3_600_000).toISOString().slice(0, 10);
const words = (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short' }).format(new Date(at));
const settings = (page: Page, store: OwnStore) => page.goto(`/desk/${store.slug}/store`);
const openPart = (page: Page, title: string) => main(page).locator('summary').filter({ hasText: title }).click();

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`a part is saved by itself, and the preview follows, at ${viewport.width} pixels [STALL-32]`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const store = await openStore(page, shop.db);
    await page.goto(`/desk/${store.slug}/more`);
    await main(page).getByRole('link', { name: 'Your store', exact: true }).click();
    await openPart(page, 'Face and links');
    await expectAccessible(page);
    const said = 'Wax prints from Balogun market.';
    await field(page, 'What you sell, and what you are good at').fill(said);
    await expect(page.getByRole('region', { name: 'How shoppers see it' })).toContainText(said);
    await page.reload();
    await expect(field(page, 'What you sell, and what you are good at')).toHaveValue(said);
    await save(page, 'Instagram');
    await expect(page.getByText('Saved.')).toBeVisible();
    const row = await shop.db.selectFrom('sellers').select('description').where('id', '=', store.id).executeTakeFirst();
    expect(row?.description).toBe(said);
  });
}

test('a new name is a new address: the desk moves on, and the old address leads to the store', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const name = `Renamed ${crypto.randomUUID().slice(0, 8)}`;
  await settings(page, store);
  await openPart(page, 'Name');
  await field(page, 'Store name').fill(name);
  await expect(page.getByText('The old one keeps leading to your store.')).toBeVisible();
  await save(page, 'Store name');
  await expect(page).toHaveURL(new RegExp(`/desk/${name.toLowerCase().replace(' ', '-')}/store`));
  await expect(page.getByRole('button', { name: /change store/ })).toContainText(name);
  await page.goto(`/#/store/${store.slug}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
});

test('two members write at once: what was typed is kept, and whoever looks decides', async ({ page, browser }) => {
  const store = await openStore(page, shop.db);
  await settings(page, store);
  await openPart(page, 'Where you are');
  await field(page, 'City').fill('Surulere');
  const other = await (await browser.newContext()).newPage();
  const manager = await newAccount(other, 'Bola Ade');
  await addMember(shop.db, store.id, manager.id, 'manager');
  const call = clientOf(other.request);
  const params = { seller: store.id };
  const { editVersion } = await call('deskStoreForm', { params });
  await call('saveStore', { params, body: { editVersion, changes: { city: 'Ikeja' } } });
  await main(page).getByLabel('State').selectOption('Lagos');
  await field(page, 'Street and number').fill('4 Bode Thomas Street');
  await field(page, 'Phone').fill('0803 555 0142');
  await save(page, 'City');
  await expect(page.getByText(/Bola\S* .*changed this at \d\d:\d\d\. What you typed is kept\./)).toBeVisible();
  await expect(page.getByRole('row', { name: 'City Surulere Ikeja' })).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Surulere');
  await expectAccessible(page);
  await main(page).getByRole('button', { name: 'Keep mine' }).click();
  await save(page, 'City');
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await call('deskStoreForm', { params })).toMatchObject({ city: 'Surulere' });
});

test('a holiday is said, shown on Today, and ended', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/store/holiday`);
  await main(page).getByLabel('Last day').fill(dayFrom(120));
  await main(page).getByRole('button', { name: 'Go on holiday' }).click();
  await expect(main(page).getByLabel('Last day')).toBeFocused();
  await expect(main(page).getByLabel('Last day')).toHaveAccessibleDescription('A holiday has at most 90 days.');
  await expectAccessible(page);
  await main(page).getByLabel('Last day').fill(dayFrom(7));
  await field(page, 'A sentence for shoppers, if you like').fill('We are at a wedding.');
  await expect(page.getByText(`Back on ${words(dayFrom(8))}`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Go on holiday' }).click();
  const away = `Away until ${words(dayFrom(7))}. Back on ${words(dayFrom(8))}.`;
  await expect(page.getByText(away)).toBeVisible();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByText(away)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change' }).click();
  await main(page).getByRole('button', { name: 'End it now' }).click();
  await expect(page.getByText('Your store sells.')).toBeVisible();
});

test('mails of the store are switched off and on, each by itself [STALL-94]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const off = async () => {
    const row = await shop.db.selectFrom('sellers').select('mails_off').where('id', '=', store.id).executeTakeFirst();
    return row?.mails_off;
  };
  await settings(page, store);
  await openPart(page, 'Mails');
  const low = main(page).getByRole('switch', { name: 'Low stock' });
  await expect(low).toBeChecked();
  await expectAccessible(page);
  await low.click();
  await expect(page.getByText('Saved.')).toBeVisible();
  expect(await off()).toEqual(['low_stock']);
  await page.reload();
  await expect(main(page).locator('summary').filter({ hasText: 'Mails' })).toContainText('1 off');
  await openPart(page, 'Mails');
  await expect(low).not.toBeChecked();
  await low.click();
  await expect(main(page).locator('summary').filter({ hasText: 'Mails' })).toContainText('All on');
  expect(await off()).toEqual([]);
});

test('a packer sees neither the store’s settings nor its holiday [STALL-33]', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  await page.goto(`/desk/${store.slug}/more`);
  await expect(page.getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Your store', exact: true })).toHaveCount(0);
  await expect(main(page).getByRole('link', { name: 'Holiday' })).toHaveCount(0);
  for (const path of ['store', 'store/holiday']) {
    await page.goto(`/desk/${store.slug}/${path}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  const unopened = await openStore(page, shop.db, { role: 'packer', status: 'opening' });
  await page.goto(`/desk/${unopened.slug}`);
  await expect(page.getByText('This store is not open yet.')).toBeVisible();
});
