import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import {
  acceptAll,
  countTaps,
  openStore,
  orderFrom,
  pack,
  parcelOf,
  people,
  type StoreOrder,
  ship,
} from '../support/desk.ts';
import { faultyApi, holdBack, triesNothingByItself } from '../support/faults.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');
const rowOf = (page: Page, { orderNumber }: StoreOrder) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name: `Order ${orderNumber.slice(-6)}` }) });
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Orders by what is to be done' });
const tab = (page: Page, name: string) => tabs(page).getByRole('link', { name: new RegExp(`^${name}`) });

test('one order is accepted with two taps from Today, and the buyer hears of it [PARCEL-48, PARCEL-56]', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = await orderFrom(shop.db, store, [{ firstName: 'Chidi', lastName: 'Okoro' }]);
  if (!order) throw new Error('Nothing was ordered.');
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page).getByRole('link', { name: /New/ }).click();
  const row = rowOf(page, order);
  await expect(row).toContainText('Chidi O., Surulere');
  await expect(row).toContainText(`${store.product.name}· 1 piece`);
  await expect(row).toContainText(order.orderNumber.slice(-6));
  await expect(row).toContainText('23 h');
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Accepted. The buyer is told.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(2);
  expect((await parcelOf(shop.db, store, order)).status).toBe('approved');
  // It stays where it was, so that no other comes under the thumb, until the list is opened again.
  await expect(row.getByRole('button', { name: /^Mark packed/ })).toBeVisible();
  await tab(page, 'To pack').click();
  await expect(row).toBeVisible();
  await tab(page, 'New').click();
  await expect(main(page).getByText('No new orders. Share your store:')).toBeVisible();
});

test('twelve that are new are accepted with three taps [PARCEL-49]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const orders = await orderFrom(shop.db, store, people(12));
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page).getByRole('link', { name: /New/ }).click();
  await main(page).getByRole('checkbox', { name: 'Select all 12' }).check();
  await main(page).getByRole('button', { name: 'Accept 12' }).click();
  await expect(page.getByText('12 parcels are accepted.')).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(3);
  const waiting = await shop.db
    .selectFrom('order_sellers')
    .select('order_id')
    .where('seller_id', '=', store.id)
    .where('status', '=', 'pending')
    .execute();
  expect(waiting).toEqual([]);
  await expect(tab(page, 'To pack')).toContainText('12');
  expect(orders).toHaveLength(12);
});

test('what was refused of several says so at its row and above the list [PARCEL-44]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [first, second] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder, StoreOrder];
  await page.goto(`/desk/${store.slug}/orders`);
  await main(page).getByRole('checkbox', { name: 'Select all 2' }).check();
  // Somebody at another phone was faster: it is on its way already.
  await acceptAll(page, store, [second]);
  await ship(page, store, second, 'GIG-0042');
  await main(page).getByRole('button', { name: 'Accept 2' }).click();
  const alert = main(page).getByRole('alert').first();
  await expect(alert).toContainText(
    '1 parcel is accepted. 1 could not: A parcel that is shipped cannot become approved.',
  );
  expect((await parcelOf(shop.db, store, first)).status).toBe('approved');
});

test('a list can be searched by number, buyer, phone and goods, and its place stays in the address [PARCEL-14]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db, { productName: 'Adire bubu of the test' });
  const [ada, bola] = (await orderFrom(shop.db, store, [
    { firstName: 'Adaeze', lastName: 'Nwosu', phone: '0809 111 2233' },
    { firstName: 'Bolanle', lastName: 'Ade', phone: '0809 444 5566' },
  ])) as [StoreOrder, StoreOrder];
  await acceptAll(page, store, [ada, bola]);
  await page.goto(`/desk/${store.slug}/orders?tab=to-pack`);
  await expect(page.getByRole('row')).toHaveCount(3);
  const field = main(page).getByRole('searchbox', { name: 'Number, buyer, phone or goods' });
  for (const text of ['Adaeze', '08091112233', ada.orderNumber.slice(-6)]) {
    await field.fill(text);
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
    await expect(rowOf(page, ada)).toBeVisible();
    await expect(rowOf(page, bola)).toHaveCount(0);
  }
  await field.fill('adire bubu');
  await expect(rowOf(page, bola)).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue('adire bubu');
  await expect(rowOf(page, ada)).toBeVisible();
  await field.fill('nobody at all');
  await expect(main(page).getByText('No order here matches “nobody at all”.')).toBeVisible();
});

