import { countEach } from '@oja/testing/rows/shelves';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout } from '../support/axe.ts';
import { countTaps, type OwnStore, openStore } from '../support/desk.ts';
import { paste } from '../support/goods-form.ts';
import { expectFocusKept, press, tabTo } from '../support/keyboard.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.locator('.toasts');
const grid = (page: Page) => page.getByRole('grid', { name: 'Prices and stock' });
/** By the beginning of its name. */
const cell = (page: Page, label: string) =>
  grid(page).getByRole('gridcell', { name: new RegExp(`^${label}(?![ \\w])`) });
const open = (page: Page, store: OwnStore, query = '') => page.goto(`/desk/${store.slug}/sheet${query}`);
const look = (page: Page) => page.getByRole('dialog', { name: 'Look at it first' });
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });
const card = (page: Page, { name }: { name: string }) => page.getByRole('article', { name, exact: true });

async function pricesOf(store: OwnStore): Promise<Record<string, number>> {
  const rows = await shop.db
    .selectFrom('products')
    .select(['name', 'price'])
    .where('seller_id', '=', store.id)
    .orderBy('name')
    .execute();
  return Object.fromEntries(rows.map(({ name, price }) => [name, Number(price)]));
}

const stocksOf = async ({ id }: { id: string }) => {
  const rows = await shop.db
    .selectFrom('stock_items')
    .innerJoin('product_variants', 'product_variants.stock_item_id', 'stock_items.id')
    .select('stock_items.stock')
    .where('stock_items.product_id', '=', id)
    .orderBy('product_variants.position')
    .execute();
  return rows.map(({ stock }) => stock);
};

/** As if sold: so many units less of the first that is counted. */
async function takeOut({ id }: { id: string }, units: number): Promise<void> {
  const { stock_item_id } = await shop.db
    .selectFrom('product_variants')
    .select('stock_item_id')
    .where('product_id', '=', id)
    .orderBy('position')
    .limit(1)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('stock_items')
    .set((row) => ({ stock: row('stock', '-', units) }))
    .where('id', '=', stock_item_id)
    .execute();
}

/** A store with wax in two sizes, each counted, and a kettle; the wax is newer. */
async function openStall(page: Page) {
  const store = await openStore(page, shop.db, { productName: 'Kettle' });
  const wax = await offer(shop.db, {
    seller_id: store.id,
    name: 'Ankara wax',
    price: 1_200_000,
    sizes: ['S', 'M'],
    created_at: new Date('2020-02-01T00:00:00Z'),
  });
  await countEach(shop.db, wax, [20, 5]);
  return { store, wax, kettle: store.product };
}

test('the prices of 40 products are raised by 8 %, looked at, and put back within seven taps [SHEET-22]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  for (let at = 1; at < 40; at += 1) await offer(shop.db, { seller_id: store.id, price: 100_000 * at });
  const before = await pricesOf(store);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Products' }).click();
  await button(page, 'Import, export, prices and stock').click();
  await main(page).getByRole('link', { name: 'Prices and stock' }).click();
  await button(page, 'Change many').click();
  const form = page.getByRole('dialog', { name: 'Change many' });
  await expect(form.getByText('All 40 that match')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'By how many %' })).toBeFocused();
  await page.keyboard.type('8');
  await form.getByRole('button', { name: 'Look' }).click();
  await expect(look(page).getByText('40 changes of 40 products.')).toBeVisible();
  await expect(look(page).getByRole('listitem').first()).toContainText(/from ₦[\d,.]+\s* to ₦[\d,.]+/);
  expect(await pricesOf(store)).toEqual(before);
  await look(page).getByRole('button', { name: 'Change 40' }).click();
  await expect(toasts(page).getByText('40 changed.')).toBeVisible();
  // Half a naira counts as one, and no price has kobo.
  const raised = Object.fromEntries(
    Object.entries(before).map(([name, price]) => [name, Math.round((price * 1.08) / 100) * 100]),
  );
  expect(await pricesOf(store)).toEqual(raised);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Undone.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(7);
  expect(await pricesOf(store)).toEqual(before);

  await button(page, 'History').click();
  const history = page.getByRole('dialog', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText(/Prices \+8 %.*Undone/);
  await expect(history.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  await history.getByRole('button', { name: 'Show rows of Prices +8 %' }).click();
  await expect(history.getByRole('list', { name: 'Rows' }).getByRole('listitem')).toHaveCount(40);
  await expectAccessible(page);
});

