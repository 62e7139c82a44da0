import type { StoreStatus } from '@oja/domain/stores/store-status';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { type Account, newAccount } from '../support/buyer.ts';
import { countTaps, openStore } from '../support/desk.ts';
import { mailAbout, mailedLink } from '../support/mailbox.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name, exact: true });
const question = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** What the operator writes of a store. */
interface StoreStatusRow {
  status: StoreStatus;
  status_at?: Date;
  status_reasons?: string[];
  status_note?: string;
}

/** A name of a store that no other test gives. */
const newName = () => `Cloth ${crypto.randomUUID().slice(0, 8)}`;
const slugOf = (name: string) => name.toLowerCase().replace(' ', '-');
const storeOf = ({ id }: Account) =>
  shop.db.selectFrom('sellers').selectAll().where('owner_id', '=', id).executeTakeFirst();

async function begin(page: Page, name = newName()): Promise<string> {
  await page.goto('/desk/open');
  await field(page, 'Store name').fill(name);
  await press(page, 'Next');
  await expect(question(page, 'Where do you send from?')).toBeVisible();
  return name;
}

async function fillWhere(page: Page): Promise<void> {
  await main(page).getByLabel('State').selectOption('Lagos');
  await field(page, 'City').fill('Yaba');
  await field(page, 'Street and number').fill('4 Herbert Macaulay Way');
  await field(page, 'Phone').fill('0803 555 0142');
}

/** Whether goods come back is said by who sells them, and by no preset. */
const returns = (page: Page, words: string) =>
  main(page).getByRole('group', { name: 'Buyers can send them back within' }).getByText(words, { exact: true }).click();

/** All five questions, as short as they can be answered. */
async function answerAll(page: Page): Promise<string> {
  const name = await begin(page);
  await fillWhere(page);
  await press(page, 'Next');
  await returns(page, '7 days');
  await main(page).getByText('GIG Logistics').click();
  await press(page, 'Next');
  await press(page, 'Later');
  await press(page, 'Done');
  await expect(question(page, 'Today')).toBeVisible();
  return name;
}

async function confirmEmail(page: Page, { email }: Account): Promise<void> {
  const link = await mailedLink(page, email, /^Welcome/);
  const other = await page.context().newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(other.getByText('is confirmed.')).toBeVisible();
  const ways = other.getByRole('main').getByRole('link');
  await expect(ways.first()).toHaveAccessibleName('Go on with your store');
  await ways.first().click();
  await expect(other.getByText('Your store can open.')).toBeVisible();
  await other.close();
}

async function shopPage(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(address);
  return page;
}

async function photograph(width: number, height: number) {
  const [red, green, blue] = crypto.getRandomValues(new Uint8Array(3));
  const background = { r: red ?? 0, g: green ?? 0, b: blue ?? 0 };
  const buffer = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'IMG_0042.jpg', mimeType: 'image/jpeg', buffer };
}