test('a packer sees no amounts, an owner does', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders`);
  await expect(rowOf(page, order)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'You get' })).toHaveCount(0);
  await expect(page.getByText('₦')).toHaveCount(0);
  await rowOf(page, order).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Details' });
  await expect(panel.getByText(store.product.name)).toBeVisible();
  await expect(page.getByText('₦')).toHaveCount(0);

  const own = await openStore(page, shop.db);
  const [sold] = (await orderFrom(shop.db, own, people(1))) as [StoreOrder];
  const { items_total: goods, commission } = await parcelOf(shop.db, own, sold);
  const youGet = Number(goods) - Number(commission);
  await page.goto(`/desk/${own.slug}/orders`);
  const naira = (youGet / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
  await expect(rowOf(page, sold)).toContainText(`You get ₦${naira}`);
});

test('keys lead through the list and take the next step; written in a field, or turned off, they do nothing [DESK-41, DESK-42]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const [first, second, third] = (await orderFrom(shop.db, store, people(3))) as [StoreOrder, StoreOrder, StoreOrder];
  await page.goto(`/desk/${store.slug}/orders`);
  const link = (order: StoreOrder) => rowOf(page, order).getByRole('link');
  const box = (order: StoreOrder) => rowOf(page, order).getByRole('checkbox');
  await expect(link(first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(link(first)).toBeFocused();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(link(third)).toBeFocused();
  await page.keyboard.press('Shift+X');
  for (const order of [first, second, third]) await expect(box(order)).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(box(second)).not.toBeChecked();
  await page.keyboard.press('k');
  await page.keyboard.press('a');
  await expect(page.getByText('Accepted. The buyer is told.')).toBeVisible();
  expect((await parcelOf(shop.db, store, second)).status).toBe('approved');

  const field = main(page).getByRole('searchbox');
  await page.keyboard.press('/');
  await expect(field).toBeFocused();
  await page.keyboard.type('ja');
  await expect(field).toHaveValue('ja');
  await field.fill('');
  await expect(link(first)).toBeVisible();
  await link(first).focus();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('switch', { name: 'Single keys' }).uncheck();
  await page.keyboard.press('Escape');
  await link(first).focus();
  await page.keyboard.press('j');
  await expect(link(first)).toBeFocused();
});

test('a parcel opens beside its list with an address of its own; closed, the focus is at its row again [DESK-32, DESK-33]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const [first, second] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder, StoreOrder];
  await page.goto(`/desk/${store.slug}/orders?tab=all`);
  await rowOf(page, first).getByRole('link').click();
  const panel = page.getByRole('complementary', { name: 'Details' });
  await expect(panel.getByRole('heading', { level: 1, name: first.orderNumber })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/orders/${first.id}\\?tab=all$`));
  expect(await panel.evaluate((element) => element.getBoundingClientRect().width)).toBe(440);
  // Newest first: k leads up, to the one that was ordered later, and the panel follows.
  await page.keyboard.press('k');
  await expect(panel.getByRole('heading', { level: 1, name: second.orderNumber })).toBeVisible();
  await page.reload();
  await expect(panel.getByRole('heading', { level: 1, name: second.orderNumber })).toBeVisible();
  await expect(rowOf(page, first)).toBeVisible();
  await panel.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/orders\?tab=all$/);
  await expect(rowOf(page, second).getByRole('link')).toBeFocused();
  await expect(page).toHaveTitle(/^Orders/);
});

