import { expect, type Locator, type Page, test } from '@playwright/test';
import { buyGoods, moveParcel, signInByApi } from '../support/api-shopper.ts';
import { newAccount, signInByForm } from '../support/buyer.ts';
import { openListening } from '../support/listening.ts';
import { buyOfTwo } from '../support/order-of-two.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const main = (page: Page) => page.getByRole('main');

test('signed out it asks to log in, leads there and back; a new account has none [ORD-04, ORD-16]', async ({
  page,
}) => {
  const account = await newAccount(page);
  await page.context().clearCookies();
  await page.goto('/#/orders');
  await expect(main(page).getByText('Please log in to view your orders')).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await signInByForm(page, account);
  await expect(page).toHaveURL(/#\/orders/);
  await expect(main(page).getByText('No orders found.')).toBeVisible();
});

test('the link of an older mail leads to the page of the order, also for whoever must sign in first [ORD-16, ORD-17]', async ({
  page,
}) => {
  const { id, orderNumber, email } = await buyGoods(page);
  await page.context().clearCookies();
  await page.goto(`/#/orders?order=${id}`);
  await expect(page).toHaveURL(`/#/orders/${id}`);
  await expect(main(page).getByText('Please log in to view your orders')).toBeVisible();
  await main(page).getByRole('link', { name: 'Login' }).click();
  await signInByForm(page, { id: '', email, password: 'a long enough one' });
  await expect(page).toHaveURL(`/#/orders/${id}`);
  await expect(main(page).getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible();
});

/** The steps of an order's tracker. */
const stepsOf = (order: Locator) => order.locator('ol').first().locator('li');

test('an order has three steps: Confirmed, Shipped and Delivered [ORD-03]', async ({ page }) => {
  const { orderNumber } = await buyGoods(page);
  await page.goto('/#/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  await expect(stepsOf(order)).toHaveText([/^Confirmed/, /^Shipped/, /^Delivered/]);
});

test('where there is room, where an order goes and how it was paid stand beside it; else among its details [ORD-25]', async ({
  page,
}) => {
  const { orderNumber } = await buyGoods(page);
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  await page.goto('/#/orders');
  await expect(order.getByText('14 Bode Thomas Street')).toBeVisible();
  await expect(order.getByText('Card', { exact: true })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const details = order.getByRole('link', { name: 'Order details' });
  await expect(details).toBeVisible();
  await expect(order.getByText('14 Bode Thomas Street')).toHaveCount(0);
  await details.click();
  const facts = main(page).getByRole('region', { name: 'Order details' });
  await expect(facts.getByText('14 Bode Thomas Street')).toBeVisible();
  await expect(facts.getByText('Card', { exact: true })).toBeVisible();
});

test('an order of the list shows its wares as pictures that lead to them, and names them', async ({ page }) => {
  const { orderNumber, coloured, plain, store } = await buyOfTwo(page, shop);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  for (const { id, name } of [coloured, plain]) {
    const ware = order.getByRole('link', { name, exact: true });
    await expect(ware).toHaveAttribute('href', new RegExp(`^#/product/${id}`));
    await expect(order.getByText(name)).toBeVisible();
  }
  await expect(order.locator(`img[src*="/${coloured.blue}-"]`)).toBeVisible();
  await expect(order.getByRole('link', { name: store.store_name })).toHaveAttribute('href', `#/store/${store.slug}`);
});

test('of an order of several stores the list shows how far each parcel is, of one of one store only the order’s own state [ORD-10]', async ({
  page,
  browser,
}) => {
  const { id, orderNumber, coloured, store } = await buyOfTwo(page, shop);
  const sellerSide = await browser.newContext();
  const seller = await sellerSide.newPage();
  await signInByApi(seller, 'seller@oja.ng');
  await moveParcel(seller, id, { status: 'approved' });
  await moveParcel(seller, id, { status: 'shipped', trackingNumber: 'GIG-0042-7731', courier: 'GIG Logistics' });
  await sellerSide.close();
  const state = (within: Locator) => within.getByText(/^(Pending|Confirmed|Shipped|Delivered)$/);

  await page.goto('/#/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  const parcel = (of: string) =>
    order.getByRole('listitem').filter({ has: page.getByRole('link', { name: of, exact: true }) });
  await expect(state(order.locator('header'))).toHaveText('Shipped');
  await expect(state(parcel(coloured.name))).toHaveText('Shipped');
  await expect(parcel(coloured.name).getByText('GIG-0042-7731')).toBeVisible();
  await expect(state(parcel(store.store_name))).toHaveText('Pending');
  await expect(parcel(store.store_name).getByText('GIG-0042-7731')).toHaveCount(0);

  const { orderNumber: ofOne } = await buyGoods(page);
  await page.reload();
  const other = main(page).getByRole('article').filter({ hasText: ofOne });
  await expect(state(other.locator('header'))).toHaveText('Pending');
  await expect(other.getByRole('link', { name: 'Order details' })).toBeVisible();
  await expect(other.getByText('Pending', { exact: true })).toHaveCount(1);
});

test('the steps of an order complete as its parcel moves, whose courier and tracking number it shows [ORD-13, ORD-14, ORD-15]', async ({
  page,
  browser,
}) => {
  const { id, orderNumber } = await buyGoods(page);
  await openListening(page, '/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  const progress = (words: string) => order.getByText(`Progress of ${orderNumber}: ${words}`, { exact: true });
  const steps = stepsOf(order);
  const states = () => steps.evaluateAll((items) => items.map((item) => item.dataset.state));
  await expect(order.getByText('Pending').first()).toBeVisible();
  await expect(progress('no step reached yet. Next: Confirmed, waiting for the seller.')).toBeAttached();
  expect(await states()).toEqual(['current', 'pending', 'pending']);
  await expect(steps.first()).toContainText('waiting for the seller');
  await expect(order.locator('ol').first().locator('.bg-palm')).toHaveCount(0);

  const sellerSide = await browser.newContext();
  const seller = await sellerSide.newPage();
  await signInByApi(seller, 'seller@oja.ng');
  await moveParcel(seller, id, { status: 'approved' });
  // Who comes back to the window sees what happened meanwhile.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(progress('step 1 of 3, Confirmed. Next: Shipped, being packed.')).toBeAttached();
  expect(await states()).toEqual(['completed', 'current', 'pending']);
  await moveParcel(seller, id, { status: 'shipped', trackingNumber: 'GIG-0042-7731', courier: 'GIG Logistics' });
  await page.reload();
  await expect(order.getByText('GIG-0042-7731')).toBeVisible();
  await expect(order.getByText('By GIG Logistics', { exact: true })).toBeVisible();
  await expect(progress('step 2 of 3, Shipped. Next: Delivered, on its way.')).toBeAttached();
  expect(await states()).toEqual(['completed', 'completed', 'current']);
  await moveParcel(seller, id, { status: 'delivered' });
  await page.reload();
  await expect(progress('step 3 of 3, Delivered.')).toBeAttached();
  expect(await states()).toEqual(['completed', 'completed', 'completed']);
  await sellerSide.close();
});

test('a long tracking number and a long name stay within their order on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { id, orderNumber } = await buyGoods(page);
  const long = `${'GIG-0042-7731-'.repeat(6)}${'A'.repeat(60)}`;
  await shop.db.updateTable('order_sellers').set({ tracking_number: long }).where('order_id', '=', id).execute();
  await shop.db
    .updateTable('order_items')
    .set({ name: 'A'.repeat(200) })
    .where('order_id', '=', id)
    .execute();
  await page.goto('/#/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  await expect(order).toBeVisible();
  expect(await order.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('an order without items says so [ORD-05]', async ({ page }) => {
  const { id, orderNumber } = await buyGoods(page);
  await shop.db.deleteFrom('order_items').where('order_id', '=', id).execute();
  await page.goto('/#/orders');
  const order = main(page).getByRole('article').filter({ hasText: orderNumber });
  await expect(order.getByText('No items found for this order.')).toBeVisible();
});
