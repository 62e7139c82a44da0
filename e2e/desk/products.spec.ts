import { countEach, putProduct } from '@oja/testing/rows/shelves';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectAccessibleLayout, expectNothingSideways } from '../support/axe.ts';
import { clientOf } from '../support/client.ts';
import { countTaps, type OwnStore, openStore } from '../support/desk.ts';
import { faultyApi, holdBack, triesNothingByItself } from '../support/faults.ts';
import { offer, openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const toasts = (page: Page) => page.locator('.toasts');
const rowOf = (page: Page, { name }: { name: string }) =>
  page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });
const tab = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Products by where they stand' })
    .getByRole('link', { name: new RegExp(`^${name}`) });
const open = (page: Page, store: OwnStore, query = '') => page.goto(`/desk/${store.slug}/products${query}`);
const startPricing = (page: Page, product: { name: string }) =>
  rowOf(page, product).getByRole('button', { name: /change the price/ });
const startCounting = (page: Page, product: { name: string }) =>
  rowOf(page, product).getByRole('button', { name: /change the count/ });
/** Opens the field of a count, and waits until what is typed goes there. */
const openCounting = async (page: Page, product: { name: string }) => {
  await startCounting(page, product).click();
  await expect(rowOf(page, product).getByRole('textbox', { name: `Count of ${product.name}` })).toBeFocused();
};
const choose = async (page: Page, product: { name: string }, act: string) => {
  await rowOf(page, product)
    .getByRole('button', { name: /^More for/ })
    .click();
  await rowOf(page, product).getByRole('button', { name: act }).click();
};

const productOf = ({ id }: { id: string }) =>
  shop.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Units that members counted in or out, the first first. */
const adjustments = async ({ id }: { id: string }) => {
  const rows = await shop.db
    .selectFrom('stock_movements')
    .innerJoin('stock_items', 'stock_items.id', 'stock_item_id')
    .select('d_stock')
    .where('product_id', '=', id)
    .where('kind', '=', 'adjustment')
    .where('reason', '=', 'counted')
    .orderBy('created_at')
    .execute();
  return rows.map(({ d_stock }) => d_stock);
};

/** Every request that counts, as it was sent. */
function countsSent(page: Page): { items: { seen: number; count: number }[] }[] {
  const sent: { items: { seen: number; count: number }[] }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/counts')) sent.push(request.postDataJSON());
  });
  return sent;
}

test('a price is changed with three taps from Today, and its undoing takes it back [GOODS-67]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Products' }).click();
  await startPricing(page, store.product).click();
  const form = main(page).getByRole('form', { name: `Price of ${store.product.name}` });
  await expect(form.getByRole('textbox', { name: 'Price ₦' })).toBeFocused();
  await page.keyboard.type('12k');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(toasts(page).getByText(`${store.product.name}: ₦12,000.00.`)).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  await expect(startPricing(page, store.product)).toBeFocused();
  await expect(rowOf(page, store.product)).toContainText('₦12,000.00');
  expect((await productOf(store.product)).price).toBe(1_200_000);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, store.product)).toContainText('₦2,500.00');
  await expect(async () => expect((await productOf(store.product)).price).toBe(250_000)).toPass();
});

test('a sale price stands beside the price; what is none is told at its field', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await startPricing(page, store.product).click();
  const form = main(page).getByRole('form', { name: /^Price of/ });
  await form.getByRole('switch', { name: 'On sale' }).check();
  const sale = form.getByRole('textbox', { name: 'Sale price ₦' });
  await sale.fill('2,500');
  await sale.press('Enter');
  await expect(sale).toHaveAccessibleDescription('The sale price must be below ₦2,500.00.');
  await form.getByRole('textbox', { name: 'Price ₦', exact: true }).fill('cheap');
  await sale.press('Enter');
  await expect(form.getByRole('textbox', { name: 'Price ₦', exact: true })).toHaveAccessibleDescription(
    'Enter a price between ₦1.00 and ₦10,000,000.00.',
  );
  await form.getByRole('textbox', { name: 'Price ₦', exact: true }).fill('2500');
  await sale.fill('1999.50');
  await sale.press('Enter');
  await expect(rowOf(page, store.product)).toContainText('Now ₦1,999.50 instead of ₦2,500.00');
  expect((await productOf(store.product)).discount_price).toBe(199_950);
  await startPricing(page, store.product).click();
  await expect(form.getByRole('textbox', { name: 'Price ₦', exact: true })).toBeFocused();
  await page.keyboard.type('9');
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(startPricing(page, store.product)).toBeFocused();
  expect((await productOf(store.product)).price).toBe(250_000);
});