test('a pasted block is looked at and made; a price that moved meanwhile is refused and stays in the sheet [SHEET-23, SHEET-24]', async ({
  page,
}) => {
  const { store, wax, kettle } = await openStall(page);
  await open(page, store);
  await cell(page, 'Price of Ankara wax').click();
  await paste(page, '₦13k\t12,000.50\t\t17\n\t\t\t7\n3,000\t\t\tmany\n');
  await expect(main(page).getByText('6 changes')).toBeVisible();
  await expect(cell(page, 'Price of Ankara wax')).toHaveAccessibleName(
    'Price of Ankara wax: 13,000, changed. Was 12,000.',
  );
  // What cannot be is told before anything is asked.
  await button(page, 'Look').click();
  await expect(cell(page, 'Count of Kettle')).toBeFocused();
  await expect(cell(page, 'Count of Kettle')).toHaveAccessibleName(
    /^Count of Kettle: many, .*Enter how many you have, from 0 to 1,000,000\.$/,
  );
  await page.keyboard.press('Delete');
  await expect(main(page).getByText('5 changes')).toBeVisible();
  await expectAccessible(page);

  // It survives a search that does not show it, and a reload.
  await main(page).getByRole('searchbox').fill('kettle');
  await expect(cell(page, 'Price of Ankara wax')).toHaveCount(0);
  await expect(main(page).getByText('5 changes')).toBeVisible();
  await open(page, store);
  await expect(cell(page, 'Count of Ankara wax, S')).toHaveAccessibleName(/^Count of Ankara wax, S: 17, changed/);

  await button(page, 'Look').click();
  await expect(look(page).getByText('4 changes of 2 products.')).toBeVisible();
  await expectAccessible(page);
  // Somebody else prices the kettle, and two of the wax are counted out.
  await shop.db.updateTable('products').set({ price: 400_000 }).where('id', '=', kettle.id).execute();
  await takeOut(wax, 2);
  await look(page).getByRole('button', { name: 'Change 4' }).click();
  await expect(
    toasts(page).getByText(
      '3 changed. 1 could not be changed. Ankara wax, S: Now 15, because 2 were sold or counted out meanwhile.',
    ),
  ).toBeVisible();
  expect(await pricesOf(store)).toEqual({ 'Ankara wax': 1_300_000, Kettle: 400_000 });
  expect(await stocksOf(wax)).toEqual([15, 7]);
  await expect(main(page).getByText('1 change', { exact: true })).toBeVisible();
  await expect(cell(page, 'Price of Kettle')).toHaveAccessibleName(
    /^Price of Kettle: 3,000, changed.*changed meanwhile/,
  );

  await button(page, 'History').click();
  await page.getByRole('dialog', { name: 'History' }).getByRole('button', { name: /^Undo/ }).click();
  await expect(toasts(page).getByText('Undone.')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await pricesOf(store)).toEqual({ 'Ankara wax': 1_200_000, Kettle: 400_000 });
  expect(await stocksOf(wax)).toEqual([18, 5]);
  await button(page, 'Undo all').click();
  await expect(button(page, 'Look')).toHaveCount(0);
});

