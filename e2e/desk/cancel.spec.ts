import { expect, type Locator, type Page, test } from '@playwright/test';
import { expectAccessible, expectNothingSideways } from '../support/axe.ts';
import { acceptAll, countTaps, openStore, orderFrom, parcelOf, people, type StoreOrder } from '../support/desk.ts';
import { openShopDatabase, type ShopDatabase } from '../support/shop-database.ts';

let shop: ShopDatabase;
test.beforeAll(async () => {
  shop = await openShopDatabase();
});
test.afterAll(() => shop.close());

const UNSURE = 'We do not know yet whether it was cancelled. Try again: it is not done twice.';
const main = (page: Page) => page.getByRole('main');
const sheetOf = (page: Page, name: string) => page.getByRole('dialog', { name: `Cancel ${name}` });
const countOf = (sheet: Locator) => sheet.getByRole('textbox', { name: 'How many do you really have?' });

test('a line that is not there is cancelled with five taps; the buyer gets it back, and the parcel says so [PARCEL-97, PARCEL-111]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}`);
  const taps = await countTaps(page);
  await main(page).getByRole('link', { name: /New/ }).first().click();
  await main(page)
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: `Order ${order.orderNumber.slice(-6)}` }) })
    .getByRole('link')
    .click();
  await main(page)
    .getByRole('button', { name: `Cancel ${store.product.name}` })
    .click();
  const sheet = sheetOf(page, store.product.name);
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await expect(sheet.getByText('The whole parcel is cancelled.')).toBeVisible();
  await expectAccessible(page);
  await expectNothingSideways(page);
  const score = sheet.getByText('Your response score counts this.');
  await expect(score).toHaveCount(0);
  await sheet.getByText('Not there', { exact: true }).click();
  await expect(score).toBeVisible();
  await expect(countOf(sheet)).toBeFocused();
  await page.keyboard.type('0');
  await sheet.getByRole('button', { name: 'Cancel and give back' }).click();
  await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await taps()).toBeLessThanOrEqual(5);
  await expect(main(page).getByText(/1 cancelled · Not there · .* back to the buyer/)).toBeVisible();
  await expect(main(page).getByRole('button', { name: 'Accept', exact: true })).toHaveCount(0);
  await expectAccessible(page);
  const { total } = await shop.db
    .selectFrom('orders')
    .select('total')
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  const refund = await shop.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_reference', 'refunds.reference')
    .select(['refunds.amount', 'refunds.reason', 'refunds.state'])
    .where('orders.id', '=', order.id)
    .executeTakeFirstOrThrow();
  expect(refund).toEqual({ amount: total, reason: 'line_cancelled', state: 'processed' });
  expect((await parcelOf(shop.db, store, order)).cancelled_at).not.toBeNull();
});

test('an accepted parcel that is cancelled whole keeps name and place, and nothing to call, copy or ride to [PARCEL-140]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await acceptAll(page, store, [order]);
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const call = main(page).getByRole('link', { name: /^Call/ });
  const copy = main(page).getByRole('button', { name: 'Copy address' });
  const maps = main(page).getByRole('link', { name: 'Open in maps' });
  for (const way of [call, copy, maps]) await expect(way).toBeVisible();
  await main(page)
    .getByRole('button', { name: `Cancel ${store.product.name}` })
    .click();
  const sheet = sheetOf(page, store.product.name);
  await sheet.getByText('The buyer asked', { exact: true }).click();
  await sheet.getByRole('button', { name: 'Cancel and give back' }).click();
  const part = main(page).getByRole('region', { name: 'Was for' });
  await expect(part).toContainText('Ada 1 E., Surulere, Lagos');
  await expect(part).toContainText('This order was cancelled: nothing is to be sent.');
  for (const way of [call, copy, maps]) await expect(way).toHaveCount(0);
  await expect(main(page).getByText('14 Bode Thomas Street')).toHaveCount(0);
  await expectAccessible(page);
});

test('a wide screen cancels beside the list, asks why first, and says when there is no line to it', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const panel = page.getByRole('complementary', { name: 'Details' });
  await panel.getByRole('button', { name: `Cancel ${store.product.name}` }).click();
  const sheet = sheetOf(page, store.product.name);
  const send = sheet.getByRole('button', { name: 'Cancel and give back' });
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await send.click();
  await expect(sheet.getByText('Choose why.')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByText('Wrong price', { exact: true }).click();
  await context.setOffline(true);
  await send.click();
  await expect(sheet.getByText(UNSURE)).toBeVisible();
  expect((await parcelOf(shop.db, store, order)).cancelled_at).toBeNull();
  await context.setOffline(false);
  await expect(send).toBeEnabled();
  await send.click();
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect.poll(async () => (await parcelOf(shop.db, store, order)).cancelled_at).not.toBeNull();
});