test('a price that somebody else has changed meanwhile is told at the field, and the next try is about that one', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await startPricing(page, store.product).click();
  await shop.db.updateTable('products').set({ price: 300_000 }).where('id', '=', store.product.id).execute();
  const field = main(page).getByRole('textbox', { name: 'Price ₦' });
  await field.fill('4,000');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    `${store.product.name} changed meanwhile: it is ₦3,000.00, not ₦2,500.00.`,
  );
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('4,000');
  expect((await productOf(store.product)).price).toBe(300_000);
  await field.press('Enter');
  await expect(rowOf(page, store.product)).toContainText('₦4,000.00');
  expect((await productOf(store.product)).price).toBe(400_000);
});

test('a price that the list was told of while its field stood open was not seen by whoever types', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const held = await offer(shop.db, { seller_id: store.id, stock: 4, held: 3 });
  await open(page, store);
  await startPricing(page, store.product).click();
  await shop.db.updateTable('products').set({ price: 300_000 }).where('id', '=', store.product.id).execute();
  // A count that is refused has the list read anew.
  await openCounting(page, held);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(startPricing(page, store.product)).toContainText('₦3,000.00');
  const field = main(page).getByRole('textbox', { name: 'Price ₦' });
  await field.fill('4,000');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription(
    `${store.product.name} changed meanwhile: it is ₦3,000.00, not ₦2,500.00.`,
  );
  expect((await productOf(store.product)).price).toBe(300_000);
  await field.press('Enter');
  await expect(startPricing(page, store.product)).toContainText('₦4,000.00');
});

test('taps on two products go together in one request, as differences [GOODS-76]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const second = await offer(shop.db, { seller_id: store.id, stock: 5 });
  await open(page, store);
  const sent = countsSent(page);
  const row = rowOf(page, store.product);
  for (const _ of ['once', 'twice', 'thrice']) await row.getByRole('button', { name: 'One less' }).click();
  await rowOf(page, second).getByRole('button', { name: 'One more' }).click();
  await expect(startCounting(page, store.product)).toHaveText('997');
  await expect(startCounting(page, second)).toHaveText('6');
  await expect(async () => expect((await productOf(second)).stock).toBe(6)).toPass();
  expect((await productOf(store.product)).stock).toBe(997);
  expect(await adjustments(store.product)).toEqual([-3]);
  expect(sent.map(({ items }) => items.map(({ seen, count }) => [seen, count]))).toEqual([
    [
      [1000, 997],
      [5, 6],
    ],
  ]);
  // One that is taken back before it is sent is nothing to send.
  await row.getByRole('button', { name: 'One less' }).click();
  await row.getByRole('button', { name: 'One more' }).click();
  await tab(page, 'Paused').click();
  await expect(main(page).getByText('Nothing is paused.')).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a count is typed in its place with three taps; what was sold meanwhile stays sold; it can be undone [GOODS-78]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Products' }).click();
  await openCounting(page, store.product);
  // Another member counts two out.
  const { id: stockItemId } = await shop.db
    .selectFrom('stock_items')
    .select('id')
    .where('product_id', '=', store.product.id)
    .executeTakeFirstOrThrow();
  const items = [{ stockItemId, seen: 1000, count: 998 }];
  await clientOf(page.request)('countUnits', {
    params: { seller: store.id },
    body: { items },
    idempotencyKey: stockItemId,
  });
  await page.keyboard.type('17');
  await page.keyboard.press('Enter');
  await expect(toasts(page).getByText('Now 15, because 2 were sold or counted out meanwhile.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  await expect(startCounting(page, store.product)).toHaveText('15');
  await expect(startCounting(page, store.product)).toBeFocused();
  expect((await productOf(store.product)).stock).toBe(15);
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(async () => expect((await productOf(store.product)).stock).toBe(998)).toPass();
  await expect(startCounting(page, store.product)).toHaveText('998');

  await openCounting(page, store.product);
  await page.keyboard.type('many');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, store.product).getByRole('alert')).toHaveText(
    'Enter how many you have, from 0 to 1,000,000.',
  );
  await page.keyboard.press('Escape');
  await expect(startCounting(page, store.product)).toHaveText('998');
  await expect(rowOf(page, store.product).getByRole('alert')).toBeHidden();
});