test('rows are as high as they are to be, targets as large, and long names widen nothing [DESK-34, DESK-35]', async ({
  page,
}) => {
  const long = 'Ọjà'.repeat(60);
  const store = await openStore(page, shop.db, { productName: long });
  const orders = await orderFrom(shop.db, store, [{ firstName: 'Ẹ̀bùn'.repeat(9), city: 'Ọ̀yọ́'.repeat(12) }, {}]);
  const [late, timely] = orders as [StoreOrder, StoreOrder];
  await shop.db
    .updateTable('order_sellers')
    .set({ due_at: new Date(Date.now() - 2.5 * 3_600_000) })
    .where('order_id', '=', late.id)
    .execute();
  await page.setViewportSize(phone);
  await page.goto(`/desk/${store.slug}/orders`);
  const row = rowOf(page, late);
  await expect(row).toContainText('Late 2 h');
  const heightOf = (of: StoreOrder) => rowOf(page, of).evaluate((element) => element.getBoundingClientRect().height);
  expect(await heightOf(timely)).toBeCloseTo(64, -1);
  // What it is late and what it brings have a line each: beside one another they would reach the step's button.
  expect(await heightOf(late)).toBeLessThanOrEqual(84);
  for (const control of [
    row.getByRole('button'),
    main(page)
      .getByRole('checkbox', { name: /^Select all/ })
      .locator('..'),
  ]) {
    const { height } = await control.evaluate((element) => element.getBoundingClientRect());
    expect(height).toBeGreaterThanOrEqual(44);
  }
  for (const width of [320, 390, 820, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNothingSideways(page);
    const { height } = await row.getByRole('button').evaluate((element) => element.getBoundingClientRect());
    expect(height).toBeGreaterThanOrEqual(44);
  }
  const wide = await row.evaluate((element) => element.getBoundingClientRect().height);
  expect(wide).toBe(48);
});

test('every state of the list is sound in both themes, on a phone and on a desk [DESK-50]', async ({ page }) => {
  test.slow();
  const store = await openStore(page, shop.db);
  const orders = await orderFrom(shop.db, store, people(5));
  const [, second, third, fourth] = orders as StoreOrder[];
  if (!second || !third || !fourth) throw new Error('Not all was ordered.');
  await acceptAll(page, store, [second, third, fourth]);
  await pack(page, store, third);
  await ship(page, store, fourth, 'GIG-0042');
  for (const viewport of [phone, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    for (const query of ['', '?tab=all', '?tab=late', '?q=nobody']) {
      await page.goto(`/desk/${store.slug}/orders${query}`);
      await expect(main(page).getByText(/^Loading/)).toHaveCount(0);
      await expectAccessible(page);
    }
    await page.goto(`/desk/${store.slug}/orders?tab=all`);
    await main(page).getByRole('checkbox', { name: 'Select all 5' }).check();
    await expectAccessible(page);
    await main(page).getByRole('button', { name: 'Ship 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Ship 2' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('what fails to load says so and is read again; what was there stays, and is seen to be old [DESK-36]', async ({
  page,
}) => {
  const store = await openStore(page, shop.db);
  const [order, other] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder, StoreOrder];
  const api = await faultyApi(page);
  await triesNothingByItself(page);
  await page.goto(`/desk/${store.slug}`);
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  api.begin('answers 500');
  await main(page).getByRole('link', { name: /New/ }).click();
  const alert = main(page).getByRole('alert').filter({ hasText: 'Could not load your orders.' });
  await expect(alert).toBeVisible();
  api.end();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(rowOf(page, order)).toBeVisible();

  await rowOf(page, other)
    .getByRole('button', { name: /^Accept/ })
    .click();
  await expect(page.getByText('Accepted. The buyer is told.')).toBeVisible();
  api.begin('answers 500');
  await tab(page, 'Late').click();
  await expect(alert).toBeVisible();
  await tab(page, 'New').click();
  await expect(alert).toBeVisible();
  await expect(rowOf(page, order)).toBeVisible();
  const filter = await page.locator('.list-box').evaluate((box) => getComputedStyle(box).filter);
  expect(filter).toBe('grayscale(1)');
  api.end();
});

test('what is searched for is not told to be missing while it is looked for [DESK-39]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, [{ firstName: 'Chidi' }])) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await page.goto(`/desk/${store.slug}/orders?q=nobody`);
  await expect(main(page).getByText('No order here matches “nobody”.')).toBeVisible();
  const release = await holdBack(page, '**/orders?*q=Chidi*');
  await main(page).getByRole('searchbox').fill('Chidi');
  await expect(page).toHaveURL(/q=Chidi/);
  await expect(main(page).getByText('Loading')).toBeAttached();
  await expect(main(page).getByText(/^No order here matches/)).toHaveCount(0);
  release();
  await expect(rowOf(page, order)).toBeVisible();
});

test('a page of the list that does not come is asked for again on a tap alone [DESK-38]', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(2))) as [StoreOrder];
  let asked = 0;
  await page.route('**/api/desk/*/orders?*', async (route) => {
    if (!route.request().url().includes('cursor=')) {
      const answer = await route.fetch();
      return route.fulfill({ response: answer, json: { ...(await answer.json()), nextCursor: 'of-the-test' } });
    }
    asked += 1;
    const error = { code: 'internal_error', message: 'Something went wrong.', requestId: 'request-of-the-test' };
    return route.fulfill({ status: 500, json: { error } });
  });
  await triesNothingByItself(page);
  await page.goto(`/desk/${store.slug}/orders?q=ORD`);
  const alert = main(page).getByRole('alert').filter({ hasText: 'Could not load your orders.' });
  await expect(alert).toHaveCount(1);
  // Once and two tries more.
  expect(asked).toBe(3);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => asked).toBe(6);
  await expect(main(page).getByRole('checkbox', { name: 'Select these 2' })).toBeVisible();
  await expect(page.locator('.orders-old')).toHaveCount(0);
  await rowOf(page, order).getByRole('checkbox').check();
  expect(asked).toBe(6);
});

test('on a phone, Back gives the focus to the row, another door opens at its top', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 420 });
  const store = await openStore(page, shop.db);
  const orders = (await orderFrom(shop.db, store, people(6))) as StoreOrder[];
  const last = orders.at(-1) as StoreOrder;
  await page.goto(`/desk/${store.slug}/orders`);
  await rowOf(page, last).getByRole('link').click();
  await expect(main(page).getByRole('heading', { level: 1, name: last.orderNumber })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(rowOf(page, last).getByRole('link')).toBeFocused();
  await expect(page).toHaveTitle(/^Orders/);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.getByRole('link', { name: /^More/ }).click();
  await expect(main(page).getByRole('heading', { level: 1, name: 'More' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('who works with keys stands at the row or the heading when a button goes', async ({ page }) => {
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await ship(page, store, order, 'GIG-0042');
  await page.goto(`/desk/${store.slug}/orders?tab=on-the-way`);
  await rowOf(page, order)
    .getByRole('button', { name: /^Mark delivered/ })
    .press('Enter');
  await expect(rowOf(page, order).getByRole('link')).toBeFocused();
  await main(page).getByRole('checkbox', { name: 'Select all 1' }).check();
  await main(page).getByRole('button', { name: 'Choose none' }).press('Enter');
  await expect(main(page).getByRole('heading', { level: 1, name: 'Orders' })).toBeFocused();
});

test('without a line an order is accepted on this phone, and the shop hears of it when the line is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders`);
  const row = rowOf(page, order);
  await expect(row).toBeVisible();
  await context.setOffline(true);
  await row.getByRole('button', { name: /^Accept/ }).click();
  await expect(page.getByText('Accepted on this phone. It is sent when the line is back.')).toBeVisible();
  await expect(row.getByRole('button', { name: /^Mark packed/ })).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).status).toBe('pending');
  await context.setOffline(false);
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).status).toBe('approved');
});

test('on a phone the tabs fade where they go on, and the chosen one is in view [DESK-121]', async ({ page }) => {
  await page.setViewportSize(phone);
  const store = await openStore(page, shop.db);
  await page.goto(`/desk/${store.slug}/orders`);
  const fade = () => tabs(page).evaluate((bar) => getComputedStyle(bar).maskImage);
  await expect.poll(fade).toContain('gradient');
  await page.goto(`/desk/${store.slug}/orders?tab=all`);
  // A bar scrolled to its end may leave less than a pixel beyond it.
  await expect(tab(page, 'All')).toBeInViewport({ ratio: 0.98 });
  await expect.poll(fade).toBe('none');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(fade).toBe('none');
});
