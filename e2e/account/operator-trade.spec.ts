import { seedSeller } from '@oja/testing/rows/seed';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import { enter, openPart, say, section } from '../support/operator.ts';
import { partAddress } from '../support/screens.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

test.use({ viewport: { width: 390, height: 900 } });

const statusOf = async (id: string) =>
  (await shop.db.selectFrom('sellers').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;
const productStatus = async (id: string) =>
  (await shop.db.selectFrom('products').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status;

async function applied() {
  const storeName = `Adire ${newId().slice(-8)}`;
  const { id } = await seedSeller(shop.db, {
    status: 'applied',
    store_name: storeName,
    business_address: JSON.stringify({ city: 'Ikeja', state: 'Lagos' }),
    description: 'Hand-dyed cloth from Abeokuta, five yards and more.',
  });
  return { id, storeName };
}

test('an application waits, is refused with reasons, applies again and is approved; the store is suspended, and that is lifted: by keyboard', async ({
  page,
}) => {
  test.slow();
  const { id, storeName } = await applied();
  const password = await enter(page, shop);
  const matter = section(page, 'Waiting for a person').getByRole('listitem').filter({ hasText: storeName });
  await expect(matter).toContainText('A store has applied to sell');
  await matter.getByRole('link', { name: 'Look at it' }).focus();
  await page.keyboard.press('Enter');
  const store = section(page, 'Stores').getByRole('article', { name: storeName });
  await expect(store.getByRole('heading', { name: storeName })).toBeFocused();
  await expect(store).toContainText('Ikeja, Lagos');
  await expect(store).toContainText('Hand-dyed cloth');
  await expectAccessible(page);
  await expectNothingSideways(page);

  await store.getByRole('button', { name: 'Refuse' }).press('Enter');
  await say(page, 'Refuse', { reason: 'Unclear address', note: 'Which street is it?', password });
  await expect(store).toContainText('Refused');
  await expect(store).toContainText('Which street is it?');
  expect(await statusOf(id)).toBe('refused');
  await openPart(page, 'Today');
  await expect(section(page, 'Waiting for a person')).toContainText(/\d+ matters? in all|Nothing waits/);
  await expect(matter).toHaveCount(0);

  await shop.db.updateTable('sellers').set({ status: 'applied', status_at: new Date() }).where('id', '=', id).execute();
  await openPart(page, 'Stores');
  await section(page, 'Stores')
    .getByRole('link', { name: `Look at it ${storeName}` })
    .press('Enter');
  await store.getByRole('button', { name: 'Approve' }).press('Enter');
  await say(page, 'Approve', { note: '' });
  await expect(store).toContainText('Selling');
  expect(await statusOf(id)).toBe('approved');

  await store.getByRole('button', { name: 'Suspend' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText(
    '0 products leave the shop, 0 parcels are still to be sent, ₦0.00 is owed.',
  );
  await say(page, 'Suspend', { reason: 'Orders not sent', note: 'Three orders lie since Monday.' });
  await expect(store).toContainText('Suspended');
  expect(await statusOf(id)).toBe('suspended');
  await store.getByRole('button', { name: 'Let it sell again' }).press('Enter');
  await say(page, 'Let it sell again', { note: 'All of them are sent.' });
  await expect(store).toContainText('Selling');
  expect(await statusOf(id)).toBe('approved');
  const history = store.getByRole('region', { name: 'What was decided' }).getByRole('listitem');
  await expect(history).toHaveCount(4);
  await expect(history.first()).toContainText('Store sells again');
});

test('what another operator decided meanwhile is not decided on again: the page says so and shows how it stands', async ({
  page,
}) => {
  const { id, storeName } = await applied();
  const password = await enter(page, shop, 'Stores');
  await section(page, 'Stores')
    .getByRole('link', { name: `Look at it ${storeName}` })
    .click();
  const store = section(page, 'Stores').getByRole('article', { name: storeName });
  await store.getByRole('button', { name: 'Approve' }).click();
  await shop.db
    .updateTable('sellers')
    .set({ status: 'refused', status_reasons: ['unclear address'], status_at: new Date() })
    .where('id', '=', id)
    .execute();
  const dialog = page.getByRole('dialog', { name: 'Approve' });
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Approve' }).click();
  await expect(page.locator('.toasts')).toContainText('More has become known of this matter');
  await expect(page.getByRole('article', { name: storeName })).toContainText('Refused');
  expect(await statusOf(id)).toBe('refused');
});

test('a product is found, taken down with reasons, seen so at the desk of its store, and put back', async ({
  page,
}) => {
  test.slow();
  const store = await openStore(page, shop.db);
  const desk = await page.context().cookies();
  const { id, name } = store.product;
  const password = await enter(page, shop, 'Products');
  const products = section(page, 'Products');
  const row = products.getByRole('listitem').filter({ hasText: name });
  await products.getByRole('searchbox', { name: 'Name, SKU, store or id' }).fill(id);
  await expect(products.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
  await expect(row).toContainText('First on sale');
  await row.getByRole('button', { name: 'Take down' }).press('Enter');
  await say(page, 'Take down', { reason: 'Brand not proven', note: 'Show us the invoice.', password });
  await expect(row).toContainText('Brand not proven');
  await expectAccessible(page);
  expect(await productStatus(id)).toBe('taken_down');

  const operator = await page.context().cookies();
  await page.context().clearCookies();
  await page.context().addCookies(desk);
  await page.goto(`/desk/${store.slug}/products?tab=taken-down`);
  const listed = page.locator(`[data-row="${id}"]`);
  await expect(listed).toContainText('Taken down');
  await expect(listed).toContainText('brand not proven. Show us the invoice.');
  await listed.getByRole('button', { name: /^More for/ }).click();
  await expect(listed.getByRole('button', { name: 'Archive' })).toHaveCount(0);
  await expectAccessible(page);
  await expectNothingSideways(page);

  await page.context().clearCookies();
  await page.context().addCookies(operator);
  await page.goto(`/#${partAddress('Products')}`);
  await products.getByLabel('Show').selectOption('Taken down');
  await row.getByRole('button', { name: 'Put back' }).press('Enter');
  await say(page, 'Put back', { note: 'The invoice is there.' });
  await expect(row).toHaveCount(0);
  expect(await productStatus(id)).toBe('live');
});

test('a bank account whose holder is called otherwise waits, and its holder is accepted beside the names of owner and store [MONEY-23]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const account = newId();
  await shop.db
    .insertInto('payout_accounts')
    .values({
      id: account,
      seller_id: store.id,
      bank_code: '058',
      bank_name: 'Guaranty Trust Bank',
      number_sealed: Buffer.from('sealed'),
      number_last4: '6789',
      holder: 'CHIDI OBI',
      name_match: 'different',
      usable_from: new Date(),
      // So that the shop has nothing to ask of the provider.
      subaccount_code: `ACCT_${account.slice(-8)}`,
      subaccount_at: new Date(),
    })
    .execute();
  const password = await enter(page, shop);
  const matter = section(page, 'Waiting for a person').getByRole('listitem').filter({ hasText: store.storeName });
  await expect(matter).toContainText('held by somebody who is called otherwise');
  await matter.getByRole('link', { name: 'Look at it' }).press('Enter');
  const bank = section(page, 'Its bank account');
  await expect(bank).toContainText('Guaranty Trust Bank, ends in 6789');
  for (const name of ['CHIDI OBI', 'Amaka Okafor', store.storeName]) await expect(bank).toContainText(name);
  await bank.getByRole('button', { name: 'The holder is the owner' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('CHIDI OBI');
  await say(page, 'The holder is the owner', { note: 'It is her husband, they told us by phone.', password });
  await expect(bank).toContainText('differs, accepted');
  await expect(bank.getByRole('button')).toHaveCount(0);
  await expect(bank.getByRole('heading')).toBeFocused();
  await openPart(page, 'Today');
  await expect(section(page, 'Waiting for a person')).toContainText(/\d+ matters? in all|Nothing waits/);
  await expect(matter).toHaveCount(0);
  const { name_accepted_at } = await shop.db
    .selectFrom('payout_accounts')
    .select('name_accepted_at')
    .where('id', '=', account)
    .executeTakeFirstOrThrow();
  expect(name_accepted_at).not.toBeNull();
});

/** Pictures for whoever looks at them, in both themes, into the folder of `OJA_SHOTS`. */
async function shoot(page: Page, of: Locator, name: string): Promise<void> {
  const folder = process.env.OJA_SHOTS;
  if (!folder) return;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await of.screenshot({ path: `${folder}/${name}-${colorScheme}.png` });
  }
}

for (const width of [390, 820, 1440]) {
  test(`stores and products at ${width} px`, async ({ page }) => {
    const { storeName } = await applied();
    await page.setViewportSize({ width, height: 1000 });
    await enter(page, shop, 'Products');
    const products = section(page, 'Products');
    await products.getByRole('searchbox').fill('adire throw pillows');
    await expect(products.getByRole('listitem').first()).toContainText('Throw Pillows');
    await expectAccessible(page);
    await shoot(page, products, `products-${width}`);
    await openPart(page, 'Stores');
    await section(page, 'Stores')
      .getByRole('link', { name: `Look at it ${storeName}` })
      .click();
    await expect(section(page, 'Stores').getByRole('article')).toBeVisible();
    await expectAccessible(page);
    await shoot(page, section(page, 'Stores'), `store-${width}`);
    await section(page, 'Stores').getByRole('button', { name: 'Refuse' }).click();
    await expectAccessible(page);
    await shoot(page, page.getByRole('dialog'), `refuse-${width}`);
  });
}
