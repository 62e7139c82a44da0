import { seedSeller } from '@oja/testing/rows/seed';
import { expect, test } from '@playwright/test';
import { newId } from '../../apps/server/src/platform/ids.ts';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { openStore } from '../support/desk.ts';
import { enter, say, section } from '../support/operator.ts';
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
  const matter = section(page, 'Waiting for a person')
    .getByRole('listitem')
    .filter({ hasText: `store:${id}` });
  await expect(matter).toContainText('A store has applied to sell');
  await matter.getByRole('button', { name: 'Look at it' }).focus();
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
  await expect(matter).toHaveCount(0);

  await shop.db.updateTable('sellers').set({ status: 'applied', status_at: new Date() }).where('id', '=', id).execute();
  await page.reload();
  await section(page, 'Stores')
    .getByRole('button', { name: `Look at it ${storeName}` })
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
  const password = await enter(page, shop);
  await section(page, 'Stores')
    .getByRole('button', { name: `Look at it ${storeName}` })
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
  const password = await enter(page, shop);
  const products = section(page, 'Products');
  const row = products.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Put on sale since');
  await products.getByRole('searchbox', { name: 'Name, SKU, store or id' }).fill(id);
  await expect(products.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1);
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
  await page.goto('/#/operator');
  await products.getByLabel('Show').selectOption('Taken down');
  await row.getByRole('button', { name: 'Put back' }).press('Enter');
  await say(page, 'Put back', { note: 'The invoice is there.' });
  await expect(row).toHaveCount(0);
  expect(await productStatus(id)).toBe('live');
});

for (const width of [390, 820, 1440]) {
  for (const theme of ['light', 'dark'] as const) {
    test(`stores and products at ${width} px in the ${theme} theme`, async ({ page }) => {
      const { storeName } = await applied();
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 1000 });
      await enter(page, shop);
      await expect(section(page, 'Products').getByRole('listitem').first()).toBeVisible();
      await expectAccessible(page);
      await expectNothingSideways(page);
      const shots = process.env.OJA_SHOTS;
      if (shots) await section(page, 'Products').screenshot({ path: `${shots}/products-${width}-${theme}.png` });
      await section(page, 'Stores')
        .getByRole('button', { name: `Look at it ${storeName}` })
        .click();
      await expect(section(page, 'Stores').getByRole('article')).toBeVisible();
      await expectAccessible(page);
      if (shots) await section(page, 'Stores').screenshot({ path: `${shots}/store-${width}-${theme}.png` });
      await section(page, 'Stores').getByRole('button', { name: 'Refuse' }).click();
      if (shots) await page.screenshot({ path: `${shots}/refuse-${width}-${theme}.png` });
    });
  }
}
