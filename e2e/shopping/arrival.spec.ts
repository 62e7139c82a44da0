import type { Arrival } from '@oja/contract/arrival';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount, saveAddress } from '../support/buyer.ts';
import { naira, open, readProductPage } from '../support/catalogue.ts';
import { holdBack } from '../support/faults.ts';
import { press, tabTo } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');
const change = (page: Page) => main(page).getByRole('button', { name: /^Change the state/ });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Where does it go?' });

const named = new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
/** 'Sat 28 Nov to Wed 2 Dec': the tests' own words for days that the shop answered. */
function wordsOf({ from, until }: Arrival['inState']): string {
  const [first, last] = [from, until].map((day) => named.format(new Date(day)).replace(',', ''));
  if (from === until) return last ?? '';
  return `${from.slice(0, 7) === until.slice(0, 7) ? first?.replace(/ \w+$/, '') : first} to ${last}`;
}

/** What the shop answers of a product from the tested store, in Ogun. */
async function arrivalOf(page: Page, id: string): Promise<Arrival> {
  const { arrival } = await readProductPage(page.request, id);
  if (!arrival) throw new Error('It does not arrive.');
  expect(arrival.state).toBe('Ogun');
  return arrival;
}

const expectArrival = (page: Page, span: Arrival['inState'], state: string) =>
  expect(main(page).getByText(/^Arrives/)).toHaveText(`Arrives ${wordsOf(span)} in ${state} · Change`);

test('a visitor reads when it arrives in Lagos, chooses another state by keyboard, and finds it again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [cloth, basket] = [await offer(shop.db), await offer(shop.db)];
  await open(page, `/product/${cloth.id}`);
  const { inZone, elsewhere, inState } = await arrivalOf(page, cloth.id);
  await expectArrival(page, inZone, 'Lagos');
  await expectAccessible(page);

  await press(page, change(page));
  await expect(sheet(page)).toBeVisible();
  await expect(sheet(page).getByLabel('State').locator('option')).toHaveCount(37);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  // Gone, not just closed: the browser tells of a closed dialog a moment later.
  await expect(page.locator('dialog')).toHaveCount(0);
  await expect(change(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await tabTo(page, sheet(page).getByLabel('State'));
  await page.keyboard.type('Kano');
  await press(page, sheet(page).getByRole('button', { name: 'Show when it arrives' }));
  await expect(sheet(page)).toHaveCount(0);
  await expect(change(page)).toBeFocused();
  await expectArrival(page, elsewhere, 'Kano');

  await page.reload();
  await expectArrival(page, elsewhere, 'Kano');
  await open(page, `/product/${basket.id}`);
  await change(page).click();
  await sheet(page).getByLabel('State').selectOption('Ogun');
  await sheet(page).getByRole('button', { name: 'Show when it arrives' }).click();
  await expectArrival(page, inState, 'Ogun');
});

test('it is the state of the address of who is signed in, whatever a visitor chose, unless they choose another', async ({
  page,
}) => {
  const { id } = await offer(shop.db);
  await page.goto('/#/login');
  await page.evaluate(() => localStorage.setItem('oja.place', '{"state":"Kano","by":null}'));
  await open(page, `/product/${id}`);
  const { elsewhere, inZone } = await arrivalOf(page, id);
  await expectArrival(page, elsewhere, 'Kano');

  await newAccount(page);
  await saveAddress(page, { state: 'Rivers', city: 'Port Harcourt', isDefault: true });
  const release = await holdBack(page, '**/api/addresses');
  await page.reload();
  // Its room is kept while it is asked where they live.
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).first();
  await expect(add).toBeEnabled();
  await expect(main(page).getByText('Free shipping on orders over')).toBeVisible();
  await expect(change(page)).toHaveCount(0);
  const before = await add.boundingBox();
  release();
  await expectArrival(page, elsewhere, 'Rivers');
  expect(await add.boundingBox()).toEqual(before);

  await change(page).click();
  await sheet(page).getByLabel('State').selectOption('Oyo');
  await sheet(page).getByRole('button', { name: 'Show when it arrives' }).click();
  await expectArrival(page, inZone, 'Oyo');
  await page.reload();
  await expectArrival(page, inZone, 'Oyo');
});

test('it says what delivery costs of as many as are chosen, from where they are sent, and nothing of what is sold out', async ({
  page,
}) => {
  const { free_shipping_above, shipping } = await shop.db
    .selectFrom('shop_policy')
    .selectAll()
    .executeTakeFirstOrThrow();
  // Exactly this much still pays.
  const cloth = await offer(shop.db, { price: free_shipping_above });
  await open(page, `/product/${cloth.id}`);
  await expect(main(page).getByText(`Delivery ${naira(shipping)} per order`, { exact: true })).toBeVisible();
  await main(page).getByRole('button', { name: 'Increase quantity' }).click();
  await expect(main(page).getByText('Free delivery', { exact: true })).toBeVisible();
  const seller = main(page).getByRole('link', { name: /Sold by .* in Abeokuta, sends in 2 days/ });
  await expect(seller).toBeVisible();

  const gone = await offer(shop.db, { stock: 0 });
  await open(page, `/product/${gone.id}`);
  await expect(main(page).getByText('Sold out').first()).toBeVisible();
  await expect(main(page).getByText(/^Arrives/)).toHaveCount(0);
  await expect(main(page).getByText(/per order|Free delivery/)).toHaveCount(0);
});