test('a count below what buyers are paying for is taken back, and says why', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const held = await offer(shop.db, { seller_id: store.id, stock: 4, held: 3 });
  await open(page, store);
  await openCounting(page, held);
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, held).getByRole('alert')).toHaveText(
    '3 are promised to buyers who are paying now: the count cannot be below 3.',
  );
  await expect(startCounting(page, held)).toHaveText('4');
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  await choose(page, held, 'Archive');
  await expect(rowOf(page, held).getByRole('alert')).toContainText('3 pieces are in unfinished checkouts.');
  expect((await productOf(held)).status).toBe('live');
});

test('a count without a line is kept, survives a reload, and is sent once; a price is not kept [DESK-76, GOODS-79]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await expect(rowOf(page, store.product)).toBeVisible();
  await page.route('**/api/desk/**', (route) =>
    route.request().method() === 'GET' ? route.continue() : route.abort('connectionreset'),
  );
  const row = rowOf(page, store.product);
  await row.getByRole('button', { name: 'One less' }).click();
  await expect(page.getByText('1 waiting')).toBeVisible();
  await startPricing(page, store.product).click();
  await expect(main(page).getByRole('textbox', { name: 'Price ₦' })).toBeFocused();
  await page.keyboard.type('9,000');
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('textbox', { name: 'Price ₦' })).toHaveAccessibleDescription(
    'You need a connection for this.',
  );
  await page.reload();
  await expect(startCounting(page, store.product)).toHaveText('999');
  await expect(row).toContainText('₦2,500.00');
  expect((await productOf(store.product)).stock).toBe(1000);
  await page.unrouteAll({ behavior: 'wait' });
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(page.getByText('1 waiting')).toBeHidden();
  await expect(startCounting(page, store.product)).toHaveText('999');
  expect((await productOf(store.product)).stock).toBe(999);
  expect(await adjustments(store.product)).toEqual([-1]);
});

test('taps that have not rested yet are sent by whoever leaves the list [GOODS-77]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await open(page, store);
  await rowOf(page, store.product).getByRole('button', { name: 'One more' }).click();
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(async () => expect((await productOf(store.product)).stock).toBe(1001)).toPass();
});

test('paused, a product is out of the shop at once; undone, it is back [GOODS-93]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const inShop = await page.context().newPage();
  const shown = async (text: string) => {
    await inShop.goto('about:blank');
    await inShop.goto(`/#/product/${store.product.id}`);
    await expect(inShop.getByText(text).first()).toBeVisible();
  };
  await open(page, store);
  await expect(tab(page, 'On sale')).toContainText('1');
  await choose(page, store.product, 'Pause');
  await expect(toasts(page).getByText('Paused: out of the shop.')).toBeVisible();
  await expect(rowOf(page, store.product)).toContainText('Paused');
  await expect(tab(page, 'Paused')).toContainText('1');
  await expect(async () => expect((await productOf(store.product)).status).toBe('paused')).toPass();
  await shown('Product not found');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tab(page, 'On sale')).toContainText('1');
  await expect(async () => expect((await productOf(store.product)).status).toBe('live')).toPass();
  await shown(store.product.name);

  await choose(page, store.product, 'Archive');
  await expect(async () => expect((await productOf(store.product)).status).toBe('archived')).toPass();
  await tab(page, 'Archived').click();
  await expect(startPricing(page, store.product)).toHaveCount(0);
  await choose(page, store.product, 'Bring back');
  await expect(toasts(page).getByText(/^Brought back, paused/)).toBeVisible();
  await expect(async () => expect((await productOf(store.product)).status).toBe('paused')).toPass();
  await tab(page, 'Paused').click();
  await choose(page, store.product, 'Offer again');
  await expect(async () => expect((await productOf(store.product)).status).toBe('live')).toPass();
});