test('the answer to a cancellation is lost: tried again, also from a sheet that is opened anew, it is done once [PARCEL-95]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1), 2)) as [StoreOrder];
  const sent: { key: string | undefined; body: unknown }[] = [];
  page.on('request', (request) => {
    if (/\/cancel$/.test(request.url()))
      sent.push({ key: request.headers()['idempotency-key'], body: request.postDataJSON() });
  });
  await page.route(
    /\/cancel$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const cancel = main(page).getByRole('button', { name: `Cancel ${store.product.name}` });
  await cancel.click();
  const sheet = sheetOf(page, store.product.name);
  const send = sheet.getByRole('button', { name: 'Cancel and give back' });
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Decrease quantity' }).click();
  await sheet.getByText('Not there', { exact: true }).click();
  await expect(countOf(sheet)).toBeFocused();
  await page.keyboard.type('0');
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await send.click();
  await expect(sheet.getByText(UNSURE)).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'The buyer asked' })).toBeDisabled();
  await expect(sheet.getByRole('textbox', { name: `Pieces of ${store.product.name}` })).toBeDisabled();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await cancel.click();
  await expect(sheet.getByText(UNSURE)).toBeVisible();
  await send.click();
  await expect(sheet).toBeHidden();
  await expect(main(page).getByText(/^1 cancelled · Not there/)).toHaveCount(1);
  const refunds = await shop.db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.payment_reference', 'refunds.reference')
    .select('refunds.reason')
    .where('orders.id', '=', order.id)
    .execute();
  expect(refunds).toEqual([{ reason: 'line_cancelled' }]);
  expect(sent).toHaveLength(2);
  expect(sent[0]?.key).toBeTruthy();
  expect(sent[1]).toEqual(sent[0]);
});

test('a cancellation whose answer is lost is still told after a reload, on Today, too, and goes on under its key [PARCEL-96]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1), 2)) as [StoreOrder];
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/\/cancel$/.test(request.url())) keys.push(request.headers()['idempotency-key']);
  });
  await page.route(
    /\/cancel$/,
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  const cancel = main(page).getByRole('button', { name: `Cancel ${store.product.name}` });
  await cancel.click();
  const sheet = sheetOf(page, store.product.name);
  const send = sheet.getByRole('button', { name: 'Cancel and give back' });
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Decrease quantity' }).click();
  await sheet.getByText('Not there', { exact: true }).click();
  await expect(countOf(sheet)).toBeFocused();
  await page.keyboard.type('0');
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await send.click();
  await expect(sheet.getByText(UNSURE)).toBeVisible();
  await page.reload();
  const told = main(page).getByText('We do not know yet whether 1 was cancelled.');
  await expect(told).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/desk/${store.slug}`);
  const needs = main(page).getByRole('region', { name: 'Needs you' });
  await expect(needs).toContainText(`We do not know yet whether this was cancelled: 1 × ${store.product.name}.`);
  await expectAccessible(page);
  await needs.getByRole('link', { name: order.orderNumber }).click();
  await cancel.click();
  await expect(sheet.getByText(UNSURE)).toBeVisible();
  await expect(sheet.getByRole('radio', { name: 'Not there' })).toBeChecked();
  await send.click();
  await expect(sheet).toBeHidden();
  await expect(told).toBeHidden();
  await expect(main(page).getByText(/^1 cancelled · Not there/)).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  await page.goto(`/desk/${store.slug}`);
  await expect(main(page).getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
  await expect(needs).toHaveCount(0);
});

test('what is not there is counted as it is cancelled; a count that cannot be stands at its field [PARCEL-75]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const store = await openStore(page, shop.db);
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  const units = () =>
    shop.db
      .selectFrom('stock_items')
      .select('stock')
      .where('id', '=', store.product.id)
      .executeTakeFirstOrThrow()
      .then(({ stock }) => stock);
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await main(page)
    .getByRole('button', { name: `Cancel ${store.product.name}` })
    .click();
  const sheet = sheetOf(page, store.product.name);
  const count = countOf(sheet);
  await expect(sheet.getByText(/Back to the buyer: ₦/)).toBeVisible();
  await sheet.getByText('Wrong price', { exact: true }).click();
  await expect(count).toBeHidden();
  // Keys go on through the reasons.
  const reason = (name: string) => sheet.getByRole('radio', { name, exact: true });
  await page.keyboard.press('ArrowDown');
  await expect(count).toBeVisible();
  await expect(reason('Not there')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(reason('The buyer asked')).toBeChecked();
  await expect(count).toBeHidden();
  await sheet.getByText('Not there', { exact: true }).click();
  await expect(count).toHaveValue('');
  await expect(count).toBeFocused();
  await expect(count).toHaveAccessibleDescription('The shop says 999.');
  await expectAccessible(page);
  const send = sheet.getByRole('button', { name: 'Cancel and give back' });
  await send.click();
  await expect(count).toHaveAccessibleDescription(/Enter how many you have/);
  await count.fill('many');
  await send.click();
  await expect(count).toBeFocused();
  await expect(count).toHaveAccessibleDescription(/Enter how many you have/);
  await shop.db.updateTable('stock_items').set({ held: 3 }).where('id', '=', store.product.id).execute();
  await count.fill('2');
  await send.click();
  await expect(count).toHaveAccessibleDescription(/the count cannot be below 3\./);
  expect(await units()).toBe(999);
  await shop.db.updateTable('stock_items').set({ held: 0 }).where('id', '=', store.product.id).execute();
  await send.click();
  await expect(page.getByText(`The money goes back to the buyer. ${store.product.name}: 2 left.`)).toBeVisible();
  await expect(main(page).getByText('Cancelled', { exact: true })).toBeVisible();
  expect(await units()).toBe(2);
});

test('a packer is offered no cancelling [PARCEL-90]', async ({ page }) => {
  const store = await openStore(page, shop.db, { role: 'packer' });
  const [order] = (await orderFrom(shop.db, store, people(1))) as [StoreOrder];
  await page.goto(`/desk/${store.slug}/orders/${order.id}`);
  await expect(page.getByRole('button', { name: 'Accept', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: `Cancel ${store.product.name}` })).toHaveCount(0);
});