test('what was made is not made again where its answer is lost; Undo all can be undone [SHEET-25, SHEET-26]', async ({
  page,
}) => {
  const { store, wax } = await openStall(page);
  await open(page, store);
  await cell(page, 'Count of Ankara wax, S').click();
  await expect(cell(page, 'Count of Ankara wax, S')).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await button(page, 'Undo all').click();
  await cell(page, 'Count of Ankara wax, M').click();
  await expect(cell(page, 'Count of Ankara wax, M')).toBeFocused();
  await page.keyboard.type('6');
  await page.keyboard.press('Enter');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(main(page).getByText('2 changes')).toBeVisible();
  await button(page, 'Look').click();
  // The shop makes it, and nobody hears of that.
  await page.route('**/changes/*/make', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await look(page).getByRole('button', { name: 'Change 2' }).click();
  await expect(look(page).getByText(/It may be changed already/)).toBeVisible();
  expect(await stocksOf(wax)).toEqual([17, 6]);
  await page.unroute('**/changes/*/make');
  await page.reload();
  await expect(toasts(page).getByText('2 changed.')).toBeVisible();
  await expect(button(page, 'Look')).toHaveCount(0);
  await expect(cell(page, 'Count of Ankara wax, S')).toHaveAccessibleName('Count of Ankara wax, S: 17');
  expect(await stocksOf(wax)).toEqual([17, 6]);
});

test('the sheet is worked with the keyboard alone [SHEET-27]', async ({ page }) => {
  const { store, wax } = await openStall(page);
  await open(page, store);
  await tabTo(page, cell(page, 'Price of Ankara wax'));
  await page.keyboard.type('14k');
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Price of Kettle')).toBeFocused();
  await page.keyboard.press('Control+d');
  await expect(cell(page, 'Price of Kettle')).toHaveAccessibleName(/^Price of Kettle: 14,000, changed/);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Price of Kettle')).toHaveAccessibleName('Price of Kettle: 2,500');
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(cell(page, 'Price of Kettle')).toBeFocused();
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Sale price of Ankara wax')).toBeFocused();
  await page.keyboard.press('F2');
  await expect(grid(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('11,000');
  await page.keyboard.press('Tab');
  await expect(cell(page, 'Count of Ankara wax, M')).toBeFocused();
  await page.keyboard.type('6');
  await page.keyboard.press('ArrowUp');
  await expect(cell(page, 'Count of Ankara wax, S')).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(grid(page).locator(':focus')).toHaveCount(0);
  await press(page, button(page, 'Look'));
  await press(page, look(page).getByRole('button', { name: 'Change 2' }));
  await expect(toasts(page).getByText('2 changed.')).toBeVisible();
  expect((await pricesOf(store))['Ankara wax']).toBe(1_400_000);
  expect(await stocksOf(wax)).toEqual([20, 6]);
  await expectFocusKept(page);
});

test('on a phone the sheet is cards; what is typed is kept, and without a line nothing is looked at [SHEET-28, SHEET-29]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const { store, wax, kettle } = await openStall(page);
  await open(page, store);
  const price = card(page, kettle)
    .getByRole('textbox', { name: /Price of Kettle/ })
    .first();
  await price.fill('2,k');
  await expect(price).toHaveAccessibleDescription('Enter a price between ₦1.00 and ₦10,000,000.00.');
  await price.fill('2.6k');
  await card(page, wax)
    .getByRole('textbox', { name: /Count of Ankara wax, M/ })
    .fill('4');
  await page.keyboard.press('Enter');
  await expect(price).toHaveValue('2,600');
  await expect(price).toHaveAccessibleDescription('Was 2,500.');
  await expect(main(page).getByText('2 changes')).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(main(page).getByText('2 changes')).toBeVisible();
  await page.context().setOffline(true);
  await button(page, 'Look').click();
  await expect(main(page).getByText('You need a connection for this.')).toBeVisible();
  await page.context().setOffline(false);
  await button(page, 'Look').click();
  await look(page).getByRole('button', { name: 'Change 2' }).click();
  await expect(toasts(page).getByText('2 changed.')).toBeVisible();
  expect(await stocksOf(wax)).toEqual([20, 4]);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expectAccessibleLayout(page);
});

test('who may not price, a store without goods and a search without finds are told so [SHEET-30]', async ({ page }) => {
  const empty = await openStore(page, shop.db);
  await shop.db.updateTable('products').set({ status: 'archived' }).where('id', '=', empty.product.id).execute();
  await open(page, empty);
  await expect(main(page).getByText(/^Nothing on sale yet/)).toBeVisible();
  await open(page, empty, '?tab=archived&q=zzz');
  await expect(main(page).getByText('No product here matches “zzz”.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Clear the search' }).click();
  await expect(cell(page, `Price of ${empty.product.name}`)).toBeVisible();
  const packer = await openStore(page, shop.db, { role: 'packer' });
  await open(page, packer);
  await expect(main(page).getByText(/^Prices are changed by the owner and managers/)).toBeVisible();
});