test('undone before the shop has answered, a pause is taken back after it [GOODS-108]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(`/${store.product.id}/status`)) sent.push(request.postDataJSON().status);
  });
  const release = await holdBack(page, `**/products/${store.product.id}/status`);
  await open(page, store);
  await choose(page, store.product, 'Pause');
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  expect(sent).toEqual(['paused']);
  release();
  await expect.poll(() => sent).toEqual(['paused', 'live']);
  await expect(rowOf(page, store.product)).not.toContainText('Paused');
  await expect(tab(page, 'On sale')).toContainText('1');
  await expect(async () => expect((await productOf(store.product)).status).toBe('live')).toPass();
});

test('where each size is counted, the count leads to those of the product', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const shoes = await offer(shop.db, { seller_id: store.id, sizes: ['42', '43', '44'], stock: 0 });
  await countEach(shop.db, shoes, [3, 4, 5]);
  await open(page, store);
  const row = rowOf(page, shoes);
  await expect(row).toContainText('42–44');
  await expect(row.getByRole('button', { name: 'One more' })).toHaveCount(0);
  await row.getByRole('link', { name: /^12 *, count each colour and size/ }).click();
  await expect(page).toHaveURL(new RegExp(`/products/${shoes.id}\\?counts=1$`));
  await expect(page.getByRole('table', { name: 'Colours and sizes' })).toBeInViewport();
});

test('a packer counts, and neither prices nor pauses nor sees drafts [GOODS-75]', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  await open(page, store, '?tab=drafts');
  const row = rowOf(page, store.product);
  await expect(row).toContainText('₦2,500.00');
  await expect(startPricing(page, store.product)).toHaveCount(0);
  await expect(tab(page, 'Drafts')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(0);
  await row.getByRole('button', { name: /^More for/ }).click();
  await expect(row.getByRole('link', { name: 'See in the shop' })).toBeVisible();
  for (const act of ['Pause', 'Archive', 'Duplicate'])
    await expect(row.getByRole('button', { name: act })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: 'One less' }).click();
  await expect(async () => expect((await productOf(store.product)).stock).toBe(999)).toPass();
});

test('a list is searched, narrowed and sorted, and its place stays in the address', async ({ page }) => {
  const store = await openStore(page, shop.db, { productName: 'Adire bubu' });
  const gele = await offer(shop.db, {
    seller_id: store.id,
    name: 'Gele, gold',
    price: 900_000,
    discount_price: 800_000,
  });
  const last = await offer(shop.db, { seller_id: store.id, name: 'Zobo jug', stock: 2 });
  await open(page, store);
  const field = main(page).getByRole('searchbox', { name: 'Name, brand or SKU' });
  await field.fill('gele');
  await expect(rowOf(page, store.product)).toHaveCount(0);
  await expect(rowOf(page, gele)).toBeVisible();
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === 'gele');
  await page.reload();
  await expect(field).toHaveValue('gele');
  await expect(rowOf(page, gele)).toBeVisible();
  await field.fill('nothing at all');
  await expect(main(page).getByText('No product here matches “nothing at all”.')).toBeVisible();
  await main(page).getByRole('link', { name: 'Clear the search' }).click();
  await expect(page.getByRole('row')).toHaveCount(4);
  await main(page).getByRole('combobox', { name: 'Show' }).selectOption('At a sale price');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(rowOf(page, gele)).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Few left');
  await expect(rowOf(page, last)).toContainText('Few left');
  await expect(page.getByRole('row')).toHaveCount(2);
  await main(page).getByRole('combobox', { name: 'Show' }).selectOption('Every product');
  await main(page).getByRole('combobox', { name: 'Sort' }).selectOption('By name');
  await expect(page.getByRole('row').nth(1)).toContainText('Adire bubu');
  await expect(page.getByRole('row').nth(3)).toContainText('Zobo jug');
  await expect(page).toHaveURL((url) => url.search === '?sort=name');
  const categories = main(page).getByRole('combobox', { name: 'Category' });
  await categories.selectOption('Fashion');
  await expect(main(page).getByText('No product here is like that.')).toBeVisible();
  await categories.selectOption('Others');
  await expect(page.getByRole('row')).toHaveCount(4);
});

