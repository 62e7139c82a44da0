import { expect, test } from '@playwright/test';
import { openStore, orderFrom, parcelOf, people, type StoreOrder } from '../support/desk.ts';
import { category, encoded, field, main, photograph, pictures } from '../support/goods-form.ts';
import { expectFocusKept, press, tabTo } from '../support/keyboard.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

test('a line is cancelled by keys alone [PARCEL-98]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}`);
  await press(page, main(page).getByRole('link', { name: /New/ }).first());
  await press(page, main(page).getByRole('link', { name: `Order ${order.orderNumber.slice(-6)}` }));
  const panel = page.getByRole('complementary', { name: 'Details' });
  await press(page, panel.getByRole('button', { name: `Cancel ${store.product.name}` }));
  const sheet = page.getByRole('dialog', { name: `Cancel ${store.product.name}` });
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  // Shut by a key, it leaves the focus where it was.
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Back to the buyer: ₦/)).toHaveCount(0);
  await expect(panel.getByRole('button', { name: `Cancel ${store.product.name}` })).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, sheet.getByRole('radio').first(), 'Space');
  await page.keyboard.press('ArrowDown');
  await expect(sheet.getByRole('radio', { name: 'The buyer asked' })).toBeChecked();
  await press(page, sheet.getByRole('button', { name: 'Cancel and give back' }));
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expectFocusKept(page);
  expect((await parcelOf(shop.db, store, order)).cancelled_at).not.toBeNull();
});

test('a product with a colour is put on sale by keys alone [GOODS-37]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/products`);
  await press(page, main(page).getByRole('link', { name: 'Add product' }).first());
  // Listened for before the way there: a key comes sooner than the browser has heard that its chooser is ours.
  const choosing = page.waitForEvent('filechooser');
  await press(page, main(page).getByLabel('Take a photo'), 'Space');
  await (await choosing).setFiles(await photograph());
  await expect(pictures(page)).toHaveCount(1);
  await tabTo(page, field(page, 'Name'));
  await page.keyboard.type('Ankara wax print, 6 yards');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Price ₦')).toBeFocused();
  await page.keyboard.type('12,000');
  const guess = category(page).getByRole('button', { name: '›' }).first();
  await press(page, guess, 'Space');
  await expect(guess).toHaveAttribute('aria-pressed', 'true');
  await press(page, main(page).locator('summary', { hasText: 'Colours and sizes' }));
  await tabTo(page, field(page, 'Colours'));
  await page.keyboard.type('Indigo');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('button', { name: 'Remove Indigo' })).toBeVisible();
  await tabTo(page, field(page, 'All counts'));
  await page.keyboard.type('10');
  await press(page, main(page).getByRole('button', { name: 'Fill empty counts' }));
  await press(page, main(page).getByRole('button', { name: 'Publish' }));
  await expect(page.getByRole('heading', { name: 'On sale.' })).toBeVisible(encoded);
  await expectFocusKept(page);
  const { name, colors } = await shop.db
    .selectFrom('products')
    .select(['name', 'colors'])
    .where('id', '=', new URL(page.url()).pathname.split('/').at(-1) ?? '')
    .executeTakeFirstOrThrow();
  expect({ name, colors }).toEqual({ name: 'Ankara wax print, 6 yards', colors: ['Indigo'] });
});
