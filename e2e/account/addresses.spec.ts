import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newAccount, saveAddress, signInByForm } from '../support/buyer.ts';
import { clientOf } from '../support/client.ts';
import { countTaps } from '../support/desk.ts';
import { keepToasts } from '../support/toasts.ts';

const main = (page: Page) => page.getByRole('main');
const book = (page: Page) => main(page).getByRole('list', { name: 'Addresses' }).getByRole('listitem');
const stored = async (page: Page) => (await clientOf(page.request)('addresses', {})).items;

async function fillIn(page: Page, city: string): Promise<void> {
  await page.getByLabel('Phone').fill('0803 555 0142');
  await page.getByLabel('Address', { exact: true }).fill('14 Bode Thomas Street');
  await page.getByLabel('City').fill(city);
  await page.getByLabel('State').selectOption('Lagos');
}

test('the first address is three taps from Home, what is wrong stands under its field, and what is not taken stays [PROF-08]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await newAccount(page, 'Ada Obi');
  await page.goto('/#/');
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  const taps = await countTaps(page);
  await page.getByRole('link', { name: 'Account' }).last().click();
  await main(page).getByRole('link', { name: 'Addresses' }).click();
  await expect(main(page).getByText('No addresses yet')).toBeVisible();
  await main(page).getByRole('button', { name: 'Add an address' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'New address' })).toBeFocused();
  expect(await taps()).toBeLessThanOrEqual(3);
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await expect(page.getByLabel('Last name')).toHaveValue('Obi');

  await fillIn(page, '');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByLabel('City')).toBeFocused();
  await expect(page.getByLabel('City')).toHaveAccessibleDescription('Enter the city');
  await expectAccessible(page);

  await page.route('**/api/addresses', (route) => route.abort());
  await page.getByLabel('City').fill('Surulere');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(main(page).getByRole('alert')).toContainText('The shop did not answer.');
  await expect(page.getByLabel('City')).toHaveValue('Surulere');
  expect(await stored(page)).toEqual([]);

  await page.unroute('**/api/addresses');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(book(page)).toHaveCount(1);
  await expect(book(page)).toContainText('14 Bode Thomas Street');
  await expect(book(page)).toContainText('Default');
  await expect(main(page).getByRole('button', { name: 'Add an address' })).toBeFocused();
  expect(await stored(page)).toMatchObject([{ firstName: 'Ada', city: 'Surulere', isDefault: true }]);
});

test('addresses are changed, made the default, deleted and brought back, with an empty cart [PROF-07]', async ({
  page,
}) => {
  await keepToasts(page);
  await newAccount(page);
  await saveAddress(page, { isDefault: true });
  await saveAddress(page, { firstName: 'Ada', lastName: 'Obi', address: '3 Allen Avenue' });
  await page.goto('/#/profile');
  await main(page).getByRole('link', { name: 'Addresses' }).click();
  await expect(book(page)).toHaveCount(2);
  await expect(book(page).first()).toContainText('Ngozi Eze');
  await expect(book(page).first()).toContainText('Default');
  await expectAccessible(page);

  await main(page).getByRole('button', { name: 'Edit: Ada Obi, 3 Allen Avenue' }).click();
  await expect(main(page).getByRole('heading', { level: 2, name: 'Change this address' })).toBeFocused();
  await page.getByLabel('City').fill('Ikeja');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(book(page).filter({ hasText: 'Ada Obi' })).toContainText('Ikeja');

  await main(page).getByRole('button', { name: 'Make default: Ada Obi, 3 Allen Avenue' }).click();
  await expect(book(page).first()).toContainText('Ada Obi');
  await expect(book(page).filter({ hasText: /Default/ })).toHaveCount(1);
  await expect
    .poll(async () => (await stored(page)).map(({ city, isDefault }) => [city, isDefault]))
    .toEqual([
      ['Ikeja', true],
      ['Surulere', false],
    ]);

  await main(page).getByRole('button', { name: 'Delete: Ada Obi, 3 Allen Avenue' }).click();
  await expect(book(page)).toHaveCount(1);
  await expect(book(page)).toContainText('Default');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(book(page)).toHaveCount(2);
  await expect(book(page).first()).toContainText('Ada Obi');
  expect((await stored(page)).map(({ city, isDefault }) => [city, isDefault])).toEqual([
    ['Ikeja', true],
    ['Surulere', false],
  ]);
});

test('a look at the session that fails leaves what is typed [PROF-08]', async ({ page }) => {
  await newAccount(page);
  await page.goto('/#/addresses');
  await main(page).getByRole('button', { name: 'Add an address' }).click();
  await fillIn(page, 'Surulere');
  // A read is tried three times.
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/api/me')) failed += 1;
  });
  await page.route('**/api/me', (route) => route.abort());
  // Whoever comes back while a look is under way already is not looked at again: so again and again.
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(async () => comeBack().then(() => failed)).toBeGreaterThanOrEqual(3);
  await expect(page.getByLabel('City')).toHaveValue('Surulere');
  await page.unroute('**/api/me');
  await main(page).getByRole('button', { name: 'Save address' }).click();
  await expect(book(page)).toContainText('Surulere');
});

test('signed out, the address book asks to log in, and leads back to itself [PROF-09]', async ({ page, browser }) => {
  const other = await browser.newContext();
  const account = await newAccount(await other.newPage());
  await other.close();
  await page.goto('/#/addresses');
  await expect(main(page).getByText('Please log in to view your addresses')).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL(/#\/login/);
  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/addresses$/);
  await expect(main(page).getByText('No addresses yet')).toBeVisible();
});