test('what a duplicate begins stands under Drafts; thrown away, it can be brought back', async ({ page }) => {
  const store = await openStore(page, shop.db, { productName: 'Adire bubu' });
  await open(page, store);
  await choose(page, store.product, 'Duplicate');
  await expect(page).toHaveURL(/\/products\/[\da-f-]{36}$/);
  await open(page, store, '?tab=drafts');
  const draft = page.locator('[data-row]');
  await expect(draft).toHaveCount(1);
  await expect(draft).toContainText('Adire bubu');
  await expect(draft).toContainText(/Kept \d\d:\d\d by Amaka/);
  await expect(draft).toContainText('missing');
  await expect(tab(page, 'Drafts')).toContainText('1');
  await draft.getByRole('button', { name: 'Throw away: Adire bubu' }).click();
  await expect(main(page).getByText('No drafts. What you begin to write is kept here.')).toBeVisible();
  await expect(tab(page, 'Drafts')).toContainText('0');
  await page.route('**/drafts/*', (route) => route.abort('connectionreset'), { times: 1 });
  await toasts(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toasts(page).getByText('Adire bubu is not back. You need a connection for this.')).toBeVisible();
  await toasts(page).getByRole('button', { name: 'Try again' }).click();
  await expect(draft).toContainText('Adire bubu');
  await page.reload();
  await expect(draft).toContainText('Adire bubu');
});

test('keys alone lead through the list, to a product and back to its row [DESK-43]', async ({ page }) => {
  const store = await openStore(page, shop.db, { productName: 'Adire bubu' });
  const gele = await offer(shop.db, { seller_id: store.id, name: 'Gele, gold' });
  await page.goto(`/desk/${store.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await page.keyboard.press('g');
  await page.keyboard.press('p');
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  await expect(rowOf(page, gele)).toBeVisible();
  const link = (product: { name: string }) => rowOf(page, product).getByRole('link', { name: product.name });
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  const focused = await page.evaluate(() => document.activeElement?.textContent);
  const second = focused === gele.name ? gele : store.product;
  await expect(link(second)).toBeFocused();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(new RegExp(`/products/${second.id}$`));
  await page.goBack();
  await expect(link(second)).toBeFocused();
  await page.keyboard.press('/');
  await expect(main(page).getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('gp');
  await expect(main(page).getByRole('searchbox')).toHaveValue('gp');
  await main(page).getByRole('searchbox').fill('');
  await link(second).focus();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toContainText('g p');
});

test('a list that does not come says so; what was there stays', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await triesNothingByItself(page);
  const api = await faultyApi(page);
  api.begin('answers 500');
  await open(page, store);
  await expect(main(page).getByText('Could not load your products.')).toBeVisible();
  api.end();
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, store.product)).toBeVisible();
});

test('an empty store is told what to begin with [GOODS-100]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  await putProduct(shop.db, store.product, 'paused');
  await page.setViewportSize(phone);
  await open(page, store);
  await expect(main(page).getByText('Nothing on sale yet. A good first product: what you sell most.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add product' })).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Add product' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New product' })).toBeVisible();
});

test('the list and all that opens in it can be used by everybody at every width', async ({ page }) => {
  const long = 'Ọjà'.repeat(40);
  const store = await openStore(page, shop.db, { productName: long });
  await offer(shop.db, { seller_id: store.id, price: 1_000_000_000, discount_price: 999_999_900, stock: 1_000_000 });
  await offer(shop.db, { seller_id: store.id, stock: 2, held: 1, colors: ['red', 'blue'] });
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await open(page, store);
    await expect(page.getByRole('row')).toHaveCount(4);
    await expectAccessible(page);
    await startPricing(page, { name: long }).click();
    await expect(page.getByLabel('Price ₦')).toBeFocused();
    // A control that is half below the bar is small there alone.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    await rowOf(page, { name: long })
      .getByRole('button', { name: /^More for/ })
      .click();
    await expectAccessibleLayout(page);
    await page.keyboard.press('Escape');
    const heights = await page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(width === 390 ? 64 : 48);
  }
  for (const width of [320, 820]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page);
  }
});

test('a price of six digits and the pencil beside it are whole on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  await shop.db.updateTable('products').set({ price: 16_500_000 }).where('id', '=', store.product.id).execute();
  await page.goto(`/desk/${store.slug}/products`);
  const price = page.getByRole('main').getByRole('button', { name: /change the price/ });
  const [pencil, cell] = [await price.locator('svg').boundingBox(), await price.locator('xpath=..').boundingBox()];
  if (!pencil || !cell) throw new Error('The price has no place.');
  expect(pencil.x + pencil.width).toBeLessThanOrEqual(cell.x + cell.width);
});