test('from a new account to a store that is open and a product that somebody else sees [STALL-22, STALL-84, STALL-85]', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(phone);
  const owner = await newAccount(page, 'Amaka Okafor');
  await page.goto('/desk');
  await main(page).getByRole('link', { name: 'Open a store' }).click();
  await expect(question(page, 'What is your store called?')).toBeVisible();
  const name = newName();
  await field(page, 'Store name').fill(name);
  await expect(main(page).getByText(`/store/${slugOf(name)}`)).toContainText('✓ Free');
  await expectAccessible(page);
  await press(page, 'Next');
  await expect(question(page, 'Where do you send from?')).toBeFocused();
  expect(await storeOf(owner)).toMatchObject({ store_name: name, status: 'opening' });
  await fillWhere(page);
  await expectAccessible(page);
  await press(page, 'Next');
  await expect(
    main(page).getByText(/Buyers pay the shop ₦[\d,.]+ for shipping, nothing above ₦[\d,.]+\./),
  ).toBeVisible();
  await main(page).getByText('GIG Logistics').click();
  await press(page, 'Next');
  await expect(main(page).getByText('Say whether buyers can send things back.')).toBeVisible();
  await expectAccessible(page);
  await returns(page, 'No returns');
  await main(page).getByText('14 working days', { exact: true }).click();
  await field(page, 'Another one').fill('Peace Mass Transit');
  await expectAccessible(page);
  await press(page, 'Next');
  await expectAccessible(page);
  await press(page, 'Later');
  await expectAccessible(page);
  await press(page, 'Done');
  await expect(question(page, 'Today')).toBeVisible();
  await confirmEmail(page, owner);
  await page.reload();
  await expect(page.getByText('Your store can open.')).toBeVisible();
  expect(await storeOf(owner)).toMatchObject({
    return_days: 0,
    dispatch_days: 14,
    couriers: ['GIG Logistics', 'Peace Mass Transit'],
  });
  await expectAccessible(page);
  await press(page, 'Open my store');
  await expect(page.getByText('Please accept the selling terms.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /I accept/ })).toBeFocused();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await press(page, 'Open my store');
  await expect(page.getByRole('heading', { name: `${name} is open.` })).toBeFocused();
  await expectAccessible(page);
  expect(await storeOf(owner)).toMatchObject({ status: 'approved', terms_version: '2026-11-26' });

  await main(page).getByRole('link', { name: 'Add a product', exact: true }).click();
  await main(page)
    .getByLabel('Take a photo')
    .setInputFiles(await photograph(700, 900));
  await field(page, 'Name').fill(`Wax of ${name}`);
  await field(page, 'Price ₦').fill('12k');
  await field(page, 'How many').fill('10');
  await main(page).getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Choose' }).click();
  await page.getByRole('dialog').getByRole('listitem').first().getByRole('button').click();
  await main(page)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible({ timeout: 60_000 });
  const shopper = await shopPage(browser, `/#/store/${slugOf(name)}`);
  await expect(shopper.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(shopper.getByRole('article').getByText(`Wax of ${name}`)).toBeVisible();
  await expect(shopper.getByText('4 Herbert Macaulay Way')).toHaveCount(0);
});

test('the five questions take seven taps [STALL-17]', async ({ page }) => {
  await page.setViewportSize(phone);
  await newAccount(page);
  await page.goto('/desk/open');
  const taps = await countTaps(page);
  await field(page, 'Store name').fill(newName());
  await press(page, 'Next');
  await expect(question(page, 'Where do you send from?')).toBeVisible();
  await fillWhere(page);
  await press(page, 'Next');
  await returns(page, '30 days');
  await main(page).getByText('GIG Logistics').click();
  await press(page, 'Next');
  await press(page, 'Later');
  await press(page, 'Done');
  await expect(question(page, 'Today')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(7);
});

test('on a wide screen a question is as wide as it is read, what opening takes stands beside it, and Today likewise [STALL-100]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await newAccount(page);
  const boxOf = async (of: Locator) => {
    const box = await of.boundingBox();
    if (!box) throw new Error('Not on the screen.');
    return { ...box, right: box.x + box.width };
  };
  /** Both side by side, the first about 640 px wide, with as much room left of them as right of them. */
  const expectBeside = async (form: Locator, beside: Locator, area = { x: 0, right: 1440 }) => {
    const [one, other] = [await boxOf(form), await boxOf(beside)];
    expect(one.width).toBeGreaterThanOrEqual(600);
    expect(one.width).toBeLessThanOrEqual(680);
    expect(other.x).toBeGreaterThanOrEqual(one.right);
    expect(other.y).toBeLessThan(one.y + one.height);
    expect(Math.abs(one.x - area.x - (area.right - other.right))).toBeLessThanOrEqual(area.x === 0 ? 2 : 240);
  };
  await page.goto('/desk/open');
  const beside = main(page).getByRole('complementary', { name: 'What it takes' });
  await expectBeside(main(page).locator('form'), beside);
  await expect(beside.getByRole('link')).toHaveCount(0);
  await expectAccessible(page);
  const name = await begin(page);
  await fillWhere(page);
  await press(page, 'Next');
  await expect(question(page, 'How do you send?')).toBeVisible();
  await expectBeside(main(page).locator('form'), beside);
  const line = (text: string) => beside.getByRole('listitem').filter({ hasText: text });
  await expect(line('Where do you send from?')).toContainText('Done.');
  await expect(line('What do shoppers see?')).not.toContainText('Done.');
  await expect(beside.locator('[aria-current=step]')).toHaveText('How do you send?');
  await expectAccessible(page);
  await beside.getByRole('link', { name: 'Where do you send from?' }).click();
  await expect(field(page, 'City')).toHaveValue('Yaba');
  await page.goto(`/desk/${slugOf(name)}`);
  const list = main(page).getByRole('region', { name: 'To do' });
  const area = await boxOf(main(page));
  await expectBeside(list, main(page).locator('.opening-act'), area);
  await expectAccessible(page);
  await expectNothingSideways(page);
});

test('who names the bank account in question 4 comes back to it, and goes on [STALL-81]', async ({ page }) => {
  await page.setViewportSize(phone);
  const owner = await newAccount(page, 'Amaka Okafor');
  const name = await begin(page);
  await page.goto('/desk/open?at=money');
  await main(page).getByRole('link', { name: 'Name your bank account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Bank account' })).toBeVisible();
  await page.getByRole('button', { name: 'Bank: choose' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Guaranty Trust Bank' }).click();
  await page.getByLabel('Account number').fill('0123456789');
  await page.getByRole('button', { name: 'Yes, this is me' }).click();
  await page.getByLabel('Your password').fill(owner.password);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send my money there' }).click();
  await expect(question(page, 'Where does your money go?')).toBeVisible();
  await expect(main(page).getByRole('region', { name: 'Your money goes to' })).toContainText('··6789');
  await expectAccessible(page);
  await press(page, 'Next');
  await expect(question(page, 'What do shoppers see?')).toBeVisible();
  await mailAbout(page, owner.email, `The bank account of ${name} was named`);
});

test('whether goods come back is asked once, also of who goes before a courier is chosen [STALL-84]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await newAccount(page);
  await begin(page);
  await page.goto('/desk/open?at=sending');
  await returns(page, '30 days');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await press(page, 'Back');
  await (await saved).finished();
  await expect(question(page, 'Where do you send from?')).toBeVisible();
  await page.goto('/desk/open?at=sending');
  await expect(main(page).getByRole('radio', { name: '30 days' })).toBeChecked();
  await main(page).getByText('GIG Logistics').click();
  await press(page, 'Next');
  await expect(question(page, 'Where does your money go?')).toBeVisible();
});

test('nobody is sent to name a bank account while it is not known whether there is one [STALL-81]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await newAccount(page);
  await begin(page);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/desk/*/account', async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await page.goto('/desk/open?at=money');
  await asked.promise;
  await expect(question(page, 'Where does your money go?')).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(main(page).getByRole('link', { name: 'Name your bank account' })).toHaveCount(0);
  answer.resolve();
  await expect(main(page).getByRole('link', { name: 'Name your bank account' })).toBeVisible();
});

test('what is still needed is named with the terms; the mail is told with its address, and sent again [STALL-82, STALL-83]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const owner = await newAccount(page, 'Amaka Okafor');
  await answerAll(page);
  const told = main(page).getByText(/^Open the mail that we sent to/);
  await expect(told).toContainText(`${owner.email} at `);
  await press(page, 'Open my store');
  await expect(page.getByText('Still needed: Confirm your e-mail; Accept the selling terms.')).toBeVisible();
  await expectAccessible(page);
  await press(page, 'Send again');
  await expect(main(page).getByText('Sent again.')).toBeFocused();
  await mailAbout(page, owner.email, 'Confirm your e-mail address');
});

test('a line of the checklist leads to the bank account, and that back to Today', async ({ page }) => {
  await page.setViewportSize(phone);
  await newAccount(page);
  const name = await begin(page);
  await page.goto(`/desk/${slugOf(name)}`);
  await main(page)
    .getByRole('link', { name: /Name your bank account/ })
    .click();
  await expect(page.getByLabel('Account number')).toBeVisible();
  await main(page).getByRole('link', { name: 'Back to Today' }).click();
  await expect(question(page, 'Today')).toBeVisible();
});

test('a name that is taken, wrong fields, and the keyboard alone [STALL-18]', async ({ page }) => {
  await newAccount(page);
  const other = await openStore(page, shop.db, { storeName: newName() });
  await shop.db
    .updateTable('sellers')
    .set({ slug: slugOf(other.storeName) })
    .where('id', '=', other.id)
    .execute();
  await newAccount(page);
  await page.goto('/desk/open');
  await field(page, 'Store name').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Store name')).toBeFocused();
  await expect(field(page, 'Store name')).toHaveAccessibleDescription('Enter the name of your store.');
  await page.keyboard.type(other.storeName);
  await expect(main(page).getByText(`Taken. Free: ${slugOf(other.storeName)}-2`)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(question(page, 'Where do you send from?')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(main(page).getByLabel('State')).toBeFocused();
  await page.keyboard.type('Lagos');
  await page.keyboard.press('Tab');
  await expect(field(page, 'City')).toBeFocused();
  await page.keyboard.type('Yaba');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Street and number')).toBeFocused();
  await page.keyboard.type('4 Herbert Macaulay Way');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone')).toBeFocused();
  await page.keyboard.type('0803');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Phone')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await page.keyboard.type(' 555 0142');
  await page.keyboard.press('Enter');
  await expect(question(page, 'How do you send?')).toBeFocused();
});

test('a reload returns to where one was, and nothing typed is lost without a line [STALL-19]', async ({ page }) => {
  await page.setViewportSize(phone);
  const owner = await newAccount(page);
  await begin(page);
  await main(page).getByLabel('State').selectOption('Lagos');
  await field(page, 'City').fill('Yaba');
  await page.reload();
  await expect(question(page, 'Where do you send from?')).toBeVisible();
  await expect(field(page, 'City')).toHaveValue('Yaba');
  await fillWhere(page);
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await press(page, 'Next');
  await expect(question(page, 'How do you send?')).toBeVisible();
  await main(page).getByText('Kwik', { exact: true }).click();
  await returns(page, '30 days');
  await press(page, 'Next');
  await press(page, 'Later');
  await field(page, 'What you sell, and what you are good at').fill('Wax prints from Balogun market, cut as you ask.');
  await press(page, 'Done');
  await expect(page.getByText('You need a connection for this. What you typed is kept on this phone.')).toBeVisible();
  expect((await storeOf(owner))?.description).toBe('');
  await page.unroute('**/api/**');
  await page.reload();
  await expect(field(page, 'What you sell, and what you are good at')).toHaveValue(/^Wax prints/);
  await press(page, 'Done');
  await expect(question(page, 'Today')).toBeVisible();
  await expect(page.getByText('Say how you send')).toBeHidden();
  expect(await storeOf(owner)).toMatchObject({
    couriers: ['Kwik'],
    description: 'Wax prints from Balogun market, cut as you ask.',
  });
});

test('what was refused is marked where it is mended, and sent again [STALL-20]', async ({ page }) => {
  await page.setViewportSize(phone);
  const owner = await newAccount(page, 'Amaka Okafor');
  const name = await answerAll(page);
  await confirmEmail(page, owner);
  const refused: StoreStatusRow = {
    status: 'refused',
    status_reasons: ['unclear address'],
    status_note: 'Which shop at the plaza?',
  };
  await shop.db.updateTable('sellers').set({ status: 'applied' }).where('owner_id', '=', owner.id).execute();
  await shop.db.updateTable('sellers').set(refused).where('owner_id', '=', owner.id).execute();
  await page.reload();
  await expect(page.getByText('Which shop at the plaza?')).toBeVisible();
  await expectAccessible(page);
  await main(page)
    .getByRole('link', { name: /Unclear address\./ })
    .click();
  await field(page, 'Street and number').fill('Shop 12, Tejuosho Plaza');
  await main(page)
    .locator('form')
    .filter({ has: page.getByRole('textbox', { name: 'City', exact: true }) })
    .getByRole('button', { name: 'Save' })
    .click();
  await expect(page.getByText('Saved.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await press(page, 'Send it again');
  await expect(page.getByRole('heading', { name: `${name} is open.` })).toBeVisible();
});

test('what waits for the operator says when it was sent; what is suspended says why, and still has its orders [STALL-21]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db, { status: 'applied' });
  const set = (values: Partial<StoreStatusRow>) =>
    shop.db.updateTable('sellers').set(values).where('id', '=', store.id).execute();
  await set({ status_at: new Date('2026-11-25T23:30:00Z') });
  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByText('Sent on 26 Nov. Most stores hear from us within 1 working day.')).toBeVisible();
  await page.goto(`/desk/${store.slug}/products/new`);
  await field(page, 'Name').fill('A draft');
  await main(page)
    .getByRole('button', { name: /^Publish/ })
    .click();
  await expect(
    page.getByText('Your store is not open yet: we are looking at it. This stays a draft until then.'),
  ).toBeVisible();
  await set({ status: 'approved' });
  await set({ status: 'suspended', status_reasons: ['orders not sent'], status_note: 'Three orders wait.' });
  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByText('Orders not sent.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'To do' })).toBeVisible();
  await expectAccessible(page);
});

test('what could not be answered without a line is not said of a question that is gone to from beside it or with Back [DESK-143]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await newAccount(page);
  await begin(page);
  await page.goto('/desk/open?at=face');
  const beside = main(page).getByRole('complementary', { name: 'What it takes' });
  const where = beside.getByRole('link', { name: 'Where do you send from?' });
  await expect(where).toBeVisible();
  const needsLine = page.getByText('You need a connection for this. What you typed is kept on this phone.');
  await field(page, 'What you sell, and what you are good at').fill('Wax prints, cut as you ask.');
  await page.route('**/api/**', (route) => route.abort('connectionreset'));
  await press(page, 'Done');
  await expect(needsLine).toBeVisible();
  await where.click();
  await expect(question(page, 'Where do you send from?')).toBeVisible();
  await expect(needsLine).toBeHidden();
  await page.goBack();
  await expect(question(page, 'Where do you send from?')).toBeHidden();
  await expect(needsLine).toBeHidden();
});
